"""In an environment without extras, whatever needs one says so in one line."""

import pytest

from .conftest import Packages
from .installed import Installed

pytestmark = pytest.mark.slow
COMMANDS = {
    "lab report koffer --games 10": "lab",
    "lab train duel-policy --games 1 --out policy.toml": "lab",
    "lab train duel-value --duels 6 --out value.toml": "lab",
    "lab train event-order --decisions 6 --out order.toml": "lab",
    "simulate koffer --games 10 --bots random --out rows.parquet": "lab",
    "simulate koffer --games 10 --bots random --ray local": "ray",
    "serve --no-open --host 127.0.0.1 --port 65529 --database postgresql://127.0.0.1:1/none": "postgres",
    "move-data --from postgresql://127.0.0.1:1/none --to data": "postgres",
}
ADAPTERS = ("openspiel", "pettingzoo")
PLAYING = """
import sys, warren

for name in warren.games():
    state, rng = warren.game(name).start(seats=2, seed=7), warren.Rng.seeded(7)
    while seats := state.ask().seats:
        state.play(seats[0], state.moves(seats[0]).pick(rng))
    print(name, state.outcome().reason)
assert not {"click", "litestar", "rich", "mypy_extensions"} & set(sys.modules)
print(warren.compiled())
"""


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_names_the_extra_in_one_line(installed: Installed, command: str) -> None:
    before = set(installed.work.iterdir())
    ran = installed.run(installed.warren, *command.split(), "--lang", "en")
    assert ran.returncode == 2
    assert set(installed.work.iterdir()) == before, "nothing is left behind"
    assert ran.stdout == ""
    (line,) = ran.stderr.splitlines()
    assert line.startswith("warren: This needs ")
    assert line.endswith(f': pip install "warren-table[{COMMANDS[command]}]"')


@pytest.mark.parametrize("adapter", ADAPTERS)
def test_an_adapter_names_the_extra(installed: Installed, adapter: str) -> None:
    ran = installed.run(installed.python, "-c", f"import warren.adapters.{adapter}")
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1].endswith('pip install "warren-table[research]"')


@pytest.mark.parametrize("kind", ["compiled", "pure"])
def test_the_rules_run_with_msgspec_and_librt_alone(
    packages: Packages, kind: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    light = Installed(tmp_path_factory.mktemp("light"))
    light.install("--no-deps", str(packages.wheel(kind)), "msgspec", "librt")
    ran = light.run(light.python, "-c", PLAYING)
    assert ran.stderr == ""
    *games, compiled = ran.stdout.splitlines()
    assert len(games) == 4
    assert compiled == str(kind == "compiled")

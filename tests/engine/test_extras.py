"""Without an extra everything else works, and what needs it says in one sentence what to install."""

import os
import pickle
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from warren.engine.extras import MissingExtra, need

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
#: What the extras bring, by the names under which it is imported.
MODULES = [
    "altair",
    "asyncpg",
    "gymnasium",
    "numpy",
    "open_spiel",
    "pettingzoo",
    "polars",
    "pyspiel",
    "ray",
    "vl_convert",
]
#: What only tests and compiling need, although it is there.
TESTS_ONLY = ["babel", "fluent", "mypy_extensions", "pytz"]


def run(program: str, hidden: list[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program to which some modules look as if they were not installed."""
    hide = f"import sys; sys.modules.update(dict.fromkeys({hidden!r})); sys.argv = {['warren', *words]!r}\n"
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, "-c", hide + program], capture_output=True, text=True, env=environment, check=False
    )


COMMANDS = [
    ("lab", "polars", "simulate koffer --games 10 --seats 2 --bots random --out {folder}/rows.parquet"),
    ("ray", "ray", "simulate koffer --games 10 --seats 2 --bots random --ray local"),
    ("lab", "polars", "lab report koffer --seats 2 --games 10 --out {folder}/page.html"),
    ("lab", "altair", "lab report koffer --seats 2 --games 10 --out {folder}/page.html"),
    ("lab", "vl_convert", "lab report koffer --seats 2 --games 10 --out {folder}/page.html"),
    ("lab", "numpy", "lab train duel-policy --games 1 --out {folder}/weights.toml"),
    ("lab", "numpy", "lab train duel-value --duels 6 --out {folder}/weights.toml"),
    ("lab", "numpy", "lab train event-order --decisions 6 --out {folder}/weights.toml"),
    ("postgres", "asyncpg", "serve --no-open --port 65529 --database postgresql://127.0.0.1:1/none"),
    ("postgres", "asyncpg", "move-data --from postgresql://127.0.0.1:1/none --to {folder}"),
]


@pytest.mark.parametrize(("extra", "hidden", "command"), COMMANDS)
def test_a_command_names_the_extra_it_needs(extra: str, hidden: str, command: str, tmp_path: Path) -> None:
    ran = run("from warren.cli.main import run; run()", [hidden], *command.format(folder=tmp_path).split())
    assert ran.stderr.splitlines()[-1] == f'warren: This needs {hidden}: pip install "warren-table[{extra}]"'
    assert "Traceback" not in ran.stderr
    assert ran.returncode == 2
    assert [*tmp_path.glob("*.p*"), *tmp_path.glob("*.toml")] == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", 'Il manque numpy : pip install "warren-table[lab]"'),
        ("de", 'Dafür fehlt numpy: pip install "warren-table[lab]"'),
    ],
)
def test_it_is_said_in_everybodys_language(lang: str, sentence: str, tmp_path: Path) -> None:
    words = f"lab train duel-policy --games 1 --out {tmp_path}/weights.toml --lang {lang}".split()
    ran = run("from warren.cli.main import run; run()", ["numpy"], *words)
    assert ran.stderr == f"warren: {sentence}\n"


@pytest.mark.parametrize(
    ("module", "hidden"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium"),
        ("pettingzoo", "numpy"),
        ("openspiel", "pyspiel"),
        ("openspiel", "numpy"),
        ("picture", "numpy"),
    ],
)
def test_an_adapter_names_the_extra_it_needs(module: str, hidden: str) -> None:
    ran = run(f"import warren.adapters.{module}", [hidden])
    assert ran.stderr.splitlines()[-1].endswith(f'This needs {hidden}: pip install "warren-table[research]"')


ALL_MODULES = """
import pkgutil, warren
from importlib import import_module
from warren.engine.extras import MissingExtra

for found in pkgutil.walk_packages(warren.__path__, "warren."):
    if found.name.endswith("__main__"):
        continue
    try:
        import_module(found.name)
        print(found.name, "-")
    except MissingExtra as error:
        print(found.name, error.details["extra"])
"""


def test_every_module_can_be_imported_without_extras_or_names_the_one_it_needs() -> None:
    ran = run(ALL_MODULES, [*MODULES, *TESTS_ONLY])
    assert ran.stderr == ""
    needs = dict(line.split() for line in ran.stdout.splitlines())
    assert len(needs) > 200
    places = {"warren.lab": "lab", "warren.adapters": "research", "warren.host.store": "postgres"}
    for module, extra in needs.items():
        if extra != "-":
            assert [extra] == [name for place, name in places.items() if module.startswith(f"{place}.")], module
    for module in ("warren.cli.main", "warren.host.app", "warren.lab.simulate.simulation", "warren.adapters.features"):
        assert needs[module] == "-"
    assert set(needs.values()) == {"-", *places.values()}


def test_what_is_named_is_there_and_has_the_right_name() -> None:
    files = [ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md")]
    for folder, kinds in (
        ("src", ("py", "ftl")),
        ("docs", ("md",)),
        ("examples", ("py",)),
        ("web/src", ("svelte", "ts")),
    ):
        files += [file for kind in kinds for file in (ROOT / folder).rglob(f"*.{kind}")]
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert re.search(r"\bwarren\[", text) is None, file
        for extra in re.findall(r"warren-table\[(\w+)\]", text):
            assert extra in EXTRAS, (file, extra)


def requirements(file: str) -> set[str]:
    lines = (ROOT / "requirements" / file).read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith(("#", "-"))}


def test_requirements_follow_the_project() -> None:
    assert requirements("run.in") == set(PROJECT["dependencies"])
    for extra in ("lab", "postgres", "ray", "research"):
        assert requirements(f"{extra}.in") == set(EXTRAS[extra])
    for alias in ("openspiel", "pettingzoo"):
        assert EXTRAS[alias] == [f"{PROJECT['name']}[research]"]


def test_need_names_all_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    need("lab", "numpy", "polars")
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(MissingExtra) as missing:
        need("lab", "altair", "numpy", "polars")
    assert str(missing.value) == 'This needs numpy, polars: pip install "warren-table[lab]"'
    assert isinstance(missing.value, ImportError)
    assert str(pickle.loads(pickle.dumps(missing.value))) == str(missing.value)


def locked(file: str) -> dict[str, str]:
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^ ;]+)", text, re.MULTILINE))


def test_locks_agree_and_playing_installs_nothing_of_the_tests() -> None:
    everything, playing, compiling = locked("dev.txt"), locked("run.txt"), locked("build.txt")
    assert playing.items() <= everything.items()
    assert compiling.items() <= everything.items()
    assert {"librt", "litestar", "msgspec"} <= playing.keys()
    assert {"mypy", "setuptools"} <= compiling.keys()
    assert playing.keys().isdisjoint(
        {"babel", "fluent-runtime", "mypy", "mypy-extensions", "numpy", "polars", "pytest"}
    )

"""What the documents for whoever runs a host say is so."""

import re
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from warren.host.operations.metrics import Figures
from warren.host.wire.limits import ALLOWED

ROOT: Final = Path(__file__).parents[2]
HOSTING: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
#: The unit in which a limit is told, where it is another than the code's.
UNITS: Final = {"MOST_WAITING": 2**20, "MOST_UNREAD": 2**20, "LONGEST_LINE": 2**20, "PATIENCE": 1000}


def limits() -> list[tuple[str, str]]:
    """Every constant that the table of limits names, with its row."""
    table = HOSTING.partition("## Limits")[2].partition("\n## ")[0]
    found = []
    for row in table.splitlines():
        module = ""
        for word in re.findall(r"`([\w.]+)`", row.rpartition(" | ")[2]):
            module, _, name = word.rpartition(".") if "." in word else (module, "", word)
            if name.isupper() and name != "ALLOWED":
                found.append((f"{module}.{name}", row))
    return found


@pytest.mark.parametrize(("constant", "row"), limits(), ids=[constant for constant, _ in limits()])
def test_a_limit_is_the_codes(constant: str, row: str) -> None:
    module, _, name = constant.rpartition(".")
    value = getattr(import_module(f"warren.host.{module}"), name)
    told = numbers_in(row)
    assert {float(value), value / UNITS.get(name, 1)} & told, f"{constant} is {value}"


def numbers_in(row: str) -> set[float]:
    """Every number of a row."""
    return {float(number.replace(",", "")) for number in re.findall(r"\d[\d,.]*\d|\d", row)}


def test_what_one_address_may_ask_is_told() -> None:
    told = [numbers_in(row) for row in HOSTING.splitlines() if "`wire.limits.ALLOWED`" in row]
    assert len(told) == len(ALLOWED)
    for burst, per_second in ALLOWED.values():
        assert any({burst, per_second} <= numbers for numbers in told)


def test_every_limit_of_the_socket_is_told() -> None:
    named = {constant for constant, _ in limits()}
    for module in ("connection", "connections", "socket", "http_timeouts", "limits"):
        found = vars(import_module(f"warren.host.wire.{module}"))
        numbers = {name for name, value in found.items() if name.isupper() and isinstance(value, int | float)}
        own = {name for name in numbers if f"{name}: Final" in Path(str(found["__file__"])).read_text()}
        assert {f"wire.{module}.{name}" for name in own} <= named


def test_every_figure_is_told() -> None:
    lines = Figures().lines({"tables": 0, "listeners": 0, "ready": 0, "thinkers": 0, "thinking_queue": 0}, {})
    for line in lines:
        if line.startswith("# TYPE"):
            assert line.split()[2] in HOSTING


def test_every_test_that_security_names_is_there() -> None:
    named = re.findall(r"`(tests/[\w/.]+)`", (ROOT / "SECURITY.md").read_text(encoding="utf-8"))
    assert len(named) > 8
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
@pytest.mark.parametrize("unit", ["warren.service", "warren-backup.service", "warren-backup.timer"])
def test_systemd_understands_the_units(unit: str) -> None:
    said = subprocess.run(
        ["systemd-analyze", "verify", str(ROOT / "deploy" / unit)], capture_output=True, text=True, check=False
    ).stderr
    complaints = [line for line in said.splitlines() if unit in line and "is not executable" not in line]
    assert complaints == []


def test_the_unit_uses_options_that_there_are() -> None:
    from warren.cli.main import cli

    for unit in (ROOT / "deploy").glob("*.service"):
        words = unit.read_text().partition("warren/.venv/bin/warren ")[2].partition("\n")[0].split()
        options = {name for parameter in cli.commands[words[0]].params for name in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options

"""Which modules are compiled, and which of them together: `compiled.toml`."""

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]


class Unit(NamedTuple):
    """A translation unit: modules whose C is compiled together, and the units whose functions it may inline."""

    name: str
    modules: tuple[str, ...]
    inlines: tuple[str, ...]


def read_units(file: Path = ROOT / "compiled.toml") -> list[Unit]:
    """All units, those that others inline before these."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return [Unit(name, tuple(unit["modules"]), tuple(unit["inlines"])) for name, unit in table.items()]


def module_name(path: str) -> str:
    """The dotted name of a module that is given by its path below the package.

    >>> module_name("engine/rng.py")
    'warren.engine.rng'
    """
    return "warren." + path.removesuffix(".py").replace("/", ".")

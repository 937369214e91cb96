"""The stamp of a compiled core: which sources it was made from. `warren._compiled` reads it at import."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from .units import ROOT


def _load() -> ModuleType:
    """The package's own module, without the package: what it says about freshness has to be the same."""
    spec = spec_from_file_location("warren_compiled", ROOT / "src" / "warren" / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


_compiled: Final = _load()


def stamp_of(target: Path) -> Path:
    """The file of the stamp."""
    return target / "warren" / str(_compiled.STAMP)


def is_fresh(target: Path, modules: list[str]) -> bool:
    """Whether the core there was compiled from just these sources."""
    stamp = _compiled.read_stamp(target / "warren")
    return (
        stamp is not None
        and sorted(stamp) == sorted(modules)
        and _compiled.first_change(ROOT / "src" / "warren", stamp) is None
    )


def write_stamp(target: Path, modules: list[str]) -> None:
    """Write down what the core was compiled from."""
    _compiled.write_stamp(target / "warren", ROOT / "src" / "warren", modules)

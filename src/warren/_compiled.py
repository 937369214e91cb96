"""Which modules run compiled.

Compiled modules lie beside their sources, with a stamp that says which sources they were made from. If a source has
changed since, the compiled core is refused: nobody runs old code unawares. With WARREN_PURE=1 in the environment every
module runs from its Python source, compiled or not. With WARREN_PURE=auto a core that is up to date is used, and any
other passed over.
"""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Final

PURE: Final = "WARREN_PURE"
AUTO: Final = "auto"
STAMP: Final = "compiled.json"
PACKAGE: Final = Path(__file__).parent
#: The module by which one sees whether there is a compiled core.
SIGN: Final = PACKAGE / "engine" / "rng"


class StaleCore(ImportError):
    """A compiled core that was not made from the sources beside it."""


class SourceFinder:
    """Finds Warren's modules as source files, ahead of the compiled ones beside them."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("warren."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose() -> None:
    """Run from source if the environment asks for it or nothing is compiled; refuse a stale core with `StaleCore`."""
    wanted = os.environ.get(PURE)
    has_core = any(SIGN.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    if has_core and wanted not in {"1", AUTO}:
        check()
    elif not has_core or wanted == "1" or not is_ready():
        # Also where nothing is compiled: what is compiled while this process runs must not get in among its sources.
        run_from_source()


def run_from_source() -> None:
    """Take every module of this process from its source."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def check() -> None:
    """Raise `StaleCore` unless the compiled core was made from the sources as they are."""
    if is_ready():
        return
    changed = first_change(PACKAGE, read_stamp(PACKAGE) or {})
    what = f"{changed} has changed since it was compiled" if changed else "the compiled core is incomplete"
    sys.excepthook = show
    raise StaleCore(f"{what}: run `make compile`, or set {PURE}=1 to run from source.")


def is_ready() -> bool:
    """Whether there is a compiled core that was made from the sources as they are."""
    stamp = read_stamp(PACKAGE)
    return stamp is not None and first_change(PACKAGE, stamp) is None


def show(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Print a stale core as one sentence, wherever it was met; any other error as Python does."""
    if isinstance(error, StaleCore):
        sys.stderr.write(f"warren: {error}\n")
    else:
        sys.__excepthook__(kind, error, trace)


def read_stamp(package: Path) -> dict[str, str] | None:
    """The digest of every source that the core of a package was made from; None if there is no stamp."""
    try:
        stamp = json.loads((package / STAMP).read_bytes())
    except (OSError, ValueError):
        return None
    return stamp["sources"] if stamp["python"] == python_tag() else None


def write_stamp(package: Path, sources: Path, modules: Iterable[str]) -> None:
    """Write down the digests of those sources; the stamp is there completely or not at all."""
    text = json.dumps({"python": python_tag(), "sources": {path: digest(sources / path) for path in modules}}, indent=1)
    partial = package / f"{STAMP}.partial"
    partial.write_text(text, encoding="utf-8")
    os.replace(partial, package / STAMP)


def first_change(package: Path, stamp: dict[str, str]) -> str | None:
    """The first source that is not as the stamp says."""
    return next((path for path, known in stamp.items() if digest(package / path) != known), None)


def digest(file: Path) -> str:
    """A short word for what is in a file; line ends do not count."""
    try:
        return blake2b(file.read_bytes().replace(b"\r\n", b"\n"), digest_size=16).hexdigest()
    except OSError:
        return ""


def python_tag() -> str:
    """For which Python a core was compiled."""
    return str(sys.implementation.cache_tag)

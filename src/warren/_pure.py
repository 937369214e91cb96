"""With WARREN_PURE=1 in the environment every module runs from its Python source, compiled or not."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


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


def run_from_source() -> None:
    """Put the finder first if the environment asks for it."""
    if os.environ.get("WARREN_PURE") == "1" and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)

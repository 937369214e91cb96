"""Builds the package: the compiled core, unless the environment asks for plain Python, and the browser table."""

import os
import runpy
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

from tools.core.build import NotCompiled, build

#: What a build does without a C compiler: `1` leaves out the core, `0` fails, nothing says so and goes on.
PURE = os.environ.get("WARREN_PURE")
#: Where object files are kept from one build to the next.
OBJECTS = Path(os.environ.get("WARREN_OBJECTS") or Path(__file__).parent / "build" / "core").resolve()


class WithCore(Distribution):
    """A distribution for one platform, unless it is plain Python."""

    def has_ext_modules(self) -> bool:
        return PURE != "1"


class BuildCore(build_ext):
    """Compiles the core, or says in one line that it cannot."""

    def run(self) -> None:
        target = Path("src" if self.inplace or self.editable_mode else self.build_lib).resolve()
        try:
            build(target, OBJECTS, say=lambda _: None)
        except NotCompiled as error:
            if PURE == "0":
                raise
            sys.stderr.write(f"warren: not compiled, it runs from source, slower: {error}\n")

    def get_source_files(self) -> list[str]:
        """Nothing that belongs into a source distribution: MANIFEST.in lists it."""
        return []

    def get_outputs(self) -> list[str]:
        return []


class BuildWithWeb(build_py):
    """Builds the browser table into the package first; an editable installation leaves that to `make`."""

    def run(self) -> None:
        if not self.editable_mode:
            runpy.run_path("web/build.py")["build"]()
            self.data_files = self._get_data_files()
        super().run()


setup(distclass=WithCore, cmdclass={"build_ext": BuildCore, "build_py": BuildWithWeb})

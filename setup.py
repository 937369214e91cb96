"""Compiles the hot core with mypyc; without a C compiler Warren is installed all the same and runs from source."""

import os
import runpy
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HOT = [f"src/warren/{name}" for name in Path("compiled.txt").read_text(encoding="utf-8").split()]

# A turn is many small functions. They are inlined only if the linker may not replace them, and if the
# compiler is told that it is worth it: together that doubles the speed of a playout.
INLINE = (
    [
        "-fno-semantic-interposition",
        "-finline-limit=1000",
        "--param=max-inline-insns-auto=500",
        "--param=inline-unit-growth=200",
        "--param=large-function-growth=1000",
    ]
    if sys.platform == "linux"
    else []
)


def compiled_core() -> list[Any]:
    """The hot modules as extensions; none if the environment asks for plain Python."""
    if os.environ.get("WARREN_PURE") == "1":
        return []
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify

    extensions = mypycify(HOT, opt_level="3", debug_level="0")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *INLINE]
    return list(extensions)


class BuildIfPossible(build_ext):
    """Builds the extensions, or says in one line that it cannot."""

    def run(self) -> None:
        """Build; whatever goes wrong leaves plain Python, which runs all the same."""
        try:
            super().run()
        except Exception as error:  # noqa: BLE001 - compilers fail in many ways, and none may stop the installation
            print(f"warren: not compiled ({error}); it runs from source, slower", file=sys.stderr)  # noqa: T201
            self.extensions.clear()


class BuildWithWeb(build_py):
    """Builds the browser table into the package first; an editable installation leaves that to `make`."""

    def run(self) -> None:
        """Build both."""
        if not self.editable_mode:
            runpy.run_path("web/build.py")["build"]()
            self.data_files = self._get_data_files()
        super().run()


setup(ext_modules=compiled_core(), cmdclass={"build_ext": BuildIfPossible, "build_py": BuildWithWeb})

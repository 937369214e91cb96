"""Compiles the hot core with mypyc; without a C compiler Warren is installed all the same and runs from source."""

import ast
import inspect
import os
import re
import runpy
import sys
from collections.abc import Iterator
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


# mypyc leaves docstrings out. In the C it writes, a function and a class have their signature where Python looks for
# both: the docstring belongs right after it.
SIGNATURE = r'PyDoc_STR\("((?:[^"\\]|\\.)*?)\\n--\\n\\n"\)'
METHOD = re.compile(r"\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_| ]+,\s*" + SIGNATURE)
CLASS = re.compile(r"CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = " + SIGNATURE)


def docstrings() -> dict[str, str]:
    """Every docstring of the hot modules by the names that mypyc may give its function or class in C."""
    found: dict[str, str] = {}
    for path in HOT:
        module = Path(path).relative_to("src").with_suffix("").parts
        for name, text in documented(ast.parse(Path(path).read_text(encoding="utf-8")), ()):
            for start in range(len(module)):
                found["___".join((*module[start:], *name))] = text
    return found


def documented(node: ast.Module | ast.ClassDef, within: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """The functions and classes there that have a docstring, with the names they stand in."""
    for each in node.body:
        if isinstance(each, ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(each)
            if text:
                yield (*within, each.name), inspect.cleandoc(text)
        if isinstance(each, ast.ClassDef):
            yield from documented(each, (*within, each.name))


def with_docstrings(source: str, texts: dict[str, str]) -> str:
    """Generated C with the docstrings put back in."""

    def put_in(found: re.Match[str]) -> str:
        text = texts.get(found[1], "").encode()
        escaped = "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"?\\' else f"\\{byte:03o}" for byte in text)
        return found[0][:-2] + escaped + found[0][-2:]

    return CLASS.sub(put_in, METHOD.sub(put_in, source))


def document(generated: list[Path], before: dict[Path, tuple[str, float]]) -> None:
    """Put docstrings into generated files; one that was the same before keeps its date, and is not compiled again."""
    texts = docstrings()
    for path in generated:
        source = with_docstrings(path.read_text(encoding="utf-8"), texts)
        path.write_text(source, encoding="utf-8")
        if path in before and before[path][0] == source:
            os.utime(path, (before[path][1], before[path][1]))


def compiled_core() -> list[Any]:
    """The hot modules as extensions; none if the environment asks for plain Python."""
    if os.environ.get("WARREN_PURE") == "1":
        return []
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify

    build = Path("build")
    before = {path: (path.read_text(encoding="utf-8"), path.stat().st_mtime) for path in build.glob("__native*.c")}
    extensions = mypycify(HOT, opt_level="3", debug_level="0")
    document(sorted(build.glob("__native*.c")), before)
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

"""mypyc leaves docstrings out. In the C it writes, a function and a class have their signature where Python looks for
both: the docstring belongs right after it.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SIGNATURE: Final = r'PyDoc_STR\("((?:[^"\\]|\\.)*?)\\n--\\n\\n"\)'
METHOD: Final = re.compile(r"\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_| ]+,\s*" + SIGNATURE)
CLASS: Final = re.compile(r"CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = " + SIGNATURE)


def docstrings_of(package: Path, modules: list[str]) -> dict[str, str]:
    """Every docstring of those modules by the names that mypyc may give its function or class in C."""
    found: dict[str, str] = {}
    for path in modules:
        module = (package.name, *Path(path).with_suffix("").parts)
        for name, text in documented(ast.parse((package / path).read_text(encoding="utf-8")), ()):
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

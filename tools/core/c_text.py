"""What is changed in the C that mypyc writes, so that units can be compiled apart and are as fast as together.

mypyc writes a C file for every module and two headers for all of them. Compiled together they are one huge file;
compiled one by one nothing is inlined across modules, and any edit changes the common headers. So a unit gets

- the functions of the units below it as `extern inline`: at hand for inlining, but emitted only in their own unit;
- likewise the short functions of mypyc's runtime, such as the division of 64-bit integers;
- only those declarations that it needs, so that an edit elsewhere leaves its text, and its object file, as they are;
- a table of literals for each of its modules, since the common one is numbered anew whenever a literal is added.

A fault of mypyc's is mended, too: a vector that came from Python, as an attribute or an argument, was never freed.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

INLINE: Final = "extern inline __attribute__((gnu_inline)) "
#: A function of ours that other files may call: its definition, from the type it returns to the closing brace.
FUNCTION: Final = re.compile(r"^(?!static|extern)[A-Za-z_][\w *]*?\bCPyDef_\w+\([^;{]*\) ?\{\n.*?^\}\n", re.M | re.S)
TOP_LEVEL: Final = "_____top_level__("
#: Likewise a function of mypyc's runtime, and the names that are known only in its own file.
RUNTIME_FUNCTION: Final = re.compile(r"^(?!static|#)[A-Za-z_][\w *]*?\bCPy\w+\([^;{]*\) ?\n?\{\n.*?^\}\n", re.M | re.S)
LOCAL_NAME: Final = re.compile(r"^#\s*define (\w+)|^static [^;{(]*?(\w+)\(", re.M)
WORD: Final = re.compile(r"\b[A-Za-z_]\w*")
LITERAL: Final = re.compile(r"\bCPyStatics\[(\d+)\]")
#: In the headers: a structure behind its guard, or one without.
STRUCT: Final = re.compile(
    r"^#ifndef (\w+)\n#define \1\n(?:(?!^#endif).*\n)*?^#endif\n|^typedef struct[^;{]*\{[^}]*\}\s*\w+;\n", re.M
)
EXTERN: Final = re.compile(r"^extern [^;{]*;\n", re.M)
PROLOGUE: Final = """#include <Python.h>
#include <CPy.h>
#include "vecs/librt_vecs.h"
#include "vecs/librt_vecs_api.h"
#pragma GCC visibility push(hidden)
"""


#: In a setter: what is unboxed is owned already, and must not be counted a second time.
COUNTED_TWICE: Final = re.compile(
    r"(^    tmp = Vec\w+Api\.unbox\(value\);\n    if \(VEC_IS_ERROR\(tmp\)\) \{\n.*\n    \}\n)"
    r"    VEC_\w+_INCREF\(tmp\);\n",
    re.M,
)
#: In a function that Python calls: an argument that is unboxed, and the call that it is passed to.
UNBOXED: Final = re.compile(r"^ +(arg_\w+) = Vec(\w+)Api\.unbox\(.*\);\n", re.M)
WRAPPER: Final = re.compile(r"^ *PyObject \*CPyPy_\w+\([^;{]*\) ?\{\n.*?^ *\}\n *$", re.M | re.S)
CALL: Final = re.compile(r"^( +).*\bretval = CPyDef_\w+\(.*\);\n", re.M)


class Literals(NamedTuple):
    """The literals of a module: the name of its table, and where each is in the common one."""

    table: str
    numbers: tuple[int, ...]


def releasing_vectors(text: str) -> str:
    """A module's C that owns a vector which comes from Python once, and lets go of it."""

    def release(wrapper: re.Match[str]) -> str:
        owned = "".join(f"VEC_{kind.upper()}_DECREF({name});\n" for name, kind in UNBOXED.findall(wrapper[0]))
        return CALL.sub(lambda call: call[0] + call[1] + owned, wrapper[0]) if owned else wrapper[0]

    return WRAPPER.sub(release, COUNTED_TWICE.sub(r"\1", text))


def with_own_literals(module: str, text: str) -> tuple[str, Literals]:
    """A module's C that reads literals from a table of its own, and what that table holds."""
    table = f"CPyStatics_{module}"
    numbers = tuple(dict.fromkeys(int(number) for number in LITERAL.findall(text)))
    places = {number: place for place, number in enumerate(numbers)}
    return LITERAL.sub(lambda found: f"{table}[{places[int(found[1])]}]", text), Literals(table, numbers)


def literal_declaration(literals: Literals) -> str:
    """The declaration of such a table, for the unit of its module and those that inline it."""
    return f"extern PyObject *{literals.table}[{max(len(literals.numbers), 1)}];\n"


def literal_tables(tables: Iterable[Literals]) -> str:
    """The tables themselves, and a function that fills them from the common one."""
    text, fill = "", ""
    for each in tables:
        size = max(len(each.numbers), 1)
        numbers = ", ".join(map(str, each.numbers)) or "0"
        text += f"PyObject *{each.table}[{size}];\nstatic const int numbers_of_{each.table}[{size}] = {{{numbers}}};\n"
        fill += f"    for (int i = 0; i < {len(each.numbers)}; i++)\n"
        fill += f"        {each.table}[i] = CPyStatics[numbers_of_{each.table}[i]];\n"
    return f"{text}static void fill_literals(void)\n{{\n{fill}}}\n"


def fills_literals(main: str) -> str:
    """The library's own C, which fills the tables once the common one is there."""
    call = re.compile(r"(    if \(CPyStatics_Initialize\(.*?\n    \}\n)", re.S)
    text, count = call.subn(r"\1    fill_literals();\n", main)
    if count != 1:
        raise ValueError("mypyc initialises literals in another way than it did")
    return text


def inlinable(text: str) -> str:
    """The functions of a module's C that other units may inline."""
    functions = [found[0] for found in FUNCTION.finditer(text)]
    return "".join(INLINE + function for function in functions if TOP_LEVEL not in function.partition("\n")[0])


def inlinable_runtime(text: str) -> str:
    """The functions of a file of mypyc's runtime that need nothing but what its headers declare."""
    local = {name for names in LOCAL_NAME.findall(text) for name in names if name}
    functions = [found[0] for found in RUNTIME_FUNCTION.finditer(text)]
    usable = [each for each in functions if "\n#" not in each and local.isdisjoint(WORD.findall(each))]
    return "".join(INLINE + function for function in usable)


def needed(headers: Iterable[str], text: str) -> str:
    """The declarations of the headers that a text needs, in their order."""
    words = set(WORD.findall(text))
    structs, externs = [], []
    for header in map(without_guard, headers):
        structs += [found[0] for found in STRUCT.finditer(header)]
        externs += [found[0] for found in EXTERN.finditer(STRUCT.sub("", header))]
    kept = [each for each in externs if not words.isdisjoint(declared(each))]
    words |= set(WORD.findall("".join(kept)))
    wanted: set[int] = set()
    # A structure may hold others, which were declared before it.
    for place in reversed(range(len(structs))):
        if not words.isdisjoint(structure_names(structs[place])):
            wanted.add(place)
            words |= set(WORD.findall(structs[place]))
    return "".join(structs[place] for place in sorted(wanted)) + "".join(kept)


def without_guard(header: str) -> str:
    """A header without the lines that keep it from being read twice, and without what it includes."""
    return re.sub(r"^#include .*\n", "", re.sub(r"\A#ifndef \w+\n#define \w+\n", "", header), flags=re.M)


def declared(extern: str) -> list[str]:
    """The name that such a line declares.

    >>> declared("extern PyObject *CPyDef_turns___asks_of(PyObject *cpy_r_kind);")
    ['CPyDef_turns___asks_of']
    >>> declared("extern const char * const CPyLit_Str[];")
    ['CPyLit_Str']
    """
    return WORD.findall(re.split(r"[(\[;]", extern, maxsplit=1)[0])[-1:]


def structure_names(struct: str) -> set[str]:
    """The names by which a structure may be meant."""
    names = re.findall(r"typedef struct (\w+)|\}\s*(\w+);", struct)
    return {name for pair in names for name in pair if name}

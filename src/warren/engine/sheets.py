"""Component sheets: the numbers of a game's box, each block saying where its numbers come from."""

import re
from typing import Annotated, Literal, TypeVar

import msgspec

from warren.engine.errors import BadSheet

Status = Literal["given", "inferred", "reconstructed"]
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a sheet. `status` says how sure its numbers are, `source` where they come from."""

    status: Status
    source: str


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All component numbers of a game."""

    def check(self) -> tuple[str, str] | None:
        """What does not fit together: the path of the number and a sentence; None when all is well."""
        return None


S = TypeVar("S", bound=Sheet)


def read_sheet(text: str, shape: type[S]) -> S:
    """A sheet from its TOML text; raises `BadSheet` naming the line."""
    import tomllib

    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        raise BadSheet("bad-sheet", line=int(found[1]) if found else 0, why=str(error)) from error
    try:
        sheet = msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at `$")
        missing = re.search(r"field `([^`]+)`", why)
        where = path.rstrip("`") + (f".{missing[1]}" if missing and "unknown" in why else "")
        raise BadSheet("bad-sheet", line=line_of(text, where), why=why) from error
    wrong = sheet.check()
    if wrong is not None:
        raise BadSheet("bad-sheet", line=line_of(text, wrong[0]), why=wrong[1])
    return sheet


def shipped_text(domain: str, size: str = "full") -> str:
    """The sheet in a game's own folder, or the one of a smaller size beside it."""
    from importlib.resources import files

    name = "sheet.toml" if size == "full" else f"{size}.toml"
    return files(domain).joinpath(name).read_text(encoding="utf-8")


def line_of(text: str, path: str) -> int:
    """The line on which a path such as `.row.length` stands, or the nearest block above it.

    >>> line_of("[row]\\nstatus = 'given'\\nlength = 7", ".row.length")
    3
    """
    keys = [key for key in re.split(r"[.\[\]]+", path) if key]
    block: list[str] = []
    best = 1
    depth = 0
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*\[([^\[\]]+)\]", line)
        pair = re.match(r"\s*([\w-]+)\s*=", line)
        if header:
            block = header[1].replace('"', "").split(".")
            here = block
        elif pair:
            here = [*block, pair[1]]
        else:
            continue
        if len(here) > depth and here == keys[: len(here)]:
            best, depth = number, len(here)
    return best

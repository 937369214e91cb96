"""Writes the protocol's TypeScript types from the Python structs: `python -m warren.host.wire.typescript web/src`."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect

import warren
from warren.engine.structs import Event, Offer, View
from warren.host.wire import api, protocol

HEADER: Final = "// Written by `make types` from the Python structs; do not edit.\n"
# What these hold is a game's own; each game's file says it.
OPEN: Final = (View, Event, Offer)
WORDS: Final[dict[type[inspect.Type], str]] = {
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.RawType: "unknown",
    inspect.AnyType: "unknown",
}


def type_text(kind: inspect.Type) -> str:
    """A type as TypeScript says it; structs by their name."""
    match kind:
        case inspect.StructType(cls=cls):
            return "unknown" if cls in OPEN else cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(type_text(each) for each in types))
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            inner = type_text(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(type_text(each) for each in items)}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{type_text(key)}, {type_text(value)}>"
        case inspect.Metadata(type=inner_type):
            return type_text(inner_type)
    return WORDS[type(kind)]


def struct_text(struct: type[msgspec.Struct], *, asked: bool) -> str:
    """A struct as an interface. What we are told is whole; in what we ask, fields with a default may be left out."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    for field in info.fields:
        mark = "?" if asked and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {type_text(field.type)};")
    about = (struct.__doc__ or "").strip().split("\n")[0]
    return f"/** {about} */\nexport interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def union_text(name: str, members: list[type[msgspec.Struct]]) -> str:
    """One of several structs, told apart by their tag."""
    return f"export type {name} = " + " | ".join(member.__name__ for member in members) + ";\n"


def parts(roots: list[type[msgspec.Struct]]) -> Iterator[type[msgspec.Struct]]:
    """The structs that others are made of, each once, before them."""
    seen: set[type[msgspec.Struct]] = set()

    def visit(kind: object) -> Iterator[type[msgspec.Struct]]:
        if isinstance(kind, inspect.StructType):
            if kind.cls in seen or kind.cls in OPEN:
                return
            seen.add(kind.cls)
            for field in kind.fields:
                yield from visit(field.type)
            yield kind.cls
            return
        for inner in ("types", "item_type", "key_type", "value_type", "type"):
            found = getattr(kind, inner, ())
            for each in found if isinstance(found, tuple) else (found,):
                yield from visit(each)

    for root in roots:
        yield from visit(inspect.type_info(root))


def protocol_text() -> str:
    """What host and clients say to each other."""
    commands = list(msgspec_members(protocol.AnyCommand))
    messages = [*msgspec_members(protocol.AnyMessage), *api.ANSWERS]
    asked = [*commands, *api.WISHES]
    asked_parts = set(parts(asked))
    texts = [struct_text(each, asked=each in asked_parts) for each in parts([*messages, *asked])]
    unions = [
        union_text("AnyCommand", commands),
        union_text("AnyMessage", list(msgspec_members(protocol.AnyMessage))),
    ]
    return "\n".join([HEADER, *texts, *unions])


def msgspec_members(union: object) -> Iterator[type[msgspec.Struct]]:
    """The structs of a union."""
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    for each in info.types:
        assert isinstance(each, inspect.StructType)
        yield each.cls


def game_text(name: str) -> str:
    """A game's view, events and offers."""
    domain = warren.game(name).domain
    views = declared(domain, "view", View)
    events = declared(domain, "events", Event)
    offers = declared(domain, "moves", Offer)
    texts = [struct_text(each, asked=False) for each in parts([*views, *events, *offers])]
    return "\n".join([HEADER, *texts, union_text("AnyEvent", events), union_text("AnyOffer", offers)])


def declared(domain: str, module: str, base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The structs of a kind that a game's module declares, in their order there."""
    found = vars(import_module(f"{domain}.rules.{module}")).values()
    return [each for each in found if isinstance(each, type) and issubclass(each, base) and each is not base]


def files() -> dict[str, str]:
    """Every file that is written, by its place below `web/src`."""
    games = {f"games/{name}/types.ts": game_text(name) for name in warren.games()}
    return {"lib/protocol.ts": protocol_text(), **games}


def main(folder: Path) -> None:
    """Write the files."""
    for place, text in files().items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

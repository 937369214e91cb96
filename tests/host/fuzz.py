"""Messages that a client might send and should not: built from the protocol's own types, then spoilt; and raw bytes.

The same number always gives the same messages.
"""

import random
from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from warren.host.wire.protocol import AnyCommand

COMMANDS: Final = {kind.__struct_config__.tag: kind for kind in get_args(AnyCommand)}
FIELDS: Final = {
    do: [(field.encode_name, field.type, field.required) for field in struct.fields]
    for do, kind in COMMANDS.items()
    if isinstance(struct := inspect.type_info(kind), inspect.StructType)
}
NUMBERS: Final = (-1, 0, 1, 2, 3, 7, 8, 255, 2**31, 2**53, 2**63, 2**64, 10**40, -(2**63) - 1, 0.0, 1.5, -0.0, 1e308)
TEXTS: Final = (
    "",
    " ",
    "?",
    "A",
    "take 1",
    "take 99",
    "pass",
    "done",
    "digger",
    "greedy",
    "search",
    "x" * 40,
    "x" * 80,
    "x" * 81,
    "é" * 40,
    "\x00",
    "\u202e\u2066",
    "\u200b" * 20,
    "\U0001f600" * 20,
    "\ufdd0",
    "<script>",
    "{ $seat }",
    "%s%n",
    "../../x",
    "' OR 1=1 --",
    "A" * 22,
    "İ" * 20,
    "ﷺ" * 30,
    "\u0345" * 60,
    "１",
    "٣",
)
ODD: Final[tuple[Any, ...]] = (None, True, False, [], {}, [[]], {"do": "move"}, [None] * 9, "null", b"".decode())
RAW: Final = (
    b"",
    b"\x00",
    b"\xff\xfe",
    b"{",
    b"[" * 3000,
    b'{"a":' * 1500,
    b'{"do":"start","id":"\\ud800"}',
    b'{"do":"start","id":"\\udfff\\ud800"}',
    b'{"do":"start","id":"\xed\xa0\x80"}',
    b'{"do":"start","id":"a","id":"b"}',
    b'{"do":"start","do":"move","id":"a"}',
    b'{"do":"move","id":"1","seat":NaN,"ask":1,"move":"x"}',
    b'{"do":"move","id":"1","seat":0,"ask":1e999,"move":"x"}',
    b'{"do":"move","id":"1","seat":0,"ask":' + b"9" * 5000 + b',"move":"x"}',
    b'{"do":"hello","id":"1","last":' + b"9" * 400 + b"}",
    b'\xef\xbb\xbf{"do":"start","id":"1"}',
    b' \n\t{"do":"log","id":"1"} \n',
    b'{"do":"log","id":"1"}{"do":"log","id":"2"}',
)


class Fuzz:
    """An endless supply of messages. What the table looks like now makes some of them almost right."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.keys: list[str] = []
        self.moves: list[str] = []
        self.ask = 0
        self.feed = 0
        self.seats = 2

    def message(self) -> bytes:
        """The next message."""
        made = self.chance.random()
        if made < 0.03:
            return self.chance.choice(RAW)
        text = msgspec.json.encode(self.spoilt(self.command()) if made < 0.35 else self.command())
        return self.mangled(text) if made > 0.85 else text

    def command(self) -> dict[str, Any]:
        """A command that can be read, with values from where it matters."""
        do = "move" if self.chance.random() < 0.3 else self.chance.choice(list(FIELDS))
        said: dict[str, Any] = {"do": do}
        for name, kind, required in FIELDS[do]:
            if required or self.chance.random() < 0.7:
                said[name] = self.value(name, kind)
        return said

    def value(self, name: str, kind: inspect.Type) -> Any:
        """A value that the type allows."""
        chance = self.chance
        fitting: dict[str, Callable[[], Any]] = {
            "id": lambda: chance.choice(["1", "2", f"i{chance.randrange(10**9)}", f"i{chance.randrange(10**9)}"]),
            "seat": self.seat,
            "to": self.seat,
            "ask": lambda: self.ask if chance.random() < 0.8 else max(0, self.ask + chance.randrange(-2, 3)),
            "last": lambda: chance.choice([0, 1, self.feed, self.feed + 1, max(0, self.feed - 3), 2**63]),
            "move": lambda: chance.choice(self.moves) if self.moves else "take 1",
            "keys": lambda: chance.sample(self.keys, chance.randrange(len(self.keys) + 1)) + chance.choice([[], ["x"]]),
            "key": lambda: chance.choice(["", "A" * 22, *self.keys]),
            "language": lambda: chance.choice(["en", "fr", "de"]),
            "bot": lambda: chance.choice(["digger", "greedy", "random", "search", "nobody"]),
        }
        if name in fitting:
            return fitting[name]()
        return chance.choice(TEXTS)[:80] if isinstance(kind, inspect.StrType) else chance.choice(NUMBERS)

    def seat(self) -> int | str:
        """A seat of the table or another, by number or letter."""
        number = self.chance.randrange(8 if self.chance.random() < 0.2 else self.seats)
        spellings: list[int | str] = [number, number, number, "ABCDEFGH"[number], "abcdefgh"[number], str(number)]
        return self.chance.choice(spellings)

    def spoilt(self, said: dict[str, Any]) -> dict[str, Any]:
        """The same with one to three things wrong."""
        chance = self.chance
        for _ in range(chance.randrange(1, 4)):
            field = chance.choice(list(said))
            match chance.randrange(6):
                case 0:
                    said.pop(field)
                case 1:
                    said[field] = chance.choice(NUMBERS)
                case 2:
                    said[field] = chance.choice(TEXTS)
                case 3:
                    said[field] = chance.choice(ODD)
                case 4:
                    said[chance.choice(TEXTS)] = said[field]
                case _:
                    said["do"] = chance.choice(list(FIELDS))
            if not said:
                break
        return said

    def mangled(self, text: bytes) -> bytes:
        """The same with bytes changed, lost, doubled or cut off."""
        chance, spoilt = self.chance, bytearray(text)
        for _ in range(chance.randrange(1, 5)):
            at = chance.randrange(len(spoilt) + 1)
            match chance.randrange(5):
                case 0:
                    spoilt[at : at + 1] = bytes([chance.randrange(256)])
                case 1:
                    del spoilt[at : at + chance.randrange(1, 6)]
                case 2:
                    spoilt[at:at] = spoilt[at : at + 10]
                case 3:
                    spoilt[at:at] = chance.choice([b"\\u0000", b"\\ud800", b'"', b"\\", b"}", b",", b"\xc3", b"1e9"])
                case _:
                    del spoilt[at:]
        return bytes(spoilt)

    def frames(self, message: bytes) -> bytes:
        """A message as it goes over the wire, or something like it: whole, in parts, of the wrong kind, or garbled."""
        chance = self.chance
        match chance.randrange(8):
            case 0 | 1 | 2:
                return frame(message)
            case 3:
                cut = chance.randrange(len(message) + 1)
                return frame(message[:cut], last=False) + frame(message[cut:], kind=0)
            case 4:
                return frame(message, kind=chance.randrange(16), last=chance.random() < 0.7)
            case 5:
                return frame(message, masked=False)
            case 6:
                return self.mangled(frame(message))
            case _:
                return chance.randbytes(chance.randrange(1, 200))


def frame(text: bytes, kind: int = 1, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame as clients send it; the mask is all zeros."""
    size, bit = len(text), 0x80 if masked else 0
    if size < 126:
        length = bytes([bit | size])
    elif size < 65536:
        length = bytes([bit | 126]) + size.to_bytes(2)
    else:
        length = bytes([bit | 127]) + size.to_bytes(8)
    return bytes([(0x80 if last else 0) | kind]) + length + (bytes(4) if masked else b"") + text

"""Positions as text: `key: value` lines, the same for all games; a `#` starts a remark."""

from collections.abc import Collection, Mapping

from warren.engine.errors import BadPosition
from warren.engine.notation import LETTERS, seat_of
from warren.engine.rng import Rng


def read_fields(given: str | Mapping[str, object]) -> dict[str, str]:
    """The keys and values of a position given as text or as a mapping.

    >>> read_fields("turn: B   # a remark")
    {'turn': 'B'}
    """
    if not isinstance(given, str):
        return {str(key): " ".join(str(value).split()) for key, value in given.items()}
    fields: dict[str, str] = {}
    for number, line in enumerate(given.splitlines(), start=1):
        bare = line.split("#", 1)[0].strip()
        if not bare:
            continue
        key, colon, value = bare.partition(":")
        if not colon:
            raise BadPosition("position-line", number=number, line=bare)
        if key.strip() in fields:
            raise BadPosition("position-twice", key=key.strip())
        fields[key.strip()] = " ".join(value.split())
    return fields


class Fields:
    """The fields of one position, read with checks; a game's reader derives from it."""

    def __init__(self, fields: Mapping[str, str]) -> None:
        self.fields = fields

    def wrong(self, key: str, value: str | None = None) -> BadPosition:
        """The error for a value that does not fit."""
        return BadPosition("bad-position-value", key=key, value=self.fields.get(key, "") if value is None else value)

    def check_keys(self, known: Collection[str]) -> None:
        """Refuse keys that mean nothing."""
        for key in self.fields:
            if key not in known:
                raise BadPosition("position-key", key=key, known=", ".join(known))

    def choice(self, key: str, *values: str) -> str:
        """One of some words, the first if the key is missing."""
        word = self.fields.get(key, values[0])
        if word not in values:
            raise self.wrong(key)
        return word

    def whole(self, key: str, word: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 9) or not low <= int(word) <= high:
            raise self.wrong(key, word)
        return int(word)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number within bounds, or the default if the key is missing."""
        return self.whole(key, self.fields[key], low, high) if key in self.fields else default

    def seats(self, low: int, high: int) -> int:
        """How many seats there are: as said, or as many as it takes to have the last one named."""
        named = [LETTERS.index(key) + 1 for key in self.fields if len(key) == 1 and key in LETTERS]
        return self.whole("seats", self.fields.get("seats", str(max([low, *named]))), low, high)

    def seat(self, key: str, default: int, seats: int) -> int:
        """A seat by its letter."""
        return seat_of(self.fields[key], seats) if key in self.fields else default

    def words(self, key: str) -> list[str]:
        """The words of a value; `none` stands for no words."""
        text = self.fields.get(key, "none")
        return [] if text == "none" else text.split()

    def stream(self, default: Rng) -> Rng:
        """The stream of randomness under the key `rng`."""
        if "rng" not in self.fields:
            return default
        try:
            return Rng.from_words(self.fields["rng"])
        except ValueError as error:
            raise self.wrong("rng") from error

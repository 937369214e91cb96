"""Positions as text: `key: value` lines, the same for all games; a `#` starts a remark."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

from warren.engine.contract import State
from warren.engine.errors import BadPosition, Detail
from warren.engine.notation import LETTERS, letter, seat_of
from warren.engine.rng import Rng

NONE: Final = "none"
YES: Final = "yes"
NO: Final = "no"


def read_fields(given: str | Mapping[str, object]) -> dict[str, str]:
    """The keys and values of a position given as text or as a mapping; a seat is a key by its letter or number.

    >>> read_fields("turn: B   # a remark")
    {'turn': 'B'}
    >>> read_fields({"b": 7, 0: 5})
    {'B': '7', 'A': '5'}
    """
    fields: dict[str, str] = {}
    for key, value in _pairs(given):
        if key in fields:
            raise BadPosition("position-twice", key=key)
        fields[key] = value
    return fields


def _pairs(given: str | Mapping[str, object]) -> list[tuple[str, str]]:
    if not isinstance(given, str):
        return [(_key(str(key)), " ".join(str(value).split())) for key, value in given.items()]
    found: list[tuple[str, str]] = []
    for number, line in enumerate(given.splitlines(), start=1):
        bare = line.split("#", 1)[0].strip()
        if not bare:
            continue
        key, colon, value = bare.partition(":")
        if not colon:
            raise BadPosition("position-line", number=number, line=bare)
        found.append((_key(key.strip()), " ".join(value.split())))
    return found


def _key(key: str) -> str:
    is_seat = len(key) == 1 and key.upper() in LETTERS + "01234567"
    return letter(seat_of(key, len(LETTERS))) if is_seat else key


def add_option(fields: dict[str, str], word: str) -> None:
    """Write one more of the table's options down."""
    old = fields.get("options", NONE)
    fields["options"] = word if old in ("", NONE) else f"{old} {word}"


def take_option(fields: dict[str, str], name: str) -> str | None:
    """Take one of the table's options out of a position: its value, or None if the position does not have it."""
    words = fields.get("options", "").split()
    mine = [word for word in words if word.startswith(f"{name}=")]
    if not mine:
        return None
    if len(mine) > 1:
        raise BadPosition("position-option-twice", option=name)
    fields["options"] = " ".join(word for word in words if word != mine[0]) or NONE
    return mine[0].partition("=")[2]


def check_inventory(state: State) -> None:
    """Refuse a table on which there is more or less of anything than in the box."""
    found = Counter(state.game.inventory(state))
    stock = Counter(state.game.inventory(state.again(Rng.seeded("box"))))
    for piece in sorted({*stock, *found}):
        if found[piece] < stock[piece]:
            raise BadPosition("position-missing", piece=piece, count=stock[piece], found=found[piece])
        if found[piece] > stock[piece]:
            raise BadPosition("position-too-many", piece=piece, count=stock[piece], found=found[piece])


class Fields:
    """The fields of one position, read with checks; a game's reader derives from it.

    `domain` is the package whose texts say what is wrong by the game's own rules.
    """

    domain = ""

    def __init__(self, fields: Mapping[str, str]) -> None:
        self.fields = fields

    def wrong(self, key: str, value: str | None = None) -> BadPosition:
        """The error for a value that does not fit, where there is nothing more to say."""
        return BadPosition("bad-position-value", key=key, value=self.value(key, value))

    def refuse(self, text: str, **details: Detail) -> BadPosition:
        """The error for what cannot be on a table, by a text of the game."""
        return BadPosition.in_game(self.domain, text, **details)

    def value(self, key: str, value: str | None = None) -> str:
        """The part of a field that is wrong, or all of it."""
        return self.fields.get(key, "") if value is None else value

    def check_keys(self, known: Collection[str]) -> None:
        """Refuse keys that mean nothing."""
        for key in self.fields:
            if key not in known:
                raise BadPosition("position-key", key=key, known=", ".join(known))

    def choice(self, key: str, *values: str) -> str:
        """One of some words, the first if the key is missing."""
        word = self.fields.get(key, values[0])
        if word not in values:
            raise BadPosition("position-choice", key=key, value=word, known=", ".join(values))
        return word

    def flag(self, key: str) -> bool:
        """Yes or no, no if the key is missing."""
        return self.choice(key, NO, YES) == YES

    def whole(self, key: str, word: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 9) or not low <= int(word) <= high:
            raise BadPosition("position-number", key=key, value=word, low=low, high=high)
        return int(word)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number within bounds, or the default if the key is missing."""
        return self.whole(key, self.fields[key], low, high) if key in self.fields else default

    def seats(self, low: int, high: int) -> int:
        """How many seats there are: as said, or as many as it takes to have the last one named."""
        named = [LETTERS.index(key) + 1 for key in self.fields if len(key) == 1 and key in LETTERS]
        return self.whole("seats", self.fields.get("seats", str(max([low, *named]))), low, high)

    def seat(self, key: str, default: int, seats: int) -> int:
        """A seat by its letter or number."""
        return seat_of(self.fields[key], seats) if key in self.fields else default

    def words(self, key: str) -> list[str]:
        """The words of a value; `none` stands for no words."""
        text = self.fields.get(key, NONE)
        return [] if text == NONE else text.split()

    def options(self, known: Collection[str]) -> dict[str, str]:
        """The table's options, `name=value` each."""
        given: dict[str, str] = {}
        for word in self.words("options"):
            name, _, value = word.partition("=")
            if name not in known:
                raise BadPosition("position-option", option=name, known=", ".join(known))
            if name in given:
                raise BadPosition("position-option-twice", option=name)
            given[name] = value
        return given

    def match(self, games: int, seats: int) -> list[int]:
        """The number of the game in its match, then every seat's points of the games before."""
        numbers = [self.whole("match", word, -10_000, 10_000) for word in self.words("match")] or [1, *[0] * seats]
        if len(numbers) != 1 + seats:
            raise BadPosition("position-match", seats=seats, found=len(numbers))
        if not 1 <= numbers[0] <= games:
            raise BadPosition("position-game-number", number=numbers[0], games=games)
        if numbers[0] == 1 and any(numbers[1:]):
            raise BadPosition("position-first-game")
        return numbers

    def stream(self, default: Rng) -> Rng:
        """The stream of randomness under the key `rng`."""
        if "rng" not in self.fields:
            return default
        try:
            return Rng.from_words(self.fields["rng"])
        except ValueError as error:
            raise BadPosition("position-rng", value=self.fields["rng"]) from error

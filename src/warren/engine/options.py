"""What a table may choose before it starts, declared once and checked everywhere."""

from collections.abc import Mapping, Sequence
from typing import Final

from warren.engine.errors import BadOption, WrongSeats, shortened
from warren.engine.notation import letter, seat_of

OptionValue = bool | int | str
YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")
FULL: Final = "full"
TINY: Final = "tiny"
#: The most digits of a number that is read at all.
LONGEST_NUMBER: Final = 18


class Option:
    """A named choice with a default. Values come as Python values or as text from a command line."""

    def __init__(self, name: str, default: OptionValue) -> None:
        self.name = name
        self.default = default

    def read(self, value: object, seats: int) -> OptionValue:
        """The value in its one canonical form; raises `BadOption`."""
        raise NotImplementedError(self.name)

    def takes(self) -> str:
        """The values it takes, in a few words for help texts."""
        raise NotImplementedError(self.name)

    def refuse(self, value: object) -> BadOption:
        """The error for a value it does not take."""
        return BadOption("bad-option-value", option=self.name, value=shortened(str(value)), takes=self.takes())


class Flag(Option):
    """Yes or no."""

    def read(self, value: object, seats: int) -> OptionValue:
        word = str(value).lower()
        if word in YES:
            return True
        if word in NO:
            return False
        raise self.refuse(value)

    def takes(self) -> str:
        return "yes, no"


class Number(Option):
    """A whole number within bounds."""

    def __init__(self, name: str, default: int, low: int, high: int) -> None:
        super().__init__(name, default)
        self.low = low
        self.high = high

    def read(self, value: object, seats: int) -> OptionValue:
        text = str(value).strip()
        # Python does not read numbers of more than 4,300 digits.
        if isinstance(value, bool) or not (text.isascii() and text.isdigit()) or len(text) > LONGEST_NUMBER:
            raise self.refuse(value)
        if not self.low <= int(text) <= self.high:
            raise self.refuse(value)
        return int(text)

    def takes(self) -> str:
        return f"{self.low} … {self.high}"


class Way(Option):
    """One of some words."""

    def __init__(self, name: str, default: str, words: tuple[str, ...]) -> None:
        super().__init__(name, default)
        self.words = words

    def read(self, value: object, seats: int) -> OptionValue:
        word = str(value).strip().lower()
        if word not in self.words:
            raise self.refuse(value)
        return word

    def takes(self) -> str:
        return ", ".join(self.words)


class Size(Way):
    """The whole box, or a game small enough to be looked through to every end, for so many seats at most."""

    def __init__(self, most: int) -> None:
        super().__init__("size", FULL, (FULL, TINY))
        self.most = most

    def read(self, value: object, seats: int) -> OptionValue:
        word = super().read(value, seats)
        if word == TINY and seats > self.most:
            raise self.refuse(value)
        return word

    def takes(self) -> str:
        return f"{FULL}, {TINY} (up to {self.most} seats)"


class SeatChoice(Option):
    """One of the seats by letter or number, or a draw."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "random")

    def read(self, value: object, seats: int) -> OptionValue:
        text = str(value).strip()
        if text.lower() == "random":
            return "random"
        if isinstance(value, bool):
            raise self.refuse(value)
        try:
            return letter(seat_of(text, seats))
        except WrongSeats as error:
            raise self.refuse(value) from error

    def takes(self) -> str:
        return "random, A, B, … (or 0, 1, …)"


def read_options(
    game: str, declared: Sequence[Option], seats: int, given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """Every declared option with its value; raises `BadOption` for an unknown name or a bad value."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOption("unknown-option", game=game, option=shortened(name), known=", ".join(names))
    return {
        option.name: option.read(given[option.name], seats) if option.name in given else option.default
        for option in declared
    }

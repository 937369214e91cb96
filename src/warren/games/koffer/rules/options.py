"""What a Koffer table may choose."""

from typing import Final

from warren.engine.match import GAMES
from warren.engine.options import Flag, Option, OptionValue, SeatChoice, Size
from warren.games.koffer.rules.numbers import SPECIALS


class SpecialCards(Option):
    """KF-P1: no special cards, three drawn at random, or three named ones."""

    def __init__(self) -> None:
        super().__init__("specials", "off")

    def read(self, value: object, seats: int) -> OptionValue:
        if value is None or value is False:
            return "off"
        words = [str(word) for word in value] if isinstance(value, (list, tuple)) else str(value).split(",")
        words = [word.strip() for part in words for word in part.split()]
        if words in (["off"], ["random"]):
            return words[0]
        if len(words) != 3 or not all(word.isascii() and word.isdigit() for word in words):
            raise self.refuse(value)
        numbers = sorted({int(word) for word in words})
        if len(numbers) != 3 or not 1 <= numbers[0] <= numbers[-1] <= SPECIALS:
            raise self.refuse(value)
        return ",".join(str(number) for number in numbers)

    def takes(self) -> str:
        return "off, random, 1,9,13"


def named_specials(value: OptionValue) -> tuple[int, ...]:
    """The special cards an option value names; none for off and random."""
    text = str(value)
    return () if text in ("off", "random") else tuple(int(word) for word in text.split(","))


OPTIONS: Final[list[Option]] = [SpecialCards(), GAMES, SeatChoice("first"), Flag("memory", default=False), Size(4)]

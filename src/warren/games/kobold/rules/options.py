"""What a KOBOLD table may choose."""

from typing import Final

from warren.engine.match import GAMES
from warren.engine.options import Option, OptionValue, SeatChoice, Size


class BoardSide(Option):
    """KB-C1: the small side is for two or three seats, the large one for three or four."""

    def __init__(self) -> None:
        super().__init__("board", "auto")

    def read(self, value: object, seats: int) -> OptionValue:
        word = str(value).strip().lower()
        fits = {"auto": True, "small": seats <= 3, "large": seats >= 3}
        if not fits.get(word, False):
            raise self.refuse(value)
        return word

    def takes(self) -> str:
        return "auto, small (2 or 3 seats), large (3 or 4 seats)"


def side_for(value: OptionValue, seats: int) -> str:
    """The side that is played on."""
    if value == "auto":
        return "small" if seats == 2 else "large"
    return str(value)


OPTIONS: Final[list[Option]] = [BoardSide(), GAMES, SeatChoice("first"), Size(4)]

"""What a Too Many Kobolds table may choose."""

from typing import Final

from warren.engine.options import Flag, Option, OptionValue, SeatChoice, Size


class TwoPowers(Flag):
    """TM-S1: two of each power, at two seats only."""

    def __init__(self) -> None:
        super().__init__("two_powers", default=False)

    def read(self, value: object, seats: int) -> OptionValue:
        wanted = super().read(value, seats)
        if wanted and seats != 2:
            raise self.refuse(value)
        return wanted

    def takes(self) -> str:
        return "no, yes (2 seats)"


OPTIONS: Final[list[Option]] = [
    SeatChoice("first"),
    Flag("choose_dragons", default=False),
    TwoPowers(),
    Flag("memory", default=False),
    Size(2),
]

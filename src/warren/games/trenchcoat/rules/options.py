"""What a Trench Coat table may choose."""

from typing import Final

from warren.engine.options import Flag, Number, Option, OptionValue, SeatChoice, Size, Way

PHYSICAL_WAYS: Final = ("digital", "in-person", "out")
DECLINING_WAYS: Final = ("none", "physical", "all")


def declining_for(value: OptionValue, physical: OptionValue) -> int:
    """TC-V6: as the table says; by default physical challenges may be declined if they are played in person."""
    if value == "auto":
        return 1 if physical == "in-person" else 0
    return DECLINING_WAYS.index(str(value))


OPTIONS: Final[list[Option]] = [
    SeatChoice("first"),
    Flag("lite", default=False),
    Way("physical", "digital", PHYSICAL_WAYS),
    Way("declining", "auto", ("auto", *DECLINING_WAYS)),
    Flag("memory", default=False),
    Number("round_limit", 0, low=0, high=1000),
    Size(2),
]

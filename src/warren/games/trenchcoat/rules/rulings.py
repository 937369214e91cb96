"""What version 2 of the rules decides otherwise than version 1, each difference by its name.

The rules ask for the difference, never for the version: see docs/decisions/0014-trench-coat-rules-2.md.
"""

from typing import Final

NEWEST: Final = 2


class Rulings:
    """One version's decisions."""

    def __init__(self, version: int) -> None:
        second = version >= 2
        self.version: Final = version
        #: TC-S2: every die that was rolled for the first turn is told, in order; before, the last one of each seat.
        self.tells_every_die: Final = second
        #: TC-Q3, TC-V5: juices may be played before the kobolds of Trumps are shown.
        self.juices_before_showing: Final = second
        #: TC-V5: juices in Trumps end when the kobolds have been compared; before, with the event.
        self.juices_end_when_compared: Final = second
        #: TC-I2, TC-P1: an item that gains cards gains them all and is discarded before the limit is checked, and items
        #: that fit the interrupted question may be played then; before, the limit was checked card by card.
        self.gains_then_checks: Final = second
        #: TC-E2: tied are those whom a guard felled as its losers; before, everybody who fell during that guard.
        self.ties_only_losers: Final = second

"""How fast a host goes on by itself."""

from dataclasses import dataclass
from typing import Final

#: When bots answer, in seconds, where one person plays against them and something may be reacted to.
QUICK: Final = 0.15
#: Seconds that the others wait for somebody's answer where there is no clock.
PATIENCE: Final = 120.0


@dataclass(frozen=True)
class Pace:
    """Seconds that a bot waits before it moves, and that a moment for reactions lasts at least among several people.

    Such a moment lasts as long whoever holds what, so that neither silence nor speed tells. `patience` is for how long
    somebody may let a table without a clock wait until the others may ask for a bot.
    """

    bots: float = 0.8
    window: float = 1.5
    patience: float = PATIENCE

    def bot_answers_after(self, is_window: bool, people: int) -> float:
        """How long after the question a bot answers: in a moment for reactions always equally long."""
        if not is_window:
            return self.bots
        return self.window if people > 1 else min(self.bots, QUICK)

"""Whether another, with the hand it has in an imagined world, would have done what it was seen to do.

From that hand on one goes back in time, deed by deed: what was drawn is taken away, what left comes back.
"""

from typing import Final

from mypy_extensions import i64

from warren.games.trenchcoat.cards import HAND, SKILL_COUNT
from warren.games.trenchcoat.codes import LAY, LOSE, SHOW
from warren.games.trenchcoat.deeds import DREW, LEFT, REVEALED, SHOWN, about_of, doer_of, kind_of, kobold_of
from warren.games.trenchcoat.opinion import Opinion
from warren.games.trenchcoat.questions import LAY_KOBOLD, LOSE_KOBOLD, TRUMPS_ROLLED
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import NONE, swap


class Hindsight:
    """A seat's hand as it was. Its first kobold is held longest, its last one was drawn last."""

    def __init__(self, world: TrenchState, owner: i64, glance: Opinion) -> None:
        self.owner: Final[i64] = owner
        self.glance: Final = glance
        self.past: Final = world.copy()
        self.first: Final[i64] = owner * HAND
        self.past.juices[owner] = 0

    def oddities(self, world: TrenchState) -> i64:
        """How many of its choices the owner would have made otherwise, if its hand is now as in this world."""
        self.begin(world)
        deeds = self.past.deeds
        odd: i64 = 0
        at: i64 = len(deeds) - 1
        while at >= 0:
            deed: i64 = deeds[at]
            if doer_of(deed) == self.owner:
                found: i64 = self.undo(deed)
                if found == NONE:
                    return odd
                odd += found
            at -= 1
        return odd

    def begin(self, world: TrenchState) -> None:
        """The hand as it is now."""
        self.past.kobold_count[self.owner] = world.kobold_count[self.owner]
        at: i64 = self.first
        while at < self.first + HAND:
            self.past.kobolds[at] = world.kobolds[at]
            self.past.known[at] = world.known[at]
            at += 1

    def undo(self, deed: i64) -> i64:
        """Go back to before a deed; 1 if another choice looked better, -1 if nothing is known of what was before."""
        kind: i64 = kind_of(deed)
        if kind == DREW:
            return self.take_away()
        if kind == LEFT:
            return self.bring_back(kobold_of(deed), about_of(deed))
        place: i64 = self.place_of(kobold_of(deed))
        if place == NONE:
            return NONE
        if kind == REVEALED:
            self.past.event = about_of(deed)
            odd: i64 = self.looked_worse(LAY_KOBOLD, LAY, place)
            self.scatter(place)
        elif kind == SHOWN:
            self.past.skill = about_of(deed) % SKILL_COUNT
            odd = self.looked_worse(TRUMPS_ROLLED, SHOW, place)
            self.past.known[self.first + place] = about_of(deed) // SKILL_COUNT
            self.scatter(place)
        else:
            odd = self.looked_worse(LOSE_KOBOLD, LOSE, place)
        return odd

    def looked_worse(self, question: i64, first: i64, place: i64) -> i64:
        """1 if at a glance another kobold was the better choice."""
        taste = self.glance.tastes[question]
        chosen: i64 = taste.rate(self.past, self.owner, first + place)
        other: i64 = 0
        while other < self.past.kobold_count[self.owner]:
            if other != place and taste.rate(self.past, self.owner, first + other) > chosen:
                return 1
            other += 1
        return 0

    def place_of(self, kobold: i64) -> i64:
        """Where in the hand a kobold was; -1 if it was not there."""
        place: i64 = 0
        while place < self.past.kobold_count[self.owner]:
            if self.past.kobolds[self.first + place] == kobold:
                return place
            place += 1
        return NONE

    def take_away(self) -> i64:
        """The last kobold was drawn."""
        last: i64 = self.past.kobold_count[self.owner] - 1
        if last < 0 or self.past.known[self.first + last] == 1:
            return NONE
        self.past.kobold_count[self.owner] = last
        return 0

    def bring_back(self, kobold: i64, known: i64) -> i64:
        """A kobold was still there, nobody knows at which place."""
        last: i64 = self.past.kobold_count[self.owner]
        if last == HAND:
            return NONE
        self.past.kobold_count[self.owner] = last + 1
        self.past.kobolds[self.first + last] = kobold
        self.past.known[self.first + last] = known
        self.scatter(last)
        return 0

    def scatter(self, place: i64) -> None:
        """A kobold that was not known was anywhere in the hand; one that was known longer than those drawn since."""
        to: i64 = 0
        if self.past.known[self.first + place] == 0:
            to = self.past.rng.below(self.past.kobold_count[self.owner])
        while place > to:
            self.trade(place, place - 1)
            place -= 1
        while place < to:
            self.trade(place, place + 1)
            place += 1

    def trade(self, one: i64, other: i64) -> None:
        """Two kobolds change places."""
        one += self.first
        other += self.first
        swap(self.past.kobolds, one, self.past.kobolds, other)
        swap(self.past.known, one, self.past.known, other)

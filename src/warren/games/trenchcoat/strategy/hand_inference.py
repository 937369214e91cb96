"""Hand inference: whether an opponent with a hypothetical hand would have acted as it did.

It replays the public history backwards from that hand: draws are undone, departed kobolds come back.
"""

from typing import Final

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import HAND, SKILL_COUNT
from warren.games.trenchcoat.rules.components import NONE, swap
from warren.games.trenchcoat.rules.notation.codes import LAY, LOSE, SHOW
from warren.games.trenchcoat.rules.pieces.questions import LAY_KOBOLD, LOSE_KOBOLD, TRUMPS_ROLLED
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.rules.views.public_history import (
    DREW,
    LEFT,
    REVEALED,
    SHOWN,
    about_of,
    doer_of,
    kind_of,
    kobold_of,
)
from warren.games.trenchcoat.strategy.policy import Policy


class HandInference:
    """A seat's hand at earlier times, ordered by when each kobold was drawn."""

    def __init__(self, world: TrenchState, owner: i64, policy: Policy) -> None:
        self.owner: Final[i64] = owner
        self.policy: Final = policy
        self.past: Final = world.copy()
        self.first: Final[i64] = owner * HAND
        self.past.juices[owner] = 0

    def implausible_count(self, world: TrenchState) -> i64:
        """The number of past choices that the policy does not explain, given the hand in this world."""
        self.reset(world)
        deeds = self.past.deeds
        count: i64 = 0
        at: i64 = len(deeds) - 1
        while at >= 0:
            deed: i64 = deeds[at]
            if doer_of(deed) == self.owner:
                found: i64 = self.undo(deed)
                if found == NONE:
                    return count
                count += found
            at -= 1
        return count

    def reset(self, world: TrenchState) -> None:
        """Start again from the hand in a world."""
        self.past.kobold_count[self.owner] = world.kobold_count[self.owner]
        at: i64 = self.first
        while at < self.first + HAND:
            self.past.kobolds[at] = world.kobolds[at]
            self.past.known[at] = world.known[at]
            at += 1

    def undo(self, deed: i64) -> i64:
        """Undo a deed: 1 if it was an implausible choice, 0 if not, -1 if the history before it is unknown."""
        kind: i64 = kind_of(deed)
        if kind == DREW:
            return self.undo_draw()
        if kind == LEFT:
            return self.undo_departure(kobold_of(deed), about_of(deed))
        place: i64 = self.place_of(kobold_of(deed))
        if place == NONE:
            return NONE
        if kind == REVEALED:
            self.past.event = about_of(deed)
            count: i64 = self.is_implausible(LAY_KOBOLD, LAY, place)
            self.move_within_hand(place)
        elif kind == SHOWN:
            self.past.skill = about_of(deed) % SKILL_COUNT
            count = self.is_implausible(TRUMPS_ROLLED, SHOW, place)
            self.past.known[self.first + place] = about_of(deed) // SKILL_COUNT
            self.move_within_hand(place)
        else:
            count = self.is_implausible(LOSE_KOBOLD, LOSE, place)
        return count

    def is_implausible(self, question: i64, first: i64, place: i64) -> i64:
        """1 if the policy would have preferred another kobold."""
        heuristic = self.policy.answer_heuristics[question]
        chosen: i64 = heuristic.score(self.past, self.owner, first + place)
        other: i64 = 0
        while other < self.past.kobold_count[self.owner]:
            if other != place and heuristic.score(self.past, self.owner, first + other) > chosen:
                return 1
            other += 1
        return 0

    def place_of(self, kobold: i64) -> i64:
        """A kobold's place in the hand, or -1."""
        place: i64 = 0
        while place < self.past.kobold_count[self.owner]:
            if self.past.kobolds[self.first + place] == kobold:
                return place
            place += 1
        return NONE

    def undo_draw(self) -> i64:
        """Remove the last kobold, which was drawn."""
        last: i64 = self.past.kobold_count[self.owner] - 1
        if last < 0 or self.past.known[self.first + last] == 1:
            return NONE
        self.past.kobold_count[self.owner] = last
        return 0

    def undo_departure(self, kobold: i64, known: i64) -> i64:
        """Put a departed kobold back, at a random place."""
        last: i64 = self.past.kobold_count[self.owner]
        if last == HAND:
            return NONE
        self.past.kobold_count[self.owner] = last + 1
        self.past.kobolds[self.first + last] = kobold
        self.past.known[self.first + last] = known
        self.move_within_hand(last)
        return 0

    def move_within_hand(self, place: i64) -> None:
        """Move a kobold to a random place if it was unknown, to the first if it was known."""
        to: i64 = 0
        if self.past.known[self.first + place] == 0:
            to = self.past.rng.below(self.past.kobold_count[self.owner])
        while place > to:
            self.swap_places(place, place - 1)
            place -= 1
        while place < to:
            self.swap_places(place, place + 1)
            place += 1

    def swap_places(self, one: i64, other: i64) -> None:
        """Swap two kobolds."""
        one += self.first
        other += self.first
        swap(self.past.kobolds, one, self.past.kobolds, other)
        swap(self.past.known, one, self.past.known, other)

"""What comes of a search: the moves tried at a point, how often each is meant, and which one is made."""

from typing import Final

from mypy_extensions import i64

from warren.bots.tree import MOST_SEATS, NONE, Tree
from warren.engine.rng import Rng

#: Below this part of a mixture a move is only a remnant of having been tried.
REMNANT: Final[i64] = 25


class Weighed:
    """A move as a search sees it: how often it was tried, how often it is meant, and how it went for the seat."""

    def __init__(self, code: i64, tries: i64, share: i64, result: i64) -> None:
        self.code = code
        self.tries = tries
        #: In thousandths; 1000 for the move that would be made, if nothing is mixed.
        self.share = share
        #: What it brings on average, in thousandths of a win.
        self.result = result


class Decision:
    """A seat's moves at a point of a tree: mixed where several answer together, else the most visited is meant."""

    def __init__(self, tree: Tree, point: i64, seat: i64) -> None:
        self.tree = tree
        self.first: i64 = tree.first[point * MOST_SEATS + seat]
        self.total: i64 = 0
        self.largest: i64 = 0
        self.most: i64 = NONE
        number: i64 = self.first
        while number != NONE:
            self.total += tree.share[number]
            self.largest = max(self.largest, tree.share[number])
            if self.most == NONE or tree.visits[number] > tree.visits[self.most]:
                self.most = number
            number = tree.next[number]

    def share(self, number: i64) -> i64:
        """How much of the mixture a move is, those hardly ever meant left out; all of it for the one that is meant."""
        if self.total == 0:
            return 1 if number == self.most else 0
        share: i64 = self.tree.share[number]
        return share if share * REMNANT >= self.total or share == self.largest else 0

    def whole(self) -> i64:
        """What all shares make together."""
        whole: i64 = 0
        number: i64 = self.first
        while number != NONE:
            whole += self.share(number)
            number = self.tree.next[number]
        return whole

    def draw(self, rng: Rng) -> i64:
        """The move that is meant, or one drawn from the mixture; -1 if none was tried."""
        if self.total == 0:
            return NONE if self.most == NONE else self.tree.code[self.most]
        lot: i64 = rng.bits() * 65536 % max(self.whole(), 1)
        number: i64 = self.first
        last: i64 = NONE
        while number != NONE:
            share: i64 = self.share(number)
            lot -= share
            if share > 0:
                last = self.tree.code[number]
                if lot < 0:
                    break
            number = self.tree.next[number]
        return last

    def weighed(self) -> list[Weighed]:
        """Every move that was tried, the most meant first."""
        tree = self.tree
        whole: i64 = max(self.whole(), 1)
        found: list[Weighed] = []
        number: i64 = self.first
        while number != NONE:
            visits: i64 = tree.visits[number]
            if visits > 0:
                share: i64 = self.share(number) * 1000 // whole
                found.append(Weighed(tree.code[number], visits, share, tree.results[number] // visits))
            number = tree.next[number]
        found.sort(key=lambda weighed: (-weighed.share, -weighed.tries))
        return found

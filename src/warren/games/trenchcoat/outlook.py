"""How a duel stands for one who thinks against one who glances, as learned from how such duels ended
(`warren lab foretell`).

Unlike the strength of a seat, which adds up what it has, this knows what goes together: gold is worth more to who has
little, and an item more if the other has the one it answers.
"""

import math
from typing import Final

from mypy_extensions import i64

from warren.games.trenchcoat.cards import ITEM_KINDS, SKILL_COUNT
from warren.games.trenchcoat.foretold import INNER, OUTER
from warren.games.trenchcoat.network import Network
from warren.games.trenchcoat.reading import Reading, known_of
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import MOST_ITEMS
from warren.games.trenchcoat.worth import best_skill

# Where in a side's reading each thing stands.
KOBOLDS: Final[i64] = 0
GOLD: Final[i64] = 3
ITEMS: Final[i64] = 9
KNOWN: Final[i64] = ITEMS + ITEM_KINDS
COVERED: Final[i64] = KNOWN + 1
SKILLED: Final[i64] = COVERED + 1  # skills of at least 5, 4 and 3
TURN: Final[i64] = SKILLED + 3
HELD: Final[i64] = TURN + 1
SIDE: Final[i64] = HELD + 1
READ: Final[i64] = 2 * SIDE
#: What the skills of three ordinary kobolds add up to.
ORDINARY: Final[i64] = 24


class Sides(Reading):
    """What both sides of a duel have, whoever knows of it."""

    def __init__(self) -> None:
        super().__init__(READ)

    def read(self, state: TrenchState, thinker: i64) -> None:
        """Read the side of one of the two, then the other's."""
        self.count = 0
        self.read_side(state, thinker, 0)
        self.read_side(state, state.next_inside(thinker), SIDE)

    def read_side(self, state: TrenchState, seat: i64, at: i64) -> None:
        """What a seat has."""
        self.put(at + KOBOLDS + state.kobold_count[seat] - 1, 1.0)
        self.read_gold(at + GOLD, state.gold[seat])
        item: i64 = seat * MOST_ITEMS
        last: i64 = item + state.item_count[seat]
        while item < last:
            self.put(at + ITEMS + state.items[item], 1.0)
            item += 1
        self.put(at + KNOWN, float(known_of(state, seat)))
        if state.kobold_count[seat] > 1:
            self.read_skills(state, seat, at)
        self.put(at + TURN, 1.0 if state.active == seat else 0.0)
        self.put(at + HELD, float(state.item_count[seat]))

    def read_skills(self, state: TrenchState, seat: i64, at: i64) -> None:
        """How well its kobolds cover the skills; a single one will not be asked for long."""
        covered: i64 = -ORDINARY
        five: i64 = 0
        four: i64 = 0
        three: i64 = 0
        skill: i64 = 0
        while skill < SKILL_COUNT:
            best: i64 = best_skill(state, seat, skill)
            covered += best
            five += 1 if best >= 5 else 0
            four += 1 if best >= 4 else 0
            three += 1 if best >= 3 else 0
            skill += 1
        self.put(at + COVERED, float(covered))
        self.put(at + SKILLED, float(five))
        self.put(at + SKILLED + 1, float(four))
        self.put(at + SKILLED + 2, float(three))


class Outlook:
    """A memory of how many duels ended. While it `is_silent` there is none."""

    def __init__(self) -> None:
        self.sides = Sides()
        self.network = Network(INNER, OUTER, READ)
        self.is_silent = self.network.room == 0

    def chances(self, state: TrenchState, thinker: i64) -> i64:
        """The chances to win of one of the two who are left, in thousandths."""
        self.sides.read(state, thinker)
        self.network.add_up(self.sides)
        return i64(1000.0 / (1.0 + math.exp(-self.network.told(0))))

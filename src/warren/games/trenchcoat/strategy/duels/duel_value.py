"""A value network for duels: the probability that a player with the full policy beats one with the quick policy.

Trained on the results of such duels (`warren lab train duel-value`). Unlike the linear evaluation it captures
interactions: gold is worth more to a poor seat, and an item more if the other holds the one it answers.
"""

import math
from typing import Final

from warren.engine.native import i64
from warren.engine.weights import shipped_weights
from warren.games.trenchcoat.rules.cards import ITEM_KINDS, SKILL_COUNT
from warren.games.trenchcoat.rules.components import MOST_ITEMS
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.duels.network import Network
from warren.games.trenchcoat.strategy.duels.sparse_features import SparseFeatures, known_kobolds
from warren.games.trenchcoat.strategy.valuation import best_skill

# Offsets of one side's features.
KOBOLDS: Final[i64] = 0
GOLD: Final[i64] = 3
ITEMS: Final[i64] = 9
KNOWN: Final[i64] = ITEMS + ITEM_KINDS
COVERAGE: Final[i64] = KNOWN + 1
GOOD_SKILLS: Final[i64] = COVERAGE + 1  # how many skills are at least 5, 4 and 3
TURN: Final[i64] = GOOD_SKILLS + 3
HELD: Final[i64] = TURN + 1
SIDE_SIZE: Final[i64] = HELD + 1
INPUTS: Final[i64] = 2 * SIDE_SIZE
#: The typical sum of the best skills of three kobolds.
TYPICAL_COVERAGE: Final[i64] = 24


class DuelValueFeatures(SparseFeatures):
    """The features of both sides, hidden or not."""

    def __init__(self) -> None:
        super().__init__(INPUTS)

    def extract(self, state: TrenchState, searcher: i64) -> None:
        """Compute the features of the searching seat, who has the full policy, then of the other."""
        self.count = 0
        self.add_side(state, searcher, 0)
        self.add_side(state, state.next_inside(searcher), SIDE_SIZE)

    def add_side(self, state: TrenchState, seat: i64, at: i64) -> None:
        """The features of one seat."""
        self.add(at + KOBOLDS + state.kobold_count[seat] - 1, 1.0)
        self.add_gold(at + GOLD, state.gold[seat])
        item: i64 = seat * MOST_ITEMS
        last: i64 = item + state.item_count[seat]
        while item < last:
            self.add(at + ITEMS + state.items[item], 1.0)
            item += 1
        self.add(at + KNOWN, float(known_kobolds(state, seat)))
        if state.kobold_count[seat] > 1:
            self.add_skills(state, seat, at)
        self.add(at + TURN, 1.0 if state.active == seat else 0.0)
        self.add(at + HELD, float(state.item_count[seat]))

    def add_skills(self, state: TrenchState, seat: i64, at: i64) -> None:
        """How well the kobolds cover the skills; left out for a single kobold."""
        covered: i64 = -TYPICAL_COVERAGE
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
        self.add(at + COVERAGE, float(covered))
        self.add(at + GOOD_SKILLS, float(five))
        self.add(at + GOOD_SKILLS + 1, float(four))
        self.add(at + GOOD_SKILLS + 2, float(three))


class DuelValue:
    """The network with its weights; `is_enabled` switches it off in experiments."""

    def __init__(self) -> None:
        self.features = DuelValueFeatures()
        self.network = Network(shipped_weights("warren.games.trenchcoat.strategy.duels", "duel_value"), INPUTS)
        self.is_enabled = True

    def win_probability(self, state: TrenchState, searcher: i64) -> i64:
        """The probability in thousandths that the searching seat wins; two seats must be left."""
        self.features.extract(state, searcher)
        self.network.compute_hidden(self.features)
        return i64(1000.0 / (1.0 + math.exp(-self.network.output(0))))

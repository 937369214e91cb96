"""KOBOLD's advice for bots: a heuristic score of moves, an evaluation, and settings of the search.

It is used in imagined worlds and depends only on what the seat knows: a face-down token has the mean value of the
hidden ones.
"""

from typing import Final

from warren.engine.advice import Advice, Beliefs, Evaluation, Heuristics, LevelSettings, RolloutPolicy
from warren.engine.contract import State
from warren.engine.native import i64
from warren.games.kobold.rules.numbers import MOST_SPACES, SECTIONS
from warren.games.kobold.rules.state import FACE_DOWN, FIRST_GRAB, KoboldState
from warren.games.kobold.rules.tokens import EMPTY, FIRST_GEM, KINDS, KOBOLD, is_flash, is_gem, toy_of
from warren.games.kobold.strategy.evaluation import win_probability

# Values are in hundredths of a point.
POINT: Final[i64] = 100
FACE_DOWN_VALUE: Final[i64] = 95
PAWN_IN_HAND: Final[i64] = 70


class KoboldEvaluation(Evaluation):
    """The probability of winning by the linear evaluation, between two turns."""

    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, KoboldState)
        return win_probability(state, seat)

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, KoboldState)
        return not state.fetching


class KoboldBeliefs(Beliefs):
    """Opponents are modelled as greedy."""

    def chance_outcome(self, state: State) -> i64:
        """Where the beam is."""
        assert isinstance(state, KoboldState)
        return state.beam

    def uses_model(self, state: State, is_opponent: bool) -> bool:
        return is_opponent


class KoboldHeuristics(Heuristics):
    """A pawn goes where the best token waits in safety; a Fetch begins when the pawns in hand are worth less."""

    def __init__(self) -> None:
        super().__init__(guides_search=True)

    def quick_score(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, KoboldState)
        if code < FIRST_GRAB:
            return self.placement_score(state, seat, code)
        value: i64 = self.token_value(state, seat, code - FIRST_GRAB)
        if state.fetching:
            return value
        # A Fetch brings every pawn home, so those still in hand get nothing.
        return value - PAWN_IN_HAND * state.in_hand(seat)

    def placement_score(self, state: KoboldState, seat: i64, section: i64) -> i64:
        """The value of the best token that no own pawn waits for, discounted by the risk of the beam."""
        waiting: i64 = state.pawns[seat * SECTIONS + section]
        best: i64 = self.nth_best_value(state, seat, section, waiting)
        return best * (8 - self.lit_faces(state, section)) // 8

    def nth_best_value(self, state: KoboldState, seat: i64, section: i64, taken: i64) -> i64:
        """The value of the best token left after `taken` better ones."""
        cell: i64 = section * MOST_SPACES
        last: i64 = cell + state.side.spaces[section]
        first: i64 = -1000
        second: i64 = -1000
        third: i64 = -1000
        while cell < last:
            if state.board[cell] != EMPTY:
                value: i64 = self.token_value(state, seat, cell)
                if value > first:
                    third = second
                    second = first
                    first = value
                elif value > second:
                    third = second
                    second = value
                else:
                    third = max(third, value)
            cell += 1
        if taken == 0:
            return first
        return second if taken == 1 else third

    def lit_faces(self, state: KoboldState, section: i64) -> i64:
        """The number of faces of the die that would light the section."""
        die = state.numbers.die
        count: i64 = 0
        for at in range(len(die)):
            past: i64 = (section - state.beam - die[at] + 2 * SECTIONS) % SECTIONS
            if past <= 1:
                count += 1
        return count

    def token_value(self, state: KoboldState, seat: i64, cell: i64) -> i64:
        """The value of the token on a cell to the seat."""
        seen: i64 = state.seen_at(cell)
        if seen == FACE_DOWN:
            return FACE_DOWN_VALUE
        if seen == KOBOLD:
            return POINT
        if is_gem(seen):
            return self.gem_value(state, seat, seen)
        if is_flash(seen):
            return self.flash_value(state, seat, toy_of(seen))
        return self.toy_value(state, seat, seen)

    def gem_value(self, state: KoboldState, seat: i64, gem: i64) -> i64:
        """A missing colour is worth more the more other colours the seat has."""
        trophies = state.numbers.gem_trophies
        if state.trophies_taken == len(trophies) or state.loot[seat * KINDS + gem] > 0:
            return 15
        others: i64 = 0
        for at in range(4):
            if state.loot[seat * KINDS + FIRST_GEM + at] > 0:
                others += 1
        best: i64 = trophies[state.trophies_taken] * POINT
        return best if others == 3 else best * (others + 1) // 6

    def toy_value(self, state: KoboldState, seat: i64, toy: i64) -> i64:
        """A toy is worth most where the lead is close."""
        own: i64 = state.loot[seat * KINDS + toy]
        most: i64 = self.most_of_others(state, seat, toy)
        behind: i64 = most - own
        if behind > 2 or behind < -3:
            return 25
        return 130 if -1 <= behind <= 1 else 80

    def flash_value(self, state: KoboldState, seat: i64, toy: i64) -> i64:
        """Tiles for the seat are good, tiles for others are bad."""
        own: i64 = state.loot[seat * KINDS + toy]
        most: i64 = self.most_of_others(state, seat, toy)
        if own > most:
            return state.numbers.flash_alone * POINT
        if own == most:
            return 30 if own > 0 else 0
        return -100

    def most_of_others(self, state: KoboldState, seat: i64, toy: i64) -> i64:
        """The highest count of a toy among the other seats."""
        most: i64 = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.loot[other * KINDS + toy])
        return most


class KoboldAdvice(Advice):
    """Rollouts are cut off between two turns and evaluated."""

    def __init__(self) -> None:
        super().__init__(
            heuristics=KoboldHeuristics(),
            evaluation=KoboldEvaluation(),
            rollouts=RolloutPolicy(policy_share=100, max_depth=12),
            beliefs=KoboldBeliefs(),
            levels=LevelSettings(overlooked=(80, 45, 0, 0), simulations=(0, 0, 0, 2000)),
        )

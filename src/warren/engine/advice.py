"""Advice: what a game tells bots about playing it well, in small parts that are all optional.

Bots ask every part about imagined worlds only, never about the true state.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from warren.engine.moves import MoveList
from warren.engine.native import i64, mypyc_attr
from warren.engine.rng import Rng

if TYPE_CHECKING:
    from warren.engine.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Scores of legal moves: the larger, the better.

    With `guides_search`, a search expands a node by the `widening_limit` moves of the highest full score, best first.
    Heuristics that are `randomized` draw from the world's own random stream, so that their answers are mixed.
    """

    def __init__(self, guides_search: bool = False, randomized: bool = False, widening_limit: i64 = 12) -> None:
        self.guides_search: Final = guides_search
        self.randomized: Final = randomized
        self.widening_limit: Final[i64] = widening_limit

    def quick_score(self, state: "State", seat: i64, code: i64) -> i64:
        """The score of a move at a glance."""
        return 0

    def full_score(self, state: "State", seat: i64, code: i64) -> i64:
        """The score of a move by everything the heuristics know."""
        return self.quick_score(state, seat, code)

    def score(self, state: "State", seat: i64, code: i64, full: bool) -> i64:
        """The full score of a move, or its quick score."""
        return self.full_score(state, seat, code) if full else self.quick_score(state, seat, code)

    def best(self, state: "State", seat: i64, moves: MoveList, full: bool) -> i64:
        """The move with the highest full or quick score; the first of equals."""
        best: i64 = moves.codes[0]
        highest: i64 = self.score(state, seat, best, full)
        at: i64 = 1
        while at < moves.count:
            score: i64 = self.score(state, seat, moves.codes[at], full)
            if score > highest:
                best = moves.codes[at]
                highest = score
            at += 1
        return best

    def is_solved(self, state: "State") -> bool:
        """Whether `full_score` draws from an equilibrium here, so that search cannot improve on it."""
        return False

    def excludes(self, level: i64, code: i64) -> bool:
        """Whether a bot of that level never considers the move."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Static evaluation of unfinished games, in thousandths of a win."""

    def evaluate(self, state: "State", seat: i64) -> i64:
        """The expected result of a seat."""
        return 0

    def evaluate_against_greedy(self, state: "State", seat: i64, searcher: i64) -> i64:
        """The expected result of a seat if only the seat `searcher` searches and all others play greedily."""
        return self.evaluate(state, seat)

    def is_quiet(self, state: "State") -> bool:
        """Whether nothing is in progress that should be played out before the state is evaluated."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutPolicy:
    """How rollouts are played, and for how long.

    Of a hundred decisions, `policy_share` follow the heuristics; the others are random. A rollout has at least
    `max_depth` decisions, and then continues until the state is quiet or the game over. A move that gets fewer
    simulations than `depth_threshold` has shorter rollouts, down to `min_depth`, because longer ones are noisier. With
    `paired`, all moves of a decision are rolled out in the same worlds.
    """

    def __init__(
        self,
        policy_share: i64 = 0,
        max_depth: i64 = 0,
        min_depth: i64 = 0,
        depth_threshold: i64 = 0,
        paired: bool = False,
    ) -> None:
        self.policy_share: Final[i64] = policy_share
        self.max_depth: Final[i64] = max_depth
        self.min_depth: Final[i64] = min_depth
        self.depth_threshold: Final[i64] = depth_threshold
        self.paired: Final = paired

    def depth_for(self, simulations: i64) -> i64:
        """The rollout depth for a move with that number of simulations."""
        if simulations >= self.depth_threshold:
            return self.max_depth
        return self.min_depth + (self.max_depth - self.min_depth) * simulations // self.depth_threshold


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs:
    """What seats know and do not know of each other. With `hides_moves`, not every move is seen by all seats."""

    def __init__(self, hides_moves: bool = False) -> None:
        self.hides_moves: Final = hides_moves

    def public_action(self, code: i64) -> i64:
        """A move as the other seats see it when it is made."""
        return code

    def chance_outcome(self, state: "State") -> i64:
        """The public outcome of chance since the last move, as a number."""
        return 0

    def is_perfect_information(self, state: "State") -> bool:
        """Whether nothing is hidden and nothing is left to chance any more."""
        return False

    def sample(self, world: "State", seat: i64, rng: Rng) -> None:
        """Redraw what the seat does not know of an imagined world, by how likely the others' past moves make it."""

    def uses_model(self, state: "State", is_opponent: bool) -> bool:
        """Whether a search models a decision instead of searching it.

        Opponents are modelled by the quick score, the searching seat's own later decisions by the full score. This is
        good where the best move depends on more than the information-set node contains.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousMoves:
    """Which questions are simultaneous games. Of a hundred answers, `opponent_prior` are taken from the model."""

    def __init__(self, opponent_prior: i64 = 50) -> None:
        self.opponent_prior: Final[i64] = opponent_prior

    def is_simultaneous(self, state: "State") -> bool:
        """Whether the seats asked gain by knowing each other's answers, so that they should mix theirs."""
        return True

    def is_matrix_game(self, state: "State") -> bool:
        """Whether the pair of answers decides the result so far that a payoff matrix is worth estimating."""
        return False

    def defers(self, code: i64) -> bool:
        """Whether an answer may defer the question instead of answering it."""
        return False

    def is_repeated(self, before: "State", after: "State") -> bool:
        """Whether the question was deferred and is asked again, with nothing changed that matters to the answers."""
        return False


class LevelSettings:
    """For every level, the percentage of moves it overlooks, and its number of simulations (0: it does not search)."""

    def __init__(
        self,
        overlooked: tuple[int, ...] = (80, 40, 0, 0),
        simulations: tuple[int, ...] = (0, 0, 100, 5000),
    ) -> None:
        self.overlooked: Final[vec[i64]] = vec[i64]([i64(percent) for percent in overlooked])
        self.simulations: Final[vec[i64]] = vec[i64]([i64(number) for number in simulations])


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """All parts of a game's advice. A part that the game does not give is the default one."""

    def __init__(
        self,
        heuristics: Heuristics | None = None,
        evaluation: Evaluation | None = None,
        rollouts: RolloutPolicy | None = None,
        beliefs: Beliefs | None = None,
        simultaneous: SimultaneousMoves | None = None,
        levels: LevelSettings | None = None,
    ) -> None:
        self.heuristics: Final[Heuristics] = Heuristics() if heuristics is None else heuristics
        self.evaluation: Final[Evaluation] = Evaluation() if evaluation is None else evaluation
        self.rollouts: Final[RolloutPolicy] = RolloutPolicy() if rollouts is None else rollouts
        self.beliefs: Final[Beliefs] = Beliefs() if beliefs is None else beliefs
        self.simultaneous: Final[SimultaneousMoves] = SimultaneousMoves() if simultaneous is None else simultaneous
        self.levels: Final[LevelSettings] = LevelSettings() if levels is None else levels

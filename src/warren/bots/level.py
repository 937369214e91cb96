"""A level: somebody who plays as well as a game says one of that level does, and makes a person's mistakes."""

from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.bots.decision import Weighed
from warren.bots.observation import Observation
from warren.bots.search import SearchBot
from warren.engine.moves import MoveList
from warren.engine.rng import Rng


class LevelBot(SearchBot):
    """Glances at the moves it does not overlook, or thinks a little; how much of either, the game's advice says."""

    def __init__(self, name: str, step: i64, seconds: float) -> None:
        super().__init__(name, 0, seconds)
        self.step: i64 = step

    def sit(self) -> Bot:
        return SeatedLevel(self.name, self.step, self.seconds)

    def within(self, seconds: float) -> SearchBot:
        return LevelBot(self.name, self.step, seconds)

    def choose(self, seen: Observation, rng: Rng) -> i64:
        if seen.advice().simulations[self.step] > 0:
            return self.thinker(seen).choose(seen, rng)
        return glance(seen, rng, self.step)

    def weigh(self, seen: Observation, rng: Rng) -> list[Weighed]:
        return self.thinker(seen).weigh(seen, rng)

    def thinker(self, seen: Observation) -> SearchBot:
        """The search that does its thinking in this game."""
        return SearchBot(self.name, max(1, seen.advice().simulations[self.step]), self.seconds)


class SeatedLevel(LevelBot):
    """A level that goes on with what it thought from move to move, where it thinks at all."""

    def __init__(self, name: str, step: i64, seconds: float) -> None:
        super().__init__(name, step, seconds)
        self.remembers = True
        self.search: SearchBot | None = None

    def thinker(self, seen: Observation) -> SearchBot:
        search = self.search
        if search is None:
            search = super().thinker(seen).seated()
            self.search = search
        return search

    def notice(self, seen: Observation, mover: i64, code: i64) -> None:
        search = self.search
        if search is not None:
            search.notice(seen, mover, code)


def glance(seen: Observation, rng: Rng, level: i64) -> i64:
    """What looks best among the moves that one of a level thinks of and does not overlook."""
    advice = seen.advice()
    moves = MoveList(seen.room())
    seen.list_moves(moves)
    thought_of = MoveList(moves.count)
    noticed = MoveList(moves.count)
    at: i64 = 0
    while at < moves.count:
        if not advice.shuns(level, moves.codes[at]):
            thought_of.add(moves.codes[at])
            if rng.below(100) >= advice.overlooks[level]:
                noticed.add(moves.codes[at])
        at += 1
    if thought_of.count == 0:
        thought_of = moves
    if noticed.count == 0:
        return thought_of.codes[rng.below(thought_of.count)]
    return advice.best(seen.imagine(rng), seen.seat, noticed, thinks_over=False)

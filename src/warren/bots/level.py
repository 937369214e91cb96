"""A level: a bot whose strength in each game is set by the game's advice, and which makes mistakes people make."""

from warren.bots.bot import Bot
from warren.bots.observation import Observation
from warren.bots.search.decision import MoveStats
from warren.bots.search.search_bot import SearchBot
from warren.bots.search.timed_bot import TimedBot
from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.rng import Rng


class LevelBot(TimedBot):
    """Searches in games where its level has simulations; elsewhere it plays by the quick score."""

    def __init__(self, name: str, level: i64, seconds: float) -> None:
        super().__init__(name, seconds)
        self.level: i64 = level

    def sit(self) -> Bot:
        return StatefulLevelBot(self.name, self.level, self.seconds)

    def within(self, seconds: float) -> TimedBot:
        return LevelBot(self.name, self.level, seconds)

    def choose(self, observation: Observation, rng: Rng) -> i64:
        if observation.advice().levels.simulations[self.level] > 0:
            return self.search_for(observation).choose(observation, rng)
        return quick_move(observation, rng, self.level)

    def analyse(self, observation: Observation, rng: Rng) -> list[MoveStats]:
        return self.search_for(observation).analyse(observation, rng)

    def search_for(self, observation: Observation) -> SearchBot:
        """The search of this level in the game observed."""
        return SearchBot(self.name, max(1, observation.advice().levels.simulations[self.level]), self.seconds)


class StatefulLevelBot(LevelBot):
    """Keeps the tree of its search from move to move."""

    def __init__(self, name: str, level: i64, seconds: float) -> None:
        super().__init__(name, level, seconds)
        self.is_stateful = True
        self.search: SearchBot | None = None

    def search_for(self, observation: Observation) -> SearchBot:
        search = self.search
        if search is None:
            search = super().search_for(observation).stateful()
            self.search = search
        return search

    def inform_action(self, observation: Observation, mover: i64, code: i64) -> None:
        search = self.search
        if search is not None:
            search.inform_action(observation, mover, code)


def quick_move(observation: Observation, rng: Rng, level: i64) -> i64:
    """The move of the highest quick score among those a level considers and does not overlook."""
    advice = observation.advice()
    moves = MoveList(observation.room())
    observation.list_moves(moves)
    considered = MoveList(moves.count)
    noticed = MoveList(moves.count)
    at: i64 = 0
    while at < moves.count:
        if not advice.heuristics.excludes(level, moves.codes[at]):
            considered.add(moves.codes[at])
            if rng.below(100) >= advice.levels.overlooked[level]:
                noticed.add(moves.codes[at])
        at += 1
    if considered.count == 0:
        considered = moves
    if noticed.count == 0:
        return considered.codes[rng.below(considered.count)]
    return advice.heuristics.best(observation.imagine(rng), observation.seat, noticed, full=False)

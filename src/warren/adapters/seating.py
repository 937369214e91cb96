"""Tables for other libraries: a game with its seats and options, ready to deal."""

from functools import cache
from typing import Final

import warren
from warren.engine.contract import Game, State
from warren.engine.errors import WrongSeats
from warren.engine.moves import MoveList
from warren.engine.options import OptionValue
from warren.engine.rng import Rng


class Table:
    """A game with its seats and options. `scratch` is a list of moves that anybody may fill and read at once."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue]) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = tuple(options.items())
        self.blank: Final = game.table(seats, options)
        self.scratch: Final = MoveList(game.move_room)

    def deal(self, seed: object) -> State:
        """A new playing; the same seed always gives the same one."""
        return self.blank.again(Rng.seeded(seed))


@cache
def table_of(name: str, seats: int, options: tuple[tuple[str, object], ...] = ()) -> Table:
    """The table with those options, checked; raises `WrongSeats` or `BadOption`.

    >>> table_of("koffer", 3, (("specials", "9 1 13"),)).options[0]
    ('specials', '1,9,13')
    """
    game = warren.game(name)
    if seats not in game.seat_counts:
        counts = game.seat_counts
        raise WrongSeats("wrong-seats", game=name, seats=seats, low=counts[0], high=counts[-1])
    return Table(game, seats, game.read_options(seats, dict(options)))


def results(state: State | None, seats: int) -> list[float]:
    """What a playing brought every seat: winners share 1, the others share what it costs."""
    ended = None if state is None else state.outcome()
    if ended is None:
        return [0.0] * seats
    win = seats / len(ended.winners)
    return [((win if seat in ended.winners else 0) - 1) / (seats - 1) for seat in range(seats)]

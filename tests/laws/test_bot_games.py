"""Every game keeps every law while bots of every level play it: they reach states that random play does not."""

import os
from typing import Final

import pytest

import warren
from warren.bots import ALL
from warren.bots.levels import LEVELS
from warren.engine.laws import DEALS

from .bot_games import THINKING, numbered, play, soak, workers

#: So many games of each, as `make soak` wants it; without it, as many as it takes to see so many states.
GAMES: Final = int(os.environ.get("WARREN_BOT_GAMES", "0"))
STATES: Final = 2000 if warren.compiled() else 60
#: All laws are checked at one of so many states, positions at all, and those of imagined worlds at one of so many.
EVERY: Final = 97
WORLDS: Final = 2

COUNTS: Final = [(game, seats) for game in warren.games() for seats in warren.game(game).seat_counts]


@pytest.mark.skipif(GAMES > 0, reason="they are among the many games")
@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_games_of_bots_of_every_level_keep_every_law(game: str, seats: int) -> None:
    states, number, met = 0, 0, set[str]()
    while states < STATES:
        chosen = numbered(game, seats, number * THINKING)
        met |= set(chosen.bots)
        states += play(chosen, EVERY, WORLDS, deals=0 if number else DEALS)
        number += 1
    assert met >= set(ALL) >= set(LEVELS) or not warren.compiled()


@pytest.mark.skipif(not GAMES, reason="this is long: make soak")
@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_very_many_games_of_bots_keep_every_law(game: str, seats: int) -> None:
    with workers() as pool:
        total = list(soak(game, seats, GAMES, pool))[-1]
    print(f"{game}, {seats} seats: {total.games} games, {total.states} states")  # noqa: T201 - into the soak's log
    assert not total.failures, "\n".join(total.failures)


def test_a_number_is_always_the_same_game() -> None:
    once, again, another = (numbered("trenchcoat", 3, number) for number in (THINKING, THINKING, 2 * THINKING))
    assert once == again
    assert once.bots != another.bots
    assert play(once, 1000) == play(again, 1000)

"""Levels: what tables offer, and what old tables still have."""

import pytest

from warren.bots import ALL, BOTS, SLOW, STAND_IN, USUAL, UnknownBot, check_table_bot, find, is_quick, within
from warren.bots.bot import Bot
from warren.bots.levels import BEST, LEVELS
from warren.bots.search.search_bot import SearchBot
from warren.bots.search.timed_bot import TimedBot


def test_the_usual_opponent_is_in_the_middle_and_the_best_on_top() -> None:
    levels = list(LEVELS)
    assert 0 < levels.index(USUAL) < len(levels) - 1
    assert levels[-1] == BEST
    assert is_quick(STAND_IN) or within(find(STAND_IN), 0.3) is find(STAND_IN), "nobody waits for a stand-in"


@pytest.mark.parametrize("name", [*LEVELS, *BOTS])
def test_levels_and_the_bots_of_old_tables_may_sit_down(name: str) -> None:
    check_table_bot(name)
    assert find(name) is ALL[name]


@pytest.mark.parametrize("name", [*SLOW, "clever", ""])
def test_others_may_not_and_the_refusal_names_the_levels(name: str) -> None:
    with pytest.raises(UnknownBot, match=", ".join(LEVELS)):
        check_table_bot(name)


def fields(bot: Bot) -> dict[str, object]:
    """What a bot is made of, compiled or not."""
    named = {name: getattr(bot, name) for name in dir(bot) if not name.startswith("_")}
    return {name: value for name, value in named.items() if not callable(value)}


@pytest.mark.parametrize("bot", list(ALL.values()), ids=list(ALL))
def test_a_bot_with_less_time_is_otherwise_the_same(bot: Bot) -> None:
    before = fields(bot)
    hurried = within(bot, 0.01)
    assert type(hurried) is type(bot)
    assert fields(bot) == before
    if isinstance(bot, TimedBot):
        assert fields(hurried) == {**before, "seconds": 0.01}
        assert within(bot, 100.0) is bot
    else:
        assert hurried is bot


def test_a_bot_without_a_clock_gets_one() -> None:
    endless = within(SearchBot("endless", simulations=1_000_000, seconds=0.0), 0.2)
    assert isinstance(endless, SearchBot)
    assert endless.seconds == 0.2

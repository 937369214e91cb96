"""The measure of bluffing: who can be read is answered, who cannot is not."""

import pytest

import warren
from warren.bots.search import SearchBot
from warren.engine.rng import Rng
from warren.lab.bluff import answer_gain, at_guard, guard_gains, payoffs, quest_gains


def test_whoever_always_conceals_the_same_is_outbid() -> None:
    state = at_guard(6, 6, 3, 3)
    four, five = (int(state.game.code_of(f"bid {gold}")) for gold in (4, 5))
    stubborn = [{four: 1.0}, {four: 1.0}]
    table = payoffs(state, Rng.seeded("read"))
    assert table[five, four][0] > table[four, four][0]
    assert answer_gain(table, table, stubborn, 0) > 20


def test_an_answer_is_not_rewarded_for_luck_where_it_was_found() -> None:
    found = {(1, 3): (900.0, 100.0), (2, 3): (100.0, 900.0)}
    rewarded = {(1, 3): (400.0, 600.0), (2, 3): (600.0, 400.0)}
    meant = [{2: 1.0}, {3: 1.0}]
    assert answer_gain(found, rewarded, meant, 0) == -200.0
    assert answer_gain(rewarded, found, meant, 0) == 0.0


@pytest.mark.skipif(not warren.compiled(), reason="takes long from source")
def test_gains_against_a_search_are_found_for_guards_and_quests() -> None:
    bot = SearchBot("quick", 60, 0.0)
    gains = [next(guard_gains(bot, "test")), next(quest_gains(bot, "test"))]
    assert {gain.game for gain in gains} == {"guard", "quest"}
    assert all(-1000 < gain.gains < 1000 for gain in gains)

"""The measure of bluffing: who can be read is answered, who cannot is not."""

import pytest

import warren
from warren.bots.search import SearchBot
from warren.engine.rng import Rng
from warren.lab.bluff import at_guard, best_answer, guard_gains, payoffs, quest_gains


def test_whoever_always_conceals_the_same_is_outbid() -> None:
    state = at_guard(6, 6, 3, 3)
    four, five = (int(state.game.code_of(f"bid {gold}")) for gold in (4, 5))
    stubborn = [{four: 1.0}, {four: 1.0}]
    table = payoffs(state, stubborn, Rng.seeded("read"))
    assert table[five, four][0] > table[four, four][0]
    assert best_answer(table, stubborn, 0) > 20


@pytest.mark.skipif(not warren.compiled(), reason="takes long from source")
def test_gains_against_a_search_are_found_for_guards_and_quests() -> None:
    bot = SearchBot("quick", 60, 0.0)
    gains = [next(guard_gains(bot, "test")), next(quest_gains(bot, "test"))]
    assert {gain.game for gain in gains} == {"guard", "quest"}
    assert all(-1.0 < gain.gains < 1000 for gain in gains)

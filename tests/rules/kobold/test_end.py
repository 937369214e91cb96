"""When a game ends, and why."""

import pytest
from hypothesis import given

from warren import Ask, NotAsked, Rng, State
from warren.games.kobold.game import GAME
from warren.games.kobold.rules.events import GameEnded, Rolled

from .table import end, fetch, few, field, heard, look, play_out, room, seeds, sides, table, texts

FIFTH = {"A": "violet green yellow", "trophies": "4"}


@pytest.mark.clause("KB-E1")
def test_a_supply_of_exactly_zero_after_a_full_refill_does_not_end_it() -> None:
    state = table(pawns="A3 A4", supply="teddy violet")
    fetch(state, "3.1", "4.1")
    assert (look(state).supply, state.over, state.ask()) == (0, False, Ask((1,), "turn"))


@pytest.mark.clause("KB-E1")
def test_a_supply_that_is_short_by_one_ends_it_at_once() -> None:
    state = table(seats=3, pawns="A3 A4 B5", supply="teddy")
    events = fetch(state, "3.1", "4.1")
    assert (state.over, look(state).ended, state.ask()) == (True, "supply", Ask((), "over"))
    assert heard(events, GameEnded)[0].reason == "supply"


@pytest.mark.clause("KB-E1")
def test_an_empty_supply_does_not_end_it_while_nothing_is_missing_in_the_dark() -> None:
    state = table("blue 1", sections=room(s1="car (blue)"), pawns="A3", supply="none")
    fetch(state, "3.1")
    assert not state.over


@pytest.mark.clause("KB-E1")
def test_the_fifth_gem_trophy_ends_it_after_the_whole_turn() -> None:
    state = table("blue 1", sections=room(s4="!ball (teddy)"), pawns="A6 A4 A5 B3", **FIFTH, B="ball")
    fetch(state, "6.2")
    assert (field(state, "trophies"), state.over, field(state, "fetching")) == ("5", False, "yes")
    fetch(state, "4.1")
    assert not state.over
    events = fetch(state, "5.1")
    assert (state.over, look(state).ended) == (True, "gems")
    assert len(heard(events, Rolled)) == 1
    assert (field(state, "pawns"), look(state).loot[1].tiles) == ("none", 2)
    assert "." not in field(state, "sections").split(" / ")[0].split()


@pytest.mark.clause("KB-E1")
def test_four_trophies_do_not_end_it() -> None:
    state = table(pawns="A6", A="violet green yellow", trophies=3)
    fetch(state, "6.2")
    assert not state.over


@pytest.mark.clause("KB-E1")
def test_if_both_reasons_hold_both_are_named() -> None:
    state = table(pawns="A6", supply="none", **FIFTH)
    events = fetch(state, "6.2")
    assert heard(events, GameEnded)[0].reason == "both"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "both"


@pytest.mark.clause("KB-E1")
@pytest.mark.parametrize("first", "ABC")
def test_the_round_is_not_filled_up(first: str) -> None:
    assert end(seats=3, first=first, turn="A").over


@pytest.mark.clause("KB-E1")
def test_nobody_is_asked_after_the_end() -> None:
    state = end()
    before = state.hash()
    for seat in (0, 1):
        assert texts(state, seat) == []
        with pytest.raises(NotAsked, match="over"):
            state.play(seat, "place 3")
    assert state.hash() == before


@pytest.mark.clause("KB-E1", "KB-E3")
def test_the_end_is_told_with_the_points_line_by_line() -> None:
    state = table(pawns="A5", supply="none", A="teddy*2 kobold*2 tiles=3", B="teddy gems=4")
    (ended,) = heard(fetch(state, "5.1"), GameEnded)
    assert ended == GameEnded(
        game=1,
        reason="supply",
        points=(10, 4),
        lines=({"toy-trophies": 5, "tiles": 3, "kobolds": 2}, {"gem-trophies": 4}),
    )


@pytest.mark.clause("KB-E1")
def test_there_is_no_outcome_before_the_end() -> None:
    assert table().outcome() is None
    assert end().outcome() is not None


@pytest.mark.clause("KB-E1", "KB-T8")
@given(seed=seeds, side=sides)
@few
def test_a_game_ends_for_a_reason_that_holds_and_not_before(seed: int, side: tuple[int, str]) -> None:
    state, rng = GAME.start(side[0], seed, board=side[1]), Rng.seeded(seed)
    while not state.over:
        view = look(state)
        assert view.fetching or view.gem_trophies
        assert view.fetching or not gaps(state)
        play_out(state, rng, decisions=1)
    reasons = {"supply": (True, False), "gems": (False, True), "both": (True, True)}
    assert reasons[look(state).ended] == (gaps(state), not look(state).gem_trophies)


def gaps(state: State) -> bool:
    """Whether a dark space is empty."""
    return any("." in {space.token for space in part.spaces} for part in look(state).sections if not part.lit)

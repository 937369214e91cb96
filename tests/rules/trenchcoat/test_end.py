"""How it ends: the last one standing, felled together, or the rounds are up (TC-E1 to TC-E3)."""

import pytest

from warren import NotAsked, State
from warren.games.trenchcoat.game import GAME
from warren.games.trenchcoat.rules.events import GameEnded

from .table import (
    EMBER,
    HICCUP,
    field,
    go,
    heard,
    look,
    seat_text,
    table,
)

TAXES = "tax-2 tax-3 tax-3 tax-4 tax-5 tax-6 rest"


def turns(state: State, count: int) -> None:
    """So many turns, in each of which the active seat has a tax to pay."""
    for _ in range(count):
        go(state, f"{field(state, 'active')} done")


@pytest.mark.clause("TC-E1")
def test_the_end_is_told_with_everybodys_kobolds_and_wealth() -> None:
    state = table(A=seat_text("bodkin", "wanted-poster magic-hat", 4), B=seat_text("ember", "", 9), events="guard rest")
    told = go(state, "A play wanted-poster B")
    assert heard(told, GameEnded) == [GameEnded((1, 0), (11, 9), (0,), "last-standing")]
    assert (state.scores(), state.over, look(state).scores) == ((10_011, 0), True, (10_011, 0))
    assert state.scores() == GAME.recount(state)


@pytest.mark.clause("TC-E1")
def test_after_the_end_nobody_is_asked_and_nobody_moves() -> None:
    state = table(A=seat_text("bodkin", "wanted-poster spare-change"), B=seat_text("ember"), events="guard rest")
    go(state, "A play wanted-poster B")
    assert (state.ask().seats, state.ask().kind) == ((), "over")
    with pytest.raises(NotAsked):
        state.play(0, "play spare-change")


@pytest.mark.clause("TC-E3")
@pytest.mark.parametrize(("first", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_a_round_ends_when_the_turn_reaches_the_first_seats_place(first: str, order: str) -> None:
    state = table(seats=3, first=first, active=first, events=TAXES)
    rounds = []
    for seat in order + order[:2]:
        assert field(state, "active") == seat
        rounds.append(field(state, "round"))
        turns(state, 1)
    assert rounds == ["1", "1", "1", "2", "2"]


@pytest.mark.clause("TC-E3")
def test_a_round_ends_when_the_turn_passes_over_the_first_seats_place() -> None:
    state = table(
        A=seat_text("", "", 3, "out"),
        B=seat_text(EMBER),
        C=seat_text(HICCUP),
        first="A",
        active="B",
        events=TAXES,
    )
    turns(state, 1)
    assert (field(state, "active"), field(state, "round")) == ("C", "1")
    turns(state, 1)
    assert (field(state, "active"), field(state, "round")) == ("B", "2")


@pytest.mark.clause("TC-E3")
def test_a_seat_out_in_its_own_turn_ends_the_round_too() -> None:
    state = table(
        A=seat_text("bodkin"),
        B=seat_text(EMBER, "wanted-poster"),
        C=seat_text(HICCUP),
        first="B",
        active="A",
        events=TAXES,
    )
    go(state, "A done", "B play wanted-poster A")
    assert (field(state, "active"), field(state, "round")) == ("B", "2")


@pytest.mark.clause("TC-E3")
@pytest.mark.parametrize("limit", [1, 2])
def test_the_round_limit_ends_the_game_after_so_many_rounds(limit: int) -> None:
    state = table(seats=2, events=TAXES, options=f"round_limit={limit}")
    turns(state, 2 * limit - 1)
    assert not state.over
    told = go(state, "B done")
    assert state.over
    assert [ended.reason for ended in heard(told, GameEnded)] == ["round-limit"]


@pytest.mark.clause("TC-E3")
def test_without_a_limit_rounds_go_on() -> None:
    state = table(seats=2, events=TAXES, round=500)
    turns(state, 2)
    assert (state.over, field(state, "round")) == (False, "501")


@pytest.mark.clause("TC-E3", "TC-E2")
@pytest.mark.parametrize(
    ("A", "B", "C", "winners", "scores"),
    [
        (seat_text("bodkin crumb", "", 5), seat_text("ember", "", 50), None, (0,), (20_003, 10_047)),
        (seat_text("bodkin", "", 9), seat_text("ember", "magic-hat", 3), None, (0, 1), (10_007, 10_007)),
        (seat_text("bodkin", "", 9), seat_text("ember", "magic-hat", 4), None, (1,), (10_007, 10_008)),
        (seat_text("bodkin", "", 9), seat_text("ember", "", 9), "out", (0,), (10_007, 10_006, 0)),
    ],
)
def test_at_the_limit_kobolds_count_first_then_wealth(
    A: str,  # noqa: N803
    B: str,  # noqa: N803
    C: str | None,  # noqa: N803
    winners: tuple[int, ...],
    scores: tuple[int, ...],
) -> None:
    """A pays 2 and B 3; seats that are out come last."""
    lines = {"A": A, "B": B} | ({"C": seat_text("", "magic-hat", 99, "out")} if C else {})
    state = table(**lines, events=TAXES, options="round_limit=1")
    while not state.over:
        seat = state.ask().seats[0]
        state.play(seat, next(move for move in ("done", "pay", "pass") if move in [m.text for m in state.moves(seat)]))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == (winners, scores, "round-limit")
    assert GAME.recount(state) == scores


@pytest.mark.clause("TC-E3")
def test_the_last_event_of_the_last_round_is_played_to_its_end() -> None:
    state = table(seats=2, active="B", first="A", events="strength-3 rest", options="round_limit=1")
    go(state, "B done", "B lay 1")
    assert not state.over
    go(state, "A trust")
    assert state.over


@pytest.mark.clause("TC-E1")
def test_the_screens_come_down_at_the_end() -> None:
    state = table(
        A=seat_text("bodkin", "wanted-poster magic-hat", 4),
        B=seat_text("ember", "", 9),
        events="guard rest",
        options="memory",
    )
    go(state, "A play wanted-poster B")
    for seat in (None, 0, 1):
        chair = look(state, seat).chairs[0]
        assert ([kobold.name for kobold in chair.seen_kobolds], chair.seen_items) == (["bodkin"], ("magic-hat",))


def test_scores_while_it_goes_on_are_those_of_an_end_now() -> None:
    state = table(
        A=seat_text("bodkin crumb", "magic-hat", 4), B=seat_text("ember", "", 9), C=seat_text("", "", 5, "out")
    )
    assert state.scores() == GAME.recount(state) == (20_011, 10_009, 0)
    assert (state.outcome(), look(state).scores) == (None, None)

"""How a duel stands: read off both sides, learned from how duels ended, and truer than adding up what a seat has."""

import math
import runpy
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

import warren
from warren import Rng
from warren.bots import find
from warren.cli.main import cli
from warren.engine.moves import MoveList
from warren.games.trenchcoat.advice import TrenchAdvice
from warren.games.trenchcoat.foretold import INNER, OUTER
from warren.games.trenchcoat.outlook import READ, SIDE, TURN, Outlook, Sides
from warren.games.trenchcoat.reading import are_two_left
from warren.games.trenchcoat.state import TrenchState
from warren.lab.arena import play_out
from warren.lab.endings import DEALS, deal_anew, play_duels, play_piece, somewhere, write_down
from warren.lab.foretell import chances, fit, surprise, to_tell_odds
from warren.lab.network import SUMS, Course, Learner, Lessons, Numbers, together
from warren.lab.work import in_turn

TRENCHCOAT = warren.game("trenchcoat")
LINES = "A: bodkin crumb dribble / {items} / gold={gold}\nB: ember fidget grub / none / gold=4\n"


def advice() -> TrenchAdvice:
    """The game's."""
    found = TRENCHCOAT.advice
    assert isinstance(found, TrenchAdvice)
    return found


def states(seed: int, seats: int) -> list[TrenchState]:
    """Those of a random playing."""
    state, rng, found = TRENCHCOAT.start(seats=seats, seed=seed), Rng.seeded(seed), []
    scratch = MoveList(TRENCHCOAT.move_room)
    while (seat := state.next_seat()) >= 0:
        assert isinstance(state, TrenchState)
        found.append(state.copy())
        state._apply(seat, state.pick(seat, rng, scratch))
    return found


def reading(state: TrenchState, thinker: int) -> Numbers:
    """What is read of both sides, as a row."""
    sides, row = Sides(), np.zeros(READ, np.float32)
    sides.read(state, thinker)
    write_down(sides, row)
    return row


def position(items: str, gold: int) -> TrenchState:
    """A duel with something at the first seat."""
    found = TRENCHCOAT.position(LINES.format(items=items, gold=gold))
    assert isinstance(found, TrenchState)
    return found


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4))
def test_chances_of_all_are_a_whole_and_who_is_out_has_none(seed: int, seats: int) -> None:
    for state in states(seed, seats)[::5]:
        for thinker in range(seats):
            found = [int(advice().outlook(state, seat, thinker)) for seat in range(seats)]
            assert abs(sum(found) - 1000) <= seats
            assert all(chance == 0 for seat, chance in enumerate(found) if not state.is_in(seat))


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_where_more_than_two_are_left_all_count_as_equally_wise(seed: int) -> None:
    for state in states(seed, 3)[::5]:
        if state.inside == 0b111:
            for seat in range(3):
                assert advice().outlook(state, seat, 0) == advice().hope(state, seat)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_both_sides_are_read_alike(seed: int) -> None:
    for state in filter(are_two_left, states(seed, 2)[::5]):
        one, other = reading(state, 0), reading(state, 1)
        assert list(one[:SIDE]) == list(other[SIDE:])
        assert list(one[SIDE:]) == list(other[:SIDE])
        assert one[TURN] + one[SIDE + TURN] == 1


def test_more_gold_and_more_items_are_better() -> None:
    outlook = Outlook()
    found = [outlook.chances(position(*what), 0) for what in (("none", 1), ("none", 6), ("wanted-poster", 6))]
    assert found == sorted(set(found))


def test_who_thinks_stands_better_than_who_glances() -> None:
    state = position("none", 4)
    assert advice().outlook(state, 0, 0) > advice().outlook(state, 0, 1)


def table(numbers: str) -> Numbers:
    """Thousandths as the numbers they are."""
    return np.array([int(number) / 1000 for number in numbers.split()], np.float32)


def test_the_game_tells_what_the_lab_has_learned() -> None:
    learner = Learner(1, READ, 1)
    learner.parts = [
        table(INNER).reshape(READ + 1, SUMS),
        table(OUTER).reshape(1, SUMS + 1).T,
    ]
    for state in filter(are_two_left, states(3, 2)):
        told = learner.foretell(reading(state, 0)[None])[1]
        assert abs(advice().outlook(state, 0, 0) - 1000 * chances(told)[0, 0]) <= 1.01


@pytest.mark.skipif(not warren.compiled(), reason="needs thousands of games, too slow from source")
def test_it_foretells_better_than_what_adds_up() -> None:
    rng, foreseen, added = Rng.seeded("foretelling"), 0.0, 0.0
    for number in range(1500):
        state = somewhere(f"unseen/{number}")
        deal_anew(state, rng)
        guesses = (advice().outlook(state, 0, 0), advice().hope(state, 0))
        play_out(state, [find("sensible"), find("greedy")], rng)
        outcome = state.outcome()
        assert outcome is not None
        shares = [max(1, guess if 0 in outcome.winners else 1000 - guess) / 1000 for guess in guesses]
        foreseen -= math.log(shares[0])
        added -= math.log(shares[1])
    assert foreseen < added - 15


# How it is learned.


def test_duels_are_dealt_anew_from_the_same_cards() -> None:
    state = somewhere("dealt")
    before = sorted([*state.item_pile.deck[: state.item_pile.count], *held(state)])
    counts = list(state.item_count[:2])
    deal_anew(state, Rng.seeded(1))
    assert sorted([*state.item_pile.deck[: state.item_pile.count], *held(state)]) == before
    assert list(state.item_count[:2]) == counts
    assert TRENCHCOAT.position(state.position()).position() == state.position()


def held(state: TrenchState) -> list[int]:
    """All items in hands."""
    room = len(state.items) // len(state.item_count)
    return [state.items[seat * room + at] for seat in range(2) for at in range(state.item_count[seat])]


def test_duels_end_the_same_way_again_however_they_are_cut() -> None:
    whole = play_piece("again", 0, 4)[1]
    parts = [play_piece("again", 0, 1)[1], play_piece("again", 1, 3)[1]]
    assert np.array_equal(whole.read, together(parts).read)
    assert np.array_equal(whole.worth, together(parts).worth)
    assert len(whole) == 4 * DEALS
    assert sum(len(part) for _, part in play_duels("again", 10, in_turn)) == 4 * DEALS


def test_a_network_learns_the_odds() -> None:
    rng = np.random.default_rng(1)
    read = np.zeros((3000, READ), np.float32)
    read[:, 0] = rng.uniform(-2, 2, 3000)
    odds = 2 * read[:, :1]
    won = (rng.uniform(0, 1, (3000, 1)) < chances(odds)).astype(np.float32)
    _, known, unknown = fit(Lessons(read, won, np.ones_like(won)), Course(to_tell_odds, 100, 1e-2, 0.0))
    assert max(known, unknown) < surprise(odds, won) + 0.02
    assert surprise(odds, won) < surprise(np.zeros_like(odds), won) - 0.1


def test_the_slope_is_that_of_the_surprise() -> None:
    told, won = np.array([[0.3], [-1.0]], np.float32), np.array([[1.0], [0.5]], np.float32)
    slope, step = to_tell_odds(told, won, np.ones_like(won)), 1e-2
    for row in range(2):
        more, less = told.copy(), told.copy()
        more[row] += step
        less[row] -= step
        found = (surprise(more, won) - surprise(less, won)) * len(won) / (2 * step)
        assert slope[row, 0] == pytest.approx(found, rel=0.02)


def test_the_command_plays_learns_and_writes(tmp_path: Path) -> None:
    file = tmp_path / "foretold.py"
    words = ["lab", "foretell", "--duels", "12", "--jobs", "1", "--lang", "en", "--out", str(file)]
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 0, result.output
    assert "foretold.py" in result.output
    assert len(runpy.run_path(str(file))["INNER"].split()) == (READ + 1) * SUMS

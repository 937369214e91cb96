"""In which order foreseen events should come: reads only what its seat knows, was learned, and orders better."""

import runpy
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import warren
from warren import Rng
from warren.bots.greedy import GreedyBot
from warren.bots.observation import Observation
from warren.cli.main import cli
from warren.games.trenchcoat.advice import TrenchAdvice
from warren.games.trenchcoat.arranged import INNER, OUTER
from warren.games.trenchcoat.foresight import READ, Foresight, Prospect
from warren.games.trenchcoat.questions import ORDER_EVENTS
from warren.games.trenchcoat.state import TrenchState
from warren.lab.arrange import fit
from warren.lab.endings import write_down
from warren.lab.network import SUMS, Learner, Lessons, Numbers, together
from warren.lab.orders import ORDERS, foreseeing, think_of_orders, think_piece
from warren.lab.work import in_turn

TRENCHCOAT = warren.game("trenchcoat")
LINES = "A: bodkin crumb dribble / clairvoyance / gold={gold}\nB: ember fidget grub / none / gold=9\nevents: {events}\n"


def asked_for_an_order(events: str, gold: int = 9) -> TrenchState:
    """The first seat has foreseen three events."""
    state = TRENCHCOAT.position(LINES.format(events=events, gold=gold))
    state.play(0, "play clairvoyance")
    assert isinstance(state, TrenchState)
    assert state.question == ORDER_EVENTS
    return state


def readings(state: TrenchState, seat: int) -> Numbers:
    """What is read in every order."""
    prospect, found = Prospect(), np.zeros((ORDERS, READ), np.float32)
    prospect.read_table(state, seat)
    for row, move in zip(found, state.moves(seat), strict=True):
        prospect.read_order(state, seat, move.code)
        write_down(prospect, row)
    return found


def test_a_seat_reads_the_same_in_every_world_it_cannot_tell_from_the_truth() -> None:
    for number in range(10):
        rng = Rng.seeded(number)
        state = foreseeing(rng)
        seat = state.next_seat()
        world = state.imagine(seat, rng)
        assert isinstance(world, TrenchState)
        assert np.array_equal(readings(state, seat), readings(world, seat))


def test_every_order_reads_otherwise_unless_events_are_alike() -> None:
    other = readings(asked_for_an_order("tax-6 guard strength-3"), 0)
    assert len({tuple(row) for row in other.tolist()}) == ORDERS
    alike = readings(asked_for_an_order("guard guard strength-3"), 0)
    assert len({tuple(row) for row in alike.tolist()}) == ORDERS // 2


def chosen(state: TrenchState) -> str:
    """What somebody who thinks answers."""
    code = GreedyBot("sensible", thinks_over=True).choose(Observation(state, 0), Rng.seeded(1))
    return next(move.text for move in state.moves(0) if move.code == code)


def test_what_cannot_be_paid_comes_to_the_other() -> None:
    assert chosen(asked_for_an_order("tax-6 sevens-for-gold guard", gold=0)) != "order 1 2 3"
    assert not chosen(asked_for_an_order("tax-6 sevens-for-gold guard", gold=0)).startswith("order 1")


def test_where_more_than_two_are_left_it_says_nothing() -> None:
    state = asked_for_an_order("tax-6 guard strength-3")
    assert Foresight().speaks(state)
    three = TRENCHCOAT.position(
        LINES.format(events="tax-6 guard strength-3", gold=9) + "C: pip mumble vex / none / gold=3\n"
    )
    three.play(0, "play clairvoyance")
    assert isinstance(three, TrenchState)
    assert not Foresight().speaks(three)


def table(numbers: str) -> Numbers:
    """Thousandths as the numbers they are."""
    return np.array([int(number) / 1000 for number in numbers.split()], np.float32)


def test_the_game_chooses_what_the_lab_has_learned() -> None:
    learner = Learner(1, READ, 1)
    learner.parts = [table(INNER).reshape(READ + 1, SUMS), table(OUTER).reshape(1, SUMS + 1).T]
    for number in range(10):
        state = foreseeing(Rng.seeded(number))
        seat, foresight = state.next_seat(), Foresight()
        told = learner.foretell(readings(state, seat))[1][:, 0]
        foresight.prospect.read_table(state, seat)
        found = [foresight.worth(state, seat, move.code) for move in state.moves(seat)]
        assert np.allclose(found, told, atol=1e-3)


@pytest.mark.skipif(not warren.compiled(), reason="needs a hundred thousand simulations, too slow from source")
def test_it_orders_better_than_what_adds_up() -> None:
    advice = TRENCHCOAT.advice
    assert isinstance(advice, TrenchAdvice)
    _, lessons = think_piece("unseen", 600, 0, 250)
    gained, bot = 0.0, GreedyBot("sensible", thinks_over=True)
    for row in range(len(lessons)):
        state = foreseeing(Rng.seeded(f"unseen/{row}"))
        seat = state.next_seat()
        codes = sorted(move.code for move in state.moves(seat))
        learned = bot.choose(Observation(state, seat), Rng.seeded(row))
        advice.foresight.is_silent = True
        added = bot.choose(Observation(state, seat), Rng.seeded(row))
        advice.foresight.is_silent = False
        gained += float(lessons.worth[row, codes.index(learned)] - lessons.worth[row, codes.index(added)])
    assert gained > 0


# How it is learned.


def test_thoughts_are_the_same_again_however_they_are_cut() -> None:
    whole = think_piece("again", 12, 0, 3)[1]
    parts = [think_piece("again", 12, 0, 1)[1], think_piece("again", 12, 1, 2)[1]]
    assert np.array_equal(whole.read, together(parts).read)
    assert np.array_equal(whole.worth, together(parts).worth)
    assert np.allclose(whole.worth.mean(1), 0, atol=1e-5)
    assert sum(len(part) for _, part in think_of_orders("again", 3, 12, in_turn)) == len(whole)


def test_a_network_learns_which_order_is_best() -> None:
    rng = np.random.default_rng(1)
    read = np.zeros((600, ORDERS, READ), np.float32)
    read[:, :, 0] = rng.uniform(-1, 1, (600, ORDERS))
    worth = read[:, :, 0] - read[:, :, 0].mean(1, keepdims=True)
    _, known, unknown = fit(Lessons(read, worth, np.ones_like(worth)))
    assert max(known, unknown) < 0.01 < float(worth.max(1).mean()) / 10


def test_the_command_thinks_learns_and_writes(tmp_path: Path) -> None:
    file = tmp_path / "arranged.py"
    words = ["lab", "arrange", "--orders", "6", "--simulations", "6", "--jobs", "1", "--lang", "en", "--out", str(file)]
    result = CliRunner().invoke(cli, words)
    assert result.exit_code == 0, result.output
    assert "arranged.py" in result.output
    assert len(runpy.run_path(str(file))["INNER"].split()) == (READ + 1) * SUMS

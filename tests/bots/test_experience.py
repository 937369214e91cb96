"""Experience in duels: reads only what its seat knows, was learned from a search, and plays better for it."""

import runpy
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

import warren
from warren import Rng
from warren.bots import find
from warren.bots.bot import Bot
from warren.cli.errors import CommandError
from warren.cli.main import cli
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.games.trenchcoat.advice import TrenchAdvice
from warren.games.trenchcoat.duel import ASKED, KINDS, READ, Duel, is_duel, kind_of
from warren.games.trenchcoat.experience import Experience
from warren.games.trenchcoat.learned import INNER, OUTER
from warren.games.trenchcoat.state import TrenchState
from warren.lab.arena import play_out
from warren.lab.choosing import KEEN, centred, miss, to_choose, to_foretell
from warren.lab.learn import COURSES, HEAD, fit, lessons_of
from warren.lab.lines import append
from warren.lab.network import SUMS, Aim, Course, Learner, Lessons, Numbers, written
from warren.lab.thoughts import Line, Task, Thought, in_order, read_thoughts, think_line, think_on
from warren.lab.work import in_turn

TRENCHCOAT = warren.game("trenchcoat")
TASK = Task("thoughts", 3, afresh=True)
OTHER = Task("others", 3, afresh=False)
LINES = "A: bodkin crumb dribble / {items} / gold={gold}\nB: ember fidget grub / none / gold=9\n"


def duels(seed: int, seats: int) -> list[TrenchState]:
    """States of a random playing in which two are left and experience has something to say."""
    state, rng, found = TRENCHCOAT.start(seats=seats, seed=seed), Rng.seeded(seed), []
    scratch = MoveList(TRENCHCOAT.move_room)
    while (seat := state.next_seat()) >= 0:
        assert isinstance(state, TrenchState)
        if is_duel(state):
            found.append(state.copy())
        state._apply(seat, state.pick(seat, rng, scratch))
    return found


def reading(state: State, seat: int) -> list[tuple[int, float]]:
    """What a seat reads off a table."""
    assert isinstance(state, TrenchState)
    duel = Duel()
    duel.read(state, seat)
    return list(zip(duel.which[: duel.count], duel.much[: duel.count], strict=True))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4))
def test_a_seat_reads_the_same_in_every_world_it_cannot_tell_from_the_truth(seed: int, seats: int) -> None:
    rng = Rng.seeded(seed)
    for state in duels(seed, seats)[::4]:
        for seat in state.ask().seats:
            assert reading(state, seat) == reading(state.imagine(seat, rng), seat)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4))
def test_every_move_is_of_a_kind_and_only_equal_items_share_one(seed: int, seats: int) -> None:
    for state in duels(seed, seats)[::4]:
        for seat in state.ask().seats:
            kinds = {move.text: kind_of(state, seat, move.code) for move in state.moves(seat)}
            assert all(0 <= kind < KINDS for kind in kinds.values())
            alike = len(kinds) - len(set(kinds.values()))
            assert alike == (1 if {"buy 1", "buy 2"} <= set(kinds) and state.shop[0] == state.shop[1] else 0)
            assert all(0 <= which < READ for which, _ in reading(state, seat))


def test_what_is_read_tells_gold_items_and_question() -> None:
    few = TRENCHCOAT.position(LINES.format(items="magic-hat", gold=2))
    many = TRENCHCOAT.position(LINES.format(items="magic-hat", gold=12))
    other = TRENCHCOAT.position(LINES.format(items="pet-bandits", gold=2))
    assert len({tuple(reading(state, 0)) for state in (few, many, other)}) == 3
    assert (ASKED, 1.0) in reading(few, 0)


def test_a_foreseen_event_is_read_by_who_foresaw_it_alone() -> None:
    text = LINES.format(items="clairvoyance", gold=9) + "events: tax-6 guard strength-3\n"
    before = TRENCHCOAT.position(text)
    after = TRENCHCOAT.position(text)
    after.play(0, "play clairvoyance")
    after.play(0, "order 1 2 3")
    assert [which for which, _ in reading(after, 0)][-2:] != [which for which, _ in reading(before, 0)][-2:]
    assert after.ask().kind == before.ask().kind
    assert reading(after, 1) == reading(after.imagine(1, Rng.seeded(1)), 1)


def test_what_was_learned_fits_what_is_read() -> None:
    assert len(INNER.split()) == (READ + 1) * SUMS
    assert len(OUTER.split()) == KINDS * (SUMS + 1)
    assert not Experience().is_silent


class Plain(Bot):
    """Sensible as it is without experience."""

    def choose(self, seen: warren.bots.observation.Observation, rng: Rng) -> int:
        advice = TRENCHCOAT.advice
        assert isinstance(advice, TrenchAdvice)
        advice.experience.is_silent = True
        code = find("sensible").choose(seen, rng)
        advice.experience.is_silent = False
        return code


def wins_against_greedy(bot: Bot, games: int) -> float:
    """How many of some games a bot wins, from both seats."""
    won = 0.0
    for number in range(games):
        state = TRENCHCOAT.start(seed=f"experience/{number // 2}")
        bots = [bot, find("greedy")] if number % 2 == 0 else [find("greedy"), bot]
        play_out(state, bots, Rng.seeded(number))
        outcome = state.outcome()
        assert outcome is not None
        won += (number % 2 in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.skipif(not warren.compiled(), reason="needs thousands of games, too slow from source")
def test_sensible_wins_more_with_experience_than_without() -> None:
    assert wins_against_greedy(find("sensible"), 4000) > wins_against_greedy(Plain("plain"), 4000)


# Learning.


def lesson(rng: np.random.Generator) -> Thought:
    """A decision in which the first kind of move is the better, the more of the first thing is read."""
    much = float(rng.uniform(-1, 1))
    return Thought([0], [much], [0, 1], [round(500 + 200 * much), 500], [400, 400])


@pytest.mark.parametrize("courses", [COURSES[:1], COURSES], ids=["foretell", "both"])
def test_a_network_chooses_as_it_has_learned(courses: tuple[Course, ...]) -> None:
    rng = np.random.default_rng(1)
    thoughts = [lesson(rng) for _ in range(600)]
    untaught = miss(Learner(1, READ, KINDS), lessons_of(thoughts), np.arange(len(thoughts)))
    network, known, unknown = fit(thoughts, courses)
    assert max(known, unknown) < untaught / 20
    assert len(network.inner) == READ + 1
    assert len(network.outer) == KINDS


def aimed_at(aim: Aim, worth: Numbers, lessons: Lessons) -> float:
    """What becomes small when one follows an aim."""
    weight, thought = lessons.weight, lessons.worth
    if aim is to_foretell:
        return float((weight * (centred(worth, weight) - thought) ** 2).sum())
    shares = np.where(weight > 0, np.exp(worth / KEEN), 0)
    return -float(((shares / shares.sum(1, keepdims=True)) * thought).sum())


@pytest.mark.parametrize("aim", [to_foretell, to_choose])
def test_slopes_are_those_of_what_is_aimed_at(aim: Aim) -> None:
    rng = np.random.default_rng(3)
    lessons = lessons_of([lesson(rng) for _ in range(5)])
    worth = np.zeros((5, KINDS), np.float32)
    worth[:, :2] = rng.uniform(-0.2, 0.2, (5, 2))
    slopes = aim(worth, lessons.worth, lessons.weight)
    step = 1e-2
    for row, kind in ((0, 0), (1, 1), (4, 0)):
        less, more = worth.copy(), worth.copy()
        less[row, kind] -= step
        more[row, kind] += step
        slope = (aimed_at(aim, more, lessons) - aimed_at(aim, less, lessons)) / (2 * step)
        assert slopes[row, kind] == pytest.approx(slope, rel=0.02, abs=1e-3)


def test_a_search_thinks_about_every_duel_and_its_thoughts_are_the_same_again() -> None:
    line = think_line(TASK, 0, 1)
    assert line.thoughts
    assert all(len(each.kinds) == len(each.results) == len(each.tries) > 1 for each in line.thoughts)
    assert line == think_line(TASK, 0, 1)


def test_learning_afresh_forgets_only_for_a_while() -> None:
    advice = TRENCHCOAT.advice
    assert isinstance(advice, TrenchAdvice)
    think_line(TASK, 0, 1)
    assert not advice.experience.is_silent


def test_what_is_kept_is_not_thought_again_and_other_tasks_count_too(tmp_path: Path) -> None:
    file = tmp_path / "thoughts.jsonl"
    append(file, [Line(TASK, 0, 10, [lesson(np.random.default_rng(1))]), Line(OTHER, 0, 10, [])])
    with file.open("ab") as half:
        half.write(b'{"task":')
    known = read_thoughts(file)
    assert [(line.task, line.first) for line in known] == [(TASK, 0), (OTHER, 0)]
    fresh = list(think_on(TASK, 11, known, in_turn))
    assert [(line.first, line.games) for line in fresh] == [(10, 1)]
    assert in_order([*fresh, *known]) == known[0].thoughts + fresh[0].thoughts
    later = list(think_on(TASK, 12, [*known, *fresh], in_turn))
    assert [(line.first, line.games) for line in later] == [(11, 1)]


def test_what_is_written_is_a_module_of_the_numbers(tmp_path: Path) -> None:
    network, _, _ = fit([lesson(np.random.default_rng(2)) for _ in range(20)], COURSES[:1])
    file = tmp_path / "learned.py"
    file.write_text(written(HEAD, network), encoding="utf-8")
    found = runpy.run_path(str(file))
    assert found["INNER"].split() == [str(number) for row in network.inner for number in row]
    assert found["OUTER"].split() == [str(number) for row in network.outer for number in row]


def learning(*more: str) -> Result:
    """The command, with little to do."""
    words = ["lab", "learn", "--games", "2", "--simulations", "3", "--jobs", "1", "--lang", "en", *more]
    return CliRunner().invoke(cli, words)


def test_the_command_learns_writes_and_goes_on(tmp_path: Path) -> None:
    file, keep = tmp_path / "learned.py", tmp_path / "thoughts.jsonl"
    results = [learning("--out", str(file), "--keep", str(keep)) for _ in range(2)]
    assert [result.exit_code for result in results] == [0, 0], results[0].output
    assert "learned.py" in results[0].output
    assert len(keep.read_bytes().splitlines()) == 1
    assert len(runpy.run_path(str(file))["OUTER"].split()) == KINDS * (SUMS + 1)


@pytest.mark.parametrize("content", ["a story\n", None], ids=["no thoughts", "read differently"])
def test_the_command_takes_no_other_file(tmp_path: Path, content: str | None) -> None:
    keep = tmp_path / "other.jsonl"
    if content is None:
        append(keep, [Line(TASK, 0, 10, [], read=READ + 1)])
    else:
        keep.write_text(content)
    result = learning("--out", str(tmp_path / "learned.py"), "--keep", str(keep))
    assert isinstance(result.exception, CommandError)
    assert result.exception.text == "other-thoughts"

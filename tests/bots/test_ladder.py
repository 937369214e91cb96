"""The ladder: fair seats, the same games however they are split, and ratings that find what is there."""

import json
import math
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

import warren
from warren.bots.levels import LEVELS
from warren.cli.errors import CommandError
from warren.cli.main import cli
from warren.lab.jsonl import append
from warren.lab.ladder import (
    Game,
    Meeting,
    Plan,
    Tally,
    climb,
    elo,
    header_of,
    rate,
    read_games,
    report,
    strengths,
)

QUICK = ("random", "greedy")
TABLES = (("koffer", 2), ("kobold", 3))


def played(plan: Plan, jobs: int = 1) -> list[Game]:
    return [game for games in climb(plan, [], jobs) for game in games]


def results(games: list[Game]) -> dict[object, tuple[float, ...]]:
    return {game.key(): game.shares for game in games}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_sits_everywhere_equally_often(seats: int) -> None:
    levels = (*LEVELS, "greedy")
    plan = Plan((("too_many", seats),), levels, 1, "s")
    for meeting in plan.meetings():
        for deal in range(2):
            seatings = meeting.seatings(deal)
            assert len(set(seatings)) == len(seatings)
            for seat in range(seats):
                assert len(set(Counter(bots[seat] for bots in seatings).values())) == 1
    pairs = [meeting.bots for meeting in plan.meetings() if len(meeting.bots) == 2]
    assert len(pairs) == math.comb(len(levels), 2)
    mixed = [meeting.bots for meeting in plan.meetings() if len(meeting.bots) > 2]
    assert len(mixed) == (math.comb(len(levels), seats) if seats > 2 else 0)


def test_at_many_seats_each_is_alone_among_the_others_in_turn() -> None:
    companies = Counter(tuple(sorted(bots)) for bots in Meeting("koffer", 3, ("a", "b")).seatings(0))
    assert companies == {("a", "b", "b"): 3, ("a", "a", "b"): 3}


def test_a_meeting_has_as_many_games_as_wished_or_a_few_more() -> None:
    plan = Plan((("koffer", 2), ("koffer", 3)), QUICK, 7, "s")
    counts = Counter(meeting for meeting, deal in plan.rounds() for _ in meeting.seatings(deal))
    assert [counts[meeting] for meeting in plan.meetings()] == [8, 12]
    assert plan.size() == 20


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_however_they_are_split(tmp_path: Path) -> None:
    plan = Plan(TABLES, QUICK, 24, "split")
    whole = played(plan)
    assert len(whole) == plan.size()
    assert results(played(plan, jobs=2)) == results(whole)
    file = tmp_path / "games.jsonl"
    append(file, [header_of(plan), *whole[:5]])
    file.write_bytes(file.read_bytes() + b'{"game":"kof')
    header, known = read_games(file)
    assert header == header_of(plan)
    assert results(known) == results(whole[:5])
    for games in climb(plan, known, 1):
        append(file, games)
    _, found = read_games(file)
    assert len(found) == len(whole), "nothing is played twice"
    assert results(found) == results(whole)
    assert list(climb(plan, found, 1)) == []
    more = Plan(TABLES, QUICK, 48, "split")
    assert results(played(more)).items() >= results(whole).items()
    assert results(played(Plan(TABLES, QUICK, 24, "other"))) != results(whole)


def test_bots_without_a_clock_play_alike_every_time() -> None:
    plan = Plan((("koffer", 2),), ("greedy", "search"), 2, "untimed", untimed=True)
    assert "seconds=0.0" in header_of(plan).bots["search"]
    if warren.compiled():
        assert results(played(plan)) == results(played(plan))


def test_all_meetings_have_the_same_deals_and_the_shares_are_right() -> None:
    for game in played(Plan(TABLES, QUICK, 12, "shares")):
        assert sum(game.shares) == pytest.approx(1)
        assert set(game.thoughts) == set(game.bots)
        assert all(spent.moves == sum(spent.counts.values()) > 0 for spent in game.thoughts.values())


def test_ratings_find_the_strengths_behind_many_games() -> None:
    truth = {"a": 1.0, "b": 4.0, "c": 8.0}
    tally = Tally()
    for company in (("a", "b"), ("b", "c"), ("a", "c"), ("a", "b", "b"), ("a", "a", "c"), ("a", "b", "c")):
        total = sum(truth[name] for name in company)
        tally.add(company, 100_000, {name: 100_000 * company.count(name) * truth[name] / total for name in company})
    found = strengths(tally, ["a", "b", "c"])
    assert found["b"] / found["a"] == pytest.approx(4, rel=1e-3)
    assert found["c"] / found["a"] == pytest.approx(8, rel=1e-3)
    assert elo(10.0) - elo(1.0) == pytest.approx(400)


def test_whoever_never_won_has_a_rating_and_intervals_hold_it() -> None:
    games = played(Plan((("koffer", 2),), QUICK, 40, "never"))
    ratings = rate(games, QUICK, "s")
    assert rate(games, QUICK, "s") == ratings
    for rating in ratings.values():
        assert math.isfinite(rating.value)
        assert rating.low <= rating.value <= rating.high
    assert ratings["greedy"].low > ratings["random"].high


def test_a_report_counts_only_what_its_plan_asks_for() -> None:
    games = played(Plan(TABLES, QUICK, 24, "report"))
    few = report(Plan(TABLES[:1], QUICK, 6, "report"), games)
    assert [(rungs.game, rungs.seats, rungs.games) for rungs in few.rungs] == [("koffer", 2, 6)]
    step = few.rungs[0].steps[0]
    assert (step.upper, step.lower, step.games, step.even) == ("greedy", "random", 6, 0.5)
    assert step.wins.low <= step.wins.value <= step.wins.high
    assert step.wins.value + step.lower_wins.value == pytest.approx(1)
    times = few.rungs[0].ratings[0]
    assert times.mean > 0
    assert times.p99 > 0


def run(*words: str) -> str:
    done = CliRunner().invoke(cli, ["lab", "ladder", *words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


WISH = ("koffer", "--seats", "2", "--seats", "3", "--games", "6", "--bots", "random,greedy", "--jobs", "1")


@pytest.mark.parametrize(("lang", "word"), [("en", "rating"), ("fr", "force"), ("de", "Stärke")])
def test_the_command_prints_tables_in_every_language(lang: str, word: str) -> None:
    assert word in run(*WISH, "--lang", lang)


def test_the_command_says_how_to_repeat_it() -> None:
    page = run(*WISH, "--markdown", "--seed", "my own")
    words = "`warren lab ladder koffer --seats 2 --seats 3 --games 6 --bots random,greedy --seed 'my own'`"
    assert words in page
    assert page.count("### koffer") == 2
    assert "| greedy |" in page


def test_the_command_goes_on_where_it_was_and_keeps_ladders_apart(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    first = json.loads(run(*WISH, "--json", "--out", str(out)))
    size = out.stat().st_size
    again = json.loads(run(*WISH, "--json", "--out", str(out)))
    assert out.stat().st_size == size
    assert again == first
    for change in (["--seed", "2"], ["--bots", "random,digger"], ["--untimed"]):
        with pytest.raises(CommandError):
            run(*WISH, "--out", str(out), *change)
    out.write_text("no games\n")
    with pytest.raises(CommandError):
        run(*WISH, "--out", str(out))

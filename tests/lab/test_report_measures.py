"""Measures of a balance report, on playings made by hand."""

import random

import polars as pl
import pytest

from warren.lab.columns import DEALT, GAME, HOLDER, RESULT, SEAT, Column
from warren.lab.report import gather, measures
from warren.lab.report.gather import Study, Watched
from warren.lab.report.gather import gather as gather_samples
from warren.lab.simulate.simulation import Interval


def watched(scores: list[tuple[int, ...]], turns: list[int] | None = None) -> Watched:
    seen = Watched()
    for at, points in enumerate(scores):
        seen.see(points, at + 1, turns[at] if turns else at % 2)
    return seen


def test_a_lead_that_is_tied_meanwhile_has_not_changed() -> None:
    assert gather.lead_changes([0b01, 0b11, 0b01]) == 0
    assert gather.lead_changes([0b01, 0b11, 0b10]) == 1
    assert gather.lead_changes([0b11]) == 0


def test_a_playing_is_settled_when_the_winner_is_ahead_for_good() -> None:
    assert gather.settled([0b10, 0b10, 0b01, 0b01], winners=0b01) == 500
    assert gather.settled([0b01, 0b01], winners=0b01) == 0
    assert gather.settled([0b10, 0b10], winners=0b01) == 1000


def test_several_ahead_count_in_part() -> None:
    assert gather.lead_at([0b11, 0b01], winners=0b01, step=1) == 500
    assert gather.lead_at([0b11, 0b01], winners=0b01, step=20) == 1000


def test_a_short_playing_fills_every_phase() -> None:
    assert [gather.choices_in([4, 6], phase) for phase in range(10)] == [400] * 5 + [600] * 5


def test_turns_are_counted_by_whose_turn_it_is() -> None:
    seen = watched([(0, 0), (1, 0), (1, 2), (3, 2)], turns=[0, 0, 1, 0])
    assert seen.row(winners=0b01)[:4] == [4, 3, 2, 750]


def test_wins_by_order_follow_who_began() -> None:
    wins: list[tuple[float, ...]] = [(1.0, 0.0), (0.0, 1.0), (0.5, 0.5), (1.0, 0.0)]
    order = measures.by_order([0, 1, 0, 1], wins)
    assert [share.value for share in order] == [2.5 / 4, 1.5 / 4]


def test_a_spread_counts_what_there_is() -> None:
    spread = measures.spread(pl.Series([1, 1, 2, 4]))
    assert spread.mean.value == 2
    assert spread.counts == ((1, 2), (2, 1), (4, 1))
    assert spread.mean.low < 2 < spread.mean.high
    assert measures.spread(pl.Series([7])).mean == Interval(7, 7, 7)


def test_a_margin_is_the_lead_over_the_next() -> None:
    points = pl.DataFrame({"A": [5, 3], "B": [2, 9], "C": [4, 9]})
    assert measures.margins(points).to_list() == [1, 0]


def duel(rows: list[tuple[int, int, int, int]]) -> pl.DataFrame:
    return pl.DataFrame(rows, schema=["here", "there", "first", "second"], orient="row")


def test_when_the_better_player_wins_everywhere_it_is_skill() -> None:
    found = measures.skill("weak", "strong", duel([(0, 1, 0b01, 0b10)] * 50), 2)
    assert found.better.value == found.both.value == 1
    assert found.same.value == found.deal.value == 0


def test_when_the_same_seat_wins_everywhere_it_is_the_deal() -> None:
    rows = [(0, 1, 0b01, 0b01), (1, 0, 0b10, 0b10)] * 100
    found = measures.skill("weak", "strong", duel(rows), 2)
    assert found.better.value == 0.5
    assert found.same.value == found.deal.value == 1


def test_when_chance_alone_decides_the_deal_does_not() -> None:
    rng = random.Random(1)
    rows = [(at % 3, (at + 1) % 3, 1 << rng.randrange(3), 1 << rng.randrange(3)) for at in range(6000)]
    found = measures.skill("weak", "strong", duel(rows), 3)
    assert abs(found.better.value - 1 / 3) < 0.02
    assert abs(found.same.value - found.expected) < 0.02
    assert found.deal.low == 0


def test_a_shared_win_counts_in_part_for_skill() -> None:
    found = measures.skill("weak", "strong", duel([(0, 1, 0b11, 0b11)]), 2)
    assert (found.better.value, found.both.value, found.same.value) == (0.5, 0.25, 0.5)


COLUMNS = (
    Column("hat", "Int8", "the seat with the hat", HOLDER, "hats", "hat", role=DEALT),
    Column("coins_A", "Int8", "coins", SEAT, "coins", "", 0),
    Column("coins_B", "Int8", "coins", SEAT, "coins", "", 1),
    Column("crown_A", "Int8", "crowns", SEAT, "crowns", "", 0, RESULT),
    Column("crown_B", "Int8", "crowns", SEAT, "crowns", "", 1, RESULT),
    Column("rain", "Int8", "1 if it rained", GAME, "weather", "rain"),
)


def hats(games: int = 400) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Whoever has the hat wins three of four; coins mean nothing."""
    rng = random.Random(2)
    rows, wins = [], []
    for _ in range(games):
        holder = rng.randrange(2)
        winner = holder if rng.random() < 0.75 else 1 - holder
        rows.append((holder, rng.randrange(4), rng.randrange(4), winner == 0, winner == 1, rng.randrange(2)))
        wins.append((float(winner == 0), float(winner == 1)))
    frame = pl.DataFrame([tuple(map(int, row)) for row in rows], schema=[c.name for c in COLUMNS], orient="row")
    return frame, pl.DataFrame(wins, schema=["A", "B"], orient="row")


def test_what_goes_with_winning_is_found_and_chance_is_not() -> None:
    frame, wins = hats()
    found = {effect.group: effect for effect in measures.effects(frame, COLUMNS, wins)}
    assert set(found) == {"hats", "coins"}  # a result is not a thing to have
    assert found["hats"].is_dealt
    assert found["hats"].wins.low < 0.75 < found["hats"].wins.high
    assert found["hats"].z > 8
    assert found["coins"].least in {2, 3}
    assert abs(found["coins"].z) < 3


def test_effects_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = 0
    rng = random.Random(3)
    for _ in range(200):
        has = [[rng.random() < 0.4 for _ in range(3)] for _ in range(150)]
        winners = [rng.randrange(3) for _ in range(150)]
        series = [pl.Series([float(row[seat]) for row in has]) for seat in range(3)]
        wins = pl.DataFrame({str(seat): [float(winner == seat) for winner in winners] for seat in range(3)})
        effect = measures.effect_of("group", "thing", 1, series, wins)
        assert effect is not None
        held += effect.wins.low <= 1 / 3 <= effect.wins.high
    assert 182 <= held <= 198


def test_nothing_is_said_of_what_nearly_nobody_or_everybody_has() -> None:
    wins = pl.DataFrame({"A": [1.0] * 100, "B": [0.0] * 100})
    rare = [pl.Series([1.0] * 5 + [0.0] * 95), pl.Series([0.0] * 100)]
    common = [pl.Series([1.0] * 100)] * 2
    assert measures.effect_of("group", "thing", 1, rare, wins) is None
    assert measures.effect_of("group", "thing", 1, common, wins) is None


def test_what_binds_all_seats_is_measured_by_games_with_and_without_it() -> None:
    frame, _ = hats(200)
    best = frame["rain"] * 10 + 50
    (change,) = measures.changes(frame, COLUMNS, best, pl.Series([3] * 200))
    assert change.best.value == 10
    assert change.margin == Interval(0, 0, 0)


def test_a_difference_is_wider_than_its_parts() -> None:
    step = measures.difference(Interval(0.6, 0.5, 0.7), Interval(0.5, 0.4, 0.6))
    assert step.value == pytest.approx(0.1)
    assert step.low == pytest.approx(0.1 - 0.02**0.5)
    assert step.high == pytest.approx(0.1 + 0.02**0.5)


def test_the_same_study_gives_the_same_playings_however_it_is_split() -> None:
    study = Study("koffer", 2, ("greedy", "hatchling"), "split", 520, pairs=(("random", "greedy"),), deals=30)
    (alone,), (spread,) = gather_samples([study], 1), gather_samples([study], 2)
    assert alone.frame.equals(spread.frame)
    assert alone.duels[0].equals(spread.duels[0])
    assert alone.frame.height == 520

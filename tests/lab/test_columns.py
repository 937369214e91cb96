"""Declared columns say of every finished playing what the table shows."""

import pytest

import warren
from warren.bots import find
from warren.engine.contract import State
from warren.engine.rng import Rng
from warren.games.kobold.rules.state import KoboldState
from warren.games.koffer.rules.cards import value_of
from warren.games.koffer.rules.state import KofferState
from warren.games.trenchcoat.rules.state import TrenchState
from warren.lab.columns import HOLDER, SEAT, Columns, columns_of
from warren.lab.simulate.arena import play_out


def played(name: str, seats: int, seed: str, **options: object) -> tuple[State, Columns]:
    game = warren.game(name)
    state = game.table(seats, game.read_options(seats, options)).again(Rng.seeded(seed))
    columns = columns_of(state)
    columns.listen(state)
    play_out(state, [find("greedy")] * seats, Rng.seeded(seed))
    return state, columns


def named(state: State, columns: Columns) -> dict[str, int]:
    return dict(zip(columns.names, columns.row(state), strict=True))


@pytest.mark.parametrize("name", warren.games())
def test_every_column_is_filled_and_said_in_words(name: str) -> None:
    for seats in warren.game(name).seat_counts:
        state, columns = played(name, seats, f"filled/{seats}")
        row = columns.row(state)
        assert len(set(columns.names)) == len(columns.columns) == len(row)
        for column, value in zip(columns.columns, row, strict=True):
            assert type(value) is int
            assert column.meaning
            assert column.shape != HOLDER or -1 <= value < seats
            assert (column.seat >= 0) == (column.shape == SEAT)


@pytest.mark.parametrize("name", warren.games())
def test_listening_changes_nothing(name: str) -> None:
    game = warren.game(name)
    heard, _ = played(name, 2, "listen")
    alone = game.table(2, game.read_options(2, {})).again(Rng.seeded("listen"))
    play_out(alone, [find("greedy")] * 2, Rng.seeded("listen"))
    assert alone.hash() == heard.hash()


def test_koffer_points_follow_from_the_columns() -> None:
    state, columns = played("koffer", 3, "points")
    assert isinstance(state, KofferState)
    row = named(state, columns)
    for seat in range(3):
        up = sum(
            value_of(card)
            for card, column in zip(state.numbers.cards, columns.names[1:41], strict=True)
            if row[column] == seat
        )
        letter = "ABC"[seat]
        assert up + row[f"tokens_{letter}"] - row[f"downs_{letter}"] == state.score_of(seat)


def test_koffer_special_cards_in_play() -> None:
    state, columns = played("koffer", 2, "specials", specials="1,9,13")
    row = named(state, columns)
    assert [number for number in range(1, 16) if row[f"special_{number}"]] == [1, 9, 13]
    assert row["specials_A"] + row["specials_B"] > 0


def test_kobold_points_follow_from_the_columns() -> None:
    state, columns = played("kobold", 3, "points")
    assert isinstance(state, KoboldState)
    row = named(state, columns)
    for seat, letter in enumerate("ABC"):
        toys = 5 * sum(row[f"trophy_{toy}"] == seat for toy in ("ball", "clown", "car", "teddy"))
        rest = row[f"gem_points_{letter}"] + row[f"tiles_{letter}"] + row[f"kobolds_{letter}"]
        assert toys + rest == state.score_of(seat)


def test_too_many_caves_are_full() -> None:
    state, columns = played("too_many", 2, "caves")
    row = named(state, columns)
    for letter in "AB":
        kinds = [f"kind_{kind}_{letter}" for kind in "abcdefg"]
        basics = sum(row[name] for name in kinds)
        resources = sum(row[name] for name in columns.names if name.startswith("resource_") and name.endswith(letter))
        assert basics == resources
        held = sum(row[name] for name in columns.names if name.startswith("kind_") and name.endswith(f"_{letter}"))
        assert held in (13, 14)  # a cave of fifteen without dragon, and without Mama if she was played


def test_trenchcoat_hears_what_the_end_does_not_show() -> None:
    state, columns = played("trenchcoat", 4, "ears")
    assert isinstance(state, TrenchState)
    row = named(state, columns)
    assert sum(row[name] >= 0 for name in columns.names if name.startswith("dealt_")) == 12
    assert sum(row[name] for name in columns.names if name.startswith("began_")) == 4
    won = sum(row[name] for name in columns.names if name.startswith("won_"))
    lost = sum(row[name] for name in columns.names if name.startswith("lost_"))
    assert won == lost
    assert sum(row[f"turned_quest_{letter}"] for letter in "ABCD") > 0
    for seat, letter in enumerate("ABCD"):
        assert row[f"gold_{letter}"] == state.gold[seat]

"""The toy is a game in good order: it plays by its rules and keeps every law, so a broken variant breaks one only."""

import pytest

import warren
from warren.engine.laws import check_playing
from warren.engine.rng import Rng

from .toy import (
    Bids,
    Dealt,
    DealtUnseen,
    Left,
    NotHeld,
    Sealed,
    SealedUnseen,
    Shown,
    Turned,
    Won,
    bids_state,
    on_the_shelf,
)

SEEDS = range(20 if warren.compiled() else 5)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toy_keeps_every_law(seats: int, seed: int) -> None:
    with on_the_shelf(Bids()) as game:
        check_playing(game, seats, seed)


def test_a_hand_is_told_to_its_seat_and_counted_to_the_others() -> None:
    state = bids_state(Bids().start(seats=2, seed=1))
    dealt, other, turned = state.opening().seen_by(0)
    assert dealt == Dealt(0, tuple(state.hands[0]))
    assert other == DealtUnseen(1, 3)
    assert turned == Turned(state.turned[0])


def test_a_bid_is_told_to_its_seat_only_until_all_are_shown() -> None:
    state = bids_state(Bids().start(seats=2, seed=1))
    cards = [hand[0] for hand in state.hands]
    first = state.play(1, cards[1] - 1)
    assert first.seen_by(1) == [Sealed(1, cards[1])]
    assert first.seen_by(0) == first.seen_by(None) == [SealedUnseen(1)]
    assert state.ask().seats == (0,)
    assert Shown(tuple(cards)) in state.play(0, cards[0] - 1).seen_by(None)


@pytest.mark.parametrize(
    ("bids", "winner"),
    [([5, 3, 1], 0), ([5, 5, 1], 2), ([4, 4, 4], None), ([2, 5, 5], 0), ([1, 2, 3], 2)],
)
def test_the_highest_bid_that_nobody_else_made_wins_the_prize(bids: list[int], winner: int | None) -> None:
    state = bids_state(Bids().start(seats=3, seed=1))
    prize = state.turned[-1]
    for seat, card in enumerate(bids):
        state.hands[seat] = [card, 1]
    events = [list(state.play(seat, f"bid {card}")) for seat, card in enumerate(bids)][-1]
    assert (Left(prize) if winner is None else Won(winner, prize)) in events
    assert state.scores() == tuple(prize if seat == winner else 0 for seat in range(3))


def test_a_card_that_is_not_held_is_refused_and_nothing_changes() -> None:
    state = bids_state(Bids().start(seats=2, seed=1))
    before = state.hash()
    missing = next(card for card in range(1, 6) if card not in state.hands[0])
    with pytest.raises(NotHeld, match=f"You do not hold the card {missing}"):
        state.play(0, f"bid {missing}")
    assert state.hash() == before


def test_a_seat_imagines_its_own_hand_as_it_is_and_the_others_in_many_ways() -> None:
    state = bids_state(Bids().start(seats=3, seed=1))
    rng = Rng.seeded("imagine")
    worlds = [bids_state(state.imagine(0, rng)) for _ in range(50)]
    assert all(world.hands[0] == state.hands[0] for world in worlds)
    assert len({str(world.hands) for world in worlds}) > 25

"""Taking back: only what nobody has learned from."""

import warren
from warren import Record
from warren.engine.undo import take_back, takes_back_to


def last_round() -> Record:
    """A two-seat match of two games, played until the deck of the first is empty and one move more."""
    record = Record("koffer", seats=3, seed=5)
    state = record.start()
    while state.view(None).deck > 0:  # type: ignore[attr-defined]  # Koffer's own view
        record.play(state, state.ask().seats[0], "take 1")
    record.play(state, state.ask().seats[0], "take 1")
    return record


def test_a_move_that_turned_a_card_stays() -> None:
    record = Record("koffer", seats=2, seed=5)
    state = record.start()
    seat = state.ask().seats[0]
    record.play(state, seat, "take 1")
    assert takes_back_to(record, seat, people=[0, 1]) is None


def test_a_move_that_revealed_nothing_can_be_taken_back() -> None:
    record = last_round()
    seat = record.moves[-1][0]
    moves = takes_back_to(record, seat, people=[0, 1, 2])
    assert moves == len(record.moves) - 1
    assert take_back(record, moves).replay().ask().seats == (seat,)


def test_another_persons_move_is_never_undone_but_a_bots_answer_is() -> None:
    record = last_round()
    seat = record.moves[-1][0]
    state = record.replay()
    record.play(state, state.ask().seats[0], "take 1")
    assert takes_back_to(record, seat, people=[0, 1, 2]) is None
    assert takes_back_to(record, seat, people=[seat]) == len(record.moves) - 2


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert takes_back_to(Record("koffer", seats=2, seed=5), 0, people=[0]) is None
    assert warren.games() != []

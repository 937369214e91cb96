"""A seat is named by its number or its letter, wherever one is named."""

from collections.abc import Callable

import pytest

import warren
from warren import BadOption, BadPosition, Rng, State, WrongSeats
from warren.bots.analysis.review import Budget, review_decisions, summarize
from warren.bots.observation import Observation
from warren.engine.notation import seat_of

NAMES = [(0, "A"), (1, "B"), (2, "C")]
SPELLINGS: list[Callable[[str], str]] = [
    str.lower,
    str.upper,
    lambda letter: str("ABC".index(letter)),
    lambda letter: f" {letter} ",
]
QUESTIONS: list[Callable[[State, int | str], object]] = [
    lambda state, seat: list(state.moves(seat)),
    lambda state, seat: state.offers(seat),
    lambda state, seat: state.view(seat),
    lambda state, seat: state.score_of(seat),
    lambda state, seat: state.imagine(seat, Rng.seeded(1)).position(),
    lambda state, seat: state.seat_at(seat),
    lambda state, seat: state.opening().seen_by(seat),
]


def take_first(state: State, seat: int | str) -> object:
    return state.play(seat, "take 1")


@pytest.mark.parametrize("name", warren.games())
@pytest.mark.parametrize(("number", "letter"), NAMES)
def test_every_question_takes_a_seat_by_number_or_letter(name: str, number: int, letter: str) -> None:
    state = warren.game(name).start(seats=3, seed=5)
    for question in QUESTIONS:
        for spelled in SPELLINGS:
            assert question(state, spelled(letter)) == question(state, number)


@pytest.mark.parametrize("name", warren.games())
def test_a_move_is_made_by_a_seat_named_by_its_letter(name: str) -> None:
    states = [warren.game(name).start(seats=3, seed=5) for _ in range(3)]
    seat = states[0].ask().seats[0]
    move = states[0].moves(seat)[0]
    states[0].play(seat, move)
    states[1].play("ABC"[seat], move)
    states[2].push("abc"[seat], move)
    assert len({state.hash() for state in states}) == 1
    assert states[0].hash() != warren.game(name).start(seats=3, seed=5).hash()


@pytest.mark.parametrize("seat", ["Z", "D", "3", 3, -1, "", "AB", "10", "-1", "½"])
def test_a_seat_that_is_not_at_the_table_is_refused_in_a_sentence(seat: int | str) -> None:
    state = warren.game("koffer").start(seats=3, seed=5)
    before = state.hash()
    for ask in [*QUESTIONS[:-1], take_first]:
        with pytest.raises(WrongSeats) as caught:
            ask(state, seat)
    sentence = f"There is no seat “{seat}” at this table. The seats are A, B, C, or as numbers 0, 1, 2."
    assert str(caught.value) == sentence
    assert "Platz" in caught.value.say("de")
    assert "place" in caught.value.say("fr")
    assert state.hash() == before


@pytest.mark.parametrize("seat", [None, 1.5, ()])
def test_what_is_no_name_of_a_seat_is_refused_and_changes_nothing(seat: object) -> None:
    state = warren.game("koffer").start(seats=3, seed=5)
    before = state.hash()
    with pytest.raises((WrongSeats, TypeError), match=r"There is no seat|expected"):
        state.play(seat, "take 1")  # type: ignore[arg-type]  # wrong on purpose
    assert state.hash() == before


def test_a_record_takes_seats_by_letter_and_writes_them_as_ever() -> None:
    record = warren.Record("koffer", seats=2, seed=7)
    state = record.start()
    record.play(state, "b", "take 1")
    assert record.moves == [(1, "take 1")]
    assert warren.Record.from_json(record.to_json()).replay().hash() == state.hash()


@pytest.mark.parametrize("name", warren.games())
@pytest.mark.parametrize("named", ["B", "b", "1", 1])
def test_the_option_first_takes_both_and_has_one_canonical_form(name: str, named: object) -> None:
    game = warren.game(name)
    assert game.read_options(2, {"first": named})["first"] == "B"
    assert game.start(2, 7, first=named).hash() == game.start(2, 7, first="B").hash()


@pytest.mark.parametrize("named", ["C", 2, "2", -1, "", "AB", True, None, 1.0])
def test_the_option_first_refuses_seats_that_are_not_at_the_table(named: object) -> None:
    with pytest.raises(BadOption, match="It takes: random, A, B"):
        warren.game("koffer").read_options(2, {"first": named})


@pytest.mark.parametrize("name", warren.games())
@pytest.mark.parametrize("seats", [2, 3])
def test_a_position_keeps_the_option_first_and_its_fingerprint_does_not_count_it(name: str, seats: int) -> None:
    game = warren.game(name)
    state = game.start(seats, seed=3, first="B")
    again = game.position(state.position())
    assert "first=B" in state.position()
    assert again.position() == state.position()
    assert again.hash() == state.hash()
    deals = {again.again(Rng.seeded(seed)).position() for seed in range(6)}
    assert deals == {state.again(Rng.seeded(seed)).position() for seed in range(6)}
    assert all("first: B" in deal for deal in deals)


@pytest.mark.parametrize("value", ["B", "b", "1"])
def test_a_position_takes_its_seats_by_number_or_letter(value: str) -> None:
    koffer = warren.game("koffer")
    state = koffer.position({"turn": value, "options": f"first={value}", value: "7"})
    assert state.position() == koffer.position("turn: B\noptions: first=B\nB: 7").position()


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"options": "first=C"}, "does not take “C”"),
        ({"options": "first=A first=B"}, "the option “first” twice"),
        ({"turn": "Z"}, "There is no seat “Z” at this table"),
        ({"A": "7", "a": "7"}, "says “A” twice"),
    ],
)
def test_a_position_that_names_a_seat_wrongly_says_so(fields: dict[str, str], why: str) -> None:
    with pytest.raises(BadPosition, match=why) as caught:
        warren.game("koffer").position(fields)
    assert len({caught.value.say(language) for language in ("en", "fr", "de")}) == 3


def test_a_number_and_a_letter_are_the_same_seat() -> None:
    assert [seat_of(named, 2) for named in (1, "1", "b", "B")] == [1, 1, 1, 1]


def test_bots_and_reviews_take_seats_by_letter() -> None:
    record = warren.Record("koffer", seats=2, seed=7)
    state = record.start()
    assert Observation(state, "b").view() == Observation(state, 1).view()
    with pytest.raises(WrongSeats, match="There is no seat “Z”"):
        Observation(state, "Z")
    record.play(state, 1, "take 1")
    reviewed = list(review_decisions(record, ["B"], Budget(4, 2)))
    assert [each.seat for each in reviewed] == [1]
    assert [each.seat for each in summarize(record, ["B"], reviewed)] == [1]

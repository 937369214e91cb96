"""What a table may choose, and the special cards it draws or names."""

import pytest

from warren import BadOption, Rng
from warren.games.koffer.game import GAME
from warren.games.koffer.rules.events import Dealt

from .table import heard, look, play_out


@pytest.mark.clause("KF-P1", "KF-P5")
def test_the_base_game_is_played_unless_the_table_chooses_otherwise() -> None:
    state = GAME.start(seats=2, seed=1)
    assert state.hash() == GAME.start(2, 1, specials="off", games=1, first="random", memory=False).hash()
    view = look(state)
    assert (view.specials, view.games, view.memory) == ((), 1, False)


@pytest.mark.clause("KF-P1")
@pytest.mark.parametrize("value", [None, False, "off"])
def test_special_cards_can_be_left_off(value: object) -> None:
    assert look(GAME.start(2, 1, specials=value)).specials == ()


@pytest.mark.clause("KF-P1")
def test_three_different_special_cards_are_drawn_at_random() -> None:
    drawn = [look(GAME.start(2, seed, specials="random")).specials for seed in range(300)]
    for cards in drawn:
        assert list(cards) == sorted(set(cards))
        assert len(cards) == 3
    times = [sum(number in cards for cards in drawn) for number in range(1, 16)]
    assert all(35 < count < 85 for count in times), times
    assert {card for cards in drawn for card in cards} == set(range(1, 16))


@pytest.mark.clause("KF-P1")
def test_drawn_special_cards_are_told_when_the_game_is_dealt() -> None:
    state = GAME.start(2, 9, specials="random", games=3)
    told = heard(state.opening(), Dealt)
    rng = Rng.seeded(9)
    while state.ask().seats:
        (seat,) = state.ask().seats
        told += heard(state.play(seat, state.moves(seat).pick(rng)), Dealt)
        assert told[-1].specials == look(state).specials
    assert [dealt.game for dealt in told] == [1, 2, 3]
    assert len({dealt.specials for dealt in told}) > 1


@pytest.mark.clause("KF-P1")
@pytest.mark.parametrize("named", ["1,9,13", "13 9 1", "9, 1,13", (1, 9, 13), [13, 1, 9], ["1", "9", "13"]])
def test_the_table_may_name_the_three(named: object) -> None:
    assert look(GAME.start(2, 1, specials=named)).specials == (1, 9, 13)


@pytest.mark.clause("KF-P1")
def test_one_nine_and_thirteen_are_the_suggested_first_set() -> None:
    assert GAME.sheet.specials.first_set == [1, 9, 13]
    play_out(GAME.start(2, 1, specials=GAME.sheet.specials.first_set), Rng.seeded(1))


@pytest.mark.clause("KF-P3", "KF-P5")
def test_the_special_cards_are_marked_as_warrens_own_and_the_base_game_as_given() -> None:
    sheet = GAME.sheet
    assert sheet.specials.status == "reconstructed"
    assert "Warren's own" in sheet.specials.source
    assert {block.status for block in (sheet.cards, sheet.tokens, sheet.row, sheet.score)} == {"given"}


@pytest.mark.clause("KF-P3")
def test_the_fifteen_have_names_of_their_own() -> None:
    assert [name for name, _ in GAME.sheet.specials.in_order()] == [
        "priority_tag",
        "round_trip",
        "twin_suitcase",
        "lost_and_found",
        "frequent_flyer",
        "fragile",
        "overbooked",
        "hand_luggage",
        "full_set",
        "lost_property",
        "customs",
        "souvenirs",
        "colour_coordinated",
        "long_haul",
        "balanced_load",
    ]


@pytest.mark.clause("KF-P1", "KF-E3", "KF-S2")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("specials", "1,9"),
        ("specials", "1,9,9"),
        ("specials", "1,9,13,14"),
        ("specials", "0,1,2"),
        ("specials", "1,2,16"),
        ("specials", "-1,2,3"),
        ("specials", "all"),
        ("specials", "random,1,2"),
        ("specials", ""),
        ("specials", True),
        ("specials", [1, 2]),
        ("games", 0),
        ("games", 21),
        ("games", -1),
        ("games", "many"),
        ("games", 1.5),
        ("games", True),
        ("first", "C"),
        ("first", "E"),
        ("first", ""),
        ("first", "AB"),
        ("first", 9),
        ("memory", "maybe"),
        ("memory", 2),
        ("weather", "fine"),
    ],
)
def test_what_is_no_choice_is_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        GAME.read_options(2, {option: value})


@pytest.mark.clause("KF-S2")
@pytest.mark.parametrize(("seats", "letters"), [(2, "AB"), (3, "ABC"), (4, "ABCD")])
def test_any_seat_at_the_table_may_be_named_first(seats: int, letters: str) -> None:
    for seat, letter in enumerate(letters):
        assert GAME.start(seats, 1, first=letter).ask().seats == (seat,)
        assert GAME.start(seats, 1, first=letter.lower()).ask().seats == (seat,)


@pytest.mark.parametrize("memory", [True, False])
def test_memory_is_as_chosen_in_every_game_of_a_match(memory: bool) -> None:
    state = GAME.start(2, 1, memory=memory, games=2)
    assert look(state).memory is memory
    play_out(state, Rng.seeded(1), turns=34)
    assert (look(state).game, look(state).memory) == (2, memory)


def test_no_table_is_set_up_with_a_choice_that_is_refused() -> None:
    with pytest.raises(BadOption, match="weather"):
        GAME.start(2, 1, weather="fine")


def test_choices_may_come_as_text() -> None:
    assert GAME.start(2, 1, games="3", memory="yes").hash() == GAME.start(2, 1, games=3, memory=True).hash()

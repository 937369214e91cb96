"""What a seat or a spectator may know of a table."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren import MoveError, Rng, State, WrongSeats
from warren.bots import BOTS, find
from warren.bots.observation import Observation
from warren.games.kobold.game import GAME

from .table import fetch, few, field, look, many, playings, seeds, table


def other_world(state: State, rng: Rng) -> State:
    """The same table with all tokens that nobody has seen shuffled among themselves."""
    fields = GAME.write_position(state)
    board = fields["sections"].split()
    shut = [at for at, word in enumerate(board) if word.startswith("(")]
    supply = [] if fields["supply"] == "none" else fields["supply"].split()
    hidden = [board[at].strip("()") for at in shut] + supply
    for at in range(len(hidden) - 1, 0, -1):
        other = rng.below(at + 1)
        hidden[at], hidden[other] = hidden[other], hidden[at]
    for at, token in zip(shut, hidden, strict=False):
        board[at] = f"({token})"
    supplied = " ".join(hidden[len(shut) :]) or "none"
    return GAME.position({**fields, "sections": " ".join(board), "supply": supplied, "rng": rng.words()})


def told(state: State) -> bytes:
    """All that is shown to anybody: views, asks, offers, and the answer to every move."""
    seats = range(state.seats)
    views = [state.view(seat, remembered) for seat in (None, *seats) for remembered in (False, True)]
    answers = [answer(state, seat, move.text) for seat in seats for move in GAME.move_table]
    return msgspec.json.encode([views, [state.offers(seat) for seat in seats], state.ask().seats, answers])


def answer(state: State, seat: int, move: str) -> str:
    """What a seat is told when it tries a move."""
    try:
        state.allowed(seat, move)
    except MoveError as error:
        return f"{type(error).__name__} {error}"
    return "allowed"


@given(state=playings(), seed=seeds)
@many
def test_nothing_shown_depends_on_face_down_tokens_or_the_supply(state: State, seed: int) -> None:
    assert told(other_world(state, Rng.seeded(seed))) == told(state)


@given(state=playings(), seed=seeds, pick=st.integers(0, 99))
@many
def test_events_are_the_same_until_something_is_revealed(state: State, seed: int, pick: int) -> None:
    for seat in state.ask().seats:
        moves = state.moves(seat)
        move = moves[pick % len(moves)]
        world = other_world(state, Rng.seeded(seed))
        for one, two in zip(state.copy().play(seat, move), world.play(seat, move), strict=False):
            if one.reveals:
                assert two.reveals
                break
            assert one == two


@given(state=playings(), seed=seeds)
@few
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_moves_alike_in_worlds_that_differ_in_what_is_hidden(name: str, state: State, seed: int) -> None:
    world = other_world(state, Rng.seeded(seed))
    for seat in state.ask().seats:
        chosen = [find(name).choose(Observation(place, seat), Rng.seeded(seed)) for place in (state, world)]
        assert chosen[0] == chosen[1]


@given(state=playings())
@few
def test_everyone_is_told_the_same(state: State) -> None:
    views = [msgspec.structs.replace(look(state, seat), you=None) for seat in (None, *range(state.seats))]
    assert all(view == views[0] for view in views)
    assert [look(state, seat).you for seat in range(state.seats)] == list(range(state.seats))
    for seat in state.ask().seats:
        events = state.copy().play(seat, state.moves(seat)[0])
        assert all(events.seen_by(other) == list(events) for other in (None, *range(state.seats)))


@pytest.mark.clause("KB-C1", "KB-T5")
def test_a_face_down_token_is_hidden_from_everyone_in_the_dark_and_in_the_light() -> None:
    state = table("blue 2", pawns="A5 A5")
    for _ in range(2):
        for seat in (None, 0, 1):
            view = look(state, seat)
            assert [space.token for space in view.sections[2].spaces] == ["ball", "?", "?"]
        if look(state).beam == 1:
            fetch(state, "5.1", "5.2")
    assert look(state).sections[2].lit


def test_beam_pawns_loot_trophies_tiles_die_and_sizes_are_public() -> None:
    state = table(
        pawns="A3 B3 B4",
        A="ball*2 violet kobold tiles=3 gems=5",
        trophies=1,
        die=3,
        removed="!car blue",
        turn="B",
        first="A",
    )
    view = look(state)
    assert (view.beam, view.supply, view.die, view.turn, view.first) == (1, 66 - 12 - 4 - 2, 3, 1, 0)
    assert [part.pawns for part in view.sections[2:4]] == [(1, 1), (0, 1)]
    assert (view.removed, view.gem_trophies) == ({"blue": 1, "!car": 1}, (4, 3, 2, 1))
    mine = view.loot[0]
    assert (mine.hand, mine.toys["ball"], mine.gems["violet"]) == (2, 2, 1)
    assert (mine.kobolds, mine.tiles, mine.gem_points) == (1, 3, 5)
    assert (view.game, view.games, view.over, view.ended) == (1, 1, False, "")


@given(state=playings())
@few
def test_an_imagined_world_differs_in_what_is_hidden_and_the_luck_to_come_only(state: State) -> None:
    world, truth = GAME.write_position(state.imagine(0, Rng.seeded(1))), GAME.write_position(state)
    sections = [place.pop("sections").split() for place in (world, truth)]
    hidden = [place.pop("supply").split() for place in (world, truth)]
    for one, two in zip(*sections, strict=True):
        assert one == two or (one.startswith("(") and two.startswith("("))
    for words, board in zip(hidden, sections, strict=True):
        words += [word.strip("()") for word in board if word.startswith("(")]
    assert sorted(hidden[0]) == sorted(hidden[1])
    del world["rng"], truth["rng"]
    assert world == truth


def test_imagined_worlds_differ_from_the_truth_and_from_each_other() -> None:
    state = GAME.start(seats=2, seed=1)
    worlds = [GAME.write_position(state.imagine(seat % 2, Rng.seeded(seat))) for seat in range(10)]
    for hidden in ("supply", "sections", "rng"):
        assert len({world[hidden] for world in worlds} | {field(state, hidden)}) == 11


@given(state=playings(), seed=seeds)
@few
def test_what_is_imagined_does_not_follow_from_what_is_hidden(state: State, seed: int) -> None:
    world = other_world(state, Rng.seeded(seed))
    assert world.imagine(0, Rng.seeded(1)).hash() == state.imagine(0, Rng.seeded(1)).hash()


def test_there_is_no_view_for_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(WrongSeats):
        table().view(2)

"""What a seat or a spectator may know of a table."""

import msgspec
import pytest
from hypothesis import given

from warren import Event, Rng, State, WrongSeats
from warren.games.koffer.game import GAME
from warren.games.koffer.rules.events import Laid
from warren.games.koffer.rules.view import Display, DisplayCard, RowCard

from .table import few, heard, last_turn, look, many, playings, table

DISPLAY = "3 K6 (K2) K5 Y1 [R9]"


def told(state: State) -> bytes:
    """All that is shown to anybody."""
    seats = range(state.seats)
    views = [state.view(seat, remembered) for seat in (None, *seats) for remembered in (False, True)]
    return msgspec.json.encode([views, [state.offers(seat) for seat in seats]])


@given(state=playings())
@many
def test_the_order_of_the_deck_is_told_to_nobody(state: State) -> None:
    fields = GAME.write_position(state)
    turned_round = GAME.position({**fields, "deck": " ".join(reversed(fields["deck"].split()))})
    assert told(turned_round) == told(state)


@given(state=playings())
@few
def test_events_name_no_deck_card_before_it_is_turned(state: State) -> None:
    for seat in state.ask().seats:
        deck = GAME.write_position(state)["deck"].split()
        events: list[Event] = list(state.copy().play(seat, "take 1"))
        words = msgspec.json.encode([event for event in events if not event.reveals]).decode()
        assert not [card for card in deck if f'"{card}"' in words]


@given(state=playings())
@few
def test_everyone_is_told_the_same(state: State) -> None:
    views = [msgspec.structs.replace(look(state, seat), you=None) for seat in (None, *range(state.seats))]
    assert all(view == views[0] for view in views)
    assert [look(state, seat).you for seat in range(state.seats)] == list(range(state.seats))
    for seat in state.ask().seats:
        events = state.copy().play(seat, "take 1")
        assert all(events.seen_by(other) == list(events) for other in (None, *range(state.seats)))


def test_row_displays_tokens_sizes_and_special_cards_are_public() -> None:
    state = table(row="R10*2 K3 R1 B4 Y5 K9 R2", A=DISPLAY, B="5", specials="1 3 8", last="5", turn="B", first="A")
    view = look(state)
    assert view.row[:2] == (RowCard("R10", 2), RowCard("K3", 0))
    assert (view.deck, view.box, view.specials, view.last_value) == (28, 32 - 10, (1, 3, 8), 5)
    assert (view.turn, view.first, view.game, view.games, view.over) == (1, 0, 1, 1, False)
    assert view.displays[0] == Display(
        tokens=3,
        sequences={
            "black": (DisplayCard("K6", True), DisplayCard("K2", False), DisplayCard("K5", True)),
            "red": (),
            "blue": (),
            "yellow": (DisplayCard("Y1", True),),
        },
        aside="R9",
        may_put_aside=False,
    )
    assert view.displays[1].may_put_aside


def test_face_down_cards_are_public() -> None:
    for seat in (None, 0, 1):
        assert look(table(A=DISPLAY, specials="1 2 8"), seat).displays[0].sequences["black"][1] == DisplayCard(
            "K2", False
        )


def test_with_memory_face_down_cards_are_hidden_from_everyone_their_owner_too() -> None:
    state = table(A=DISPLAY, specials="1 2 8", options="memory=yes")
    for seat in (None, 0, 1):
        view = look(state, seat)
        assert view.memory
        assert view.displays[0].sequences["black"] == (
            DisplayCard("K6", True),
            DisplayCard(None, False),
            DisplayCard("K5", True),
        )
        assert view.displays[0].aside == "R9"
        assert b'"K2"' not in msgspec.json.encode(view)


def test_with_memory_a_perfect_memory_still_knows_them() -> None:
    remembering = look(table(A=DISPLAY, specials="1 2 8", options="memory=yes"), 0, remembered=True)
    assert remembering == msgspec.structs.replace(look(table(A=DISPLAY, specials="1 2 8"), 0), memory=True)


def test_with_memory_the_event_feed_keeps_what_was_seen() -> None:
    state = table(A="7 K6", row="K2 R1 B4 Y5 K9 R2 Y1", options="memory=yes")
    events = state.play(0, "take 1")
    for seat in (None, 0, 1):
        assert heard(events.seen_by(seat), Laid) == [Laid(seat=0, card="K2", face="down", earned=0)]


def test_with_memory_all_is_shown_when_the_playing_is_over() -> None:
    state = last_turn(A="0 K6 (K3)", options="memory=yes")
    assert look(state).displays[0].sequences["black"][1].card is None
    state.play(1, "take 1")
    assert look(state).displays[0].sequences["black"][1].card == "K3"


def test_with_memory_scores_are_kept_back_only_where_they_would_tell_a_face_down_card() -> None:
    open_count = table(A=DISPLAY, specials="1 2 8", options="memory=yes")
    assert look(open_count).scores == open_count.scores()
    veiled = table(A=DISPLAY, specials="1 8 10", options="memory=yes")
    assert (look(veiled).scores, look(veiled).lines) == (None, None)
    assert look(veiled, remembered=True).scores == veiled.scores()
    assert look(table(A=DISPLAY, specials="1 8 10")).scores == veiled.scores()


@given(state=playings())
@many
def test_with_memory_no_view_depends_on_which_cards_lie_face_down(state: State) -> None:
    fields = GAME.write_position(state)
    if fields["over"] == "yes":
        return
    fields["options"] = fields["options"].replace("memory=false", "memory=true")
    down = [word for seat in "ABCD"[: state.seats] for word in fields[seat].split() if word.startswith("(")]
    swapped = dict(fields)
    for colour in "KRBY":
        mine = [word for word in down if word[1] == colour]
        for seat in "ABCD"[: state.seats]:
            words = [f"<{mine.index(word)}>" if word in mine else word for word in swapped[seat].split()]
            others = mine[1:] + mine[:1]
            swapped[seat] = " ".join(others[int(word[1:-1])] if word.startswith("<") else word for word in words)
    views = [
        msgspec.json.encode([place.view(seat) for seat in (None, *range(state.seats))])
        for place in (GAME.arrange(fields), GAME.arrange(swapped))
    ]
    assert views[0] == views[1]


@given(state=playings())
@few
def test_an_imagined_world_differs_in_the_deck_and_the_luck_to_come_only(state: State) -> None:
    world = GAME.write_position(state.imagine(0, Rng.seeded(1)))
    truth = GAME.write_position(state)
    assert sorted(world.pop("deck").split()) == sorted(truth.pop("deck").split())
    del world["rng"], truth["rng"]
    assert world == truth


def test_imagined_worlds_differ_from_the_truth_and_from_each_other() -> None:
    state = GAME.start(seats=2, seed=1)
    worlds = [GAME.write_position(state.imagine(seat % 2, Rng.seeded(seat))) for seat in range(10)]
    for hidden in ("deck", "rng"):
        assert len({world[hidden] for world in worlds} | {GAME.write_position(state)[hidden]}) == 11


def test_what_is_imagined_does_not_follow_from_the_order_of_the_deck() -> None:
    decks = ["B1 B2 B3 Y1 Y2 Y3", "Y3 B1 Y2 B3 Y1 B2"]
    worlds = [table(row="R10 K2 R1 B4 Y5 K9 R2", deck=deck).imagine(0, Rng.seeded(1)) for deck in decks]
    assert worlds[0].position() == worlds[1].position()


def test_there_is_no_view_for_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(WrongSeats):
        table().view(2)

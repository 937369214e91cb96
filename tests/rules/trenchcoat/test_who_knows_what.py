"""What each seat, a seat that is out and a spectator may know, and what nobody may."""

import msgspec
import pytest
from hypothesis import given

from warren import Rng, State, WrongSeats
from warren.games.trenchcoat.game import GAME
from warren.games.trenchcoat.rules.events import DrewItem, DrewKobold, Foresaw, HandDealt, Stolen
from warren.games.trenchcoat.rules.view import Mine

from .table import (
    BODKIN,
    EMBER,
    HICCUP,
    asked,
    dice,
    few,
    field,
    go,
    gold,
    items,
    kobolds,
    look,
    luck,
    many,
    playings,
    quiet,
    seat_text,
    seated,
    seeds,
    table,
    words,
)


def mine(state: State, seat: int) -> Mine:
    """What a seat alone knows."""
    found = look(state, seat).mine
    assert found is not None
    return found


def seen_items(state: State, owner: str) -> dict[str, tuple[str, ...]]:
    """What is known of a seat's items: by A, B … and, under `-`, by a spectator."""
    at = "ABCD".index(owner)
    viewers: list[int | None] = [None, *range(state.seats)]
    return {"-" if seat is None else "ABCD"[seat]: look(state, seat).chairs[at].seen_items for seat in viewers}


def foreseen(state: State, seat: int) -> list[str]:
    """The events a seat has foreseen and that are still ahead."""
    return [event.name for event in mine(state, seat).foreseen]


@pytest.mark.clause("TC-C3")
def test_own_hands_are_seen_by_their_owner_alone() -> None:
    state = seated("magic-hat", "spare-change truth-serum", "")
    assert [kobold.name for kobold in mine(state, 0).kobolds] == BODKIN.split()
    assert mine(state, 1).items == ("spare-change", "truth-serum")
    assert mine(state, 1).known == (False, False, False)
    for seat in (None, 0, 2):
        text = msgspec.json.encode(look(state, seat))
        for name in EMBER.split():
            assert f'"{name}"'.encode() not in text
        chair = look(state, seat).chairs[1]
        assert (chair.seen_items, chair.seen_kobolds) == ((), ())
    assert look(state).mine is None


@pytest.mark.clause("TC-C3", "TC-S5")
def test_counts_gold_discards_events_and_shop_are_public() -> None:
    state = table(
        A=seat_text("bodkin crumb", "magic-hat", 7, "satchel"),
        B=seat_text("", "spare-change", 3, "out"),
        C=seat_text(HICCUP),
        shop="truth-serum -",
        kobold_discards="ember fidget",
        item_discards="boost-juice",
        event_discards="guard",
        events="tax-2 rest",
    )
    for seat in (None, 0, 1, 2):
        view = look(state, seat)
        assert [(chair.kobolds, chair.items, chair.gold, chair.satchel, chair.inside) for chair in view.chairs] == [
            (2, 1, 7, True, True),
            (0, 1, 3, False, False),
            (3, 0, 10, False, True),
        ]
        assert view.shop == ("truth-serum", None)
        assert [kobold.name for kobold in view.decks.kobold_discards] == ["ember", "fidget"]
        assert (view.decks.item_discards, view.decks.event_discards) == (("boost-juice",), ("guard",))
        assert (view.decks.kobolds, view.decks.items, view.decks.events) == (17, 23, 52)
        assert (view.seats, view.active, view.first, view.round, view.event, view.over) == (3, 0, 0, 1, None, False)


@pytest.mark.clause("TC-S1", "TC-C3")
def test_hands_are_dealt_and_cards_drawn_in_secret() -> None:
    fresh = GAME.start(2, 1)
    assert [look(fresh, seat).chairs[1].seen_items for seat in (None, 0)] == [(), ()]
    assert [look(fresh, seat).chairs[1].seen_kobolds for seat in (None, 0)] == [(), ()]
    opening = fresh.opening()
    for seat in (None, 0, 1):
        for event in opening.seen_by(seat):
            if isinstance(event, HandDealt):
                assert (event.item is None) == (not event.kobolds) == (event.seat != seat)
    state = seated("magic-hat", "", items="truth-serum boost-juice rest")
    events = state.play(0, "play magic-hat")
    drawn = [event for event in events.seen_by(1) if isinstance(event, DrewItem)]
    assert drawn == [DrewItem(0, None), DrewItem(0, None)]
    state = table(A=seat_text("bodkin", "resurrection-potion"), kobolds="vex rest")
    events = state.play(0, "play resurrection-potion")
    assert [event for event in events.seen_by(None) if isinstance(event, DrewKobold)] == [DrewKobold(0, None)]


@pytest.mark.clause("TC-V1")
def test_which_place_was_laid_is_told_to_nobody() -> None:
    views = []
    for place in (1, 2, 3):
        state = seated("", "", "", events="strength-3 rest")
        go(state, "A done")
        events = state.play(0, f"lay {place}")
        views.append((look(state), look(state, 1), [msgspec.to_builtins(event) for event in events.seen_by(1)]))
        assert mine(state, 0).laid == place
    assert views[0] == views[1] == views[2]


@pytest.mark.clause("TC-V1")
def test_a_kobold_that_goes_back_unseen_stays_unknown() -> None:
    views = []
    for place in (1, 2, 3):
        state = seated("", "", "", events="strength-3 rest")
        go(state, "A done", f"A lay {place}", "B trust", "C trust")
        views.append((look(state), look(state, 1)))
    assert views[0] == views[1] == views[2]


@pytest.mark.clause("TC-V4")
def test_calls_under_serum_are_unseen_and_the_truth_is_public() -> None:
    state = seated("", "truth-serum", "", events="strength-3 rest")
    go(state, "B pass", "A done", "A lay 1", "B play truth-serum", "C call")
    other = state.copy()
    go(state, "C call")
    go(other, "C trust")
    for seat in (None, 0, 1):
        assert look(state, seat) == look(other, seat)
        assert look(state, seat).going.truth is False
    assert (mine(state, 2).called, mine(other, 2).called, mine(state, 1).called) == (True, False, False)


@pytest.mark.clause("TC-H4")
def test_a_trumps_kobold_that_returns_to_the_hand_is_known_until_it_leaves() -> None:
    state = seated("", "", "", events="trumps-for-gold strength-3 rest", rng=dice(1))
    go(state, "A done", "A challenge B", "A show 2", "B show 1")
    for seat in (None, 0, 1, 2):
        assert [kobold.name for kobold in look(state, seat).chairs[0].seen_kobolds] == ["crumb"]
    assert mine(state, 0).known == (False, True, False)
    state = table(A=seat_text("bodkin crumb! dribble"), events="strength-3 rest")
    go(state, "A done", "A lay 2", "B trust")
    assert [kobold.name for kobold in look(state).chairs[0].seen_kobolds] == ["crumb"]
    state = table(A=seat_text("bodkin crumb! dribble"), events="strength-3 rest", kobolds="vex rest")
    go(state, "A done", "A lay 2", "B call")
    assert (look(state).chairs[0].seen_kobolds, field(state, "A")[:18]) == ((), "bodkin dribble vex")


@pytest.mark.clause("TC-I1")
def test_a_face_up_item_that_was_bought_is_known_to_all() -> None:
    state = seated("", "", "", shop="spare-change truth-serum")
    go(state, "A buy 1")
    assert set(seen_items(state, "A").values()) == {("spare-change",)}
    state = seated("", "", "", items="spare-change rest")
    go(state, "A buy deck")
    assert set(seen_items(state, "A").values()) == {()}


@pytest.mark.clause("TC-P2")
def test_a_stolen_item_is_known_to_thief_and_victim() -> None:
    state = seated("", "magic-hat", "pet-bandits", "")
    go(state, "A done", "B pass")
    events = state.play(2, "play pet-bandits B")
    assert [event for event in events.seen_by(1) if isinstance(event, Stolen)] == [Stolen(2, 1, "magic-hat")]
    assert [event for event in events.seen_by(2) if isinstance(event, Stolen)] == [Stolen(2, 1, "magic-hat")]
    for seat in (None, 0, 3):
        assert [event for event in events.seen_by(seat) if isinstance(event, Stolen)] == [Stolen(2, 1, None)]
    assert seen_items(state, "C") == {"-": (), "A": (), "B": ("magic-hat",), "C": (), "D": ()}
    assert mine(state, 2).items == ("magic-hat",)


@pytest.mark.clause("TC-P2")
@pytest.mark.parametrize("taken", [0, 1])
def test_others_cannot_tell_whether_an_item_they_knew_was_the_one_stolen(taken: int) -> None:
    """B's Spare Change was bought face up, its Magic Hat was not. C takes one of them."""
    state = seated("", "spare-change~* magic-hat", "pet-bandits", rng=luck((taken, 2)))
    go(state, "A done", "B pass", "C play pet-bandits B")
    stolen, left = ("spare-change", "magic-hat") if taken == 0 else ("magic-hat", "spare-change")
    assert (items(state, "C"), items(state, "B")) == ([stolen], [left])
    for viewer in ("-", "A"):
        assert (seen_items(state, "B")[viewer], seen_items(state, "C")[viewer]) == ((), ())
    assert seen_items(state, "B")["C"] == (("spare-change",) if left == "spare-change" else ())


@pytest.mark.clause("TC-P2")
def test_the_thief_cannot_tell_which_of_two_equal_items_it_took() -> None:
    for taken in (0, 1):
        state = seated("", "magic-hat~C magic-hat", "pet-bandits", rng=luck((taken, 2)))
        go(state, "A done", "B pass", "C play pet-bandits B")
        assert (items(state, "B"), seen_items(state, "B")["C"]) == (["magic-hat"], ())


@pytest.mark.clause("TC-P2")
@pytest.mark.parametrize(
    ("one", "other", "left"),
    [("", "*", ""), ("*", "", ""), ("B", "*", "B"), ("*", "B", "B"), ("B", "C", ""), ("B", "", "")],
)
def test_of_two_equal_items_one_is_left_that_only_those_know_who_knew_of_both(one: str, other: str, left: str) -> None:
    held = " ".join(f"spare-change~{told}" if told else "spare-change" for told in (one, other))
    for move in ("play spare-change", "sell spare-change"):
        state = seated(held, "", "")
        go(state, f"A {move}")
        assert field(state, "A").split(" / ")[1] == ("spare-change~" + left).rstrip("~")


@pytest.mark.clause("TC-P2")
def test_a_stolen_item_stolen_again_is_known_to_the_last_two() -> None:
    state = seated("pet-bandits", "magic-hat", "pet-bandits", "")
    go(state, "B pass", "C pass", "A play pet-bandits B")
    assert seen_items(state, "A")["B"] == ("magic-hat",)
    go(state, "A done", "C play pet-bandits A")
    assert seen_items(state, "C") == {"-": (), "A": ("magic-hat",), "B": (), "C": (), "D": ()}


@pytest.mark.clause("TC-P5")
def test_what_clairvoyance_showed_is_known_to_that_seat_alone() -> None:
    state = seated("", "clairvoyance", "", events="tax-2 guard tax-6 rest")
    go(state, "A done")
    events = state.play(1, "play clairvoyance")
    assert [event.count for event in events.seen_by(0) if isinstance(event, Foresaw)] == [3]
    assert [event.events for event in events.seen_by(0) if isinstance(event, Foresaw)] == [()]
    go(state, "B order 3 1 2")
    assert foreseen(state, 1) == ["tax-6", "tax-2", "guard"]
    assert foreseen(state, 0) == foreseen(state, 2) == []


@pytest.mark.clause("TC-P5")
def test_what_was_foreseen_stays_true_as_cards_leave_the_top() -> None:
    state = seated("", "clairvoyance", "", events="tax-2 guard tax-6 rest")
    go(state, "A done", "B play clairvoyance", "B order 1 3 2", "A done")
    assert (foreseen(state, 1), field(state, "active")) == (["tax-6", "guard"], "B")
    go(state, "B done")
    assert (foreseen(state, 1), field(state, "active")) == (["guard"], "C")
    go(state, "C done")
    assert (foreseen(state, 1), asked(state)) == ([], "guard-announced ABC")


@pytest.mark.clause("TC-P5")
def test_another_clairvoyance_ends_what_was_foreseen() -> None:
    state = seated("clairvoyance", "clairvoyance", "", events="tax-2 guard tax-6 rest")
    go(state, "A play clairvoyance", "B pass", "A order 1 2 3")
    assert foreseen(state, 0) == ["tax-2", "guard", "tax-6"]
    go(state, "A done", "B play clairvoyance")
    assert foreseen(state, 0) == []
    go(state, "B order 2 1 3")
    assert (foreseen(state, 0), foreseen(state, 1)) == ([], ["guard", "tax-2", "tax-6"])


@pytest.mark.clause("TC-P5", "TC-S3")
def test_a_remade_deck_ends_what_was_foreseen() -> None:
    state = table(events="tax-2", event_discards="guard tax-6", foreseen="0 1")
    assert foreseen(state, 1) == ["tax-2"]
    go(state, "A done")
    assert foreseen(state, 1) == []
    go(state, "B done")
    assert (foreseen(state, 1), len(words(state, "events"))) == ([], 2)


@pytest.mark.clause("TC-Q2")
def test_own_answers_are_shown_to_their_owner_until_they_are_revealed() -> None:
    state = seated("", "", events="guard rest")
    go(state, "A done", "A bid 7")
    assert (mine(state, 0).answer, mine(state, 1).answer) == ("bid 7", None)
    assert b"bid 7" not in msgspec.json.encode(look(state, 1))
    assert [chair.bid for chair in look(state, 1).chairs] == [None, None]
    go(state, "B bid 8")
    assert mine(state, 0).answer is None


@pytest.mark.clause("TC-H5")
def test_the_thing_that_is_spied_is_known_to_the_spy_alone() -> None:
    views = []
    for thing in ("lemon", "lute"):
        state = seated("", "", "", events="i-spy-for-gold rest")
        go(state, "A done", "A challenge B", f"A spy {thing}")
        views.append([look(state, seat) for seat in (None, 1, 2)])
        bout = look(state).going.bout
        assert bout is not None
        assert (mine(state, 0).spied, bout.letter, len(bout.market)) == (thing, "l", 30)
    assert views[0] == views[1]


@pytest.mark.clause("TC-Q5")
def test_a_seat_that_is_out_sees_its_own_items_and_no_more_than_others() -> None:
    state = table(A=seat_text(BODKIN), B=seat_text(EMBER, "magic-hat"), C=seat_text("", "ghost-in-a-jar", 3, "out"))
    assert (mine(state, 2).items, mine(state, 2).kobolds) == (("ghost-in-a-jar",), ())
    out, spectator = look(state, 2), look(state)
    assert (out.chairs, out.going, out.decks) == (spectator.chairs, spectator.going, spectator.decks)


@pytest.mark.clause("TC-S5")
def test_with_memory_others_gold_is_hidden_and_what_happens_is_told() -> None:
    state = seated("", "spare-change", options="memory", events="tax-2 rest")
    told = state.play(0, "done").seen_by(0)
    told += state.play(1, "play spare-change").seen_by(0)
    assert [chair.gold for chair in look(state, 0).chairs] == [10, None]
    assert [event.change for event in told if hasattr(event, "change")] == [6]
    assert gold(state) == (10, 16)
    assert look(state, 0).memory


@given(state=playings(), seed=seeds)
@many
def test_worlds_that_a_seat_cannot_tell_apart_look_alike_to_it(state: State, seed: int) -> None:
    for seat in (None, *range(state.seats)):
        world = state.imagine(seat, Rng.seeded(seed))
        assert look(world, seat) == look(state, seat)
        if seat is not None and seat in state.ask().seats:
            assert [move.text for move in world.moves(seat)] == [move.text for move in state.moves(seat)]
        assert GAME.inventory(world) == GAME.inventory(state)


@given(state=playings())
@few
def test_no_view_names_a_card_that_is_hidden_from_it(state: State) -> None:
    """The names of kobolds that neither lie open nor are the seat's own stand nowhere in its view."""
    if state.over:
        return
    for seat in (None, *range(state.seats)):
        text = msgspec.json.encode(look(state, seat))
        open_to_all = {kobold.name for chair in look(state).chairs for kobold in chair.seen_kobolds}
        for owner in set("ABCD"[: state.seats]) - {"" if seat is None else "ABCD"[seat]}:
            hidden = set(kobolds(state, owner)) - open_to_all
            shown = look(state).going.revealed
            hidden -= {shown.name} if shown else set()
            assert not [name for name in hidden if f'"{name}"'.encode() in text]
        assert not [name for name in words(state, "kobolds") if f'"{name}"'.encode() in text]


def test_there_is_no_view_for_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(WrongSeats):
        table().view(2)
    assert quiet(table()) == []

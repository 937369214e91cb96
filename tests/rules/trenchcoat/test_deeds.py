"""What everybody saw done with kobolds is remembered, and nothing that was not seen (Who knows what)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren import Event, Rng
from warren.games.trenchcoat.game import GAME
from warren.games.trenchcoat.rules.events import DiscardedKobold, DrewKobold, KoboldShown
from warren.games.trenchcoat.rules.views.public_history import REMEMBERED

from .table import BODKIN, dice, few, field, go, quiet, seat_counts, seat_text, seated, seeds, table, words


@pytest.mark.clause("TC-V2")
def test_a_quest_that_is_called_shows_which_kobold_was_chosen_for_what() -> None:
    state = seated("", "", events="strength-3 rest")
    go(state, "A done", "A lay 3", "B call")
    assert words(state, "deeds")[0] == "A/revealed/dribble/strength-3"
    assert words(state, "deeds")[1:] == ["A/left/dribble", "A/drew"]


@pytest.mark.clause("TC-V1")
def test_a_quest_that_nobody_calls_leaves_nothing_to_remember() -> None:
    state = seated("", "", events="strength-3 rest")
    go(state, "A done", "A lay 3", "B trust")
    assert words(state, "deeds") == []


@pytest.mark.clause("TC-H4")
def test_trumps_show_which_kobolds_were_chosen_for_which_skill() -> None:
    state = seated("", "", events="trumps-for-gold rest", rng=dice(1))
    go(state, "A done", "A show 3", "B show 3")
    assert words(state, "deeds") == ["A/shown/dribble/strength", "B/shown/grub/strength", "B/left/grub!", "B/drew"]


@pytest.mark.clause("TC-V10")
def test_a_kobold_lost_by_choice_is_told_from_one_that_had_to_go() -> None:
    state = table(A=seat_text(BODKIN, gold=1), B=seat_text("ember fidget grub"), events="tax-3 strength-5 rest")
    go(state, "A lose 2")
    assert words(state, "deeds") == ["A/lost/crumb", "A/left/crumb"]
    go(state, "B done", "B lay 1", "A call")
    assert words(state, "deeds")[2:] == ["B/revealed/ember/strength-5", "B/left/ember"]


@given(seats=seat_counts, seed=seeds, decisions=st.integers(0, 150))
@few
def test_a_spectator_who_listens_knows_all_deeds(seats: int, seed: int, decisions: int) -> None:
    state, rng = GAME.start(seats, seed), Rng.seeded(seed)
    seen: list[tuple[str, int, str]] = []
    for _ in range(decisions):
        if state.ask().seats:
            seat = state.ask().seats[rng.below(len(state.ask().seats))]
            for event in state.play(seat, state.moves(seat).pick(rng)).seen_by(None):
                seen += told(event)
    deeds = [word.split("/") for word in words(state, "deeds")]
    ways = {"revealed": "shown", "shown": "shown", "left": "left", "drew": "drew"}
    found = [(ways[way], "ABCD".index(who), "".join(rest[:1]).rstrip("!")) for who, way, *rest in deeds if way in ways]
    assert found == seen[len(seen) - len(found) :]
    assert len(deeds) == REMEMBERED or len(found) == len(seen)


def told(event: Event) -> list[tuple[str, int, str]]:
    """What a spectator hears of kobolds."""
    if isinstance(event, KoboldShown):
        return [("shown", event.seat, event.kobold.name)]
    if isinstance(event, DiscardedKobold):
        return [("left", event.seat, event.kobold.name)]
    return [("drew", event.seat, "")] if isinstance(event, DrewKobold) else []


def test_only_the_last_deeds_are_remembered() -> None:
    many = ["A/drew"] * (REMEMBERED - 1)
    state = table(deeds=" ".join(["A/left/vex", *many]), A=seat_text(BODKIN, gold=1), events="tax-3 rest")
    go(state, "A lose 2")
    quiet(state)
    assert field(state, "deeds").split() == [*many[1:], "A/lost/crumb", "A/left/crumb"]

"""Worlds that a thinker prefers: others have done with what they hold as people do."""

from collections.abc import Callable

import pytest

import warren
from warren import Rng
from warren.bots.observation import Observation
from warren.bots.search.context import SearchContext
from warren.games.trenchcoat.rules.cards import ITEMS, SKILL_COUNT, SKILLS
from warren.games.trenchcoat.rules.components import MOST_ITEMS
from warren.games.trenchcoat.rules.state import TrenchState

MINE = "A: bodkin crumb dribble / none / gold=9\n"
WORLDS = 400 if warren.compiled() else 60


def position(other: str, more: str = "") -> TrenchState:
    state = warren.game("trenchcoat").position(f"{MINE}B: {other} / gold=9\n{more}")
    assert isinstance(state, TrenchState)
    return state


def likely(state: TrenchState, seat: int = 0) -> list[TrenchState]:
    """Worlds in which a seat thinks."""
    context = SearchContext(Observation(state, seat), Rng.seeded("likely"), 10, 0.7)
    return [world for world in (context.sample_world() for _ in range(WORLDS)) if isinstance(world, TrenchState)]


def imagined(state: TrenchState, seat: int = 0) -> list[TrenchState]:
    """All worlds that a seat cannot tell from the truth."""
    rng = Rng.seeded("any")
    return [world for world in (state.imagine(seat, rng) for _ in range(WORLDS)) if isinstance(world, TrenchState)]


def items(world: TrenchState, seat: int) -> list[str]:
    """A seat's items."""
    return [ITEMS[world.items[seat * MOST_ITEMS + at]] for at in range(world.item_count[seat])]


def skills(world: TrenchState, seat: int, skill: str) -> list[int]:
    """A skill of all of a seat's kobolds."""
    at = SKILLS.index(skill)
    hand = [world.kobold_at(seat, place) for place in range(world.kobold_count[seat])]
    return [int(world.numbers.skills[kobold * SKILL_COUNT + at]) for kobold in hand]


def part(worlds: list[TrenchState], is_so: Callable[[TrenchState], bool]) -> float:
    """In how much of some worlds it is so."""
    return sum(is_so(world) for world in worlds) / len(worlds)


@pytest.mark.parametrize(
    ("other", "item", "is_kept"),
    [
        ("ember fidget grub / boost-juice", "wanted-poster", False),
        ("ember fidget grub / boost-juice spare-change", "spare-change", False),
        ("ember fidget grub / boost-juice", "magic-shield", True),
        ("ember fidget grub / boost-juice", "resurrection-potion", True),
        ("ember / boost-juice", "resurrection-potion", False),
        ("ember fidget grub / boost-juice", "magic-hat", False),
        ("ember fidget grub / boost-juice truth-serum cloak-of-invisibility", "magic-hat", True),
    ],
)
def test_hardly_anybody_waits_with_what_can_be_played_at_once(other: str, item: str, is_kept: bool) -> None:
    state = position(other)
    assert part(imagined(state), lambda world: item in items(world, 1)) > 0
    assert (part(likely(state), lambda world: item in items(world, 1)) > 0) is is_kept


def test_what_a_seat_knows_of_others_items_stays() -> None:
    state = position("ember fidget grub / wanted-poster~A boost-juice")
    assert all("wanted-poster" in items(world, 1) for world in likely(state))


def test_likely_worlds_are_worlds_of_the_seat() -> None:
    state = position("ember! fidget grub / boost-juice", "deeds: B/shown/ember/strength B/lost/hiccup B/left/hiccup")
    for world in likely(state):
        assert world.view(0) == state.view(0)
        cards = [world.kobold_at(seat, place) for seat in range(2) for place in range(3)]
        cards += [world.kobold_pile.deck[at] for at in range(world.kobold_pile.count)]
        assert sorted(cards) == list(range(world.numbers.kobolds))


def test_whoever_was_caught_has_no_abler_kobold_in_hand() -> None:
    caught = position("hiccup fidget / none", "deeds: B/revealed/ember/strength-5 B/left/ember")
    able = part(imagined(caught), lambda world: max(skills(world, 1, "strength")) >= 5)
    assert part(likely(caught), lambda world: max(skills(world, 1, "strength")) >= 5) < able / 3


def test_one_that_was_drawn_since_may_be_able() -> None:
    deeds = "deeds: B/revealed/ember/strength-5 B/left/ember"
    drawn, caught = (position("hiccup fidget / none", deeds + more) for more in (" B/drew", ""))
    able, unable = (
        part(likely(state), lambda world: max(skills(world, 1, "strength")) >= 5) for state in (drawn, caught)
    )
    assert able > unable + 0.1


def test_nobody_shows_less_than_the_best_in_trumps() -> None:
    state = position("ember! fidget grub / none", "deeds: B/shown/ember/wisdom")
    better = part(imagined(state), lambda world: max(skills(world, 1, "wisdom")) > 2)
    assert better > 0.8
    assert part(likely(state), lambda world: max(skills(world, 1, "wisdom")) > 2) < 0.6


def test_nobody_loses_the_better_kobold() -> None:
    state = position("ember fidget / none", "deeds: B/lost/hiccup B/left/hiccup")

    def do(world: TrenchState) -> int:
        return sum(max(skills(world, 1, skill)) for skill in SKILLS)

    found, drawn = likely(state), imagined(state)
    assert sum(map(do, found)) > sum(map(do, drawn))
    assert len({world.hash() for world in found}) > WORLDS // 2


def test_what_cannot_be_explained_is_believed_all_the_same() -> None:
    deeds = " ".join(f"B/shown/bodkin/{skill}" for skill in SKILLS)
    worlds = likely(position("ember fidget grub / none", f"deeds: {deeds} B/left/bodkin"))
    assert len({world.hash() for world in worlds}) > WORLDS // 2


def test_a_truth_that_was_told_stays_true() -> None:
    state = warren.game("trenchcoat").position(
        "A: bodkin crumb dribble / truth-serum / gold=9\nB: hiccup fidget grub / none / gold=9\nactive: B\n"
        "events: strength-5 rest\ndeeds: B/revealed/vex/strength-5 B/left/vex"
    )
    for seat, move in ((1, "done"), (0, "pass"), (1, "lay 1"), (0, "play truth-serum")):
        if seat in state.ask().seats:
            state.play(seat, move)
    assert isinstance(state, TrenchState)
    assert state.truth != -1
    assert len({bool(passes(world)) == (world.truth == 1) for world in likely(state)}) == 1


def passes(world: TrenchState) -> bool:
    """Whether the laid kobold passes."""
    return skills(world, 1, "strength")[world.laid] >= 5

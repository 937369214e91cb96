"""Worlds that a thinker prefers: others have done with what they hold as people do."""

import pytest

import warren
from warren import Rng
from warren.bots.observation import Observation
from warren.bots.searcher import Searcher
from warren.games.trenchcoat.cards import WANTED_POSTER
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import NONE
from warren.games.trenchcoat.worth import coverage

MINE = "A: bodkin crumb dribble / none / gold=9\n"


def position(other: str) -> TrenchState:
    state = warren.game("trenchcoat").position(f"{MINE}B: {other} / gold=9\n")
    assert isinstance(state, TrenchState)
    return state


@pytest.mark.parametrize(
    ("other", "unlikely"),
    [
        ("ember fidget grub / wanted-poster", True),
        ("ember fidget grub / boost-juice spare-change", True),
        ("ember fidget grub / magic-shield ghost-in-a-jar truth-serum", False),
        ("ember fidget grub / resurrection-potion", False),
        ("ember / resurrection-potion", True),
        ("ember fidget grub / magic-hat", True),
        ("ember fidget grub / magic-hat cloak-of-invisibility boost-juice", False),
    ],
)
def test_hardly_anybody_waits_with_what_can_be_played_at_once(other: str, unlikely: bool) -> None:
    state = position(other)
    assert state.game.advice.is_unlikely(state, 0) is unlikely


def test_what_a_seat_holds_itself_is_never_unlikely() -> None:
    state = warren.game("trenchcoat").position(
        "A: bodkin crumb dribble / wanted-poster / gold=9\nB: ember fidget grub / none / gold=9\n"
    )
    assert not state.game.advice.is_unlikely(state, 0)
    assert state.game.advice.is_unlikely(state, 1)


def test_likely_worlds_hold_few_posters_and_better_kobolds_but_not_only_those() -> None:
    state = position("ember fidget / boost-juice")
    searcher = Searcher(Observation(state, 0), Rng.seeded("likely"), 10, 0.7)
    rng, worlds = Rng.seeded("any"), 600 if warren.compiled() else 100
    likely = [searcher.likely_world() for _ in range(worlds)]
    imagined = [state.imagine(0, rng) for _ in range(worlds)]

    def posters(found: list[TrenchState]) -> int:
        return sum(world.has_item(1, WANTED_POSTER) for world in found)

    def skill(found: list[TrenchState]) -> float:
        return sum(int(coverage(world, 1, NONE)) for world in found) / len(found)

    seen, drawn = ([world for world in found if isinstance(world, TrenchState)] for found in (likely, imagined))
    assert posters(seen) < posters(drawn)
    assert skill(seen) > skill(drawn)
    assert len({world.hash() for world in seen}) > worlds // 2

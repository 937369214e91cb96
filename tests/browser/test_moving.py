"""At normal movement, as people play: every lesson, a whole game of each game, and the tour come to their ends.

The other tests let nothing move, to be quick. With `WARREN_SPEEDS` (`slow normal fast`) these run at each of those
speeds, and no game is made shorter, as `make soak` does.
"""

import os
from collections.abc import Callable
from random import Random
from typing import Final

import pytest

import warren
from host.client import Host

from .conftest import PHONE, Visit
from .person import CAN, ENDED, Person, Seats
from .street import answer_carelessly
from .tour import tour

SPEEDS: Final = os.environ.get("WARREN_SPEEDS", "normal").split()
#: Whoever presses here has read what it says.
QUICK: Final = {"settling": 0}
#: What leads on in a lesson: the coach's button, else whatever is marked.
MARKED: Final = (
    f'{CAN}.hinted:not([aria-pressed="true"]), [data-legal].hinted, .way.hinted, .picker .hinted:enabled, '
    ".slice:has(+ .glow.hinted)"
)
LED_ON: Final = f".coach button:enabled, {MARKED}"


def games() -> list[str]:
    return sorted(warren.games())


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("game", games())
def test_the_lesson_comes_to_its_end(visit: Visit, game: str, speed: str) -> None:
    person = visit(speed=speed, kept=QUICK, **PHONE)
    person.open(f"/learn/{game}")
    done = person.button("lesson-done")
    while True:
        person.page.locator(LED_ON).first.wait_for()
        if done.is_visible():
            break
        assert "lesson-" not in person.page.locator(".coach .words").inner_text(), "a text is missing"
        coach = person.page.locator(".coach button:enabled")
        person.point_at(coach.first if coach.count() > 0 else person.page.locator(MARKED).first)
    person.press(done)
    person.page.wait_for_url("**/t/*")


def lay_a_card(person: Person, luck: Random) -> None:
    """Too Many Kobolds: pick a card up, lay it on a cell, and say so."""
    person.press(person.page.locator('[data-source][aria-disabled="false"]').first)
    cells = person.page.locator("[data-legal]")
    cells.first.wait_for()
    person.press(cells.nth(luck.randrange(cells.count())))
    person.press(person.page.locator(".answers [data-move]").first)


def take_anything(person: Person, luck: Random) -> None:
    """Take any card or place that may be chosen."""
    person.choose(luck.randrange(person.page.locator(CAN).count()))
    person.press(person.page.locator(".answers [data-move]").first)


PLAYED: Final[dict[str, Callable[[Person, Random], None]]] = {
    "too_many": lay_a_card,
    "trenchcoat": answer_carelessly,
}
#: What makes long games shorter.
SHORT: Final[dict[str, dict[str, object]]] = {"kobold": {"size": "tiny"}, "trenchcoat": {"round_limit": 3}}


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("game", games())
def test_a_whole_game_comes_to_its_end(visit: Visit, host: Host, game: str, speed: str) -> None:
    person, luck = visit(speed=speed, kept=QUICK), Random(game)
    shorter = {} if "WARREN_SPEEDS" in os.environ else SHORT.get(game, {})
    person.open(Seats(host, people=1, bots=1, game=game, options={"first": "A", **shorter}).links[0])
    while person.wait_for_turn():
        told = person.page.locator(".seated").get_attribute("data-feed")
        PLAYED.get(game, take_anything)(person, luck)
        person.page.locator(f'.seated:not([data-feed="{told}"])').wait_for()
    assert person.shows(ENDED)
    assert person.scores in ([], list(person.record.replay().scores()))


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_tour_comes_to_its_end(visit: Visit, host: Host, speed: str) -> None:
    person = visit(speed=speed, kept=QUICK)
    assert list(tour(person, host))[-1] == "home, with tables"

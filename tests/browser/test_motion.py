"""What moves: nothing shifts while playing, and nothing moves for those who ask for that."""

from typing import Any, Final

import pytest

from host.client import Host

from .conftest import PHONE, Visit
from .person import Seats

SHIFTS: Final = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const what = sources.map(({ node }) => node?.className ?? node?.parentElement?.className ?? "?").join(", ");
      if (!hadRecentInput) window.shifts.push([value, what]);
    }
  }).observe({ type: "layout-shift" });
"""
MOVES: Final = """
  window.moves = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...details) {
    window.moves.push("animate");
    return animate.apply(this, details);
  };
  for (const kind of ["transitionrun", "animationstart"]) {
    addEventListener(kind, (event) => window.moves.push(`${kind} ${event.target.className}`), true);
  }
"""
MOST_SHIFT: Final = 0.02


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_nothing_shifts_while_playing(visit: Visit, host: Host, size: dict[str, Any]) -> None:
    person = visit(speed="fast", **size)
    person.open(Seats(host, people=1, bots=2, options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    person.page.evaluate(SHIFTS)
    person.play_on()
    shifts = person.page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < MOST_SHIFT, "\n".join(map(str, shifts))


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_nothing_moves_for_those_who_ask_for_that(visit: Visit, host: Host, wish: str, moves: bool) -> None:
    person = visit(speed="normal", reduced_motion=wish)
    person.context.add_init_script(MOVES)
    person.open(Seats(host, people=1, bots=1, options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    person.press(person.button("hint"))
    person.page.locator(".hinted").wait_for()
    person.page.keyboard.press("Escape")
    person.choose(3)
    person.take(2)
    person.play_on(turns=1)
    assert person.wait_for_turn()
    assert bool(person.page.evaluate("window.moves")) is moves, person.page.evaluate("window.moves")


#: At every frame, cards in flight that are higher than a card is where it lies, or that hang out of their frame.
FLIGHTS: Final = """
  window.flights = { seen: 0, faults: [] };
  const card = document.querySelector(".row [data-piece] svg").getBoundingClientRect();
  const frame = () => {
    for (const flying of document.querySelectorAll(".flying")) {
      const picture = flying.querySelector("svg[viewBox='0 0 100 140']");
      if (picture === null) continue;
      window.flights.seen += 1;
      const drawn = picture.getBoundingClientRect();
      const around = flying.getBoundingClientRect();
      if (drawn.height > card.height + 2) window.flights.faults.push(`${drawn.height} high instead of ${card.height}`);
      if (Math.abs(drawn.height - around.height) > 2) window.flights.faults.push(`${drawn.height} in ${around.height}`);
    }
    requestAnimationFrame(frame);
  };
  frame();
"""


@pytest.mark.parametrize("width", [360, 390, 768, 1440])
def test_cards_keep_their_shape_in_flight(visit: Visit, host: Host, width: int) -> None:
    height = {360: 640, 390: 844, 768: 1024, 1440: 900}[width]
    person = visit(speed="normal", viewport={"width": width, "height": height})
    person.open(Seats(host, people=1, bots=2, options={"first": "A"}).links[0])
    assert person.wait_for_turn()
    person.page.evaluate(FLIGHTS)
    person.play_on(turns=3)
    assert person.wait_for_turn()
    flights = person.page.evaluate("window.flights")
    assert flights["seen"] > 0
    assert flights["faults"] == []

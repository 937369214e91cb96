"""On a phone of 360 × 640: nothing is cut off, nothing is too small for a finger."""

from typing import Final

from host.client import Host

from .conftest import PHONE, Visit
from .tour import tour

TALL: Final = 44
WIDE: Final = 40
#: What can be tapped and is in sight; a switch counts with the label that flips it, and behind a dialog nothing counts.
TARGETS: Final = """([tall, wide]) => {
  const top = document.querySelector("dialog[open]") ?? document;
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".only-heard");
  const switches = "input[type=checkbox], input[type=radio], input[type=file]";
  return [...top.querySelectorAll("a[href], button, input, select, summary")].filter(seen).flatMap((each) => {
    const target = each.matches(switches) ? (each.closest("label") ?? each) : each;
    const { width, height } = target.getBoundingClientRect();
    if (height >= tall - 0.5 && width >= wide - 0.5) return [];
    const words = (each.getAttribute("aria-label") ?? each.textContent ?? "").trim().slice(0, 40);
    return [`${each.localName}.${each.className} “${words}” ${width.toFixed(0)} × ${height.toFixed(0)}`];
  });
}"""
TOO_WIDE: Final = """(most) => {
  const wide = Math.max(innerWidth, document.scrollingElement.scrollWidth);
  if (wide <= most) return [];
  const right = (each) => each.getBoundingClientRect().right;
  const out = [...document.querySelectorAll("body *")].filter((each) => right(each) > most + 0.5).slice(0, 5);
  return [`${wide} wide`, ...out.map((each) => `${each.localName}.${each.className} to ${right(each).toFixed(0)}`)];
}"""


def test_every_screen_fits_and_can_be_tapped(visit: Visit, host: Host) -> None:
    person = visit(**PHONE)
    faults: list[str] = []
    for screen in tour(person, host):
        faults += [f"{screen}: {fault}" for fault in person.page.evaluate(TOO_WIDE, PHONE["viewport"]["width"])]
        faults += [f"{screen}: {fault}" for fault in person.page.evaluate(TARGETS, [TALL, WIDE])]
    assert not faults, "\n".join(dict.fromkeys(faults))


def test_a_whole_game_is_played_by_tapping(visit: Visit) -> None:
    person = visit(**PHONE)
    person.play_now()
    person.play_on()
    assert person.scores == list(person.record.replay().scores())

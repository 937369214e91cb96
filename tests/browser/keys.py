"""Somebody without a mouse."""

from typing import Final

import warren

from .person import Person

#: Where the focus is, and whether somebody can see that: drawn around, or filled if it is cut out of something, and
#: inside the window.
FOCUS: Final = """() => {
  const at = document.activeElement;
  if (at === null || at === document.body) return { words: "", place: "", seen: true };
  const { outlineStyle, outlineWidth, clipPath, backgroundColor } = getComputedStyle(at);
  const { left, top, right, bottom } = at.getBoundingClientRect();
  const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && at.checkVisibility();
  const outlined = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  const filled = backgroundColor !== "rgba(0, 0, 0, 0)";
  const drawn = at.matches(":focus-visible") && (clipPath === "none" ? outlined : filled);
  const { place, section, cell } = at.dataset;
  const words = (at.getAttribute("aria-label") ?? at.textContent).trim();
  return { words, place: place ?? section ?? cell ?? "", seen: inside && drawn };
}"""


#: What somebody hears of it, near enough.
WORDS: Final = '(at) => (at.getAttribute("aria-label") ?? at.textContent).trim()'


def tab_to(person: Person, start: str, most: int = 40) -> None:
    """Press Tab until the focus is on something whose words begin so."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        focus = person.page.evaluate(FOCUS)
        assert focus["seen"], f"the focus on “{focus['words']}” cannot be seen"
        if focus["words"].startswith(start):
            return
    raise AssertionError(f"Tab never comes to “{start}”")


def play_now(person: Person, game: str) -> None:
    """From the home page to a table of that game."""
    person.open()
    person.page.locator(".game .big").first.wait_for()
    for _ in range(list(warren.games()).index(game) + 1):
        tab_to(person, person.say("play-now"))
    person.page.keyboard.press("Enter")

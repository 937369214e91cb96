"""Nothing lies over words, and nothing is cut off that must be read or pressed."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from host.client import Client, Host
from warren.engine.contract import State
from warren.engine.sheets import shipped_text
from warren.games.trenchcoat.rules.notation.refusals import DOMAIN
from warren.games.trenchcoat.rules.view import TrenchView

from .box import RICH, box, set_up
from .coats import saying, wishing
from .conftest import Visit
from .icons import unseen
from .line import line_to
from .person import Seats
from .street import Street
from .words import languages

PHONE_360: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PHONE_390: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET: Final[dict[str, Any]] = {"viewport": {"width": 768, "height": 1024}}
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
SIZES: Final = [PHONE_360, PHONE_390, TABLET, WIDE]
NAMES: Final = ["360", "390", "768", "1440"]
#: Where the letters of an element's lines are: a font's lines are higher than its letters.
LINES: Final = """
  const linesOf = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const most = element.getBoundingClientRect().right;
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { left, right: Math.min(right, most), top: middle - 0.4 * size, bottom: middle + 0.4 * size };
    });
  };
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
"""
#: Lines of text that something else lies over.
COVERED: Final = f"""([words, covers]) => {{ {LINES}
  const lines = seen(words).flatMap((each) => linesOf(each).map((box) => ({{ box, text: each.textContent }})));
  return seen(covers).flatMap((each) => {{
    const over = each.getBoundingClientRect();
    const common = (box, from, to) => Math.min(box[to], over[to]) - Math.max(box[from], over[from]);
    return lines
      .filter(({{ box }}) => common(box, "left", "right") > 1 && common(box, "top", "bottom") > 1)
      .map(({{ text }}) => `“${{each.textContent}}” lies over “${{text}}”`);
  }});
}}"""
#: Names that are broken where no hyphen stands, or cut off by their card.
BROKEN: Final = f"""(selector) => {{ {LINES}
  return seen(selector).flatMap((each) => {{
    const node = each.firstChild;
    const range = document.createRange();
    const top = (at) => {{
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    }};
    const isLetter = (at) => /\\p{{L}}/u.test(node.data[at]);
    const faults = [];
    for (let at = 1; at < node.length; at += 1) {{
      const isBroken = isLetter(at - 1) && isLetter(at) && top(at) > top(at - 1) + 4;
      if (isBroken) faults.push(`“${{node.data}}” is broken at ${{at}}`);
    }}
    const card = each.closest(".card").getBoundingClientRect();
    const inside = ({{ left, right, top, bottom }}) =>
      left >= card.left && right <= card.right && top >= card.top && bottom <= card.bottom;
    return linesOf(each).every(inside) ? faults : [...faults, `“${{node.data}}” is cut off`];
  }});
}}"""
ON_TOP: Final = """(end) => {
  const { left, top, width, height } = end.getBoundingClientRect();
  return end.closest(".others > *").contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
OVERFLOW: Final = "(scene) => scene.scrollHeight - scene.clientHeight"


@pytest.mark.parametrize("size", SIZES, ids=NAMES)
def test_the_stamp_covers_no_sentence(visit: Visit, host: Host, size: dict[str, Any]) -> None:
    quests = 'lines = [{ skills = "all", need = 5, reward = 5, penalty = 3 }]'
    sheet = box(quests=quests, guards="count = 1", purse=RICH)
    seats = Seats(host, 2, 0, table=set_up(host, sheet, 2))
    person = visit(language="fr", **size)
    person.open(seats.links[0])
    street = Street(host, seats, {}, wishing(saying(0, "call"), saying(1, "call")))
    street.until(lambda street: bool(street.view["lately"]) and street.view["event"] is None and street.seat == 0)
    person.page.locator(".stamp").wait_for()
    assert person.page.evaluate(COVERED, [".recap li span:last-child", ".stamp"]) == []


@pytest.mark.parametrize("size", SIZES, ids=NAMES)
@pytest.mark.parametrize("language", languages())
def test_the_guard_of_the_lesson_is_not_cut_off(visit: Visit, size: dict[str, Any], language: str) -> None:
    person = visit(language=language, **size)
    person.open("/learn/trenchcoat")
    page = person.page
    page.locator(".coach").wait_for()
    for _ in range(80):
        ready = page.locator('.coach .big:enabled, .board .hinted:not([aria-pressed="true"]), .picker').first
        ready.wait_for()
        if person.shows(".picker"):
            break
        person.press(ready)
    page.locator(".picker .hinted").first.wait_for()
    assert page.locator("section.scene").evaluate(OVERFLOW) <= 0
    lowest = page.locator(".picker .quick").bounding_box()
    scene = page.locator("section.scene").bounding_box()
    assert lowest is not None
    assert scene is not None
    assert lowest["y"] + lowest["height"] <= scene["y"] + scene["height"]


def in_shop(*items: str) -> Any:
    """A deal with such an item in the shop."""

    def wanted(state: State) -> bool:
        view = state.view(0)
        assert isinstance(view, TrenchView)
        return any(item in items for item in view.shop)

    return wanted


@pytest.mark.parametrize("size", SIZES, ids=NAMES)
@pytest.mark.parametrize(
    ("language", "item"),
    [("de", "resurrection-potion"), ("fr", "cloak-of-invisibility"), ("en", "resurrection-potion")],
    ids=["de", "fr", "en"],
)
def test_names_in_the_shop_are_whole_beside_their_price(
    visit: Visit, host: Host, size: dict[str, Any], language: str, item: str
) -> None:
    seats = Seats(host, 4, 0, table=set_up(host, shipped_text(DOMAIN), 4, in_shop(item)))
    person = visit(language=language, **size)
    person.open(seats.links[0])
    person.page.locator(".stall .good").first.wait_for()
    assert person.page.evaluate(COVERED, [".stall .card b", ".stall .price"]) == []
    assert person.page.evaluate(BROKEN, ".stall .card b, .mine .card b") == []


@pytest.mark.parametrize("size", [PHONE_360, PHONE_390], ids=NAMES[:2])
@pytest.mark.parametrize("game", ["koffer", "kobold", "too_many", "trenchcoat"])
@pytest.mark.parametrize("rivals", [2, 3])
def test_rivals_of_the_same_name_can_be_told_apart(
    visit: Visit, host: Host, size: dict[str, Any], game: str, rivals: int
) -> None:
    name = host.new_table(seats=rivals + 1, game=game, options={"first": "A"})
    with Client(host, name) as client:
        client.until("snapshot")
        assert client.ask("sit", seat=0, name="Marie", word="w")["is"] == "answer"
        for seat in range(1, rivals + 1):
            assert client.ask("seat-bot", seat=seat, bot="scout")["is"] == "answer"
        assert client.ask("start")["is"] == "answer"
        key = client.keys[0]
    person = visit(language="fr", **size)
    person.open(f"/t/{name}#{key}")
    person.page.locator(f".{game}").wait_for()
    ends = person.page.locator(".others .twin")
    expect(ends).to_have_count(rivals)
    for end in ends.all():
        assert end.evaluate("(end) => end.scrollWidth <= end.clientWidth + 1")
        assert end.evaluate(ON_TOP)
        place, whole = (
            end.bounding_box(),
            end.locator("xpath=ancestor::*[contains(@class, 'other') or contains(@class, 'rival')][1]").bounding_box(),
        )
        assert place is not None
        assert whole is not None
        assert place["x"] + place["width"] <= whole["x"] + whole["width"]
    assert len(set(ends.all_text_contents())) == rivals


@pytest.mark.parametrize("size", SIZES, ids=NAMES)
@pytest.mark.parametrize("language", languages())
def test_the_lost_line_hides_nothing_of_the_table(
    visit: Visit, host: Host, size: dict[str, Any], language: str
) -> None:
    with line_to(host) as line:
        person = visit(at=line.address, language=language, **size)
        person.open(Seats(host, people=1, bots=3, game="trenchcoat", options={"first": "A"}).links[0])
        assert person.wait_for_turn()
        line.cut()
        lost = person.page.get_by_role("status").filter(has_text=person.say("lost"))
        expect(lost).to_be_visible()
        place, board = lost.bounding_box(), person.page.locator(".board").bounding_box()
        assert place is not None
        assert board is not None
        assert place["y"] + place["height"] <= board["y"]
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= size["viewport"]["width"]
        person.page.close()
        person.forgive("WebSocket", "ERR_", "Failed to load")


def icons_at_night(page: Page) -> list[str]:
    page.emulate_media(color_scheme="dark")
    page.locator(":root[data-theme=dark]").wait_for()
    return unseen(page)


def test_icons_are_seen_at_night(visit: Visit, host: Host) -> None:
    person = visit(**PHONE_390)
    page = person.page
    faults: list[str] = []
    for game in ("kobold", "koffer", "too_many", "trenchcoat"):
        person.open(Seats(host, people=1, bots=2, game=game, options={"first": "A"}).links[0])
        assert person.wait_for_turn()
        faults += [f"{game}: {fault}" for fault in icons_at_night(page)]
    for opener in ("[data-seat]", "[data-place]"):
        person.press(page.locator(opener).first)
        page.locator("dialog").wait_for()
        faults += [f"{opener}: {fault}" for fault in icons_at_night(page)]
        page.keyboard.press("Escape")
    assert not faults, "\n".join(faults)

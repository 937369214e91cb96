"""How a report speaks: numbers, shares and the names of things in one language."""

from collections.abc import Callable
from typing import Final

from warren.engine.registry import find as find_game
from warren.engine.text import Speaker, speak
from warren.games.koffer.rules.cards import COLOUR_NAMES, COLOURS
from warren.lab.simulate.simulation import Interval

DOMAIN: Final = "warren.lab.report"
DASH: Final = "–"
MINUS: Final = "−"


class Voice:
    """One language, for one game."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self.colon = "\u00a0: " if language == "fr" else ": "
        self.say = speak(DOMAIN, language).say
        self.speaker: Speaker = speak(find_game(game).domain, language)

    def number(self, value: float, digits: int = 1, signed: bool = False) -> str:
        """A number as people of that language write it."""
        text = f"{abs(value):.{digits}f}"
        sign = MINUS if value < 0 and float(text) != 0 else "+" if signed and float(text) != 0 else ""
        return sign + (text if self.language == "en" else text.replace(".", ","))

    def share(self, value: float) -> str:
        """A share: 53.1 %, never broken over two lines."""
        return f"{self.number(100 * value)}\u00a0%"

    def with_range(self, found: Interval, digits: int = 1) -> str:
        """A number with its interval: 34.2 (33.1–35.3)."""
        value, low, high = (self.number(part, digits) for part in (found.value, found.low, found.high))
        return f"{value} ({low}{DASH}{high})"

    def share_range(self, found: Interval) -> str:
        """A share with its interval: 53.1 % (52.0–54.2)."""
        return f"{self.share(found.value)} ({self.number(100 * found.low)}{DASH}{self.number(100 * found.high)})"

    def step(self, found: Interval, scale: float = 1, digits: int = 1) -> str:
        """A difference with its interval: +2.1 (+0.3 … +3.9)."""
        value, low, high = (
            self.number(scale * part, digits, signed=True) for part in (found.value, found.low, found.high)
        )
        return f"{value} ({low}\u00a0…\u00a0{high})"

    # Things.

    def heading(self, group: str) -> str:
        """What a group of things is called."""
        return self.say(f"{self.game}-{group}")

    def thing(self, group: str, thing: str, least: int = 1) -> str:
        """One thing of a group, with how many of it are meant if that is more than one."""
        name = self.named(group, thing)
        if least > 1 or not name:
            more = self.say("or-more", count=least)
            return f"{name}{self.colon}{more}" if name else more
        return name

    def whole(self, group: str, thing: str, least: int) -> str:
        """A thing with its group, for a sentence."""
        return self.heading(group) + self.colon + self.thing(group, thing, least)

    def named(self, group: str, thing: str) -> str:
        """A thing's name alone; empty for a group of one."""
        if not thing:
            return ""
        namer = NAMERS.get((self.game, group))
        return namer(self.speaker, thing) if namer else thing.capitalize()


Namer = Callable[[Speaker, str], str]


def card(speaker: Speaker, thing: str) -> str:
    """A card of Koffer."""
    colour = COLOUR_NAMES[COLOURS.index(thing[0])]
    return speaker.say("card", colour=speaker.say(f"colour-{colour}"), value=thing[1:])


def of(prefix: str) -> Namer:
    """A text of the game's own, by its prefix."""
    return lambda speaker, thing: speaker.say(f"{prefix}-{thing}")


def kobold(speaker: Speaker, thing: str) -> str:
    """A kind of card in Too Many Kobolds: a basic kobold by its letter, or a special one."""
    if len(thing) > 1:
        return speaker.say(f"card-{thing}")
    return speak(DOMAIN, speaker.language).say("kobold-kind", letter=thing)


def dragon(speaker: Speaker, thing: str) -> str:
    """A dragon of Too Many Kobolds."""
    return speaker.say("card-dragon", resource=speaker.say(f"resource-{thing}"))


def event(speaker: Speaker, thing: str) -> str:
    """A type of event in Trench Coat."""
    return speak(DOMAIN, speaker.language).say(f"event-{thing}")


NAMERS: Final[dict[tuple[str, str], Namer]] = {
    ("koffer", "up"): card,
    ("koffer", "down"): card,
    ("koffer", "special"): of("special"),
    ("kobold", "trophy"): of("toy"),
    ("kobold", "toys"): of("toy"),
    ("kobold", "gems"): of("gem"),
    ("too_many", "dragon"): dragon,
    ("too_many", "kind"): kobold,
    ("too_many", "happy"): kobold,
    ("too_many", "resource"): of("resource"),
    ("too_many", "left"): of("power"),
    ("trenchcoat", "began"): of("item"),
    ("trenchcoat", "had"): of("item"),
    ("trenchcoat", "played"): of("item"),
    ("trenchcoat", "won"): of("challenge"),
    ("trenchcoat", "lost"): of("challenge"),
    ("trenchcoat", "turned"): event,
}

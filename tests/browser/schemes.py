"""Ways to play KOBOLD on purpose, until something rare comes about. They look at what a seat may know, as JSON."""

from collections.abc import Sequence

from warren.games.kobold.rules.tokens import GEMS, TOYS

from .evening import Offer, View


def waiting(view: View, section: int, seat: int) -> int:
    """How many of a seat's pawns are in a section."""
    count: int = view["sections"][section - 1]["pawns"][seat]
    return count


def colours(view: View, seat: int) -> set[str]:
    """The colours of a seat's gems."""
    return {gem for gem, count in view["loot"][seat]["gems"].items() if count}


def three_of_four(view: View, seat: int) -> bool:
    """Whether one gem more can make a set."""
    return len(colours(view, seat)) == 3


def is_wanted(view: View, seat: int, token: str) -> bool:
    """A gem that brings three of four; after that, only what lies face down."""
    if three_of_four(view, seat):
        return token == "?"
    return token in set(GEMS) - colours(view, seat)


def wanted_in(view: View, seat: int, section: int) -> int:
    """How many wanted tokens in a section no own pawn waits for yet."""
    spaces = view["sections"][section - 1]["spaces"]
    return sum(is_wanted(view, seat, space["token"]) for space in spaces) - waiting(view, section, seat)


def seek_a_set(view: View, offers: Sequence[Offer], seat: int) -> Offer:
    """Gather three colours in the open, then turn over what lies face down; the last grab is no matter."""

    def liking(offer: Offer) -> tuple[int, ...]:
        if offer["kind"] == "place":
            return 1, min(1, wanted_in(view, seat, offer["section"])), -offer["danger"]
        hidden, wanted = offer["token"] == "?", is_wanted(view, seat, offer["token"])
        if not three_of_four(view, seat):
            return 0, wanted, hidden
        completes = offer["token"] in set(GEMS) - colours(view, seat)
        return 0, not completes, hidden != offer["last"]

    return max(offers, key=liking)


def keep_out(view: View, offers: Sequence[Offer], seat: int) -> Offer:
    """Wait where the light comes soonest, in two places, and leave gems and face-down tokens alone."""

    def liking(offer: Offer) -> tuple[int, ...]:
        if offer["kind"] == "place":
            return 1, waiting(view, offer["section"], seat) == 0, offer["danger"]
        return 0, offer["token"] in TOYS, 0

    return max(offers, key=liking)


def sneak(view: View, offers: Sequence[Offer], seat: int) -> Offer:
    """Wait where it is safe; fetch as soon as most arrows would catch two others."""

    def liking(offer: Offer) -> tuple[int, ...]:
        if offer["kind"] == "place":
            return not is_trap(view, seat), -offer["danger"]
        return is_trap(view, seat), 0

    return max(offers, key=liking)


def is_trap(view: View, seat: int) -> bool:
    """Whether every arrow of the die would catch pawns of two others."""
    arrows = [step for step in view["faces"] if step != 0]
    return all(len(in_light(view, step) - {seat}) >= 2 for step in arrows)


def in_light(view: View, step: int) -> set[int]:
    """The seats with pawns where the beam would lie after that turn."""
    first = (view["beam"] - 1 + step) % 7
    lit = (view["sections"][first], view["sections"][(first + 1) % 7])
    return {seat for section in lit for seat, count in enumerate(section["pawns"]) if count}

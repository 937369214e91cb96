"""Ways to play Too Many Kobolds on purpose, until Mama can help two at once. They look at a seat's view, as JSON."""

from collections.abc import Sequence

from .evening import Offer, View

Cell = tuple[int, int]


def lacking(view: View, seat: int) -> dict[Cell, list[str]]:
    """What every shy card of a cave still wants, by its cell."""
    found = {}
    for laid in view["caves"][seat]["cards"]:
        wants = view["faces"][laid["card"]]["wants"]
        if not laid["happy"] and wants:
            unmet = zip(wants, laid["met"], strict=True)
            found[laid["x"], laid["y"]] = [want for want, state in unmet if state == "lacking"]
    return found


def helped(view: View, offer: Offer) -> dict[Cell, str]:
    """Whom Mama would make happy there, each with the one thing she stands in for."""
    wants = lacking(view, 0)
    turned = [(each["x"], each["y"]) for each in offer["outlook"]["turns"] if each["card"] != "mama"]
    return {cell: wants[cell][0] for cell in turned if cell in wants}


def helps_two(view: View, offer: Offer) -> bool:
    """Whether Mama would stand in for different resources."""
    if offer["kind"] != "mama":
        return False
    given = set(helped(view, offer).values()) - {"family", "mushroom"}
    return len(given) >= 2


def call_for_mama(view: View, offers: Sequence[Offer], seat: int) -> Offer:
    """Gather kobolds that lack one thing each, side by side; bring Mama once she helps two."""
    wants = lacking(view, seat)

    def liking(offer: Offer) -> tuple[float, ...]:
        if helps_two(view, offer):
            return 2, 0, 0
        if offer["kind"] != "adopt":
            return 0, 0, 0
        beside = [what for (x, y), what in wants.items() if max(abs(x - offer["x"]), abs(y - offer["y"])) <= 2]
        lacks = offer["outlook"]["lacks"]
        waits = len(lacks) == 1 and lacks[0] not in {"family", "mushroom", "dragon"}
        return 1, waits - len(offer["outlook"]["turns"]), sum(what != lacks for what in beside if len(what) == 1)

    return max(offers, key=liking)


def adopt_first(view: View, offers: Sequence[Offer], seat: int) -> Offer:
    """Whatever stands at the head's first place."""
    del view, seat
    return min(offers, key=lambda offer: (offer["kind"] != "adopt", offer["move"]))

"""Ways to play Trench Coat on purpose. They look at what a seat is offered, as JSON."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from .evening import Offer, Scheme, View

#: What somebody says who lets everything go on.
QUIET: Final = {"pass", "done", "trust", "pay"}
#: What is done with items while something else can be done.
WITH_ITEMS: Final = {"play", "sell", "buy"}

Wish = Callable[[View, Offer, int], bool]


def quietly(view: View, offers: Sequence[Offer], seat: int) -> Offer:
    """Let everything pass, keep the items, and where something must be done do the first thing that can be."""
    del view, seat
    return min(offers, key=lambda offer: (offer["kind"] in WITH_ITEMS, offer["move"] not in QUIET))


def by(luck: Random) -> Scheme:
    """Quietly, but where something must be done by luck: equal choices in a challenge would be made again for ever."""

    def scheme(view: View, offers: Sequence[Offer], seat: int) -> Offer:
        first = quietly(view, offers, seat)
        alike = [offer for offer in offers if offer["kind"] == first["kind"]]
        return first if first["move"] in QUIET else luck.choice(alike)

    return scheme


def wishing(*wishes: Wish, otherwise: Scheme = quietly) -> Scheme:
    """Whatever is wished for, the first wish first."""

    def scheme(view: View, offers: Sequence[Offer], seat: int) -> Offer:
        wanted = (offer for wish in wishes for offer in offers if wish(view, offer, seat))
        return next(wanted, None) or otherwise(view, offers, seat)

    return scheme


def saying(seat: int, *moves: str) -> Wish:
    """A seat that makes one of these moves wherever it can."""
    return lambda view, offer, mover: mover == seat and offer["move"] in moves


def bluffing(view: View, offer: Offer, seat: int) -> bool:
    """Laying a kobold that cannot do it."""
    del view, seat
    return offer["kind"] == "kobold" and offer["verb"] == "lay" and not offer["passes"]


def concealing(gold: Mapping[int, int]) -> Wish:
    """Everybody conceals so much from the guard."""
    return lambda view, offer, seat: offer["move"] == f"bid {gold[seat]}"

"""The numbers the rules run on: what the sheet says, and which special cards are in play."""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.koffer.rules.cards import card_of

SPECIALS: Final = 15


def all_cards(colours: i64, highest: i64) -> vec[i64]:
    """Every card of the box, in ascending order."""
    cards = vec[i64]([0] * (colours * highest))
    for colour in range(colours):
        for value in range(1, highest + 1):
            cards[colour * highest + value - 1] = card_of(colour, value)
    return cards


class Numbers:
    """The component sheet as native numbers."""

    def __init__(self, colours: i64, highest: i64) -> None:
        self.colours: i64 = colours
        self.highest: i64 = highest
        self.cards: vec[i64] = all_cards(colours, highest)
        self.tokens: i64 = 32
        self.tokens_each: i64 = 7
        self.row_length: i64 = 7
        self.penalty: i64 = 1
        self.priority_free: i64 = 2
        self.flyer_every: i64 = 3
        self.fragile_penalty: i64 = 2
        self.overbooked_row: i64 = 5
        self.full_set_four: i64 = 5
        self.full_set_three: i64 = 2
        self.customs_loss: i64 = 5
        self.souvenirs: i64 = 3
        self.coordinated: i64 = 2
        self.long_haul_cards: i64 = 4
        self.long_haul: i64 = 3
        self.balanced_spread: i64 = 5
        self.balanced: i64 = 6


class Specials:
    """Which special cards lie open (KF-P1), each under its name, and the numbers that follow from them."""

    def __init__(self, cards: tuple[int, ...], numbers: Numbers) -> None:
        self.cards: Final = cards
        self.any: Final = len(cards) > 0
        self.priority_tag: Final = 1 in cards
        self.round_trip: Final = 2 in cards
        self.twin_suitcase: Final = 3 in cards
        self.lost_and_found: Final = 4 in cards
        self.frequent_flyer: Final = 5 in cards
        self.hand_luggage: Final = 8 in cards
        self.full_set: Final = 9 in cards
        self.lost_property: Final = 10 in cards
        self.customs: Final = 11 in cards
        self.souvenirs: Final = 12 in cards
        self.colour_coordinated: Final = 13 in cards
        self.long_haul: Final = 14 in cards
        self.balanced_load: Final = 15 in cards
        self.free_places: Final[i64] = numbers.priority_free if 1 in cards else 1
        self.penalty: Final[i64] = numbers.fragile_penalty if 6 in cards else numbers.penalty
        self.row_length: Final[i64] = numbers.overbooked_row if 7 in cards else numbers.row_length

"""The shape of Koffer's component sheet, and the numbers the rules take from it."""

from typing import Annotated, Literal

import msgspec

from warren.engine.sheets import Block, Count, Sheet, Some
from warren.games.koffer.rules.numbers import Numbers

Colours = Annotated[int, msgspec.Meta(ge=1, le=4)]
Highest = Annotated[int, msgspec.Meta(ge=2, le=10)]
RowLength = Annotated[int, msgspec.Meta(ge=3, le=7)]


class Cards(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The number cards."""

    colours: Colours
    highest: Highest


class Tokens(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tokens, in all and for each seat."""

    all: Some
    each: Count


class Row(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The row."""

    length: RowLength


class Score(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a face-down card costs."""

    face_down: Count


class Special(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A special card without numbers of its own."""

    number: Annotated[int, msgspec.Meta(ge=1, le=15)]
    kind: Literal["permanent", "end"]


class PriorityTag(Special, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Special card 1: how many places are free."""

    free_places: Annotated[int, msgspec.Meta(ge=1, le=7)]


class FrequentFlyer(Special, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Special card 5: every how many face-up cards of a colour earn a token."""

    every: Annotated[int, msgspec.Meta(ge=1, le=10)]


class Fragile(Special, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Special card 6: what a face-down card costs."""

    face_down: Count


class Overbooked(Special, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Special card 7: how long the row is."""

    row_length: RowLength


class FullSet(Special, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Special card 9: points for a value in all four colours, and in exactly three."""

    four_colours: Count
    three_colours: Count


class Customs(Special, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Special card 11: points lost."""

    loss: Count


class Majority(Special, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Special cards 12 and 13: points for the seats with most."""

    points: Count


class LongHaul(Special, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Special card 14: how many face-up cards of a colour give points, and how many."""

    cards: Some
    points: Count


class BalancedLoad(Special, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Special card 15: how far colour totals may lie apart, and the points."""

    spread: Count
    points: Count


class Specials(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fifteen special cards."""

    first_set: Annotated[list[int], msgspec.Meta(min_length=3, max_length=3)]
    priority_tag: PriorityTag
    round_trip: Special
    twin_suitcase: Special
    lost_and_found: Special
    frequent_flyer: FrequentFlyer
    fragile: Fragile
    overbooked: Overbooked
    hand_luggage: Special
    full_set: FullSet
    lost_property: Special
    customs: Customs
    souvenirs: Majority
    colour_coordinated: Majority
    long_haul: LongHaul
    balanced_load: BalancedLoad

    def in_order(self) -> list[tuple[str, Special]]:
        """Every card with its name, as the sheet lists them."""
        pairs = [(name, getattr(self, name)) for name in self.__struct_fields__]
        return [(name, card) for name, card in pairs if isinstance(card, Special)]


def turns(cards: int, row: int, seats: int) -> int:
    """KF-E1: how many turns a game has; each of them takes a card."""
    return -(-(cards - row + 1) // seats) * seats


class KofferSheet(Sheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of Koffer's component numbers."""

    cards: Cards
    tokens: Tokens
    row: Row
    score: Score
    specials: Specials

    def check(self) -> tuple[str, str] | None:
        cards = self.cards.colours * self.cards.highest
        rows = (self.row.length, self.specials.overbooked.row_length)
        if cards < 2 * max(rows) or any(turns(cards, row, seats) > cards for row in rows for seats in (2, 3, 4)):
            return (".cards.highest", "there are too few cards for the row")
        if self.tokens.each * 4 > self.tokens.all:
            return (".tokens.each", "there are not enough tokens for four seats")
        for at, (name, card) in enumerate(self.specials.in_order(), start=1):
            if card.number != at:
                return (f".specials.{name}.number", f"this card is number {at}")
            if card.kind != ("permanent" if at <= 8 else "end"):
                return (f".specials.{name}.kind", "cards 1 to 8 are permanent, 9 to 15 end-of-game")
        return None

    def numbers(self) -> Numbers:
        """The numbers as the rules use them."""
        numbers = Numbers(self.cards.colours, self.cards.highest)
        specials = self.specials
        numbers.tokens = self.tokens.all
        numbers.tokens_each = self.tokens.each
        numbers.row_length = self.row.length
        numbers.penalty = self.score.face_down
        numbers.priority_free = specials.priority_tag.free_places
        numbers.flyer_every = specials.frequent_flyer.every
        numbers.fragile_penalty = specials.fragile.face_down
        numbers.overbooked_row = specials.overbooked.row_length
        numbers.full_set_four = specials.full_set.four_colours
        numbers.full_set_three = specials.full_set.three_colours
        numbers.customs_loss = specials.customs.loss
        numbers.souvenirs = specials.souvenirs.points
        numbers.coordinated = specials.colour_coordinated.points
        numbers.long_haul_cards = specials.long_haul.cards
        numbers.long_haul = specials.long_haul.points
        numbers.balanced_spread = specials.balanced_load.spread
        numbers.balanced = specials.balanced_load.points
        return numbers

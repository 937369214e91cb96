"""Koffer's columns: who ended with each card and how it lies, tokens, and special cards."""

from collections.abc import Iterable
from typing import cast

from warren.engine.columns import GAME, Column, Columns, of_holder
from warren.engine.contract import State
from warren.games.koffer.rules.cards import card_name, value_of
from warren.games.koffer.rules.numbers import SPECIALS
from warren.games.koffer.rules.score import LINES
from warren.games.koffer.rules.state import KofferState


class GameColumns(Columns):
    """Cards by holder, the rest by seat."""

    def declare(self, table: State) -> Iterable[Column]:
        cards = [int(card) for card in cast(KofferState, table).numbers.cards]
        # Where a card face up or face down is written in a row, by how it lies and its number.
        self.places = {card | how << 6: 1 + at + how * len(cards) for how in (0, 1) for at, card in enumerate(cards)}
        self.room = 1 + 2 * len(cards)
        yield from (of_holder("up", card_name(card), f"the seat with {card_name(card)} face up") for card in cards)
        yield from (of_holder("down", card_name(card), f"the seat with {card_name(card)} face down") for card in cards)
        yield from self.of_seats("tokens", "has so many tokens left", kind="Int8")
        yield from self.of_seats("cards", "has so many cards, however they lie", kind="Int8")
        yield from self.of_seats("downs", "has so many cards face down", kind="Int8")
        yield from self.of_seats("aside", "put a card of this value aside; 0 for none", kind="Int8")
        yield from self.of_seats("specials", "got so many points by special cards at the end")
        for number in range(1, SPECIALS + 1):
            meaning = f"1 if special card {number} was in play"
            yield Column(f"special_{number}", "Int8", meaning, GAME, "special", str(number))

    def row(self, state: State) -> list[int]:
        assert isinstance(state, KofferState)
        seats = self.seats
        row = [-1] * self.room
        row[0] = int(state.first)
        counts, downs, aside = [0] * seats, [0] * seats, [0] * seats
        places = self.places
        for entry in list(state.laid)[: state.laid_count]:
            seat = entry >> 8
            counts[seat] += 1
            if entry & 128:
                aside[seat] = value_of(entry & 63)
                continue
            row[places[entry & 127]] = seat
            if entry & 64:
                downs[seat] += 1
        specials = state.specials.cards
        row += [*state.tokens, *counts, *downs, *aside]
        if not specials:
            return row + [0] * (seats + SPECIALS)
        row += special_points(state)
        row += [int(number in specials) for number in range(1, SPECIALS + 1)]
        return row


def special_points(state: KofferState) -> list[int]:
    """What every seat got by end-of-game special cards."""
    points = list(state.tally().points)
    return [sum(points[seat * LINES : seat * LINES + SPECIALS + 1]) for seat in range(state.seats)]

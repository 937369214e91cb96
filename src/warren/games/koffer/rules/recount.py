"""Koffer counted a second time, slowly, from the written position and the sheet alone, clause by clause.

Nothing here is shared with the rules: law 8 plays the two counts against each other.
"""

from collections.abc import Mapping
from typing import Final

from warren.games.koffer.rules.sheet import KofferSheet

COLOURS: Final = "KRBY"


class Display:
    """One seat's display as written: `7 K4 (K2) [R9]`."""

    def __init__(self, text: str) -> None:
        tokens, *cards = text.split()
        self.tokens = int(tokens)
        self.aside = [word[1:-1] for word in cards if word.startswith("[")]
        self.down = [word[1:-1] for word in cards if word.startswith("(")]
        self.up = [word for word in cards if word[0] in COLOURS]
        self.bonus = 0

    def total(self, colour: str, penalty: int) -> int:
        """A colour's face-up values less its face-down penalties."""
        up = sum(int(card[1:]) for card in self.up if card[0] == colour)
        return up - penalty * sum(card[0] == colour for card in self.down)

    def ups(self, colour: str) -> int:
        """How many face-up cards of a colour."""
        return sum(card[0] == colour for card in self.up)


class Recount:
    """A table being counted; each end-of-game card is a method named after it."""

    def __init__(self, position: Mapping[str, str], sheet: KofferSheet) -> None:
        self.specials = [int(word) for word in position["specials"].replace("none", "").split()]
        self.displays = [Display(position[letter]) for letter in "ABCD" if letter in position]
        self.cards = sheet.specials
        self.penalty = self.cards.fragile.face_down if 6 in self.specials else sheet.score.face_down

    def points(self) -> tuple[int, ...]:
        """Every seat's points in the game on the table, as if it ended now."""
        end_of_game = {
            9: self.full_set,
            10: self.lost_property,
            11: self.customs,
            12: self.souvenirs,
            13: self.colour_coordinated,
            14: self.long_haul,
            15: self.balanced_load,
        }
        for number in sorted(self.specials):
            if number in end_of_game:
                end_of_game[number]()
        return tuple(
            sum(display.total(colour, self.penalty) for colour in COLOURS)
            + sum(int(card[1:]) // 2 for card in display.aside)
            + display.tokens
            + display.bonus
            for display in self.displays
        )

    def full_set(self) -> None:
        """Special card 9."""
        worth = {4: self.cards.full_set.four_colours, 3: self.cards.full_set.three_colours}
        for display in self.displays:
            for value in range(1, 11):
                colours = sum(f"{colour}{value}" in display.up for colour in COLOURS)
                display.bonus += worth.get(colours, 0)

    def lost_property(self) -> None:
        """Special card 10."""
        for display in self.displays:
            if display.down:
                lowest = min(display.down, key=lambda card: (int(card[1:]), COLOURS.index(card[0])))
                display.down.remove(lowest)
                display.up.append(lowest)

    def customs(self) -> None:
        """Special card 11."""
        most = max(len(display.down) for display in self.displays)
        for display in self.displays:
            if most and len(display.down) == most:
                display.bonus -= self.cards.customs.loss

    def souvenirs(self) -> None:
        """Special card 12."""
        most = max(display.tokens for display in self.displays)
        for display in self.displays:
            if most and display.tokens == most:
                display.bonus += self.cards.souvenirs.points

    def colour_coordinated(self) -> None:
        """Special card 13."""
        for colour in COLOURS:
            most = max(display.ups(colour) for display in self.displays)
            for display in self.displays:
                if most and display.ups(colour) == most:
                    display.bonus += self.cards.colour_coordinated.points

    def long_haul(self) -> None:
        """Special card 14."""
        card = self.cards.long_haul
        for display in self.displays:
            display.bonus += card.points * sum(display.ups(colour) >= card.cards for colour in COLOURS)

    def balanced_load(self) -> None:
        """Special card 15."""
        card = self.cards.balanced_load
        for display in self.displays:
            totals = [display.total(colour, self.penalty) for colour in COLOURS]
            if max(totals) - min(totals) <= card.spread:
                display.bonus += card.points

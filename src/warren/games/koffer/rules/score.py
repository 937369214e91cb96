"""Counting a game: the base count (KF-E2) and the end-of-game special cards (KF-P2), line by line."""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.koffer.rules.cards import colour_of, value_of
from warren.games.koffer.rules.numbers import Numbers, Specials

# The lines of a score: special card n has line n; the base count comes after them.
LINES: Final[i64] = 20
CARDS: Final[i64] = 16
FACE_DOWNS: Final[i64] = 17
SET_ASIDE: Final[i64] = 18
TOKENS: Final[i64] = 19
LINE_NAMES: Final = (*[f"special-{number}" for number in range(16)], "cards", "face-down", "aside", "tokens")


class Tally:
    """What the scoring looks at. Piles are a seat's colours: place seat * 4 + colour."""

    def __init__(self, seats: i64, numbers: Numbers, specials: Specials) -> None:
        self.seats: Final = seats
        self.numbers: Final = numbers
        self.specials: Final = specials
        self.tokens: vec[i64] = vec[i64]([0] * seats)
        self.up_sums: vec[i64] = vec[i64]([0] * (seats * 4))
        self.up_counts: vec[i64] = vec[i64]([0] * (seats * 4))
        self.up_values: vec[i64] = vec[i64]([0] * (seats * 4))
        self.down_counts: vec[i64] = vec[i64]([0] * (seats * 4))
        self.down_values: vec[i64] = vec[i64]([0] * (seats * 4))
        self.points: vec[i64] = vec[i64]([0] * (seats * LINES))

    def lay(self, seat: i64, card: i64, how: i64) -> None:
        """Count one card: face up (0), face down (1) or set aside (2)."""
        pile: i64 = seat * 4 + colour_of(card)
        value: i64 = value_of(card)
        one: i64 = 1
        if how == 0:
            self.up_sums[pile] += value
            self.up_counts[pile] += 1
            self.up_values[pile] |= one << value
        elif how == 1:
            self.down_counts[pile] += 1
            self.down_values[pile] |= one << value
        else:
            self.add(seat, SET_ASIDE, value >> 1)

    def add(self, seat: i64, line: i64, points: i64) -> None:
        """Give a seat points on a line."""
        self.points[seat * LINES + line] += points

    def downs(self, seat: i64) -> i64:
        """How many face-down cards a seat has."""
        count: i64 = 0
        for colour in range(4):
            count += self.down_counts[seat * 4 + colour]
        return count

    def colour_total(self, seat: i64, colour: i64) -> i64:
        """A colour's face-up values less its face-down penalties (KF-P4)."""
        pile: i64 = seat * 4 + colour
        return self.up_sums[pile] - self.specials.penalty * self.down_counts[pile]

    def sums(self) -> vec[i64]:
        """Every seat's points over all lines."""
        sums = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            for line in range(LINES):
                sums[seat] += self.points[seat * LINES + line]
        return sums


def count_points(tally: Tally) -> None:
    """KF-P2, KF-P4: the end-of-game cards in ascending number, then the base count."""
    specials = tally.specials
    if specials.full_set:
        full_set(tally)
    if specials.lost_property:
        lost_property(tally)
    if specials.customs:
        customs(tally)
    if specials.souvenirs:
        souvenirs(tally)
    if specials.colour_coordinated:
        colour_coordinated(tally)
    if specials.long_haul:
        long_haul(tally)
    if specials.balanced_load:
        balanced_load(tally)
    base_count(tally)


def base_count(tally: Tally) -> None:
    """KF-E2: face-up values, a penalty per face-down card, a point per token."""
    for seat in range(tally.seats):
        for colour in range(4):
            tally.add(seat, CARDS, tally.up_sums[seat * 4 + colour])
        tally.add(seat, FACE_DOWNS, -tally.specials.penalty * tally.downs(seat))
        tally.add(seat, TOKENS, tally.tokens[seat])


def full_set(tally: Tally) -> None:
    """Special card 9: values that a seat has face up in all four colours, or in exactly three."""
    for seat in range(tally.seats):
        for value in range(1, tally.numbers.highest + 1):
            colours: i64 = 0
            for colour in range(4):
                colours += (tally.up_values[seat * 4 + colour] >> value) & 1
            if colours == 4:
                tally.add(seat, 9, tally.numbers.full_set_four)
            elif colours == 3:
                tally.add(seat, 9, tally.numbers.full_set_three)


def lost_property(tally: Tally) -> None:
    """Special card 10: each seat turns its lowest face-down card up; of equals, the first colour's."""
    for seat in range(tally.seats):
        turn_lowest(tally, seat)


def turn_lowest(tally: Tally, seat: i64) -> None:
    """Turn a seat's lowest face-down card face up, if it has one."""
    one: i64 = 1
    for value in range(1, tally.numbers.highest + 1):
        for colour in range(4):
            pile: i64 = seat * 4 + colour
            if (tally.down_values[pile] >> value) & 1:
                tally.down_values[pile] &= ~(one << value)
                tally.down_counts[pile] -= 1
                tally.lay(seat, colour * 16 + value, 0)
                return


def customs(tally: Tally) -> None:
    """Special card 11: the seats with most face-down cards lose points; nobody if all have none."""
    most: i64 = 0
    for seat in range(tally.seats):
        most = max(most, tally.downs(seat))
    if most == 0:
        return
    for seat in range(tally.seats):
        if tally.downs(seat) == most:
            tally.add(seat, 11, -tally.numbers.customs_loss)


def souvenirs(tally: Tally) -> None:
    """Special card 12: points for the seats with most tokens, at least one."""
    most: i64 = 0
    for seat in range(tally.seats):
        most = max(most, tally.tokens[seat])
    if most == 0:
        return
    for seat in range(tally.seats):
        if tally.tokens[seat] == most:
            tally.add(seat, 12, tally.numbers.souvenirs)


def colour_coordinated(tally: Tally) -> None:
    """Special card 13: in each colour, points for the seats with most face-up cards."""
    for colour in range(4):
        most: i64 = 0
        for seat in range(tally.seats):
            most = max(most, tally.up_counts[seat * 4 + colour])
        if most == 0:
            continue
        for seat in range(tally.seats):
            if tally.up_counts[seat * 4 + colour] == most:
                tally.add(seat, 13, tally.numbers.coordinated)


def long_haul(tally: Tally) -> None:
    """Special card 14: points for each colour with enough face-up cards."""
    for seat in range(tally.seats):
        for colour in range(4):
            if tally.up_counts[seat * 4 + colour] >= tally.numbers.long_haul_cards:
                tally.add(seat, 14, tally.numbers.long_haul)


def balanced_load(tally: Tally) -> None:
    """Special card 15: points if the highest and the lowest colour total lie close together."""
    for seat in range(tally.seats):
        highest: i64 = tally.colour_total(seat, 0)
        lowest: i64 = highest
        for colour in range(1, 4):
            total: i64 = tally.colour_total(seat, colour)
            highest = max(highest, total)
            lowest = min(lowest, total)
        if highest - lowest <= tally.numbers.balanced_spread:
            tally.add(seat, 15, tally.numbers.balanced)

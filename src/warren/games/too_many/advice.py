"""Advice for bots: what a player sees in a card on a cell at a glance.

A move is as good as the cave it leads to: its points, and what it may still become. Advice is asked of imagined
worlds only, and looks at nothing that the seat does not know: of the queue, which cards are left in it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.engine.advice import Advice
from warren.engine.contract import State
from warren.games.too_many.cards import BASIC, CHILD, FAN, GOBLIN, KINDS, MAMA, PICKER
from warren.games.too_many.cave import FULL, Cave
from warren.games.too_many.grid import CELLS, HOME, around, bit_of, lowest, size, within_reach
from warren.games.too_many.score import MOST_TRIPLETS, TRIPLET, cave_points
from warren.games.too_many.state import (
    FIRST_CHOICE,
    FIRST_DRAGON_MOVE,
    FIRST_REARRANGE,
    HEAD,
    NONE,
    ROAR_MOVE,
    TooManyState,
)

# Points in hundredths, so that all is done in whole numbers.
POINT: Final[i64] = 100
#: Powers that are worth playing come before any card.
BEFORE: Final[i64] = 100_000
#: A lead so large makes a win half as sure as it can be.
CLOSE: Final[i64] = 1200


class Weights:
    """What a cave may still become: chances in hundredths, worths in hundredths of a point.

    Chances grow with the turns left, quickly or slowly: with `slow` tenths of a turn left they are half of what they
    would be with ever so many.
    """

    def __init__(self) -> None:
        # That a shy kobold turns which lacks so many things; what every cell to spare around it adds, and every missing
        # thing that is on offer just now.
        self.hope: vec[i64] = vec[i64]([100, 84, 34, 16, 22])
        self.spare: vec[i64] = vec[i64]([0, 0, 7, 14, 19])
        self.seen: vec[i64] = vec[i64]([0, 14, 0, 0, 9])
        self.slow: vec[i64] = vec[i64]([0, 15, 9, 42, 80])
        # That a child, guard or Mama finds family, and a picker a mushroom.
        self.wish: vec[i64] = vec[i64]([73, 113])
        # That so many missing colours come (slowness), and the third card to a pair, and two to a single one.
        self.rare: vec[i64] = vec[i64]([0, 19, 35, 60, 106, 150, 105, 621])
        self.pair: i64 = 35
        self.pair_slow: i64 = 14
        self.single: i64 = 58
        self.single_slow: i64 = 53
        # What so many happy cards around the dragon are worth.
        self.dragon: vec[i64] = vec[i64]([8, 8, 10, 24, 47, 100, 160, 260, 500])
        # What a free cell around a picker is worth, and every resource that a free cell gets.
        self.mushroom: i64 = 36
        self.give: i64 = 2
        # What Mama and the powers are worth in hand when the cave is empty; it dwindles as the cave fills.
        self.mama: i64 = 200
        self.rearrange: i64 = 600
        self.choice: i64 = 2000
        self.roar: i64 = 95


class TooManyAdvice(Advice):
    """Rates a move by the cave it leads to; a power is played when it brings more than keeping it."""

    def __init__(self) -> None:
        super().__init__()
        self.weights: Final = Weights()
        self.guides = True
        self.overlooks = vec[i64]([93, 75, 0, 0])
        self.simulations = vec[i64]([0, 0, 0, 3000])

    def hope(self, state: State, seat: i64) -> i64:
        """By how much a cave is worth more than the best of the others."""
        assert isinstance(state, TooManyState)
        best: i64 = -BEFORE
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, self.worth(state, state.caves[other]))
            other += 1
        lead: i64 = self.worth(state, state.caves[seat]) - best
        size: i64 = lead if lead > 0 else -lead
        return 500 + 450 * lead // (size + CLOSE)

    def is_settled(self, state: State) -> bool:
        """Always: what a cave may become can be said at any time."""
        return True

    def situation(self, state: State) -> i64:
        """The card that came up last."""
        assert isinstance(state, TooManyState)
        return state.card_at_place(HEAD) + 1

    def rate(self, state: State, seat: i64, code: i64) -> i64:
        """The points that a card brings at once; powers are kept."""
        assert isinstance(state, TooManyState)
        if code >= FIRST_CHOICE:
            return -BEFORE
        after = state.caves[seat].copy()
        after.put(state.laid_by(code), bit_of(code % CELLS))
        after.cheer()
        return cave_points(after)

    def judge(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, TooManyState)
        if code < FIRST_CHOICE:
            return self.rate_card(state, seat, state.laid_by(code), bit_of(code % CELLS))
        if code < ROAR_MOVE:
            return self.rate_choice(state, seat, code - FIRST_CHOICE)
        if code == ROAR_MOVE:
            return self.rate_roar(state, seat)
        if code < FIRST_DRAGON_MOVE:
            return self.rate_rearrange(state, seat, code - FIRST_REARRANGE)
        return 0

    def rate_card(self, state: TooManyState, seat: i64, card: i64, bit: i64) -> i64:
        """What the cave is worth with a card on a cell; Mama is missed in hand."""
        after = state.caves[seat].copy()
        after.put(card, bit)
        after.cheer()
        worth: i64 = self.worth(state, after)
        if card == MAMA:
            worth -= dwindle(self.weights.mama, state.caves[seat])
        return worth

    def best_cell(self, state: TooManyState, seat: i64, card: i64) -> i64:
        """What the cave is worth with a card on the cell that suits it best."""
        room: i64 = state.caves[seat].room()
        best: i64 = -BEFORE
        while room != 0:
            rating: i64 = self.rate_card(state, seat, card, lowest(room))
            best = max(best, rating)
            room &= room - 1
        return best

    def rate_choice(self, state: TooManyState, seat: i64, resource: i64) -> i64:
        """What the cave is worth on average with a card of that resource, less what Choice is worth in hand."""
        total: i64 = 0
        count: i64 = 0
        last: i64 = NONE
        held: i64 = 0
        at: i64 = 0
        while at < state.queue_count:
            card: i64 = state.queue[at]
            if state.numbers.gives[card] == resource:
                if card != last:
                    held = self.best_cell(state, seat, card)
                    last = card
                total += held
                count += 1
            at += 1
        if count == 0:
            return -BEFORE
        return total // count - dwindle(self.weights.choice, state.caves[seat])

    def rate_roar(self, state: TooManyState, seat: i64) -> i64:
        """Worth it when nothing on offer adds much to the cave."""
        if state.must_play_mama(seat):
            return -BEFORE
        best: i64 = -BEFORE
        place: i64 = 0
        while place <= HEAD:
            card: i64 = state.card_at_place(place)
            if card != NONE:
                rating: i64 = self.best_cell(state, seat, card)
                best = max(best, rating)
            place += 1
        if best - self.worth(state, state.caves[seat]) < self.weights.roar:
            return BEFORE
        return -BEFORE

    def rate_rearrange(self, state: TooManyState, seat: i64, move: i64) -> i64:
        """Worth it when the cave gains more than moving a card is worth in hand."""
        cave = state.caves[seat]
        after = cave.copy()
        after.move(after.card_at(bit_of(move // CELLS)), bit_of(move % CELLS))
        after.cheer()
        gain: i64 = self.worth(state, after) - self.worth(state, cave) - dwindle(self.weights.rearrange, cave)
        if gain > 0:
            return BEFORE + gain
        return gain - BEFORE

    # What a cave is worth.

    def worth(self, state: TooManyState, cave: Cave) -> i64:
        """Its points, and what it may still become."""
        left: i64 = FULL - cave.count
        worth: i64 = POINT * cave_points(cave)
        if left == 0:
            return worth
        reach: i64 = within_reach(cave.taken)
        worth += self.hopes(cave, reach & ~cave.taken, left, on_offer(state))
        worth += self.weights.give * welcome(cave, reach & ~cave.taken)
        worth += self.colour_hope(cave, left) + self.triplet_hope(cave, left)
        return worth + self.dragon_hope(cave, reach)

    def hopes(self, cave: Cave, free: i64, left: i64, offered: i64) -> i64:
        """What shy cards may still turn to, and mushrooms that pickers may still find."""
        worth: i64 = 0
        at: i64 = 1
        while at < cave.count:
            bit: i64 = cave.spots[at]
            card: i64 = cave.cards[at]
            cells: i64 = size(cave.numbers.around[bit] & free)
            cells = min(cells, left)
            if card == PICKER:
                worth += self.weights.mushroom * cells
            if (cave.happy >> bit) & 1 == 0:
                change: i64 = cave.numbers.happy[card] - cave.numbers.shy[card]
                worth += change * self.chance(cave, card, bit, cells, offered)
            at += 1
        return worth

    def chance(self, cave: Cave, card: i64, bit: i64, cells: i64, offered: i64) -> i64:
        """The chance in hundredths that a shy card turns, with so many cells around it to be filled."""
        if card >= CHILD:
            if card in (FAN, GOBLIN) or cells == 0:
                return 0
            return self.weights.wish[1 if card == PICKER else 0]
        near: i64 = cave.numbers.around[bit]
        lacks: i64 = cave.lacks(card, near)
        if lacks > cells or lacks > 4:
            return 0
        hope: i64 = self.weights.hope[lacks] + self.weights.spare[lacks] * (cells - lacks)
        hope += self.weights.seen[lacks] * size(cave.missing(card, near) & offered)
        return in_time(hope, self.weights.slow[lacks], FULL - cave.count)

    def colour_hope(self, cave: Cave, left: i64) -> i64:
        """Colours on the way to all seven."""
        colours: i64 = 0
        resource: i64 = 0
        while resource < BASIC:
            if cave.gives[resource] != 0:
                colours += 1
            resource += 1
        if colours == BASIC or BASIC - colours > left:
            return 0
        return in_time(cave.numbers.chromatic * POINT, self.weights.rare[BASIC - colours], left)

    def triplet_hope(self, cave: Cave, left: i64) -> i64:
        """Pairs and single cards that can become triplets, as long as those pay."""
        triplets: i64 = 0
        pairs: i64 = 0
        singles: i64 = 0
        resource: i64 = 0
        while resource < KINDS:
            held: i64 = size(cave.gives[resource])
            if held >= TRIPLET:
                triplets += 1
            elif held == TRIPLET - 1:
                pairs += 1
            elif held == 1:
                singles += 1
            resource += 1
        worth: i64 = 0
        while triplets < MOST_TRIPLETS and pairs + singles > 0 and left > 0:
            more: i64 = (cave.numbers.triplets[triplets + 1] - cave.numbers.triplets[triplets]) * POINT
            if pairs > 0:
                worth += more * in_time(self.weights.pair, self.weights.pair_slow, left) // 100
                pairs -= 1
                left -= 1
            else:
                worth += more * in_time(self.weights.single, self.weights.single_slow, left) // 100
                singles -= 1
                left -= 2
            triplets += 1
        return worth

    def dragon_hope(self, cave: Cave, reach: i64) -> i64:
        """How near the dragon is to being happy."""
        ring: i64 = cave.numbers.around[HOME]
        if (cave.happy >> HOME) & 1 == 1 or ring & ~reach != 0:
            return 0
        at: i64 = 1
        while at < cave.count:
            if cave.cards[at] == GOBLIN and (ring >> cave.spots[at]) & 1 == 1:
                return 0
            at += 1
        return self.weights.dragon[size(ring & cave.happy)]


def on_offer(state: TooManyState) -> i64:
    """What the head and the queue's top give, a bit for each resource."""
    given: i64 = 0
    place: i64 = 0
    while place <= HEAD:
        card: i64 = state.card_at_place(place)
        if card != NONE:
            given |= state.resource_bit(card)
        place += 1
    return given


def welcome(cave: Cave, free: i64) -> i64:
    """How much a newcomer would get: over the free cells, how many different resources are given there."""
    found: i64 = 0
    resource: i64 = 0
    while resource < KINDS:
        found += size(around(cave.gives[resource]) & free)
        resource += 1
    return found


def in_time(worth: i64, slow: i64, left: i64) -> i64:
    """What is left of a chance or a worth when there are so many turns left."""
    return worth * 10 * left // (10 * left + slow)


def dwindle(worth: i64, cave: Cave) -> i64:
    """What something in hand is still worth: less and less as the cave fills, nothing with the last card."""
    return worth * (FULL - 1 - cave.count) // (FULL - 1)

"""Too Many Kobolds' advice for bots: the heuristic value of a cave, and settings of the search.

A move scores the value of the cave it leads to: its points and its potential. The advice is used in imagined worlds and
depends only on what the seat knows: of the queue, which cards are left in it.
"""

from typing import Final

from librt.vecs import vec

from warren.engine.advice import Advice, Beliefs, Evaluation, Heuristics, LevelSettings
from warren.engine.contract import State
from warren.engine.native import i64
from warren.games.too_many.rules.cards import BASIC, CHILD, FAN, GOBLIN, KINDS, MAMA, PICKER
from warren.games.too_many.rules.cave import FULL, Cave
from warren.games.too_many.rules.grid import CELLS, HOME, around, bit_of, lowest, size, within_reach
from warren.games.too_many.rules.score import MOST_TRIPLETS, TRIPLET, cave_points
from warren.games.too_many.rules.state import (
    FIRST_CHOICE,
    FIRST_DRAGON_MOVE,
    FIRST_REARRANGE,
    HEAD,
    NONE,
    ROAR_MOVE,
    TooManyState,
)

# Values are in hundredths of a point.
POINT: Final[i64] = 100
#: Added to the score of a power worth playing, so that it comes before any card.
POWER_FIRST: Final[i64] = 100_000
#: The lead at which the evaluation is halfway to its limit.
LEAD_SCALE: Final[i64] = 1200


class PotentialWeights:
    """Weights of a cave's potential: chances in hundredths, values in hundredths of a point.

    Chances grow with the turns left. With `delay` tenths of a turn left they are half of their limit.
    """

    def __init__(self) -> None:
        # The chance that a shy kobold turns, by the number of things it lacks; the bonus of every spare cell around it,
        # and of every missing thing on offer.
        self.happy: vec[i64] = vec[i64]([100, 84, 34, 16, 22])
        self.spare_cell: vec[i64] = vec[i64]([0, 0, 7, 14, 19])
        self.on_offer: vec[i64] = vec[i64]([0, 14, 0, 0, 9])
        self.delay: vec[i64] = vec[i64]([0, 15, 9, 42, 80])
        # The chance that a child, guard or Mama finds family, and a picker a mushroom.
        self.special_chance: vec[i64] = vec[i64]([73, 113])
        # The delay by the number of missing colours; the chance that a pair, or a single card, becomes a triplet.
        self.colours_delay: vec[i64] = vec[i64]([0, 19, 35, 60, 106, 150, 105, 621])
        self.pair: i64 = 35
        self.pair_delay: i64 = 14
        self.single: i64 = 58
        self.single_delay: i64 = 53
        # The value by the number of happy cards around the dragon.
        self.dragon: vec[i64] = vec[i64]([8, 8, 10, 24, 47, 100, 160, 260, 500])
        # The value of a free cell around a picker, and of every resource at a free cell.
        self.mushroom: i64 = 36
        self.resource: i64 = 2
        # The value of Mama and the powers in hand while the cave is empty; it shrinks as the cave fills.
        self.mama: i64 = 200
        self.rearrange: i64 = 600
        self.choice: i64 = 2000
        self.roar: i64 = 95


class CaveValue:
    """The heuristic value of a cave: its points and its potential."""

    def __init__(self) -> None:
        self.weights: Final = PotentialWeights()

    def value(self, state: TooManyState, cave: Cave) -> i64:
        """The points of a cave and its potential."""
        left: i64 = FULL - cave.count
        value: i64 = POINT * cave_points(cave)
        if left == 0:
            return value
        reach: i64 = within_reach(cave.taken)
        value += self.kobold_potential(cave, reach & ~cave.taken, left, on_offer(state))
        value += self.weights.resource * resources_at_free_cells(cave, reach & ~cave.taken)
        value += self.colour_potential(cave, left) + self.triplet_potential(cave, left)
        return value + self.dragon_potential(cave, reach)

    def kobold_potential(self, cave: Cave, free: i64, left: i64, offered: i64) -> i64:
        """Points that shy cards and pickers may still bring."""
        value: i64 = 0
        at: i64 = 1
        while at < cave.count:
            bit: i64 = cave.spots[at]
            card: i64 = cave.cards[at]
            cells: i64 = size(cave.numbers.around[bit] & free)
            cells = min(cells, left)
            if card == PICKER:
                value += self.weights.mushroom * cells
            if (cave.happy >> bit) & 1 == 0:
                change: i64 = cave.numbers.happy[card] - cave.numbers.shy[card]
                value += change * self.happy_chance(cave, card, bit, cells, offered)
            at += 1
        return value

    def happy_chance(self, cave: Cave, card: i64, bit: i64, cells: i64, offered: i64) -> i64:
        """The chance in hundredths that a shy card turns, with so many cells around it to be filled."""
        if card >= CHILD:
            if card in (FAN, GOBLIN) or cells == 0:
                return 0
            return self.weights.special_chance[1 if card == PICKER else 0]
        near: i64 = cave.numbers.around[bit]
        lacks: i64 = cave.lacks(card, near)
        if lacks > cells or lacks > 4:
            return 0
        chance: i64 = self.weights.happy[lacks] + self.weights.spare_cell[lacks] * (cells - lacks)
        chance += self.weights.on_offer[lacks] * size(cave.missing(card, near) & offered)
        return discounted(chance, self.weights.delay[lacks], FULL - cave.count)

    def colour_potential(self, cave: Cave, left: i64) -> i64:
        """The potential of the bonus for all seven colours."""
        colours: i64 = 0
        resource: i64 = 0
        while resource < BASIC:
            if cave.gives[resource] != 0:
                colours += 1
            resource += 1
        if colours == BASIC or BASIC - colours > left:
            return 0
        return discounted(cave.numbers.chromatic * POINT, self.weights.colours_delay[BASIC - colours], left)

    def triplet_potential(self, cave: Cave, left: i64) -> i64:
        """The potential of pairs and single cards to become triplets."""
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
        value: i64 = 0
        while triplets < MOST_TRIPLETS and pairs + singles > 0 and left > 0:
            more: i64 = (cave.numbers.triplets[triplets + 1] - cave.numbers.triplets[triplets]) * POINT
            if pairs > 0:
                value += more * discounted(self.weights.pair, self.weights.pair_delay, left) // 100
                pairs -= 1
                left -= 1
            else:
                value += more * discounted(self.weights.single, self.weights.single_delay, left) // 100
                singles -= 1
                left -= 2
            triplets += 1
        return value

    def dragon_potential(self, cave: Cave, reach: i64) -> i64:
        """The potential of the dragon to become happy."""
        ring: i64 = cave.numbers.around[HOME]
        if (cave.happy >> HOME) & 1 == 1 or ring & ~reach != 0:
            return 0
        at: i64 = 1
        while at < cave.count:
            if cave.cards[at] == GOBLIN and (ring >> cave.spots[at]) & 1 == 1:
                return 0
            at += 1
        return self.weights.dragon[size(ring & cave.happy)]


class TooManyHeuristics(Heuristics):
    """Scores a move by the cave it leads to; a power is played when that is worth more than keeping it."""

    def __init__(self, cave_value: CaveValue) -> None:
        super().__init__(guides_search=True)
        self.cave_value: Final = cave_value
        self.weights: Final = cave_value.weights

    def quick_score(self, state: State, seat: i64, code: i64) -> i64:
        """The points that a card brings at once; powers are kept."""
        assert isinstance(state, TooManyState)
        if code >= FIRST_CHOICE:
            return -POWER_FIRST
        after = state.caves[seat].copy()
        after.put(state.laid_by(code), bit_of(code % CELLS))
        after.cheer()
        return cave_points(after)

    def full_score(self, state: State, seat: i64, code: i64) -> i64:
        assert isinstance(state, TooManyState)
        if code < FIRST_CHOICE:
            return self.card_score(state, seat, state.laid_by(code), bit_of(code % CELLS))
        if code < ROAR_MOVE:
            return self.choice_score(state, seat, code - FIRST_CHOICE)
        if code == ROAR_MOVE:
            return self.roar_score(state, seat)
        if code < FIRST_DRAGON_MOVE:
            return self.rearrange_score(state, seat, code - FIRST_REARRANGE)
        return 0

    def card_score(self, state: TooManyState, seat: i64, card: i64, bit: i64) -> i64:
        """The value of the cave with a card on a cell, minus Mama's value in hand."""
        after = state.caves[seat].copy()
        after.put(card, bit)
        after.cheer()
        value: i64 = self.cave_value.value(state, after)
        if card == MAMA:
            value -= hand_value(self.weights.mama, state.caves[seat])
        return value

    def best_cell_score(self, state: TooManyState, seat: i64, card: i64) -> i64:
        """The value of the cave with a card on its best cell."""
        room: i64 = state.caves[seat].room()
        best: i64 = -POWER_FIRST
        while room != 0:
            score: i64 = self.card_score(state, seat, card, lowest(room))
            best = max(best, score)
            room &= room - 1
        return best

    def choice_score(self, state: TooManyState, seat: i64, resource: i64) -> i64:
        """The mean value of the cave with a card of that resource, minus Choice's value in hand."""
        total: i64 = 0
        count: i64 = 0
        last: i64 = NONE
        held: i64 = 0
        at: i64 = 0
        while at < state.queue_count:
            card: i64 = state.queue[at]
            if state.numbers.gives[card] == resource:
                if card != last:
                    held = self.best_cell_score(state, seat, card)
                    last = card
                total += held
                count += 1
            at += 1
        if count == 0:
            return -POWER_FIRST
        return total // count - hand_value(self.weights.choice, state.caves[seat])

    def roar_score(self, state: TooManyState, seat: i64) -> i64:
        """Roar when nothing on offer adds much to the cave."""
        if state.must_play_mama(seat):
            return -POWER_FIRST
        best: i64 = -POWER_FIRST
        place: i64 = 0
        while place <= HEAD:
            card: i64 = state.card_at_place(place)
            if card != NONE:
                score: i64 = self.best_cell_score(state, seat, card)
                best = max(best, score)
            place += 1
        if best - self.cave_value.value(state, state.caves[seat]) < self.weights.roar:
            return POWER_FIRST
        return -POWER_FIRST

    def rearrange_score(self, state: TooManyState, seat: i64, move: i64) -> i64:
        """Rearrange when the cave gains more than the power's value in hand."""
        cave = state.caves[seat]
        after = cave.copy()
        after.move(after.card_at(bit_of(move // CELLS)), bit_of(move % CELLS))
        after.cheer()
        gain: i64 = (
            self.cave_value.value(state, after)
            - self.cave_value.value(state, cave)
            - hand_value(self.weights.rearrange, cave)
        )
        if gain > 0:
            return POWER_FIRST + gain
        return gain - POWER_FIRST


class TooManyEvaluation(Evaluation):
    """The lead in cave value over the best of the others, squashed; every state is quiet."""

    def __init__(self, cave_value: CaveValue) -> None:
        self.cave_value: Final = cave_value

    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, TooManyState)
        best: i64 = -POWER_FIRST
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                best = max(best, self.cave_value.value(state, state.caves[other]))
            other += 1
        lead: i64 = self.cave_value.value(state, state.caves[seat]) - best
        size: i64 = lead if lead > 0 else -lead
        return 500 + 450 * lead // (size + LEAD_SCALE)

    def is_quiet(self, state: State) -> bool:
        return True


class TooManyBeliefs(Beliefs):
    """The order of the queue is hidden."""

    def chance_outcome(self, state: State) -> i64:
        """The card that came up last."""
        assert isinstance(state, TooManyState)
        return state.card_at_place(HEAD) + 1


class TooManyAdvice(Advice):
    """Moves are evaluated at once, without rollouts."""

    def __init__(self) -> None:
        cave_value = CaveValue()
        super().__init__(
            heuristics=TooManyHeuristics(cave_value),
            evaluation=TooManyEvaluation(cave_value),
            beliefs=TooManyBeliefs(),
            levels=LevelSettings(overlooked=(93, 75, 0, 0), simulations=(0, 0, 0, 3000)),
        )


def on_offer(state: TooManyState) -> i64:
    """The resources of the head and the queue's top, as bits."""
    given: i64 = 0
    place: i64 = 0
    while place <= HEAD:
        card: i64 = state.card_at_place(place)
        if card != NONE:
            given |= state.resource_bit(card)
        place += 1
    return given


def resources_at_free_cells(cave: Cave, free: i64) -> i64:
    """The number of different resources at each free cell, summed."""
    found: i64 = 0
    resource: i64 = 0
    while resource < KINDS:
        found += size(around(cave.gives[resource]) & free)
        resource += 1
    return found


def discounted(value: i64, delay: i64, left: i64) -> i64:
    """A chance or a value, discounted by the turns left."""
    return value * 10 * left // (10 * left + delay)


def hand_value(value: i64, cave: Cave) -> i64:
    """The value of something in hand: it shrinks to 0 as the cave fills."""
    return value * (FULL - 1 - cave.count) // (FULL - 1)

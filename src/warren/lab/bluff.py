"""Bluffing measured: what somebody gains who knows a bot's mixed strategy and answers it best.

The quest and the guard of Trench Coat are taken alone: two seats, no items, one event, and how everybody stands at
the next turn is the result, in thousandths of a win. A guard is a matrix of bids. In a quest the caller knows its own
kobolds and draws the quester's from those it has not seen; the quester lays as the bot does.
"""

from collections.abc import Iterator, Sequence

import msgspec

from warren.bots.greedy import play_as_advised
from warren.bots.observation import Observation
from warren.bots.search import SearchBot
from warren.engine.contract import State
from warren.engine.moves import MoveList
from warren.engine.registry import find as find_game
from warren.engine.rng import Rng

#: Gold of the two, and how many kobolds each has.
GUARDS = ((6, 6, 3, 3), (10, 10, 3, 3), (4, 9, 2, 3), (9, 4, 2, 2), (8, 8, 1, 1), (3, 3, 1, 2))
#: The quest, how many kobolds the quester has, and the caller.
QUESTS = (("strength-3", 2, 3), ("strength-4", 2, 3), ("dexterity-4", 1, 2), ("wisdom-5", 3, 3), ("charisma-5", 2, 2))
HANDS = ("bodkin grub pip", "ember knuckle snitch")
KOBOLDS = tuple(f"{HANDS[0]} {HANDS[1]} crumb dribble fidget hiccup itch jingle lurk mumble".split())
#: Worlds over which each pair of bids is averaged.
WORLDS = 40
#: Deals of each quest, and worlds that the caller draws in each.
DEALS = 8


class Gain(msgspec.Struct, frozen=True):
    """What a best answer gains against a bot in one position, in thousandths of a win."""

    game: str
    position: str
    gains: float


def guard_gains(bot: SearchBot, seed: str) -> Iterator[Gain]:
    """For each guard the gain of the better off of the two who would know the other's mixture."""
    for gold, other, kobolds, others in GUARDS:
        rng = Rng.seeded(f"{seed} guard {gold} {other} {kobolds} {others}")
        state = at_guard(gold, other, kobolds, others)
        mixtures = [mixture(bot, state, seat, rng) for seat in (0, 1)]
        table = payoffs(state, mixtures, rng)
        gains = [best_answer(table, mixtures, seat) for seat in (0, 1)]
        yield Gain("guard", f"{gold}/{other} gold, {kobolds}/{others} kobolds", max(gains))


def quest_gains(bot: SearchBot, seed: str) -> Iterator[Gain]:
    """For each quest what a caller gains who knows how the bot lays, over what the bot gets as caller."""
    for quest, kobolds, others in QUESTS:
        total = 0.0
        for deal in range(DEALS):
            rng = Rng.seeded(f"{seed} {quest} {kobolds} {others} {deal}")
            total += call_gain(bot, quest, kobolds, others, rng)
        yield Gain("quest", f"{quest}, {kobolds}/{others} kobolds", total / DEALS)


def at_guard(gold: int, other: int, kobolds: int, others: int) -> State:
    """Two seats without items at a guard."""
    hands = [" ".join(hand.split()[:count]) for hand, count in zip(HANDS, (kobolds, others), strict=True)]
    lines = f"A: {hands[0]} / none / gold={gold}\nB: {hands[1]} / none / gold={other}\nevents: guard rest\n"
    return begun(lines)


def begun(lines: str) -> State:
    """The event of A's turn, which begins without trade."""
    state = find_game("trenchcoat").position(lines)
    if state.ask().kind == "turn-start":
        state.play(0, "done")
    return state


def mixture(bot: SearchBot, state: State, seat: int, rng: Rng) -> dict[int, float]:
    """How often a bot means each answer."""
    weighed = bot.weigh(Observation(state, seat), rng)
    shares = {int(each.code): int(each.share) for each in weighed if each.share > 0}
    return {code: share / sum(shares.values()) for code, share in shares.items()}


def payoffs(state: State, mixtures: Sequence[dict[int, float]], rng: Rng) -> dict[tuple[int, int], tuple[float, ...]]:
    """How everybody stands after every pair of answers of which one is meant."""
    codes = [[move.code for move in state.moves(seat)] for seat in (0, 1)]
    pairs = [(one, two) for one in codes[0] for two in codes[1] if one in mixtures[0] or two in mixtures[1]]
    return {pair: standing_after(state, pair, rng) for pair in pairs}


def standing_after(state: State, answers: Sequence[int], rng: Rng) -> tuple[float, ...]:
    """How both stand after their answers, each on average over the worlds it thinks possible."""
    sums = [0.0, 0.0]
    for _ in range(WORLDS):
        for seat in (0, 1):
            world = state.imagine(seat, rng)
            for other, code in enumerate(answers):
                world.apply(other, code)
            sums[seat] += settled(world)[seat]
    return tuple(each / WORLDS for each in sums)


def settled(world: State) -> list[float]:
    """How both stand at the start of the next turn in which somebody has a choice."""
    advice, scratch = world.game.advice, MoveList(world.game.move_room)
    while not world.over and not advice.is_settled(world):
        play_as_advised(world, world.next_seat(), advice, scratch)
    outcome = world.outcome()
    if outcome is None:
        return [float(advice.hope(world, seat)) for seat in (0, 1)]
    return [1000.0 * (seat in outcome.winners) / len(outcome.winners) for seat in (0, 1)]


def best_answer(
    table: dict[tuple[int, int], tuple[float, ...]], mixtures: Sequence[dict[int, float]], seat: int
) -> float:
    """What the best answer to the other's mixture brings a seat more than its own mixture."""
    other = mixtures[1 - seat]
    codes = {pair[seat] for pair in table}

    def worth(code: int) -> float:
        return sum(p * table[(code, b) if seat == 0 else (b, code)][seat] for b, p in other.items())

    meant = sum(p * worth(code) for code, p in mixtures[seat].items())
    return max(worth(code) for code in codes) - meant


def call_gain(bot: SearchBot, quest: str, kobolds: int, others: int, rng: Rng) -> float:
    """In one deal: the gain of the better of call and trust over the bot's own mixture of them."""
    names = shuffled(KOBOLDS, rng)
    hands = " ".join(names[:kobolds]), " ".join(names[3 : 3 + others])
    lines = f"A: {hands[0]} / none / gold=8\nB: {hands[1]} / none / gold=8\nevents: {quest} rest\n"
    state = begun(lines)
    if 0 in state.ask().seats:
        state.apply(0, bot.choose(Observation(state, 0), rng))
    meant = mixture(bot, state, 1, rng)
    worth = {int(move.code): 0.0 for move in state.moves(1)}
    for _ in range(WORLDS):
        world = state.imagine(1, rng)
        world.reopen(1)
        for code in worth:
            after = world.copy()
            after.apply(1, code)
            worth[code] += settled(after)[1] / WORLDS
    return max(worth.values()) - sum(p * worth[code] for code, p in meant.items())


def shuffled(names: Sequence[str], rng: Rng) -> list[str]:
    """The same names in another order."""
    left = list(names)
    return [left.pop(rng.below(len(left))) for _ in names]

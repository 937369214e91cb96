"""Bluffing measured: what somebody gains who knows a bot's mixed strategy and answers it best.

The quest and the guard of Trench Coat are taken alone: two seats, no items, one event, and how everybody stands at
the next turn is the result, in thousandths of a win. A guard is a matrix of bids. In a quest the caller knows its own
kobolds and draws the quester's from those it has not seen; the quester lays as the bot does. The best answer is found
in some worlds and rewarded in others: in the same ones luck would be taken for skill.
"""

from collections.abc import Iterator, Sequence
from statistics import mean

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
#: Worlds in which an answer is found, and as many in which it is rewarded.
WORLDS = 200
#: How often a bot's mixture in each guard is asked for.
DRAWS = 4
#: Deals of each quest.
DEALS = 16

#: How both stand after every pair of answers.
Table = dict[tuple[int, int], tuple[float, float]]


class Gain(msgspec.Struct, frozen=True):
    """What a best answer gains against a bot in one position, in thousandths of a win."""

    game: str
    position: str
    gains: float


def guard_gains(bot: SearchBot, seed: str) -> Iterator[Gain]:
    """For each guard what either of the two who would know the other's mixture gains on average."""
    for gold, other, kobolds, others in GUARDS:
        rng = Rng.seeded(f"{seed} guard {gold} {other} {kobolds} {others}")
        state = at_guard(gold, other, kobolds, others)
        found, rewarded = payoffs(state, rng), payoffs(state, rng)
        gains = []
        for _ in range(DRAWS):
            mixtures = [mixture(bot, state, seat, rng) for seat in (0, 1)]
            gains += [answer_gain(found, rewarded, mixtures, seat) for seat in (0, 1)]
        yield Gain("guard", f"{gold}/{other} gold, {kobolds}/{others} kobolds", mean(gains))


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


def payoffs(state: State, rng: Rng) -> Table:
    """How both stand after every pair of answers, each on average over worlds it thinks possible, the same for all."""
    codes = [[int(move.code) for move in state.moves(seat)] for seat in (0, 1)]
    sums = {(one, two): [0.0, 0.0] for one in codes[0] for two in codes[1]}
    for seat in (0, 1):
        for _ in range(WORLDS):
            world = state.imagine(seat, rng)
            for pair, stands in sums.items():
                after = world.copy()
                for who, code in enumerate(pair):
                    after._apply(who, code)
                stands[seat] += settled(after)[seat]
    return {pair: (stands[0] / WORLDS, stands[1] / WORLDS) for pair, stands in sums.items()}


def settled(world: State) -> list[float]:
    """How both stand at the start of the next turn in which somebody has a choice."""
    advice, scratch = world.game.advice, MoveList(world.game.move_room)
    while not world.over and not advice.is_settled(world):
        play_as_advised(world, world.next_seat(), advice, scratch)
    outcome = world.outcome()
    if outcome is None:
        return [float(advice.hope(world, seat)) for seat in (0, 1)]
    return [1000.0 * (seat in outcome.winners) / len(outcome.winners) for seat in (0, 1)]


def answer_gain(found: Table, rewarded: Table, mixtures: Sequence[dict[int, float]], seat: int) -> float:
    """What the best answer to the other's mixture, found in one table, brings a seat more than its own in another."""
    other = mixtures[1 - seat]

    def worth(table: Table, code: int) -> float:
        return sum(p * table[(code, b) if seat == 0 else (b, code)][seat] for b, p in other.items())

    best = max({pair[seat] for pair in found}, key=lambda code: worth(found, code))
    meant = sum(p * worth(rewarded, code) for code, p in mixtures[seat].items())
    return worth(rewarded, best) - meant


def call_gain(bot: SearchBot, quest: str, kobolds: int, others: int, rng: Rng) -> float:
    """In one deal: the gain of the better of call and trust over the bot's own mixture of them."""
    names = shuffled(KOBOLDS, rng)
    hands = " ".join(names[:kobolds]), " ".join(names[3 : 3 + others])
    lines = f"A: {hands[0]} / none / gold=8\nB: {hands[1]} / none / gold=8\nevents: {quest} rest\n"
    state = begun(lines)
    if 0 in state.ask().seats:
        state._apply(0, bot.choose(Observation(state, 0), rng))
    meant = mixture(bot, state, 1, rng)
    found, rewarded = calls(state, rng), calls(state, rng)
    best = max(found, key=lambda code: found[code])
    return rewarded[best] - sum(p * rewarded[code] for code, p in meant.items())


def calls(state: State, rng: Rng) -> dict[int, float]:
    """How the caller stands after call and after trust, on average over worlds it thinks possible."""
    worth = {int(move.code): 0.0 for move in state.moves(1)}
    for _ in range(WORLDS):
        world = state.imagine(1, rng)
        world.reopen(1)
        for code in worth:
            after = world.copy()
            after._apply(1, code)
            worth[code] += settled(after)[1] / WORLDS
    return worth


def shuffled(names: Sequence[str], rng: Rng) -> list[str]:
    """The same names in another order."""
    left = list(names)
    return [left.pop(rng.below(len(left))) for _ in names]

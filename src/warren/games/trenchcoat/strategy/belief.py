"""Belief sampling: resamples an opponent's hidden hand until it is plausible given what the opponent did.

`imagine` samples uniformly from the worlds a seat cannot tell apart. Few players keep certain items, or lay, show and
lose other kobolds than the quick policy would.
"""

from typing import Final

from warren.engine.native import i64
from warren.engine.rng import Rng
from warren.games.trenchcoat.rules.cards import (
    CLAIRVOYANCE,
    HAND,
    MAGIC_HAT,
    PET_BANDITS,
    POTION,
    SATCHEL,
    SPARE_CHANGE,
    WANTED_POSTER,
)
from warren.games.trenchcoat.rules.components import MOST_ITEMS, NONE, swap
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.rules.worlds import is_seen
from warren.games.trenchcoat.strategy.hand_inference import HandInference
from warren.games.trenchcoat.strategy.policy import Policy

#: Limit of the rejection sampling.
MAX_RESAMPLES: Final[i64] = 100
#: The percentage of choices that the quick policy does not explain.
IMPLAUSIBLE_PERCENT: Final[i64] = 10


def resample_hand(world: TrenchState, other: i64, seat: i64, policy: Policy, rng: Rng) -> None:
    """Resample what `seat` does not know of another's hand; no kobolds while a Truth Serum's answer holds."""
    resample_items(world, other, seat, rng)
    if world.truth != NONE:
        return
    inference = HandInference(world, other, policy)
    tries: i64 = 0
    while tries < MAX_RESAMPLES and not is_accepted(inference.implausible_count(world), rng):
        resample_kobolds(world, other, rng)
        tries += 1


def is_accepted(implausible: i64, rng: Rng) -> bool:
    """Whether a world with this number of implausible choices is accepted."""
    while implausible > 0:
        if rng.below(100) >= IMPLAUSIBLE_PERCENT:
            return False
        implausible -= 1
    return True


def resample_kobolds(world: TrenchState, owner: i64, rng: Rng) -> None:
    """Redraw the kobolds that nobody has seen, from the deck and the hand itself."""
    deck = world.kobold_pile.deck
    place: i64 = 0
    while place < world.kobold_count[owner]:
        if not is_seen(world, owner, place):
            at: i64 = owner * HAND + place
            drawn: i64 = rng.below(world.kobold_pile.count + world.kobold_count[owner] - place)
            if drawn < world.kobold_pile.count:
                swap(world.kobolds, at, deck, drawn)
            else:
                swap(world.kobolds, at, world.kobolds, at + drawn - world.kobold_pile.count)
        place += 1


def resample_items(world: TrenchState, other: i64, seat: i64, rng: Rng) -> None:
    """Replace unseen items that would have been played already by items from the deck."""
    deck = world.item_pile.deck
    at: i64 = other * MOST_ITEMS
    last: i64 = at + world.item_count[other]
    tries: i64 = 0
    while at < last:
        if (world.told[at] >> seat) & 1 == 1 or not is_played_early(world, other, world.items[at]):
            at += 1
            continue
        tries += 1
        if tries > MAX_RESAMPLES or world.item_pile.count == 0:
            return
        swap(world.items, at, deck, rng.below(world.item_pile.count))


def is_played_early(state: TrenchState, owner: i64, item: i64) -> bool:
    """Whether an item is usually played as soon as possible."""
    if item == POTION:
        return state.kobold_count[owner] < HAND
    if item == MAGIC_HAT:
        return state.item_count[owner] < state.item_limit(owner)
    return item in (CLAIRVOYANCE, PET_BANDITS, SATCHEL, SPARE_CHANGE, WANTED_POSTER)

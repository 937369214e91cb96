"""Cards as everybody may look at them once they are shown: kobolds with their skills, events with what they say."""

from functools import lru_cache

import msgspec

from warren.games.trenchcoat.rules.cards import CHALLENGE, CHALLENGES, GUARD, QUEST, SKILLS, TAX
from warren.games.trenchcoat.rules.numbers import A_KOBOLD, AN_ITEM, Numbers

TYPES = {QUEST: "quest", CHALLENGE: "challenge", TAX: "tax", GUARD: "guard"}


class KoboldSeen(msgspec.Struct, frozen=True):
    """A kobold with its six skills, in the order strength, dexterity, constitution, intelligence, wisdom, charisma."""

    name: str
    skills: tuple[int, ...]


class EventSeen(msgspec.Struct, frozen=True, kw_only=True):
    """An event card: a quest's skill, need, reward and penalty, a challenge and its stake, a tax's gold, a guard.

    Reward and penalty are a number of gold, `item` or `kobold`; a challenge's stake is its penalty.
    """

    name: str
    type: str
    skill: str | None
    need: int
    reward: str
    penalty: str
    challenge: str | None
    gold: int


# Cards never change, and every view is full of them: each is put together once.


@lru_cache(maxsize=512)
def kobold_seen(numbers: Numbers, kobold: int) -> KoboldSeen:
    """A kobold by its number."""
    skills = tuple(numbers.skills[kobold * len(SKILLS) + at] for at in range(len(SKILLS)))
    return KoboldSeen(numbers.kobold_names[kobold], skills)


def worth(number: int) -> str:
    """A reward or penalty in a word."""
    return {AN_ITEM: "item", A_KOBOLD: "kobold"}.get(number, str(number))


@lru_cache(maxsize=512)
def event_seen(numbers: Numbers, event: int) -> EventSeen:
    """An event as its card shows it."""
    kind, about = numbers.event_type[event], numbers.about[event]
    return EventSeen(
        name=numbers.event_names[event],
        type=TYPES[kind],
        skill=SKILLS[about] if kind == QUEST else None,
        need=numbers.need[event],
        reward=worth(numbers.reward[event]),
        penalty=worth(numbers.penalty[event]),
        challenge=CHALLENGES[about] if kind == CHALLENGE else None,
        gold=about if kind == TAX else 0,
    )

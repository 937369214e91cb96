"""The shape of Trench Coat's component sheet."""

from collections import Counter
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec

from warren.engine.native import i64
from warren.engine.sheets import Block, Count, Sheet
from warren.games.trenchcoat.rules.cards import CHALLENGE, CHALLENGES, GUARD, HAND, ITEMS, KOBOLDS, QUEST, SKILLS, TAX
from warren.games.trenchcoat.rules.numbers import A_KOBOLD, AN_ITEM, Numbers

Price = Annotated[int, msgspec.Meta(ge=0, le=99)]
Word = Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
ChallengeName = Literal[
    "sevens",
    "doubles",
    "coin-flip",
    "odds-or-evens",
    "rollies",
    "rock-paper-scissors",
    "trumps",
    "arm-wrestle",
    "staring-contest",
    "thumb-wars",
    "i-spy",
]


class Kobolds(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every kobold: a name and six skills from 1 to 6; and how many each seat is dealt."""

    skills: Annotated[
        list[Annotated[str, msgspec.Meta(pattern="^[A-Z][a-z]+ [1-6]{6}$")]],
        msgspec.Meta(min_length=1, max_length=KOBOLDS),
    ]
    hand: Annotated[int, msgspec.Meta(ge=1, le=HAND)] = HAND


class Items(Block, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """How many of each item there are, and what each costs."""

    each: Count
    boost_juice: Price
    reduce_juice: Price
    clairvoyance: Price
    cloak_of_invisibility: Price
    ghost_in_a_jar: Price
    inherited_debt: Price
    magic_hat: Price
    magic_shield: Price
    pet_bandits: Price
    resurrection_potion: Price
    satchel_of_storage: Price
    spare_change: Price
    truth_serum: Price
    wanted_poster: Price


class QuestLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Quests alike but for their skill."""

    skills: str
    need: Annotated[int, msgspec.Meta(ge=1, le=9)]
    reward: Price | Literal["item"]
    penalty: Price | Literal["kobold"]


class Quests(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All quests."""

    lines: list[QuestLine]


class Challenges(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All challenges, at a stake of gold or of a kobold."""

    gold: Price
    for_gold: list[ChallengeName]
    for_a_kobold: list[ChallengeName]


class Taxes(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All taxes."""

    gold: list[Annotated[int, msgspec.Meta(ge=1, le=99)]]


class Guards(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many guards there are."""

    count: Count


class Market(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What I spy is played with: six things for each of five letters."""

    things: Annotated[list[Word], msgspec.Meta(min_length=30, max_length=30)]


class Purse(Block, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Gold and limits; no limit of rounds is 0."""

    start: Price
    sale: Price
    deck: Price
    limit: Annotated[int, msgspec.Meta(ge=1, le=5)]
    satchel_limit: Annotated[int, msgspec.Meta(ge=1, le=5)]
    rounds: Price = 0
    juice: Price
    change: Price


class TrenchSheet(Sheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All of Trench Coat's component numbers."""

    kobolds: Kobolds
    items: Items
    quests: Quests
    challenges: Challenges
    taxes: Taxes
    guards: Guards
    market: Market
    purse: Purse

    def check(self) -> tuple[str, str] | None:
        return self.check_size() or self.check_words()

    def check_size(self) -> tuple[str, str] | None:
        """Whether there is enough of everything; only a small box, with fewer kobolds in hand, may have less."""
        whole = self.kobolds.hand == HAND
        if whole and len(self.kobolds.skills) != KOBOLDS:
            return (".kobolds.skills", f"with {HAND} in hand there are {KOBOLDS} kobolds")
        if whole and self.items.each == 0:
            return (".items.each", "there are items in the whole box")
        if self.most_seats() < 2:
            return (".kobolds.skills", "there are too few kobolds for two seats")
        return None

    def check_words(self) -> tuple[str, str] | None:
        """Whether names and events fit together."""
        if len({text.split()[0] for text in self.kobolds.skills}) != len(self.kobolds.skills):
            return (".kobolds.skills", "no two kobolds may have the same name")
        for line in self.quests.lines:
            if line.skills != "all" and not set(line.skills.split()) <= set(SKILLS):
                return (".quests.lines", f"there is no such skill among {line.skills}")
        things = self.market.things
        if len(set(things)) != len(things):
            return (".market.things", "no thing may stand there twice")
        if any(len({thing[0] for thing in things[at : at + 6]}) != 1 for at in range(0, 30, 6)):
            return (".market.things", "six things in a row begin with the same letter")
        if all(row[0] == CHALLENGE for _, row in self.event_rows()):
            return (".quests.lines", "with challenges out there would be no events")
        return None

    def most_seats(self) -> int:
        """For how many seats there are kobolds."""
        return len(self.kobolds.skills) // self.kobolds.hand

    def numbers(self) -> Numbers:
        """The numbers as the rules use them."""
        numbers = Numbers()
        for number, text in enumerate(self.kobolds.skills):
            name, digits = text.split()
            numbers.kobold_names.append(name.lower())
            for skill, digit in enumerate(digits):
                numbers.skills[number * 6 + skill] = int(digit)
        numbers.kobolds, numbers.hand = len(self.kobolds.skills), self.kobolds.hand
        numbers.costs = vec[i64]([getattr(self.items, name.replace("-", "_")) for name in ITEMS])
        numbers.items = vec[i64]([item for item in range(len(ITEMS)) for _ in range(self.items.each)])
        numbers.things = list(self.market.things)
        purse = self.purse
        numbers.start_gold, numbers.sale, numbers.deck_price = purse.start, purse.sale, purse.deck
        numbers.limit, numbers.satchel_limit = purse.limit, purse.satchel_limit
        numbers.juice, numbers.change = purse.juice, purse.change
        numbers.rounds = purse.rounds
        self.put_events(numbers)
        return numbers

    def put_events(self, numbers: Numbers) -> None:
        """Every type of event by its name, and how often each is there."""
        rows: dict[str, tuple[int, int, int, int, int]] = {}
        found: Counter[str] = Counter()
        for name, row in self.event_rows():
            kept = next((f"{name}{mark}" for mark in ("", *"bcdef") if rows.get(f"{name}{mark}", row) == row), name)
            rows[kept] = row
            found[kept] += 1
        numbers.event_names = list(rows)
        numbers.event_type = vec[i64]([row[0] for row in rows.values()])
        numbers.about = vec[i64]([row[1] for row in rows.values()])
        numbers.need = vec[i64]([row[2] for row in rows.values()])
        numbers.reward = vec[i64]([row[3] for row in rows.values()])
        numbers.penalty = vec[i64]([row[4] for row in rows.values()])
        numbers.events = vec[i64]([at for at, name in enumerate(rows) for _ in range(found[name])])

    def event_rows(self) -> list[tuple[str, tuple[int, int, int, int, int]]]:
        """Every event: its name, its type, what it is about, need, reward and penalty."""
        rows: list[tuple[str, tuple[int, int, int, int, int]]] = []
        for line in self.quests.lines:
            reward = AN_ITEM if line.reward == "item" else line.reward
            penalty = A_KOBOLD if line.penalty == "kobold" else line.penalty
            skills = SKILLS if line.skills == "all" else line.skills.split()
            for skill in skills:
                about = SKILLS.index(skill)
                rows.append((f"{skill}-{line.need}", (QUEST, about, line.need, int(reward), int(penalty))))
        stakes = (
            (self.challenges.for_gold, self.challenges.gold, "gold"),
            (self.challenges.for_a_kobold, A_KOBOLD, "kobold"),
        )
        for names, stake, word in stakes:
            rows += [(f"{name}-for-{word}", (CHALLENGE, CHALLENGES.index(name), 0, 0, stake)) for name in names]
        rows += [(f"tax-{gold}", (TAX, gold, 0, 0, 0)) for gold in self.taxes.gold]
        rows += [("guard", (GUARD, 0, 0, 0, 0))] * self.guards.count
        return rows

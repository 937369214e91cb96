"""The numbers Trench Coat is played by, as the rules use them: one object that all states of a game share."""

from typing import Final

from librt.vecs import vec

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import HAND, ITEM_KINDS, KOBOLDS, SKILL_COUNT
from warren.games.trenchcoat.rules.rulings import NEWEST, Rulings

#: As a reward or penalty instead of gold.
AN_ITEM: Final[i64] = -1
A_KOBOLD: Final[i64] = -2


class Numbers:
    """Kobolds' skills, items' costs, and every type of event with what it is about.

    `about` is a quest's skill, a challenge's kind or a tax's gold; `need` a quest's need; `reward` and `penalty` gold,
    an item or a kobold. A challenge's stake is its penalty. `hand` is how many kobolds each seat is dealt, `rounds` how
    many rounds there are at most, 0 for no limit. `rulings` are those of the version of the rules that is played.
    """

    def __init__(self) -> None:
        self.rulings = Rulings(NEWEST)
        self.skills: vec[i64] = vec[i64]([0] * (KOBOLDS * SKILL_COUNT))
        self.kobold_names: list[str] = []
        self.kobolds: i64 = KOBOLDS
        self.hand: i64 = HAND
        self.rounds: i64 = 0
        self.costs: vec[i64] = vec[i64]([0] * ITEM_KINDS)
        self.items: vec[i64] = vec[i64]()
        self.event_names: list[str] = []
        self.event_type: vec[i64] = vec[i64]()
        self.about: vec[i64] = vec[i64]()
        self.need: vec[i64] = vec[i64]()
        self.reward: vec[i64] = vec[i64]()
        self.penalty: vec[i64] = vec[i64]()
        self.events: vec[i64] = vec[i64]()
        self.things: list[str] = []
        self.start_gold: i64 = 10
        self.sale: i64 = 3
        self.deck_price: i64 = 4
        self.limit: i64 = 3
        self.satchel_limit: i64 = 5
        self.juice: i64 = 2
        self.change: i64 = 6

"""An opinion: what one likes at every question and of every item, at a glance or thought over.

A rating above 0 for an item says that it is better than passing.
"""

from typing import Final

from mypy_extensions import i64

from warren.games.trenchcoat.cards import (
    BOOST_JUICE,
    CLAIRVOYANCE,
    CLOAK,
    GHOST,
    INHERITED_DEBT,
    ITEM_KINDS,
    MAGIC_HAT,
    MAGIC_SHIELD,
    PET_BANDITS,
    POTION,
    REDUCE_JUICE,
    SATCHEL,
    SPARE_CHANGE,
    TRUTH_SERUM,
    WANTED_POSTER,
)
from warren.games.trenchcoat.codes import (
    PASS,
    is_play,
    item_played,
    target_of,
)
from warren.games.trenchcoat.hands import Mastering
from warren.games.trenchcoat.questions import (
    BOTH_CHOOSE,
    CALL_SIDE,
    CHOOSE_RIVAL,
    GUARD_ANNOUNCED,
    GUESS_THING,
    ITEM_PHASE,
    LAY_KOBOLD,
    LOSE_KOBOLD,
    MAY_DECLINE,
    ORDER_EVENTS,
    OVER_LIMIT,
    QUEST_LAID,
    QUESTIONS,
    REPORT_WINNER,
    SPY_THING,
    SWORN_CALL,
    TRUMPS_ROLLED,
    TURN_START,
)
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.tastes import (
    Accepting,
    Anything,
    Calling,
    Concealing,
    Daring,
    Discarding,
    Laying,
    Losing,
    Ordering,
    Showing,
    Taste,
    Trading,
    Wrestling,
)
from warren.games.trenchcoat.uses import (
    AtOnce,
    AtTheStrongest,
    BeforeOnesEvent,
    Drinking,
    Haunting,
    Hiding,
    Listening,
    PassingOn,
    Robbing,
    Use,
    WithFullHands,
    WithRoom,
)
from warren.games.trenchcoat.weighing import (
    Arranging,
    Bargaining,
    Committing,
    Doubting,
    HandingOn,
    Parting,
    Probing,
    Turning,
    WorthByStanding,
)
from warren.games.trenchcoat.worth import (
    Worth,
)


class Opinion:
    """What somebody who thinks things are worth so much likes, question by question and item by item."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth
        calling = Calling(worth)
        self.tastes: Final = [Taste(worth) for _ in QUESTIONS]
        for question, taste in (
            (TURN_START, Trading(worth)),
            (ITEM_PHASE, Trading(worth)),
            (OVER_LIMIT, Discarding(worth)),
            (ORDER_EVENTS, Ordering(worth)),
            (LAY_KOBOLD, Laying(worth)),
            (QUEST_LAID, calling),
            (SWORN_CALL, calling),
            (CHOOSE_RIVAL, Daring(worth)),
            (MAY_DECLINE, Accepting(worth)),
            (CALL_SIDE, Anything(worth)),
            (BOTH_CHOOSE, Wrestling(worth)),
            (TRUMPS_ROLLED, Showing(worth)),
            (SPY_THING, Anything(worth)),
            (GUESS_THING, Anything(worth)),
            (REPORT_WINNER, Anything(worth)),
            (GUARD_ANNOUNCED, Concealing(worth)),
            (LOSE_KOBOLD, Losing(worth)),
        ):
            self.tastes[question] = taste
        self.uses: Final = [Use(worth) for _ in range(ITEM_KINDS)]
        for item, use in (
            (BOOST_JUICE, Drinking(worth, 1)),
            (REDUCE_JUICE, Drinking(worth, -1)),
            (CLAIRVOYANCE, BeforeOnesEvent(worth)),
            (CLOAK, Hiding(worth)),
            (GHOST, Haunting(worth)),
            (INHERITED_DEBT, PassingOn(worth)),
            (MAGIC_HAT, WithRoom(worth, 2)),
            (MAGIC_SHIELD, AtOnce(worth)),
            (PET_BANDITS, Robbing(worth)),
            (POTION, AtOnce(worth)),
            (SATCHEL, BeforeOnesEvent(worth)),
            (SPARE_CHANGE, AtOnce(worth)),
            (TRUTH_SERUM, Listening(worth, calling)),
            (WANTED_POSTER, AtTheStrongest(worth)),
        ):
            self.uses[item] = use

    def rate(self, state: TrenchState, seat: i64, code: i64) -> i64:
        """How good a move looks: larger is better."""
        if is_play(code):
            return self.uses[item_played(code)].rate(state, seat, target_of(code))
        if code == PASS:
            return 0
        return self.tastes[state.question].rate(state, seat, code)


def thought_over() -> Opinion:
    """The opinion of somebody who knows what things change, and how bouts are solved."""
    worth = WorthByStanding()
    opinion = Opinion(worth)
    bargaining = Bargaining(worth)
    doubting = Doubting(worth)
    opinion.tastes[TURN_START] = bargaining
    opinion.tastes[ITEM_PHASE] = bargaining
    opinion.tastes[ORDER_EVENTS] = Arranging(worth)
    opinion.tastes[BOTH_CHOOSE] = Mastering(worth)
    opinion.tastes[LAY_KOBOLD] = Committing(worth)
    opinion.tastes[LOSE_KOBOLD] = Parting(worth)
    opinion.tastes[QUEST_LAID] = doubting
    opinion.uses[GHOST] = Turning(worth)
    opinion.uses[INHERITED_DEBT] = HandingOn(worth)
    opinion.uses[TRUTH_SERUM] = Probing(worth, doubting)
    opinion.uses[SATCHEL] = WithFullHands(worth)
    return opinion

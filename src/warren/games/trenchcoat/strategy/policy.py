"""Heuristic policies: a heuristic for each question and each item, in a quick and a full version.

An item that scores above 0 is better played than kept.
"""

from typing import Final

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import (
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
from warren.games.trenchcoat.rules.notation.codes import PASS, is_play, item_played, target_of
from warren.games.trenchcoat.rules.pieces.questions import (
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
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.answer_heuristics import (
    AnswerHeuristic,
    DeclineChoice,
    Discard,
    GuardBid,
    QuickCall,
    QuickEventOrder,
    QuickLay,
    QuickLoss,
    QuickSkillContest,
    QuickTrade,
    RandomAnswer,
    RivalChoice,
    TrumpsChoice,
)
from warren.games.trenchcoat.strategy.full_heuristics import (
    FullCall,
    FullEventOrder,
    FullGhost,
    FullInheritedDebt,
    FullLay,
    FullLoss,
    FullTrade,
    FullTruthSerum,
    FullValuation,
)
from warren.games.trenchcoat.strategy.item_heuristics import (
    CloakAfterReveal,
    ItemHeuristic,
    Juice,
    PlayAtLargestHand,
    PlayAtOnce,
    PlayAtStrongest,
    PlayBeforeOwnEvent,
    PlayOverLimit,
    PlayWithRoom,
    QuickGhost,
    QuickInheritedDebt,
    QuickTruthSerum,
)
from warren.games.trenchcoat.strategy.skill_contests import FullSkillContest
from warren.games.trenchcoat.strategy.valuation import Valuation


class Policy:
    """The quick heuristics with a valuation; `full_policy` replaces some of them."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation: Final = valuation
        call = QuickCall(valuation)
        self.answer_heuristics: Final = [AnswerHeuristic(valuation) for _ in QUESTIONS]
        for question, heuristic in (
            (TURN_START, QuickTrade(valuation)),
            (ITEM_PHASE, QuickTrade(valuation)),
            (OVER_LIMIT, Discard(valuation)),
            (ORDER_EVENTS, QuickEventOrder(valuation)),
            (LAY_KOBOLD, QuickLay(valuation)),
            (QUEST_LAID, call),
            (SWORN_CALL, call),
            (CHOOSE_RIVAL, RivalChoice(valuation)),
            (MAY_DECLINE, DeclineChoice(valuation)),
            (CALL_SIDE, RandomAnswer(valuation)),
            (BOTH_CHOOSE, QuickSkillContest(valuation)),
            (TRUMPS_ROLLED, TrumpsChoice(valuation)),
            (SPY_THING, RandomAnswer(valuation)),
            (GUESS_THING, RandomAnswer(valuation)),
            (REPORT_WINNER, RandomAnswer(valuation)),
            (GUARD_ANNOUNCED, GuardBid(valuation)),
            (LOSE_KOBOLD, QuickLoss(valuation)),
        ):
            self.answer_heuristics[question] = heuristic
        self.item_heuristics: Final = [ItemHeuristic(valuation) for _ in range(ITEM_KINDS)]
        for item, item_heuristic in (
            (BOOST_JUICE, Juice(valuation, 1)),
            (REDUCE_JUICE, Juice(valuation, -1)),
            (CLAIRVOYANCE, PlayBeforeOwnEvent(valuation)),
            (CLOAK, CloakAfterReveal(valuation)),
            (GHOST, QuickGhost(valuation)),
            (INHERITED_DEBT, QuickInheritedDebt(valuation)),
            (MAGIC_HAT, PlayWithRoom(valuation, 2)),
            (MAGIC_SHIELD, PlayAtOnce(valuation)),
            (PET_BANDITS, PlayAtLargestHand(valuation)),
            (POTION, PlayAtOnce(valuation)),
            (SATCHEL, PlayBeforeOwnEvent(valuation)),
            (SPARE_CHANGE, PlayAtOnce(valuation)),
            (TRUTH_SERUM, QuickTruthSerum(valuation, call)),
            (WANTED_POSTER, PlayAtStrongest(valuation)),
        ):
            self.item_heuristics[item] = item_heuristic

    def score(self, state: TrenchState, seat: i64, code: i64) -> i64:
        """Larger is better."""
        if is_play(code):
            return self.item_heuristics[item_played(code)].score(state, seat, target_of(code))
        if code == PASS:
            return 0
        return self.answer_heuristics[state.question].score(state, seat, code)


def full_policy() -> Policy:
    """The full heuristics where there are any, with the full valuation."""
    valuation = FullValuation()
    policy = Policy(valuation)
    trade = FullTrade(valuation)
    call = FullCall(valuation)
    policy.answer_heuristics[TURN_START] = trade
    policy.answer_heuristics[ITEM_PHASE] = trade
    policy.answer_heuristics[ORDER_EVENTS] = FullEventOrder(valuation)
    policy.answer_heuristics[BOTH_CHOOSE] = FullSkillContest(valuation)
    policy.answer_heuristics[LAY_KOBOLD] = FullLay(valuation)
    policy.answer_heuristics[LOSE_KOBOLD] = FullLoss(valuation)
    policy.answer_heuristics[QUEST_LAID] = call
    policy.item_heuristics[GHOST] = FullGhost(valuation)
    policy.item_heuristics[INHERITED_DEBT] = FullInheritedDebt(valuation)
    policy.item_heuristics[TRUTH_SERUM] = FullTruthSerum(valuation, call)
    policy.item_heuristics[SATCHEL] = PlayOverLimit(valuation)
    return policy

"""The fourteen items: when each may be played, at whom, and what it does (TC-P1 to TC-P5, TC-Q4)."""

from typing import TYPE_CHECKING, Final

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import (
    BOOST_JUICE,
    CLAIRVOYANCE,
    CLOAK,
    GHOST,
    INHERITED_DEBT,
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
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.pieces.piece import Item, Question
from warren.games.trenchcoat.rules.pieces.questions import (
    CHALLENGE_DECIDED,
    GUARD_REVEALED,
    LAST_GONE,
    LOSE_KOBOLD,
    QUEST_LAID,
    QUEST_REVEALED,
    TAX_OWED,
    TRUMPS_REVEALED,
    TRUMPS_ROLLED,
)
from warren.games.trenchcoat.rules.state import FORESAW, GAIN, LOSS, REORDER, SHIELDED, STOLEN
from warren.games.trenchcoat.rules.turn_state import FRAME

if TYPE_CHECKING:
    from warren.games.trenchcoat.rules.state import TrenchState

#: Events that Clairvoyance shows.
FORESIGHT: Final[i64] = 3
PREVENTED: Final[i64] = 9


class Juice(Item):
    """TC-V5: on a kobold under test."""

    def __init__(self, kind: i64, sign: i64) -> None:
        super().__init__(kind)
        self.sign: i64 = sign

    def may(self, state: "TrenchState", seat: i64, question: Question) -> bool:
        if not state.is_in(seat):
            return False
        moment: i64 = state.moment()
        if moment == TRUMPS_ROLLED:
            return state.numbers.rulings.juices_before_showing
        return moment in (QUEST_LAID, QUEST_REVEALED, TRUMPS_REVEALED)

    def is_aimed(self) -> bool:
        return True

    def aims(self, state: "TrenchState", seat: i64) -> i64:
        if state.rival == NONE:
            return state.bit(state.active)
        return state.pair()

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        state.juices[target] += self.sign * state.numbers.juice


class Clairvoyance(Item):
    """TC-P5: look at the top three events and put them back in any order."""

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        state.event_pile.remake(state.rng)
        state.forget_foreseen()
        state.foreseen[seat] = min(FORESIGHT, state.event_pile.count)
        tape = state.tape
        if tape is not None:
            tape.open(FORESAW, state.bit(seat))
            tape.write(seat)
            for depth in range(state.foreseen[seat]):
                tape.write(state.event_pile.deck[state.event_pile.count - 1 - depth])
        if state.foreseen[seat] > 0:
            state.push_work(REORDER, seat, NONE)


class Cloak(Item):
    """TC-V9, after the reveal: that seat takes its gold back and is not compared."""

    def may(self, state: "TrenchState", seat: i64, question: Question) -> bool:
        return state.moment() == GUARD_REVEALED and state.is_in(seat) and (state.cloaked >> seat) & 1 == 0

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        state.cloaked |= state.bit(seat)
        state.bids[seat] = NONE


class Ghost(Item):
    """TC-V7: names the winner; those who are out may play it, too."""

    def may(self, state: "TrenchState", seat: i64, question: Question) -> bool:
        return state.moment() in (CHALLENGE_DECIDED, TRUMPS_REVEALED)

    def is_aimed(self) -> bool:
        return True

    def aims(self, state: "TrenchState", seat: i64) -> i64:
        return state.pair()

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        state.winner = target


class InheritedDebt(Item):
    """TC-V8: double the tax and pass it on."""

    def may(self, state: "TrenchState", seat: i64, question: Question) -> bool:
        return state.moment() == TAX_OWED and seat == state.debtor

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        state.debt += state.debt
        state.debtor = state.next_inside(seat)


class MagicHat(Item):
    """Draw two items."""

    def gains_items(self) -> bool:
        return True

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        if state.numbers.rulings.gains_then_checks:
            state.gain_item(seat)
            state.gain_item(seat)
        else:
            state.push_work(GAIN, seat, NONE)
            state.push_work(GAIN, seat, NONE)


class MagicShield(Item):
    """TC-V10: this loss is prevented."""

    def may(self, state: "TrenchState", seat: i64, question: Question) -> bool:
        return state.moment() == LOSE_KOBOLD

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        at: i64 = state.depth - 2
        while state.work[at * FRAME] == GAIN:
            at -= 1
        state.work[at * FRAME + 1] = PREVENTED
        state.note(SHIELDED, seat, 0, 0)


class AtOthers(Item):
    """TC-P5: played at another seat in the game."""

    def is_aimed(self) -> bool:
        return True

    def aims(self, state: "TrenchState", seat: i64) -> i64:
        return state.inside & ~state.bit(seat)


class PetBandits(AtOthers):
    """TC-P2: take a random item."""

    def gains_items(self) -> bool:
        return True

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        count: i64 = state.item_count[target]
        if count == 0:
            return
        item: i64 = state.steal(seat, target, state.rng.below(count))
        tape = state.tape
        if tape is not None:
            tape.open(STOLEN, state.bit(seat) | state.bit(target))
            tape.write(seat)
            tape.write(target)
            tape.write(item)
        if not state.numbers.rulings.gains_then_checks:
            state.push_work(GAIN, seat, NONE)
            state.set_stage(1)


class Potion(Item):
    """TC-P4: draw a kobold, with fewer than three; also when the last one has gone."""

    def may(self, state: "TrenchState", seat: i64, question: Question) -> bool:
        if not state.is_in(seat) or state.kobold_count[seat] >= state.numbers.hand:
            return False
        return question.any_time or state.question == LAST_GONE

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        state.draw_kobold(seat)


class Satchel(Item):
    """TC-P3: lies in play; a second one is without effect."""

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        if (state.satchels >> seat) & 1 == 0:
            state.satchels |= state.bit(seat)
            state.pop_work()


class SpareChange(Item):
    """Take gold."""

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        state.earn(seat, state.numbers.change)


class TruthSerum(Item):
    """TC-V4: the user waits for the quester's truth; once per seat and quest."""

    def may(self, state: "TrenchState", seat: i64, question: Question) -> bool:
        return state.moment() == QUEST_LAID and (state.book.questions[QUEST_LAID].deciders(state) >> seat) & 1 == 1

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        state.sworn |= state.bit(seat)


class WantedPoster(AtOthers):
    """A chosen other seat loses a kobold."""

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        state.push_work(LOSS, target, NONE)


ITEM_PIECES: Final[list[Item]] = [
    Juice(BOOST_JUICE, 1),
    Juice(REDUCE_JUICE, -1),
    Clairvoyance(CLAIRVOYANCE),
    Cloak(CLOAK),
    Ghost(GHOST),
    InheritedDebt(INHERITED_DEBT),
    MagicHat(MAGIC_HAT),
    MagicShield(MAGIC_SHIELD),
    PetBandits(PET_BANDITS),
    Potion(POTION),
    Satchel(SATCHEL),
    SpareChange(SPARE_CHANGE),
    TruthSerum(TRUTH_SERUM),
    WantedPoster(WANTED_POSTER),
]

"""The eleven challenges (TC-H1 to TC-H5). “Again” always starts afresh."""

from typing import TYPE_CHECKING, Final

from warren.engine.native import i64
from warren.games.trenchcoat.rules.cards import (
    ARM_WRESTLE,
    COIN_FLIP,
    DOUBLES,
    HAND,
    I_SPY,
    ODDS_OR_EVENS,
    ROCK_PAPER_SCISSORS,
    ROLLIES,
    SEVENS,
    SKILL_COUNT,
    STARING_CONTEST,
    THUMB_WARS,
    TRUMPS,
)
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.notation.codes import GUESS, HEADS, HOLD, ODD, PIN, ROCK, SHOW, SPEND, SPY
from warren.games.trenchcoat.rules.pieces.piece import Challenge
from warren.games.trenchcoat.rules.pieces.questions import (
    BOTH_CHOOSE,
    CALL_SIDE,
    GUESS_THING,
    PER_LETTER,
    SPY_THING,
    TRUMPS_REVEALED,
    TRUMPS_ROLLED,
)
from warren.games.trenchcoat.rules.state import (
    A_COIN,
    A_GUST,
    A_SKILL,
    BOUT,
    GUESSED,
    KOBOLD_SHOWN,
    SIDE_CALLED,
    SPIED,
    THREW,
)
from warren.games.trenchcoat.rules.views.public_history import SHOWN

if TYPE_CHECKING:
    from warren.games.trenchcoat.rules.state import TrenchState

STAMINA: Final[i64] = 10
BEATS: Final[i64] = 5
DOWN: Final[i64] = 4
THUMBS: Final[i64] = 3
GUESSES: Final[i64] = 3


class TwoDice(Challenge):
    """TC-H1: alternate rolls of two dice from the active seat; the first 7, or the first double, wins."""

    def begin(self, state: "TrenchState") -> None:
        seat: i64 = state.rival
        while state.winner == NONE:
            seat = state.active if seat == state.rival else state.rival
            one: i64 = 1 + state.rng.below(6)
            other: i64 = 1 + state.rng.below(6)
            state.note(THREW, seat, one, other)
            if self.wins(one, other):
                state.winner = seat

    def wins(self, one: i64, other: i64) -> bool:
        """Whether that roll wins."""
        if self.kind == SEVENS:
            return one + other == 7
        return one == other


class CalledSide(Challenge):
    """TC-H2: the active seat calls heads or tails, odd or even."""

    def __init__(self, kind: i64, first: i64, sides: i64) -> None:
        super().__init__(kind)
        self.first: i64 = first
        self.sides: i64 = sides

    def begin(self, state: "TrenchState") -> None:
        state.bout[5] = self.first
        state.pose(CALL_SIDE)

    def answered(self, state: "TrenchState") -> None:
        called: i64 = state.answers[state.active] - self.first
        state.note(SIDE_CALLED, state.active, state.answers[state.active], 0)
        fell: i64 = state.rng.below(self.sides)
        state.note(THREW, state.active, fell + 1, A_COIN if self.kind == COIN_FLIP else 0)
        state.winner = state.active if fell % 2 == called else state.rival


class Rollies(Challenge):
    """TC-H2: one die each, highest, ties again."""

    def begin(self, state: "TrenchState") -> None:
        mine: i64 = 0
        theirs: i64 = 0
        while mine == theirs:
            mine = 1 + state.rng.below(6)
            theirs = 1 + state.rng.below(6)
            state.note(THREW, state.active, mine, 0)
            state.note(THREW, state.rival, theirs, 0)
        state.winner = state.active if mine > theirs else state.rival


class SecretChoice(Challenge):
    """The two choose in secret, beat by beat."""

    def __init__(self, kind: i64, first: i64) -> None:
        super().__init__(kind)
        self.first: i64 = first

    def begin(self, state: "TrenchState") -> None:
        for at in range(5):
            state.bout[at] = 0
        self.prepare(state)
        state.bout[5] = self.first
        state.pose(BOTH_CHOOSE)

    def prepare(self, state: "TrenchState") -> None:
        """What the two start with."""

    def answered(self, state: "TrenchState") -> None:
        mine: i64 = state.answers[state.active] - self.first
        theirs: i64 = state.answers[state.rival] - self.first
        state.note(BOUT, self.first, mine, theirs)
        self.beat(state, mine, theirs)

    def beat(self, state: "TrenchState", mine: i64, theirs: i64) -> None:
        """What the two choices lead to."""


class RockPaperScissors(SecretChoice):
    """TC-H3: ties again."""

    def beat(self, state: "TrenchState", mine: i64, theirs: i64) -> None:
        if mine == theirs:
            state.pose(BOTH_CHOOSE)
        else:
            state.winner = state.active if (mine + 3 - theirs) % 3 == 1 else state.rival


class ArmWrestle(SecretChoice):
    """TC-H5: stamina, and an arm that moves by the difference."""

    def prepare(self, state: "TrenchState") -> None:
        state.bout[0] = STAMINA
        state.bout[1] = STAMINA

    def beat(self, state: "TrenchState", mine: i64, theirs: i64) -> None:
        state.bout[0] -= mine
        state.bout[1] -= theirs
        state.bout[2] += 1
        state.bout[3] += mine - theirs
        beats: i64 = state.bout[2]
        arm: i64 = state.bout[3]
        if arm >= DOWN or (beats == BEATS and arm > 0):
            state.winner = state.active
        elif arm <= -DOWN or (beats == BEATS and arm < 0):
            state.winner = state.rival
        elif beats == BEATS:
            self.begin(state)
        else:
            state.pose(BOTH_CHOOSE)


class StaringContest(SecretChoice):
    """TC-H5: whoever holds as long as the gust or longer has watering eyes."""

    def beat(self, state: "TrenchState", mine: i64, theirs: i64) -> None:
        gust: i64 = state.rng.below(6)
        state.note(THREW, state.active, gust + 1, A_GUST)
        mine_waters = mine >= gust
        theirs_water = theirs >= gust
        if mine == theirs or (mine_waters and theirs_water):
            state.pose(BOTH_CHOOSE)
        elif mine_waters or (not theirs_water and theirs > mine):
            state.winner = state.rival
        else:
            state.winner = state.active


class ThumbWars(SecretChoice):
    """TC-H5: pin beats feint, feint beats dodge, dodge beats pin; first to three."""

    def beat(self, state: "TrenchState", mine: i64, theirs: i64) -> None:
        if (theirs + 3 - mine) % 3 == 1:
            state.bout[0] += 1
        elif mine != theirs:
            state.bout[1] += 1
        if state.bout[0] == THUMBS:
            state.winner = state.active
        elif state.bout[1] == THUMBS:
            state.winner = state.rival
        else:
            state.pose(BOTH_CHOOSE)


class ISpy(Challenge):
    """TC-H5: the active seat picks a thing, the opponent guesses among its letter's six."""

    def begin(self, state: "TrenchState") -> None:
        if state.secret == NONE:
            state.pose(SPY_THING)
        else:
            state.pose(GUESS_THING)

    def answered(self, state: "TrenchState") -> None:
        if state.secret == NONE:
            state.secret = state.answers[state.active] - SPY
            state.bout[0] = state.secret // PER_LETTER
            state.note(SPIED, state.active, state.bout[0], 0)
            state.pose(GUESS_THING)
            return
        guess: i64 = state.answers[state.rival] - GUESS
        state.bout[1] |= 32 >> (5 - guess % PER_LETTER)
        state.bout[2] += 1
        state.note(GUESSED, state.rival, guess, 1 if guess == state.secret else 0)
        if guess == state.secret:
            state.winner = state.rival
        elif state.bout[2] == GUESSES:
            state.winner = state.active
        else:
            state.pose(GUESS_THING)


class Trumps(Challenge):
    """TC-H4: a die picks the skill, each secretly picks a kobold, the higher wins."""

    def begin(self, state: "TrenchState") -> None:
        if state.skill == NONE:
            state.skill = state.rng.below(6)
            state.note(THREW, state.active, state.skill + 1, A_SKILL)
        if not state.is_revealed:
            state.pose(TRUMPS_ROLLED)
        elif state.shown[state.active] == NONE or state.shown[state.rival] == NONE:
            state.winner = NONE
            state.set_stage(9)
        else:
            state.pose(TRUMPS_REVEALED)

    def answered(self, state: "TrenchState") -> None:
        if state.is_revealed:
            self.judge(state)
            return
        self.show(state, state.active)
        self.show(state, state.rival)
        state.is_revealed = True
        state.pose(TRUMPS_REVEALED)

    def show(self, state: "TrenchState", seat: i64) -> None:
        """A kobold is known to all from now on."""
        state.shown[seat] = state.answers[seat] - SHOW
        place: i64 = seat * HAND + state.shown[seat]
        state.witness(SHOWN, seat, state.kobolds[place], state.skill + SKILL_COUNT * state.known[place])
        state.known[place] = 1
        state.note(KOBOLD_SHOWN, seat, state.kobolds[place], 0)

    def judge(self, state: "TrenchState") -> None:
        """The higher wins, unless a Ghost has decided; after a tie both draw new kobolds and a new skill is rolled."""
        mine: i64 = state.skill_of(state.active, state.shown[state.active], state.skill)
        theirs: i64 = state.skill_of(state.rival, state.shown[state.rival], state.skill)
        if state.numbers.rulings.juices_end_when_compared:
            state.juices[state.active] = 0
            state.juices[state.rival] = 0
        if state.winner != NONE:
            return
        if mine != theirs:
            state.winner = state.active if mine > theirs else state.rival
            return
        for seat in (state.active, state.rival):
            state.discard_kobold(seat, state.shown[seat])
            state.shown[seat] = NONE
            state.juices[seat] = 0
            state.draw_kobold(seat)
        state.skill = NONE
        state.is_revealed = False


CHALLENGE_PIECES: Final[list[Challenge]] = [
    TwoDice(SEVENS),
    TwoDice(DOUBLES),
    CalledSide(COIN_FLIP, HEADS, 2),
    CalledSide(ODDS_OR_EVENS, ODD, 6),
    Rollies(ROLLIES),
    RockPaperScissors(ROCK_PAPER_SCISSORS, ROCK),
    Trumps(TRUMPS),
    ArmWrestle(ARM_WRESTLE, SPEND),
    StaringContest(STARING_CONTEST, HOLD),
    ThumbWars(THUMB_WARS, PIN),
    ISpy(I_SPY),
]

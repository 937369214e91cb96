"""Whether what is going on at a table that was written down can be: works at their places, marks with their event."""

from typing import Final

from warren.games.trenchcoat.rules.cards import (
    ARM_WRESTLE,
    CHALLENGE,
    GUARD,
    QUEST,
    ROCK_PAPER_SCISSORS,
    STARING_CONTEST,
    TAX,
    THUMB_WARS,
    TRUMPS,
)
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.notation.codes import HOLD, PIN, ROCK, SPEND
from warren.games.trenchcoat.rules.pieces.questions import (
    BOTH_CHOOSE,
    CHALLENGE_DECIDED,
    CHOOSE_RIVAL,
    GUARD_ANNOUNCED,
    GUARD_REVEALED,
    ITEM_PHASE,
    LAY_KOBOLD,
    LOSE_KOBOLD,
    QUEST_LAID,
    QUEST_REVEALED,
    TAX_OWED,
    TRUMPS_REVEALED,
    TRUMPS_ROLLED,
    TURN_START,
)
from warren.games.trenchcoat.rules.state import (
    CHALLENGE_WORK,
    GAIN,
    GUARD_WORK,
    LOSS,
    QUEST_WORK,
    TAX_WORK,
    TURN,
    TrenchState,
)
from warren.games.trenchcoat.rules.turn_state import FRAME

#: The stages of each work, and the work of each type of event.
STAGES: Final = (
    range(4),
    (*range(7), 9),
    (*range(5), 9),
    (0, 1, 9),
    range(6),
    (0, 1, 9),
    range(2),
    range(1),
    range(1),
)
EVENT_WORKS: Final = {QUEST: QUEST_WORK, CHALLENGE: CHALLENGE_WORK, TAX: TAX_WORK, GUARD: GUARD_WORK}
#: What is asked at each stage of a work, where items that gain cards may be played; Trumps and losses apart.
ASKED: Final = {
    (TURN, 0): TURN_START,
    (TURN, 1): ITEM_PHASE,
    (QUEST_WORK, 0): LAY_KOBOLD,
    (QUEST_WORK, 1): QUEST_LAID,
    (QUEST_WORK, 4): QUEST_REVEALED,
    (CHALLENGE_WORK, 0): CHOOSE_RIVAL,
    (CHALLENGE_WORK, 3): CHALLENGE_DECIDED,
    (TAX_WORK, 1): TAX_OWED,
    (GUARD_WORK, 1): GUARD_ANNOUNCED,
    (GUARD_WORK, 2): GUARD_REVEALED,
}
#: What is chosen in secret: the first of the choices, the most stamina or points, the most beats before this one.
BOUTS: Final = {
    ROCK_PAPER_SCISSORS: (ROCK, 0, 0),
    ARM_WRESTLE: (SPEND, 10, 4),
    STARING_CONTEST: (HOLD, 0, 0),
    THUMB_WARS: (PIN, 2, 0),
}


def fault_in(state: TrenchState) -> str | None:
    """The key of a position that does not fit what is going on; None if all fit."""
    for name, fits in (("work", works_fit), ("event", event_fits), ("shown", shown_fit), ("going", going_fits)):
        if not fits(state):
            return name
    if any(state.bids[seat] > state.gold[seat] for seat in range(state.seats)):
        return "bids"
    return "bout" if state.question == BOTH_CHOOSE and not bout_fits(state) else None


def works_fit(state: TrenchState) -> bool:
    """A turn is going on, perhaps its event's work upon it, and then only losses, gains and items."""
    kinds = [state.work[at * FRAME] for at in range(state.depth)]
    stages = [state.work[at * FRAME + 1] for at in range(state.depth)]
    upon = kinds[2:] if stages[0] == 3 else kinds[1:]
    if kinds[0] != TURN or any(kind < LOSS for kind in upon):
        return False
    return all(stage in STAGES[kind] for kind, stage in zip(kinds, stages, strict=True)) and gains_fit(state)


def gains_fit(state: TrenchState) -> bool:
    """TC-I2: cards were gained at the question that what is going on below has asked, or without any."""
    for at in range(1, state.depth):
        kind, _, _, interrupted = frame_at(state, at)
        if kind == GAIN and interrupted not in (NONE, question_at(state, at - 1)):
            return False
    return True


def frame_at(state: TrenchState, at: int) -> tuple[int, int, int, int]:
    """One of the works that are going on: its kind, its stage, and two numbers of its own."""
    kind, stage, one, other = (state.work[at * FRAME + part] for part in range(FRAME))
    return kind, stage, one, other


def question_at(state: TrenchState, at: int) -> int:
    """The question that one of the works has asked last, at which items that gain cards may be played; -1 for none."""
    kind, stage, _, interrupted = frame_at(state, at)
    if not state.numbers.rulings.gains_then_checks:
        return NONE
    if kind == GAIN:
        return interrupted
    if kind == CHALLENGE_WORK and stage == 2 and state.numbers.about[state.event] == TRUMPS:
        return TRUMPS_REVEALED if state.is_revealed else TRUMPS_ROLLED
    if kind == LOSS:
        return LOSE_KOBOLD
    return ASKED.get((kind, stage), NONE)


def event_fits(state: TrenchState) -> bool:
    """An event is on the table when the turn has come to it, with the work of its type."""
    if state.work[1] != 3:
        return state.event == NONE
    if state.event == NONE or state.depth == 1:
        return False
    return state.work[FRAME] == EVENT_WORKS[state.numbers.event_type[state.event]]


def now(state: TrenchState) -> tuple[int, int]:
    """The event's work and its stage; the turn's before there is an event."""
    at = 0 if state.event == NONE else FRAME
    return state.work[at], state.work[at + 1]


def shown_fit(state: TrenchState) -> bool:
    """Only the two who play Trumps show a kobold, and one they have."""
    is_trumps = now(state)[0] == CHALLENGE_WORK and state.numbers.about[state.event] == TRUMPS
    for seat in range(state.seats):
        if state.shown[seat] != NONE:
            is_theirs = seat in (state.active, state.rival) and state.shown[seat] < state.kobold_count[seat]
            if not is_trumps or not is_theirs:
                return False
    return True


def going_fits(state: TrenchState) -> bool:
    """What is laid or owed belongs to a quest or a tax; a challenge has a rival, and when it is decided a winner."""
    kind, stage = now(state)
    if state.laid != NONE and (kind != QUEST_WORK or stage == 0):
        return False
    if (state.debtor != NONE) != (kind == TAX_WORK and stage > 0):
        return False
    if (state.rival != NONE) != (kind == CHALLENGE_WORK and stage > 0) or state.rival == state.active:
        return False
    if kind == CHALLENGE_WORK and stage in (3, 4):
        return state.winner in (state.active, state.rival)
    return state.winner in (NONE, state.active, state.rival)


def bout_fits(state: TrenchState) -> bool:
    """Two may choose in secret now: hands, or so much stamina in so many beats, or so many points."""
    about = state.numbers.about[state.event]
    if about not in BOUTS or now(state) != (CHALLENGE_WORK, 2) or state.depth != 2:
        return False
    if state.physical == 1 and about >= ARM_WRESTLE:
        return False
    first, most, beats = BOUTS[about]
    one, two, beat, arm, unused, code = state.bout
    is_arm = about == ARM_WRESTLE
    within = min(one, two) >= 0 and max(one, two) <= most and 0 <= beat <= beats
    return within and -4 < arm < 4 and (is_arm or arm == 0) and unused == 0 and code == first


def asked_again(state: TrenchState) -> TrenchState:
    """The table after what is going on has asked once more."""
    again = state.copy()
    again.waiting, again.question = 0, NONE
    if state.question == BOTH_CHOOSE:
        again.pose(BOTH_CHOOSE)
    else:
        state.book.works[state.work[(state.depth - 1) * FRAME]].step(again)
    return again

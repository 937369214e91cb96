"""Trench Coat positions: any table written down and set up again.

    active: B
    A: bodkin crumb! dribble / boost-juice magic-hat~B / gold=7
    B: ember fidget / spare-change / gold=3 satchel
    event: strength-3
    work: turn/3/0/0 quest/1/0/0
    going: laid=2
    question: quest-laid
    waiting: A

A kobold that everybody knows ends in `!`; an item is followed by the seats that know of it. Decks have their top first.
A table without work waits for its active seat's turn to start. Keys left out take the value of a fresh table; decks that
are not given hold every card not named, in order.
"""

from collections.abc import Sequence
from typing import Final


from warren.engine.notation import letter
from warren.games.trenchcoat.cards import HAND, ITEMS, SKILLS
from warren.games.trenchcoat.notation import Notation
from warren.games.trenchcoat.options import DECLINING_WAYS, PHYSICAL_WAYS
from warren.games.trenchcoat.questions import QUESTIONS
from warren.games.trenchcoat.state import TrenchState
from warren.games.trenchcoat.table import FRAME, MOST_ITEMS, NONE, Pile

WORK_NAMES: Final = ("turn", "quest", "challenge", "tax", "guard", "loss", "gain", "reorder", "tidy")
QUESTION_NAMES: Final = tuple(question.name for question in QUESTIONS)
GOING: Final = ("laid", "revealed", "truth", "sworn", "calls", "rival", "winner", "skill", "secret", "debtor", "debt", "declined")
KEYS: Final = (
    "game",
    "seats",
    "active",
    "first",
    "round",
    "over",
    "options",
    "shop",
    "kobolds",
    "kobold-discards",
    "items",
    "item-discards",
    "events",
    "event-discards",
    "dice",
    "start-dice",
    "foreseen",
    "event",
    "going",
    "bout",
    "juices",
    "shown",
    "bids",
    "cloaked",
    "felled",
    "work",
    "question",
    "waiting",
    "asked",
    "answers",
    "rng",
)


def seats_text(bits: int) -> str:
    """A set of seats by their letters."""
    return "".join(letter(seat) for seat in range(4) if bits >> seat & 1)


def row_text(numbers: Sequence[int]) -> str:
    """Some numbers, `-` for none."""
    return " ".join("-" if number == NONE else str(number) for number in numbers)


def deck_text(pile: Pile, names: Sequence[str]) -> str:
    """A deck with its top first."""
    return " ".join(names[pile.deck[at]] for at in range(pile.count - 1, -1, -1)) or "none"


def cards_text(cards: Sequence[int], names: Sequence[str]) -> str:
    """Cards in order."""
    return " ".join(names[card] for card in cards) or "none"


def write(state: TrenchState, notation: Notation) -> dict[str, str]:
    """The whole truth of a table."""
    numbers = state.numbers
    fields = {
        "game": "trenchcoat",
        "seats": str(state.seats),
        "active": letter(state.active),
        "first": letter(state.first),
        "round": str(state.round),
        "over": "yes" if state.over else "no",
        "options": " ".join(write_options(state)) or "none",
        "shop": " ".join("-" if item == NONE else ITEMS[item] for item in state.shop),
        "kobolds": deck_text(state.kobold_pile, numbers.kobold_names),
        "kobold-discards": cards_text(list(state.kobold_pile.discards), numbers.kobold_names),
        "items": deck_text(state.item_pile, ITEMS),
        "item-discards": cards_text(list(state.item_pile.discards), ITEMS),
        "events": deck_text(state.event_pile, numbers.event_names),
        "event-discards": cards_text(list(state.event_pile.discards), numbers.event_names),
        "dice": row_text(list(state.dice)),
        "start-dice": row_text(list(state.start_dice)),
        "foreseen": row_text(list(state.foreseen)),
        "event": numbers.event_names[state.event] if state.event != NONE else "none",
        "going": " ".join(write_going(state)) or "none",
        "bout": row_text(list(state.bout)),
        "juices": " ".join(str(juice) for juice in state.juices),
        "shown": row_text(list(state.shown)),
        "bids": row_text(list(state.bids)),
        "cloaked": seats_text(state.cloaked) or "none",
        "felled": seats_text(state.felled) or "none",
        "work": " ".join(write_work(state)) or "none",
        "question": QUESTION_NAMES[state.question] if state.question != NONE else "none",
        "waiting": seats_text(state.waiting) or "none",
        "asked": seats_text(state.questioned) or "none",
        "answers": "; ".join(write_answers(state, notation)) or "none",
        "rng": state.rng.words(),
    }
    for seat in range(state.seats):
        fields[letter(seat)] = write_seat(state, seat)
    return fields


def write_options(state: TrenchState) -> list[str]:
    """What the table chose, where it is not the default."""
    words = ["lite"] * state.lite + ["memory"] * state.memory
    words += [f"physical={PHYSICAL_WAYS[state.physical]}"] if state.physical else []
    words += [f"declining={DECLINING_WAYS[state.declining]}"] if state.declining else []
    return words + ([f"round_limit={state.round_limit}"] if state.round_limit else [])


def write_going(state: TrenchState) -> list[str]:
    """How far the event has come."""
    found: dict[str, str] = {}
    if state.laid != NONE:
        found["laid"] = str(state.laid + 1)
    if state.is_revealed:
        found["revealed"] = "yes"
    if state.truth != NONE:
        found["truth"] = "yes" if state.truth else "no"
    for name, bits in (("sworn", state.sworn), ("calls", state.calls)):
        if bits:
            found[name] = seats_text(bits)
    for name, seat in (("rival", state.rival), ("winner", state.winner), ("debtor", state.debtor)):
        if seat != NONE:
            found[name] = letter(seat)
    if state.skill != NONE:
        found["skill"] = SKILLS[state.skill]
    if state.secret != NONE:
        found["secret"] = state.numbers.things[state.secret]
    if state.debt:
        found["debt"] = str(state.debt)
    if state.is_declined:
        found["declined"] = "yes"
    return [f"{name}={value}" for name, value in found.items()]


def write_work(state: TrenchState) -> list[str]:
    """What is going on, the outermost first."""
    words = []
    for at in range(0, state.depth * FRAME, FRAME):
        kind, stage, one, other = (state.work[at + part] for part in range(FRAME))
        words.append(f"{WORK_NAMES[kind]}/{stage}/{one}/{other}")
    return words


def write_answers(state: TrenchState, notation: Notation) -> list[str]:
    """Answers that are kept in secret."""
    found = []
    for seat in range(state.seats):
        if state.answers[seat] != NONE:
            found.append(f"{letter(seat)} {notation.moves[state.answers[seat]].text}")
    return found


def write_seat(state: TrenchState, seat: int) -> str:
    """A seat's kobolds, items and gold."""
    kobolds = []
    for place in range(state.kobold_count[seat]):
        mark = "!" if state.known[seat * HAND + place] else ""
        kobolds.append(state.numbers.kobold_names[state.kobold_at(seat, place)] + mark)
    items = []
    for at in range(seat * MOST_ITEMS, seat * MOST_ITEMS + state.item_count[seat]):
        told = seats_text(state.told[at])
        items.append(ITEMS[state.items[at]] + (f"~{told}" if told else ""))
    words = [f"gold={state.gold[seat]}"]
    words += ["satchel"] * (state.satchels >> seat & 1) + ["out"] * (not state.is_in(seat))
    return " / ".join((" ".join(kobolds) or "none", " ".join(items) or "none", " ".join(words)))

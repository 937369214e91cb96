"""Trench Coat positions: any table written down and set up again.

    active: B
    A: bodkin crumb! dribble / boost-juice magic-hat~B / gold=7
    B: ember fidget / spare-change / gold=3 satchel
    events: strength-3 guard rest

A kobold that everybody knows ends in `!`; an item is followed by those who know of it, `*` for everybody. Decks have
their top first; `rest` stands for all cards that are not named, in order, and is what a deck that is not given holds.
A table without `work` waits for its active seat's turn to start. Other keys left out take the value of a fresh table.
`rules` is the version of the rules, the newest if it is left out; what Warren 0.1 wrote is read by version 1.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from librt.vecs import vec

from warren.engine.errors import BadPosition, InvalidMove, WarrenError
from warren.engine.native import i64
from warren.engine.notation import LETTERS, letter
from warren.engine.positions import Fields
from warren.games.trenchcoat.rules.cards import HAND, ITEMS, SKILLS
from warren.games.trenchcoat.rules.components import ALL, MOST_ITEMS, NONE, ROLL, Pile, roll_of
from warren.games.trenchcoat.rules.notation.codes import MOST_BID
from warren.games.trenchcoat.rules.notation.move_text import Notation
from warren.games.trenchcoat.rules.numbers import Numbers
from warren.games.trenchcoat.rules.options import DECLINING_WAYS, OPTIONS, PHYSICAL_WAYS, declining_for
from warren.games.trenchcoat.rules.pieces.procedures import SERVING
from warren.games.trenchcoat.rules.pieces.questions import QUESTIONS
from warren.games.trenchcoat.rules.rulings import NEWEST
from warren.games.trenchcoat.rules.state import GUARD_WORK, TIDY, TURN, TrenchState
from warren.games.trenchcoat.rules.turn_state import FRAME
from warren.games.trenchcoat.rules.validation import asked_again, fault_in
from warren.games.trenchcoat.rules.views.history_text import deed_from, deed_text
from warren.games.trenchcoat.rules.views.public_history import REMEMBERED, with_deed

WORK_NAMES: Final = ("turn", "quest", "challenge", "tax", "guard", "loss", "gain", "reorder", "tidy")
QUESTION_NAMES: Final = tuple(question.name for question in QUESTIONS)
KEYS: Final = (
    "game",
    "rules",
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
    "lately",
    "deeds",
    "rng",
)
#: What is told of an event under `going`.
GOING: Final = (
    "laid",
    "revealed",
    "truth",
    "sworn",
    "calls",
    "rival",
    "winner",
    "debtor",
    "skill",
    "secret",
    "debt",
    "declined",
)
REST: Final = "rest"
#: Bounds that no table of any sheet reaches: gold and debts, juices, works within works, and what was heard at once.
MOST_GOLD: Final = 1_000_000
MOST_JUICE: Final = 10_000
MOST_WORK: Final = 600
MOST_LATELY: Final = 6_000


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
    fields = {
        "game": "trenchcoat",
        **write_rules(state),
        "seats": str(state.seats),
        "active": letter(state.active),
        "first": letter(state.first),
        "round": str(state.round),
        "over": "yes" if state.over else "no",
        "options": " ".join(write_options(state)) or "none",
        **write_decks(state),
        "start-dice": dice_text(state),
        "foreseen": row_text(list(state.foreseen)),
        "event": state.numbers.event_names[state.event] if state.event != NONE else "none",
        "going": " ".join(write_going(state)) or "none",
        "bout": " ".join(str(number) for number in state.bout),
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
        "lately": " ".join(str(state.lately[at]) for at in range(state.heard)) or "none",
        "deeds": " ".join(deed_text(deed, state.numbers) for deed in state.deeds) or "none",
        "rng": state.rng.words(),
    }
    for seat in range(state.seats):
        fields[letter(seat)] = write_seat(state, seat)
    return fields


def write_rules(state: TrenchState) -> dict[str, str]:
    """The version of the rules; version 1 writes a table down as it always did, so that its fingerprint stays."""
    version = state.numbers.rulings.version
    return {"rules": str(version)} if version > 1 else {}


def dice_text(state: TrenchState) -> str:
    """The dice rolled for the first turn, each after its seat; by version 1 the last one of every seat."""
    if not state.numbers.rulings.tells_every_die:
        return row_text(list(state.start_dice))
    return " ".join(f"{letter(roll // ROLL)}{roll % ROLL}" for roll in state.start_dice) or "none"


def write_decks(state: TrenchState) -> dict[str, str]:
    """The shop, the decks and their discards."""
    numbers = state.numbers
    return {
        "shop": " ".join("-" if item == NONE else ITEMS[item] for item in state.shop),
        "kobolds": deck_text(state.kobold_pile, numbers.kobold_names),
        "kobold-discards": cards_text(list(state.kobold_pile.discards), numbers.kobold_names),
        "items": deck_text(state.item_pile, ITEMS),
        "item-discards": cards_text(list(state.item_pile.discards), ITEMS),
        "events": deck_text(state.event_pile, numbers.event_names),
        "event-discards": cards_text(list(state.event_pile.discards), numbers.event_names),
    }


def write_options(state: TrenchState) -> list[str]:
    """What the table chose, where it is not the default."""
    words = ["lite"] * state.lite + ["memory"] * state.memory
    physical = PHYSICAL_WAYS[state.physical]
    words += [f"physical={physical}"] if state.physical else []
    silent = 0 if state.numbers.rulings.version == 1 else declining_for("auto", physical)
    words += [f"declining={DECLINING_WAYS[state.declining]}"] if state.declining != silent else []
    return words + ([f"round_limit={state.round_limit}"] if state.round_limit else [])


def write_going(state: TrenchState) -> list[str]:
    """How far the event has come."""
    seats = (("rival", state.rival), ("winner", state.winner), ("debtor", state.debtor))
    found = {
        "laid": str(state.laid + 1) if state.laid != NONE else "",
        "revealed": "yes" if state.is_revealed else "",
        "truth": ("yes" if state.truth else "no") if state.truth != NONE else "",
        "sworn": seats_text(state.sworn),
        "calls": seats_text(state.calls),
        **{name: letter(seat) if seat != NONE else "" for name, seat in seats},
        "skill": SKILLS[state.skill] if state.skill != NONE else "",
        "secret": state.numbers.things[state.secret] if state.secret != NONE else "",
        "debt": str(state.debt) if state.debt else "",
        "declined": "yes" if state.is_declined else "",
    }
    return [f"{name}={value}" for name, value in found.items() if value]


def write_work(state: TrenchState) -> list[str]:
    """What is going on, the outermost first."""
    words = []
    for at in range(0, state.depth * FRAME, FRAME):
        kind, stage, one, other = (state.work[at + part] for part in range(FRAME))
        words.append(f"{WORK_NAMES[kind]}/{stage}/{one}/{other}")
    return words


def write_answers(state: TrenchState, notation: Notation) -> list[str]:
    """Answers that are kept in secret."""
    given = [(seat, state.answers[seat]) for seat in range(state.seats)]
    return [f"{letter(seat)} {notation.moves[code].text}" for seat, code in given if code != NONE]


def write_seat(state: TrenchState, seat: int) -> str:
    """A seat's kobolds, items and gold."""
    kobolds = []
    for place in range(state.kobold_count[seat]):
        mark = "!" if state.known[seat * HAND + place] else ""
        kobolds.append(state.numbers.kobold_names[state.kobold_at(seat, place)] + mark)
    items = []
    for at in range(seat * MOST_ITEMS, seat * MOST_ITEMS + state.item_count[seat]):
        told = "*" if state.told[at] == ALL else seats_text(state.told[at])
        items.append(ITEMS[state.items[at]] + (f"~{told}" if told else ""))
    words = [f"gold={state.gold[seat]}"]
    words += ["satchel"] * (state.satchels >> seat & 1) + ["out"] * (not state.is_in(seat))
    return " / ".join((" ".join(kobolds) or "none", " ".join(items) or "none", " ".join(words)))


class Reader(Fields):
    """Reads one position, key by key, and refuses what cannot be on a table."""

    domain = "warren.games.trenchcoat"

    def __init__(self, fields: dict[str, str], numbers: Numbers, notation: Notation) -> None:
        super().__init__(fields)
        self.numbers = numbers
        self.notation = notation
        self.seat_count = self.seats(2, 4)
        self.check_keys([*KEYS, *LETTERS[: self.seat_count]])
        self.choice("game", "trenchcoat")
        self.kobolds_left = [1] * numbers.kobolds
        self.items_left = [list(numbers.items).count(item) for item in range(len(ITEMS))]
        self.events_left = [list(numbers.events).count(event) for event in range(len(numbers.event_names))]
        self.events_out: list[int] = []

    # Cards, each taken from the box.

    def card(self, key: str, word: str, names: Sequence[str], left: list[int]) -> int:
        """A card that is still in the box."""
        if word == REST:
            raise self.refuse("position-rest", key=key)
        if word not in names:
            raise BadPosition("position-unknown", key=key, value=word)
        card = names.index(word)
        if left[card] == 0:
            raise self.too_often(word, card)
        left[card] -= 1
        return card

    def too_often(self, word: str, card: int) -> BadPosition:
        """The error for a card that is named more often than it is in the box, or was taken out of it."""
        if word in self.numbers.event_names and card in self.events_out:
            return self.refuse("position-event-out", event=word)
        count = list(self.numbers.items).count(card) if word in ITEMS else 1
        if word in self.numbers.event_names:
            count = list(self.numbers.events).count(card)
        if count == 1:
            return BadPosition("position-named-twice", piece=word)
        return BadPosition("position-named-often", piece=word, count=count)

    def kobold(self, key: str, word: str) -> int:
        """A kobold that is still in the box."""
        return self.card(key, word, self.numbers.kobold_names, self.kobolds_left)

    def item(self, key: str, word: str) -> int:
        """An item that is still in the box."""
        return self.card(key, word, ITEMS, self.items_left)

    def event(self, key: str, word: str) -> int:
        """An event that is still in the box."""
        return self.card(key, word, self.numbers.event_names, self.events_left)

    def pile(self, key: str, discards: str, take: Callable[[str, str], int], left: list[int]) -> Pile:
        """A deck, its top first, and its discards."""
        thrown = [take(discards, word) for word in self.words(discards)]
        words = self.words(key) if key in self.fields else [REST]
        has_rest = words[-1:] == [REST]
        deck = [take(key, word) for word in (words[:-1] if has_rest else words)]
        if has_rest:
            deck += [card for card, count in enumerate(left) for _ in range(count)]
        pile = Pile(vec[i64](reversed(deck)))
        pile.discards = vec[i64](thrown)
        return pile

    # Small things.

    def bits(self, key: str, text: str) -> int:
        """A set of seats."""
        letters = LETTERS[: self.seat_count]
        if not set(text) <= set(letters):
            raise self.refuse("position-seats", key=key, value=text, letters=", ".join(letters))
        return sum(1 << LETTERS.index(found) for found in set(text))

    def bits_at(self, key: str) -> int:
        """The set of seats of a key."""
        return self.bits(key, "".join(self.words(key)))

    def row(self, key: str, default: list[int], low: int, high: int) -> list[int]:
        """Numbers in a row, `-` for none."""
        words = self.words(key)
        if not words:
            return default
        if len(words) != len(default):
            raise self.refuse("position-row", key=key, count=len(default), found=len(words))
        return [NONE if word == "-" else self.whole(key, word, low, high) for word in words]

    # The table.

    def state(self, state: TrenchState) -> TrenchState:
        """The table the fields describe, written into a blank state."""
        self.read_options(state)
        state.rng = self.stream(state.rng)
        state.active = self.seat("active", self.seat("first", 0, self.seat_count), self.seat_count)
        state.first = self.seat("first", state.active, self.seat_count)
        state.round = self.number("round", 1, 1, 100_000)
        state.over = self.choice("over", "no", "yes") == "yes"
        for seat in range(self.seat_count):
            self.read_seat(state, seat)
        if self.words("event"):
            state.event = self.event("event", self.fields["event"])
        self.read_work(state)
        self.read_decks(state)
        self.read_rows(state)
        self.read_going(state)
        self.read_question(state)
        self.read_lately(state)
        self.read_deeds(state)
        self.check(state)
        if state.depth == 0 and not state.over:
            state.push_work(TURN, 0, 0)
            state.go_on()
        return state

    def read_options(self, state: TrenchState) -> None:
        """What the table chose."""
        named = {option.name: option for option in OPTIONS if option.name not in ("first", "size")}
        given = self.options(named)
        chosen = {name: named[name].read(value or "yes", self.seat_count) for name, value in given.items()}
        state.lite = bool(chosen.get("lite", False))
        state.memory = bool(chosen.get("memory", False))
        physical = chosen.get("physical", "digital")
        state.physical = PHYSICAL_WAYS.index(str(physical))
        silent = "none" if is_from_0_1(self.fields) else "auto"
        state.declining = declining_for(chosen.get("declining", silent), physical)
        state.round_limit = int(chosen.get("round_limit", 0))

    def read_seat(self, state: TrenchState, seat: int) -> None:
        """A seat's kobolds, items and gold; one that is not named has three kobolds and the gold of the start."""
        key = letter(seat)
        kobolds, _, rest = self.fields.get(key, self.first_hand(seat)).partition("/")
        items, _, words = rest.partition("/")
        for word in without_none(kobolds):
            if state.kobold_count[seat] == self.numbers.hand:
                raise self.refuse("position-many-kobolds", seat=key, count=self.numbers.hand)
            state.put_kobold(seat, self.kobold(key, word.removesuffix("!")))
            state.known[seat * HAND + state.kobold_count[seat] - 1] = int(word.endswith("!"))
        for word in without_none(items):
            if state.item_count[seat] == MOST_ITEMS:
                raise self.refuse("position-many-items", seat=key, count=MOST_ITEMS)
            name, _, told = word.partition("~")
            state.put_item(seat, self.item(key, name), ALL if told == "*" else self.bits(key, told))
        self.read_purse(state, seat, words.split())

    def first_hand(self, seat: int) -> str:
        """The hand of a seat that is not named: three kobolds that no other is given."""
        named = {
            word.rstrip("!")
            for key in (*LETTERS[: self.seat_count], "kobolds", "kobold-discards")
            for word in self.fields.get(key, "").split()
        }
        free = [name for name in self.numbers.kobold_names if name not in named]
        hand = self.numbers.hand
        return " ".join(free[seat * hand : seat * hand + hand])

    def read_purse(self, state: TrenchState, seat: int, words: list[str]) -> None:
        """Gold, a satchel in play, and whether the seat is out."""
        state.gold[seat] = self.numbers.start_gold
        if "out" not in words:
            state.inside |= 1 << seat
        for word in words:
            name, _, number = word.partition("=")
            if name == "gold":
                state.gold[seat] = self.whole(letter(seat), number, 0, MOST_GOLD)
            elif word == "satchel":
                self.item(letter(seat), "satchel-of-storage")
                state.satchels |= 1 << seat
            elif word != "out":
                raise self.refuse("position-purse", seat=letter(seat), value=word)

    def read_decks(self, state: TrenchState) -> None:
        """The shop, the decks and their discards."""
        shop = self.words("shop") or ["-", "-"]
        if len(shop) != len(state.shop):
            raise self.refuse("position-shop", found=len(shop))
        for place, word in enumerate(shop):
            state.shop[place] = NONE if word == "-" else self.item("shop", word)
        state.kobold_pile = self.pile("kobolds", "kobold-discards", self.kobold, self.kobolds_left)
        state.item_pile = self.pile("items", "item-discards", self.item, self.items_left)
        self.leave_out(state)
        state.event_pile = self.pile("events", "event-discards", self.event, self.events_left)
        if state.event_pile.count + len(state.event_pile.discards) == 0 and state.event == NONE:
            raise self.refuse("position-no-events")
        if "shop" not in self.fields:
            state.fill_shop()

    def leave_out(self, state: TrenchState) -> None:
        """TC-S4, TC-H5: `rest` stands for events that are in play."""
        kept = list(state.events_in_play())
        for event in range(len(self.events_left)):
            if event not in kept:
                self.events_left[event] = 0
                self.events_out.append(event)

    def read_rows(self, state: TrenchState) -> None:
        """What is told seat by seat."""
        seats = self.seat_count
        state.start_dice = vec[i64](self.dice(seats))
        state.foreseen = vec[i64](self.row("foreseen", [0] * seats, 0, min(3, state.event_pile.count)))
        state.bout = vec[i64](self.row("bout", [0] * len(state.bout), -20, 700))
        state.juices = vec[i64](self.row("juices", [0] * seats, -MOST_JUICE, MOST_JUICE))
        state.shown = vec[i64](self.row("shown", [NONE] * seats, 0, HAND - 1))
        state.bids = vec[i64](self.row("bids", [NONE] * seats, 0, MOST_BID))
        state.cloaked = self.bits_at("cloaked")
        state.felled = self.bits_at("felled")

    def dice(self, seats: int) -> list[int]:
        """The dice rolled for the first turn."""
        if not self.numbers.rulings.tells_every_die:
            return self.row("start-dice", [0] * seats, 0, 6)
        words = self.words("start-dice")
        letters = LETTERS[: self.seat_count]
        if any(word[0] not in letters for word in words):
            raise self.refuse("position-dice", letters=", ".join(letters))
        return [roll_of(letters.index(word[0]), self.whole("start-dice", word[1:], 1, 6)) for word in words]

    def read_going(self, state: TrenchState) -> None:
        """How far the event has come."""
        found = {name: value for name, _, value in (word.partition("=") for word in self.words("going"))}
        place = found.pop("laid", "")
        state.laid = self.whole("going", place, 1, state.kobold_count[state.active]) - 1 if place else NONE
        state.is_revealed = self.yes(found.pop("revealed", "no"))
        state.is_declined = self.yes(found.pop("declined", "no"))
        truth = found.pop("truth", "")
        state.truth = int(self.yes(truth)) if truth else NONE
        state.sworn = self.bits("going", found.pop("sworn", ""))
        state.calls = self.bits("going", found.pop("calls", ""))
        state.rival = self.seat_in(found.pop("rival", ""))
        state.winner = self.seat_in(found.pop("winner", ""))
        state.debtor = self.seat_in(found.pop("debtor", ""))
        state.skill = self.among(found.pop("skill", ""), SKILLS)
        state.secret = self.among(found.pop("secret", ""), self.numbers.things)
        state.debt = self.whole("going", found.pop("debt", "0"), 0, MOST_GOLD)
        if found:
            raise BadPosition("position-choice", key="going", value=next(iter(found)), known=", ".join(GOING))

    def yes(self, word: str) -> bool:
        """Yes or no."""
        if word not in ("yes", "no"):
            raise BadPosition("position-choice", key="going", value=word, known="yes, no")
        return word == "yes"

    def seat_in(self, word: str) -> int:
        """A seat by its letter, or none."""
        return self.among(word, LETTERS[: self.seat_count])

    def among(self, word: str, names: Sequence[str]) -> int:
        """Which of some names, or none."""
        if word and word not in names:
            raise BadPosition("position-choice", key="going", value=word, known=", ".join(names))
        return names.index(word) if word else NONE

    def read_work(self, state: TrenchState) -> None:
        """What is going on, the outermost first; items that are being played lie on the table."""
        words = self.words("work")
        if len(words) > MOST_WORK:
            raise self.refuse("position-long", key="work", count=MOST_WORK)
        for word in words:
            name, *numbers = word.split("/")
            if name not in WORK_NAMES or len(numbers) != FRAME - 1:
                raise self.refuse("position-work", value=word, known=", ".join(WORK_NAMES))
            stage, one, other = (self.whole("work", number, NONE, 100) for number in numbers)
            kind = WORK_NAMES.index(name)
            if kind == TIDY:
                self.item("work", ITEMS[one] if 0 <= one < len(ITEMS) else word)
            elif kind > TIDY - 4 and not 0 <= one < self.seat_count:
                raise self.refuse("position-work", value=word, known=", ".join(WORK_NAMES))
            state.push_work(kind, one, other)
            state.set_stage(stage)

    def read_question(self, state: TrenchState) -> None:
        """What is asked, of whom, and what was answered in secret."""
        if self.words("question"):
            state.question = self.whole_of("question", QUESTION_NAMES)
        state.waiting = self.bits_at("waiting")
        state.questioned = self.bits_at("asked")
        for part in self.fields.get("answers", "none").split(";"):
            if part.split() not in ([], ["none"]):
                self.read_answer(state, part.strip())

    def whole_of(self, key: str, names: Sequence[str]) -> int:
        """Which of some names a key has."""
        return names.index(self.choice(key, *names))

    def read_answer(self, state: TrenchState, text: str) -> None:
        """One answer that was given in secret."""
        seat = self.bits("answers", text[:1]).bit_length() - 1
        try:
            code = self.notation.parse(text[1:])
        except InvalidMove as error:
            raise self.refuse("position-answer", value=text) from error
        if seat < 0 or state.question == NONE:
            raise self.refuse("position-answer", value=text)
        state.answers[seat] = code

    def read_lately(self, state: TrenchState) -> None:
        """What everybody heard when the last answer came."""
        words = self.words("lately")
        if len(words) > MOST_LATELY:
            raise self.refuse("position-long", key="lately", count=MOST_LATELY)
        for word in words:
            state.hear(self.whole("lately", word, -MOST_GOLD, MOST_GOLD))

    def read_deeds(self, state: TrenchState) -> None:
        """What everybody saw done with kobolds."""
        words = self.words("deeds")
        if len(words) > REMEMBERED:
            raise self.refuse("position-long", key="deeds", count=int(REMEMBERED))
        for word in words:
            deed = deed_from(word, self.numbers, self.seat_count)
            if deed == NONE:
                raise self.refuse("position-deed", value=word)
            state.deeds = with_deed(state.deeds, deed)

    def check(self, state: TrenchState) -> None:
        """That the game can go on from here."""
        for seat in range(self.seat_count):
            if not state.is_in(seat) and state.kobold_count[seat]:
                raise self.refuse("position-out", seat=letter(seat))
        if state.over:
            if state.waiting:
                raise self.refuse("position-over")
            return
        if state.depth == 0:
            self.check_fresh(state)
            return
        if not state.waiting or state.question == NONE:
            raise self.refuse("position-nobody-asked")
        if state.waiting & ~state.questioned:
            raise self.refuse("position-waiting", waiting=self.fields["waiting"], asked=seats_text(state.questioned))
        if self.is_won(state):
            raise self.refuse("position-won")
        fault = fault_in(state)
        if fault is not None:
            raise self.refuse("position-unfit", key=fault, value=self.fields.get(fault, "none"))
        self.check_question(state)

    def is_won(self, state: TrenchState) -> bool:
        """TC-E1: whether one seat is left, and no guard still has losers to serve."""
        return state.is_alone() and not state.is_at(GUARD_WORK, SERVING)

    def check_question(self, state: TrenchState) -> None:
        """That what is going on leads to this question and no other, and that what was answered in secret is legal."""
        again = asked_again(state)
        one, two = write(state, self.notation), write(again, self.notation)
        for key in one:
            if key not in ("waiting", "answers") and one[key] != two[key]:
                raise self.refuse("position-question", question=QUESTION_NAMES[state.question])
        for seat in range(self.seat_count):
            if state.questioned >> seat & 1 == 0:
                fits = state.answers[seat] == again.answers[seat]
            elif state.waiting >> seat & 1:
                fits = state.answers[seat] == NONE
            else:
                fits = state.is_legal(seat, state.answers[seat])
            if not fits:
                raise self.refuse("position-answers", seat=letter(seat))

    def check_fresh(self, state: TrenchState) -> None:
        """That a turn can start: everybody in the game has a kobold, and no event is on the table."""
        if state.question != NONE or state.event != NONE:
            raise self.refuse("position-no-work")
        if not state.is_in(state.active):
            raise self.refuse("position-active-out", seat=letter(state.active))
        if state.is_alone():
            raise self.refuse("position-won")
        for seat in range(self.seat_count):
            limit = state.item_limit(seat)
            if state.is_in(seat) and state.kobold_count[seat] == 0:
                raise self.refuse("position-no-kobolds", seat=letter(seat))
            if state.item_count[seat] > limit:
                raise self.refuse("position-over-limit", seat=letter(seat), count=state.item_count[seat], limit=limit)


def rules_of(fields: dict[str, str], newest: int) -> int:
    """The version of the rules by which a position is read."""
    word = fields.get("rules", "1" if is_from_0_1(fields) else str(newest))
    versions = [str(version) for version in range(1, NEWEST + 1)]
    if word not in versions:
        raise BadPosition("position-choice", key="rules", value=word, known=", ".join(versions))
    return int(word)


def is_from_0_1(fields: Mapping[str, str]) -> bool:
    """Whether Warren 0.1 wrote this: it wrote everything down but the version of the rules, which was 1."""
    return "start-dice" in fields and fields.get("rules", "1") == "1"


def without_none(text: str) -> list[str]:
    """Words, `none` for none."""
    return [word for word in text.split() if word != "none"]


def read(
    fields: dict[str, str], numbers: Numbers, notation: Notation, blank: Callable[[int], TrenchState]
) -> TrenchState:
    """The table those fields describe; `blank` makes an empty one for so many seats."""
    try:
        reader = Reader(fields, numbers, notation)
        return reader.state(blank(reader.seat_count))
    except BadPosition:
        raise
    except WarrenError as error:
        raise BadPosition("bad-position", why=error) from error
    except (IndexError, ValueError) as error:
        raise BadPosition.in_game(Reader.domain, "position-impossible") from error

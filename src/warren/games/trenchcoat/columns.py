"""Trench Coat's columns: kobolds dealt, items had and played, quests, calls, challenges, taxes, and what is left.

Much of it is gone from the table at the end, so these columns listen: what happens is written on the state's tape.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import cast

from warren.engine.columns import DEALT, GAME, RESULT, Column, Columns, of_holder
from warren.engine.contract import Events, State
from warren.games.trenchcoat.rules.cards import CHALLENGES, ITEMS
from warren.games.trenchcoat.rules.components import NONE
from warren.games.trenchcoat.rules.state import (
    BOUGHT,
    CALLS_SHOWN,
    CHALLENGE_WON,
    DREW_ITEM,
    HAND_DEALT,
    PER_KOBOLD,
    PLAYED,
    QUEST_DONE,
    REVEALED_EVENT,
    SOLD,
    STOLEN,
    TAXED,
    TrenchState,
)

ROLES = {"began": DEALT, "kobolds": RESULT, "gold": RESULT, "wealth": RESULT}
EVENT_TYPES = ("quest", "challenge", "tax", "guard")


class GameColumns(Columns):
    """Kobolds dealt by holder, the rest by seat."""

    by_points = False

    def declare(self, table: State) -> Iterable[Column]:
        kobolds = [name.lower() for name in cast(TrenchState, table).numbers.kobold_names]
        columns = [
            Column("rounds", "Int16", "how many rounds were played", GAME, "rounds"),
            *(of_holder("dealt", name, f"the seat that was dealt {name.capitalize()}", DEALT) for name in kobolds),
        ]
        # Where the first seat's number of each kind is written in a row; the other seats' follow.
        self.starts: dict[tuple[str, str], int] = {}
        for group, thing, meaning in self.told():
            self.starts[group, thing] = 1 + len(columns)
            columns += self.of_seats(group, meaning, thing, role=ROLES.get(group, ""))
        return columns

    def told(self) -> Iterator[tuple[str, str, str]]:
        """Group, thing and meaning of what is told of every seat."""
        yield from (("began", item, f"was dealt {item}: 1, else 0") for item in ITEMS)
        yield from (("had", item, f"got {item} so many times, dealt, drawn, bought or stolen") for item in ITEMS)
        yield from (("played", item, f"played {item} so many times") for item in ITEMS)
        yield from (("won", challenge, f"won {challenge} so many times") for challenge in CHALLENGES)
        yield from (("lost", challenge, f"lost {challenge} so many times") for challenge in CHALLENGES)
        yield from (("turned", event, f"turned over a {event} so many times") for event in EVENT_TYPES)
        yield "quests_unseen", "", "went through a quest that nobody called so many times"
        yield "quests_passed", "", "passed a quest that was called so many times"
        yield "quests_failed", "", "failed a quest that was called so many times"
        yield "calls_right", "", "called a bluff, rightly, so many times"
        yield "calls_wrong", "", "called a bluff, wrongly, so many times"
        yield "sold", "", "sold so many items"
        yield "bought", "", "bought so many items"
        yield "taxes", "", "paid so much gold in taxes"
        yield "kobolds", "", "has so many kobolds left"
        yield "gold", "", "has so much gold left"
        yield "wealth", "", "has items and gold of this worth left"

    def listen(self, state: State) -> None:
        state.tape = Events(state.game)

    def turn(self, state: State) -> int:
        """The seat whose turn it is, whoever is asked meanwhile."""
        return int(cast(TrenchState, state).active)

    def points(self, score: int) -> int:
        """What items and gold are worth, without the kobolds."""
        return score % int(PER_KOBOLD)

    def row(self, state: State) -> list[int]:
        assert isinstance(state, TrenchState)
        row = [0] * len(self.columns)
        row[:2] = [int(state.first), int(state.round)]
        row[2 : self.starts["began", ITEMS[0]]] = [-1] * (self.starts["began", ITEMS[0]] - 2)
        listener = Listener(self.starts, row, state)
        listener.hear(state.prelude)
        listener.hear(state.tape)
        for seat in range(self.seats):
            listener.add("kobolds", "", seat, int(state.kobold_count[seat]))
            listener.add("gold", "", seat, int(state.gold[seat]))
            listener.add("wealth", "", seat, int(state.wealth(seat)))
        return row


class Listener:
    """Writes into a row what a tape tells."""

    def __init__(self, starts: dict[tuple[str, str], int], row: list[int], state: TrenchState) -> None:
        self.starts = starts
        self.row = row
        self.numbers = state.numbers
        self.event = NONE
        self.callers: list[int] = []
        self.ears: dict[int, Callable[[list[int]], None]] = {
            HAND_DEALT: self.dealt,
            DREW_ITEM: lambda told: self.add("had", ITEMS[told[1]], told[0]),
            STOLEN: lambda told: self.add("had", ITEMS[told[2]], told[0]),
            PLAYED: lambda told: self.add("played", ITEMS[told[1]], told[0]),
            SOLD: lambda told: self.add("sold", "", told[0]),
            BOUGHT: self.bought,
            REVEALED_EVENT: self.turned,
            CALLS_SHOWN: self.called,
            QUEST_DONE: self.judged,
            CHALLENGE_WON: self.challenged,
            TAXED: lambda told: self.add("taxes", "", told[0], told[1]),
        }

    def add(self, group: str, thing: str, seat: int, amount: int = 1) -> None:
        """More for a seat."""
        self.row[self.starts[group, thing] + seat] += amount

    def hear(self, tape: Events | None) -> None:
        """All that is on a tape: kind, audience, number of details, details."""
        raw = [] if tape is None else list(tape.raw)[: tape.used]
        at = 0
        while at < len(raw):
            ear = self.ears.get(raw[at])
            if ear is not None:
                ear(raw[at + 3 : at + 3 + raw[at + 2]])
            at += 3 + raw[at + 2]

    def dealt(self, told: list[int]) -> None:
        """A hand: seat, item, kobolds."""
        seat, item, *kobolds = told
        for kobold in kobolds:
            if kobold != NONE:
                self.row[2 + kobold] = seat
        if item != NONE:
            self.add("began", ITEMS[item], seat)
            self.add("had", ITEMS[item], seat)

    def bought(self, told: list[int]) -> None:
        """A seat bought an item; what comes from the deck is heard when it is drawn."""
        self.add("bought", "", told[0])
        if told[1] != NONE:
            self.add("had", ITEMS[told[1]], told[0])

    def turned(self, told: list[int]) -> None:
        """An event is turned over in a seat's turn."""
        self.event = told[1]
        self.add("turned", EVENT_TYPES[self.numbers.event_type[self.event]], told[0])

    def called(self, told: list[int]) -> None:
        """Who called; if nobody did, the quest is through."""
        self.callers = [seat for seat in range(4) if told[1] >> seat & 1]
        if not self.callers:
            self.add("quests_unseen", "", told[0])

    def judged(self, told: list[int]) -> None:
        """Whether the kobold passed, and so who called rightly."""
        passed = bool(told[1])
        self.add("quests_passed" if passed else "quests_failed", "", told[0])
        for seat in self.callers:
            self.add("calls_wrong" if passed else "calls_right", "", seat)

    def challenged(self, told: list[int]) -> None:
        """A challenge is settled."""
        challenge = CHALLENGES[self.numbers.about[self.event]]
        self.add("won", challenge, told[0])
        self.add("lost", challenge, told[1])

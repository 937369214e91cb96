"""What the rules are made of: questions, items, challenges and works, each a small piece found by its number."""

from typing import TYPE_CHECKING

from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.games.trenchcoat.rules.components import NONE

if TYPE_CHECKING:
    from warren.games.trenchcoat.rules.state import TrenchState


class Question:
    """A question the table waits on (TC-Q1): whom it concerns, and what they may answer.

    At an `is_open` question everybody with items is asked, too. `any_time` says whether any-time items may be played,
    `takes_items` whether any items may.
    """

    def __init__(self, name: str, is_open: bool = False, any_time: bool = False, takes_items: bool = False) -> None:
        self.name = name
        self.is_open = is_open
        self.any_time = any_time
        self.takes_items = any_time or takes_items

    def deciders(self, state: "TrenchState") -> i64:
        """The seats that must decide something, a bit each."""
        return 0

    def list_answers(self, state: "TrenchState", seat: i64, into: MoveList) -> None:
        """What a deciding seat may answer, items apart, in ascending order."""

    def only_answer(self, state: "TrenchState", seat: i64) -> i64:
        """The answer of a deciding seat that has only one, items apart; -1 if it has a choice."""
        return NONE

    def asks_outsiders(self) -> bool:
        """TC-Q5: whether seats that are out of the game are asked, if they hold an item."""
        return False


class Item:
    """An item: when it may be played, at whom, and what it does."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def may(self, state: "TrenchState", seat: i64, question: Question) -> bool:
        """Whether a seat that holds it may play it now."""
        return question.any_time and state.is_in(seat)

    def aims(self, state: "TrenchState", seat: i64) -> i64:
        """The seats it may be played at, a bit each."""
        return 0

    def is_aimed(self) -> bool:
        """Whether it is played at a seat."""
        return False

    def gains_items(self) -> bool:
        """Whether it brings items, so that the limit is checked after it (TC-I2)."""
        return False

    def play(self, state: "TrenchState", seat: i64, target: i64) -> None:
        """TC-P1: what it does, at once."""


class Challenge:
    """A challenge between the active seat and its rival, from its first question to its winner."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def begin(self, state: "TrenchState") -> None:
        """Start afresh: ask something, or settle it by dice."""

    def answered(self, state: "TrenchState") -> None:
        """Go on with the answers."""


class Work:
    """Something going on: it asks, is answered, and may put other work before itself."""

    def step(self, state: "TrenchState") -> None:
        """Go on: ask a question, do the next thing, or be done."""

    def answered(self, state: "TrenchState") -> None:
        """Go on with the answers to its question."""


class Book:
    """All the pieces by their numbers."""

    def __init__(
        self, questions: list[Question], items: list[Item], challenges: list[Challenge], works: list[Work]
    ) -> None:
        self.questions = questions
        self.items = items
        self.challenges = challenges
        self.works = works

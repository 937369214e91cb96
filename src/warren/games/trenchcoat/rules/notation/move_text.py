"""Trench Coat's moves in notation: every code has its text, and every text its code."""

from typing import Final

from warren.engine.errors import InvalidMove
from warren.engine.moves import Move
from warren.engine.notation import letter
from warren.games.trenchcoat.rules.cards import ITEMS
from warren.games.trenchcoat.rules.notation.codes import AIMS, BID, MOST_BID, MOVE_COUNT, NOBODY, ORDERS

EXAMPLE: Final = "lay 2, call, play wanted-poster C, bid 4"


def play_texts() -> list[str]:
    """Playing each item at each seat, and at nobody."""
    texts = []
    for item in ITEMS:
        texts += [f"play {item} {letter(seat)}" for seat in range(NOBODY)] + [f"play {item}"]
    return texts


def texts_for(things: list[str]) -> list[str]:
    """Every move in notation, in the order of the codes."""
    seats = [letter(seat) for seat in range(4)]
    texts = [
        *(f"sell {item}" for item in ITEMS),
        *("buy deck", "buy 1", "buy 2", "done"),
        *(f"discard {item}" for item in ITEMS),
        "pass",
        *play_texts(),
        *(f"order {order}" for order in ORDERS),
        *("lay 1", "lay 2", "lay 3", "call", "trust"),
        *(f"challenge {seat}" for seat in seats),
        *("accept", "decline", "heads", "tails", "odd", "even", "rock", "paper", "scissors"),
        *("show 1", "show 2", "show 3"),
        *(f"spend {stamina}" for stamina in range(5)),
        *(f"hold {beats}" for beats in range(1, 7)),
        *("pin", "feint", "dodge"),
        *(f"spy {thing}" for thing in things),
        *(f"guess {thing}" for thing in things),
        *(f"won {seat}" for seat in seats),
        *("pay", "lose 1", "lose 2", "lose 3", "cloak"),
        *(f"bid {gold}" for gold in range(MOST_BID + 1)),
    ]
    assert len(texts) == MOVE_COUNT
    assert texts[BID] == "bid 0"
    assert len(play_texts()) == AIMS * len(ITEMS)
    return texts


class Notation:
    """The moves of a sheet, whose market says what can be spied."""

    def __init__(self, things: list[str]) -> None:
        self.moves: Final = [Move(code, text) for code, text in enumerate(texts_for(things))]
        self.codes: Final = {move.text.lower(): move.code for move in self.moves}

    def parse(self, text: str) -> int:
        """The code of a move; raises `InvalidMove`."""
        code = self.codes.get(" ".join(text.lower().split()))
        if code is None:
            raise InvalidMove("unreadable-move", move=text, example=EXAMPLE)
        return code

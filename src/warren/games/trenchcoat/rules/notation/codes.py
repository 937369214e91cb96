"""Trench Coat's moves as numbers: every answer to every question has a range of its own."""

from typing import Final

from warren.engine.native import i64

MOST_BID: Final[i64] = 400
NOBODY: Final[i64] = 4
ORDERS: Final = ("1", "1 2", "2 1", "1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1")

SELL: Final[i64] = 0  # an item
BUY_DECK: Final[i64] = 14
BUY: Final[i64] = 15  # a place of the shop
DONE: Final[i64] = 17
DISCARD: Final[i64] = 18  # an item
PASS: Final[i64] = 32
PLAY: Final[i64] = 33  # an item, at a seat or nobody
ORDER: Final[i64] = 103
LAY: Final[i64] = 112  # a place of the hand
CALL: Final[i64] = 115
TRUST: Final[i64] = 116
DARE: Final[i64] = 117  # a seat
ACCEPT: Final[i64] = 121
DECLINE: Final[i64] = 122
HEADS: Final[i64] = 123
TAILS: Final[i64] = 124
ODD: Final[i64] = 125
EVEN: Final[i64] = 126
ROCK: Final[i64] = 127  # rock, paper, scissors
SHOW: Final[i64] = 130  # a place of the hand
SPEND: Final[i64] = 133  # 0 to 4
HOLD: Final[i64] = 138  # 1 to 6
PIN: Final[i64] = 144  # pin, feint, dodge
SPY: Final[i64] = 147  # a thing
GUESS: Final[i64] = 177  # a thing
WON: Final[i64] = 207  # a seat
PAY: Final[i64] = 211
LOSE: Final[i64] = 212  # a place of the hand
TAKE_CLOAK: Final[i64] = 215
BID: Final[i64] = 216
MOVE_COUNT: Final[i64] = BID + MOST_BID + 1

AIMS: Final[i64] = 5


def play_code(item: i64, target: i64) -> i64:
    """Playing an item at a seat, or at nobody."""
    return PLAY + item * AIMS + target


def is_play(code: i64) -> bool:
    """Whether an answer is an item."""
    return PLAY <= code < ORDER


def item_played(code: i64) -> i64:
    """The item that an answer plays."""
    return (code - PLAY) // AIMS


def target_of(code: i64) -> i64:
    """The seat at which an answer plays its item."""
    return (code - PLAY) % AIMS

"""Tables of every game at every stage a host can be stopped in, played over the socket as anybody would play them."""

import random
from typing import Any, Final

import msgspec

import warren
from host.client import Client, Host
from warren.host.wire.connection import BURST

PEOPLE: Final = 2
#: Bots that sit there, one kind for each stage: levels, and what was offered before there were levels.
BOTS: Final = {"lobby": "elder", "midst": "hatchling", "sealed": "random", "reaction": "random", "over": "greedy"}
#: Questions of Trench Coat that several answer in secret, and some at which anybody may play an item.
SECRET: Final = ("both-choose", "sworn-call")
REACTIONS: Final = ("quest-laid", "quest-revealed", "challenge-decided", "guard-announced", "tax-owed")
MOST_TABLES: Final = 20


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a table in a released version's data: how it stood when the host was killed."""

    table: str
    game: str
    stage: str
    keys: tuple[str, ...]
    feed: int
    status: str
    ask: int = 0
    asked: tuple[int, ...] = ()
    options: dict[str, Any] = {}


class Sitting:
    """One table, all its people at one device."""

    def __init__(self, host: Host, table: str, keys: tuple[str, ...] = ()) -> None:
        self.host = host
        self.table = table
        self.keys = keys
        self.client = self.come()
        self.answered = 0

    def come(self) -> Client:
        """Open the table, as it is now."""
        client = Client(self.host, self.table, self.keys)
        client.until("snapshot")
        return client

    def come_again(self) -> None:
        """Leave and come back, before the host finds that one client says too much."""
        self.client.close()
        self.client = self.come()

    def sit(self, seat: int) -> None:
        """Take a seat."""
        answer = self.client.ask("sit", seat=seat, name=f"Person {seat}", word=f"word {seat}")
        assert answer["is"] == "answer", answer
        self.keys = (*self.keys, answer["key"])

    def begin(self, bot: str) -> None:
        """Fill the open seats, people first, then bots, in the place of a bot that is there too, and deal."""
        for seat, chair in enumerate(self.client.now["table"]["chairs"]):
            if chair["kind"] == "open" and seat < PEOPLE:
                self.sit(seat)
            elif chair["kind"] != "person":
                if chair["kind"] == "bot":
                    assert self.client.ask("stand", seat=seat)["is"] == "answer"
                assert self.client.ask("seat-bot", seat=seat, bot=bot)["is"] == "answer"
        self.come_again()
        assert self.client.ask("start")["is"] == "answer"

    def move(self, chance: random.Random) -> bool:
        """Make any move for whoever of us is asked; False when the game is over."""
        if not self.client.wait_for_turn():
            return False
        ask = self.client.now["ask"]
        self.answered = ask["number"]
        offer = chance.choice(self.client.now["offers"])
        answer = self.client.move(offer["move"], id=f"{ask['number']}-{self.client.now['feed']}")
        assert answer["is"] == "answer", answer
        if self.client.count > BURST // 2:
            self.come_again()
        return True

    def is_half_answered(self) -> bool:
        """Whether the question that we answered last still waits for somebody."""
        return bool(self.client.now["ask"]["seats"]) and self.client.now["ask"]["number"] == self.answered

    def kept(self, game: str, stage: str) -> Kept:
        """What to remember of it."""
        now = self.client.now
        ask = now.get("ask") or {"number": 0, "seats": []}
        return Kept(
            table=self.table,
            game=game,
            stage=stage,
            keys=self.keys,
            feed=now["feed"],
            status=now["table"]["status"],
            ask=ask["number"],
            asked=tuple(ask["seats"]),
            options=now["table"]["options"],
        )


def stages_of(game: str) -> list[str]:
    """The stages a game's tables can be in; sealed answers and moments for reactions are Trench Coat's."""
    return [stage for stage in BOTS if game == "trenchcoat" or stage not in {"sealed", "reaction"}]


def bring_to(host: Host, game: str, stage: str, chance: random.Random) -> Kept:
    """A table of that game, brought to that stage; where it never comes to it, another one is tried."""
    for _ in range(MOST_TABLES):
        sitting = set_up(host, game, stage)
        reached = stage == "lobby" or advance(sitting, stage, chance)
        sitting.come_again()
        sitting.client.close()
        if reached:
            return sitting.kept(game, stage)
    raise AssertionError(f"{game} never came to {stage}")


def set_up(host: Host, game: str, stage: str) -> Sitting:
    """A table with people and a bot, and the cards dealt unless it is to stay in the lobby."""
    bots = 0 if stage in {"sealed", "reaction"} else 1
    table = host.new_table(game=game, seats=min(PEOPLE + bots, warren.game(game).seat_counts[-1]))
    sitting = Sitting(host, table)
    if stage == "lobby":
        sitting.sit(0)
        assert sitting.client.ask("seat-bot", seat=2, bot=BOTS[stage])["is"] == "answer"
    else:
        sitting.begin(BOTS[stage])
    return sitting


def advance(sitting: Sitting, stage: str, chance: random.Random) -> bool:
    """Play until the stage is reached; whether it was."""
    moves = 0
    while not is_reached(sitting, stage, moves):
        if not sitting.move(chance):
            return False
        moves += 1
    return True


def is_reached(sitting: Sitting, stage: str, moves: int) -> bool:
    """Whether the table is in that stage now; in the middle of a question one has answered and another has not."""
    over = not sitting.client.wait_for_turn()
    kind = "" if over else sitting.client.now["ask"]["kind"]
    match stage:
        case "over":
            return over
        case "midst":
            return moves >= 12 and not over
        case "sealed":
            return kind in SECRET and sitting.is_half_answered()
        case _:
            return moves >= 12 and kind in REACTIONS and sitting.is_half_answered()

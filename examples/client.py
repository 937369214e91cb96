"""Plays at a table by itself, with nothing of Warren's: written from docs/protocol.md alone. Needs `websockets`.

    python examples/client.py http://127.0.0.1:8000/t/NAME [--start]

It sits down on an open chair (with `#KEY` at the end of the link on the seat of that key), answers every question with
any of the offers, and comes back when the line breaks. With `--start` it deals when every chair is taken.
"""

import json
import secrets
import sys
import time
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

FOR_GOOD = {"no-such-table", "not-watched", "unknown-rules", "table-damaged", "texts only"}
LATER = {"store-away", "store-full", "too-often"}
LOOK_AGAIN = {"stale", "seat-taken", "already-started"}


class Player:
    """One seat at one table: the newest snapshot, and what was said and not answered yet."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.address = f"{scheme}://{parts.netloc}/ws/{parts.path.rpartition('/')[2]}"
        self.key = parts.fragment or secrets.token_urlsafe(16)
        self.now: dict[str, Any] = {"feed": 0, "table": {"status": "open"}}
        self.unanswered: dict[str, Any] | None = None

    def wish(self) -> dict[str, Any] | None:
        """What to say as the table is now, if anything."""
        table, you, seat, ask = (self.now[name] for name in ("table", "you", "seen_as", "ask"))
        chairs = [chair["kind"] for chair in table["chairs"]]
        if table["status"] == "open" and not you and "open" in chairs:
            return {"do": "sit", "seat": chairs.index("open"), "name": "Robin", "key": self.key}
        if table["status"] == "open" and you and "open" not in chairs and "--start" in sys.argv:
            return {"do": "start"}
        if table["status"] == "playing" and you and seat in ask["seats"]:
            move = secrets.choice(self.now["offers"])["move"]
            return {"do": "move", "seat": seat, "ask": ask["number"], "move": move}
        return None

    def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Take a message in. Whatever is not answered yet stays the only wish, and is said again after a while."""
        said = self.unanswered
        if message["is"] in {"snapshot", "update"}:
            self.now = message.get("now", message)
        elif said is not None and message.get("id") == said["id"]:
            self.unanswered = None
            if message["is"] == "refusal" and message["code"] in LATER:
                time.sleep(2)
                self.say(socket, said)
            elif message["is"] == "refusal" and message["code"] not in LOOK_AGAIN:
                sys.exit(message["sentence"])
            elif message["feed"] > self.now["feed"]:
                return  # its update comes next
        if self.unanswered is None and "you" in self.now and (wish := self.wish()) is not None:
            self.say(socket, {**wish, "id": secrets.token_hex(8)})

    def say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Say something that has an answer, no more than ten times a second."""
        self.unanswered = message
        time.sleep(0.1)
        socket.send(json.dumps(message))

    def play(self) -> None:
        """Play to the end, however often the line breaks."""
        while self.now["table"]["status"] != "over":
            try:
                with connect(self.address) as socket:
                    socket.send(json.dumps({"do": "hello", "id": "h", "keys": [self.key], "last": self.now["feed"]}))
                    if self.unanswered is not None:
                        self.say(socket, self.unanswered)
                    while self.now["table"]["status"] != "over":
                        self.hear(socket, json.loads(socket.recv()))
            except InvalidStatus as refused:
                if refused.response.status_code in {403, 404}:
                    sys.exit(f"refused with status {refused.response.status_code}")
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.reason in FOR_GOOD:
                    sys.exit(closed.rcvd.reason)
            except OSError:
                pass  # nobody is there now
            time.sleep(1)


if __name__ == "__main__":
    player = Player(sys.argv[1])
    player.play()
    print(f"The game is over after {player.now['feed']} entries; my seat was {player.now['you'][0]}.")

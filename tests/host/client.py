"""A host in a process of its own, and clients that talk to it as any client would."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Host:
    """`warren serve` on loopback."""

    def __init__(self, data: Path, pace: float = 0.0, window: float = 0.0, database: str = "") -> None:
        self.data = data
        self.database = database
        self.environment: dict[str, str] = {}
        self.port = free_port()
        self.pace = pace
        self.window = window
        self.log = data.parent / "host.log"
        self.words: list[str] = []
        #: The `warren` command; by default that of the Python which runs the tests.
        self.command = [sys.executable, "-m", "warren"]
        #: Something to be done in the host's process before it starts, in Python.
        self.first = ""
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def store(self) -> Path | str:
        """Where the host keeps its tables, as `Store.open` takes it."""
        return self.database or self.data / "warren.sqlite"

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--lang", "en"]
        words += ["--pace", str(self.pace), "--window", str(self.window), *self.words]
        environment = {**os.environ, **self.environment, "WARREN_DATABASE": self.database}
        with self.log.open("ab") as log:
            program = self.command
            if self.first:
                program = [sys.executable, "-c", f"{self.first}\nfrom warren.cli.main import run\nrun()"]
            self.process = subprocess.Popen([*program, *words], stdout=log, stderr=log, env=environment)
        for _ in range(1200):
            try:
                httpx.get(f"{self.address}/api/health", timeout=5).raise_for_status()
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return
        self.stop()
        raise RuntimeError("the host did not start")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As a person would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()

    def new_table(self, **wishes: Any) -> str:
        answer = httpx.post(f"{self.address}/api/tables", json={"game": "koffer", **wishes}, timeout=10)
        answer.raise_for_status()
        name: str = answer.json()["table"]
        return name


@contextmanager
def running(data: Path, pace: float = 0.0, window: float = 0.0, database: str = "") -> Iterator[Host]:
    host = Host(data, pace, window, database)
    host.start()
    try:
        yield host
    finally:
        host.stop()


class Client:
    """One client at one table, remembering every byte it was sent."""

    def __init__(
        self,
        host: Host,
        table: str,
        keys: tuple[str, ...] = (),
        last: int = 0,
        holder: int | None = None,
        **headers: str,
    ) -> None:
        address = f"ws://127.0.0.1:{host.port}/ws/{table}"
        self.open = ExitStack()
        made = connect(address, additional_headers=headers, open_timeout=10, compression=None, ping_interval=None)
        self.socket: ClientConnection = self.open.enter_context(made)
        self.bytes: list[str] = []
        self.updates: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.keys = list(keys)
        self.count = 0
        self.do("hello", keys=list(keys), last=last, **({} if holder is None else {"holder": holder}))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.open.close()

    def do(self, command: str, **details: Any) -> str:
        """Send a command; its id."""
        self.count += 1
        name = details.pop("id", f"c{self.count}")
        self.socket.send(json.dumps({"do": command, "id": name, **details}))
        return str(name)

    def read(self, timeout: float = 20) -> dict[str, Any]:
        """The next message, taken note of."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["is"] == "snapshot":
            self.now = message
        elif message["is"] == "update":
            self.updates.append(message)
            self.now = message["now"]
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (message := self.read())["is"] not in kinds:
            pass
        return message

    def ask(self, command: str, **details: Any) -> dict[str, Any]:
        """Send a command and wait for its answer or refusal."""
        name = self.do(command, **details)
        while (message := self.until("answer", "refusal"))["id"] != name:
            pass
        if message.get("key"):
            self.keys.append(message["key"])
        return message

    def wait_for_turn(self) -> bool:
        """Read until one of our seats is asked; False when the playing is over."""
        while True:
            if self.now.get("table", {}).get("status") == "over":
                return False
            ask = self.now.get("ask")
            if ask and set(ask["seats"]) & set(self.now["you"]):
                return True
            self.read()

    def catch_up(self, feed: int) -> None:
        """Read until the table is as far as that."""
        while self.now.get("feed", 0) < feed:
            self.read()

    def move(self, move: str = "take 1", **details: Any) -> dict[str, Any]:
        """Answer the ask that is on the table, and read on until the table has gone on."""
        ask = self.now["ask"]
        seat = next(seat for seat in ask["seats"] if seat in self.now["you"])
        answer = self.ask("move", **{"seat": seat, "ask": ask["number"], "move": move, **details})
        self.catch_up(answer["feed"])
        return answer


def sat_down(host: Host, people: int, bots: int = 0, **wishes: Any) -> tuple[str, list[Client]]:
    """A table with people and bots on it, not started yet."""
    table = host.new_table(**{"seats": people + bots, **wishes})
    clients = [Client(host, table) for _ in range(people)]
    for seat, client in enumerate(clients):
        client.until("snapshot")
        assert client.ask("sit", seat=seat, name=f"Person {seat}", word=f"word {seat}")["is"] == "answer"
    for bot in range(bots):
        assert clients[0].ask("seat-bot", seat=people + bot, bot="greedy")["is"] == "answer"
    return table, clients


def play_together(*clients: Client) -> None:
    """Everybody moves in turn until the game is over; each has heard of every entry."""
    playing = list(clients)
    while playing:
        for client in list(playing):
            if client.wait_for_turn():
                assert client.move()["is"] == "answer"
            else:
                playing.remove(client)
    for client in clients:
        feeds = [update["feed"] for update in client.updates]
        assert feeds == list(range(feeds[0], feeds[0] + len(feeds))), "the feed has no gaps"

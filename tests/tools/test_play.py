"""`make play`: tables at once, the compiled core when it is there, and nothing left when it ends."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from host.client import Client, Host, sat_down
from small_core import ROOT, bring_core, compile_core, copy_tree, environment, set_up

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at processes as Linux shows them"),
    pytest.mark.skipif(shutil.which("make") is None, reason="this machine has no make"),
]


class Play:
    """`make play` in a copy of the tree with a small core, as somebody types it in a terminal."""

    def __init__(self, tree: Path, output: IO[str], **more: str) -> None:
        self.tree = tree
        self.host = Host(tree / "data")
        self.file = Path(output.name)
        words = f"--port {self.host.port} --data data --lang en --pace 0"
        variables = environment(tree, PIP_NO_INDEX="1", **more)
        del variables["PYTHONPATH"]
        self.process = subprocess.Popen(
            ["make", "--no-print-directory", "play", f"PYTHON={sys.executable}", f"ARGS={words}"],
            cwd=tree,
            env=variables,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )

    def said(self) -> str:
        return self.file.read_text()

    def log(self) -> str:
        file = self.tree / "build" / "compile.log"
        return file.read_text() if file.exists() else ""

    def wait_until(self, happens: Callable[[], bool]) -> None:
        while not happens():
            assert self.process.poll() is None, self.said() + self.log()
            time.sleep(0.05)

    def health(self) -> dict[str, Any]:
        answer: dict[str, Any] = httpx.get(f"{self.host.address}/api/health", timeout=60).raise_for_status().json()
        return answer

    def answers(self) -> bool:
        try:
            self.health()
        except httpx.TransportError:
            return False
        return True

    def interrupt(self) -> None:
        """Press Ctrl-C: everything in the terminal's foreground is interrupted."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(60)

    def processes(self) -> dict[int, str]:
        """The processes of that tree, and what they run."""
        found = {}
        for each in Path("/proc").glob("[0-9]*"):
            try:
                words = (each / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                if words and (str(self.tree) in words or (each / "cwd").readlink() == self.tree):
                    found[int(each.name)] = words
            except OSError:
                pass  # it has ended
        return found

    def pid_of(self, part: str) -> int:
        return next(pid for pid, words in self.processes().items() if part in words)

    def all_end(self) -> bool:
        """Whether everything ends in a while."""
        until = time.monotonic() + 60
        while self.processes() and time.monotonic() < until:
            time.sleep(0.1)
        return not self.processes()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree that is set up for playing, and not compiled."""
    tree = copy_tree(tmp_path / "a tree")
    set_up(tree)
    shutil.copy(ROOT / "Makefile", tree)
    return tree


@pytest.fixture
def play(tree: Path, tmp_path: Path) -> Iterator[Callable[..., Play]]:
    """Starts it; whatever is left after a test is ended."""
    started: list[Play] = []

    def start(**more: str) -> Play:
        with (tmp_path / f"output {len(started)}").open("w") as output:
            started.append(Play(tree, output, **more))
        return started[-1]

    yield start
    for each in started:
        for pid in each.processes():
            os.kill(pid, signal.SIGKILL)
        each.process.wait()


def play_some(person: Client, moves: int) -> None:
    for _ in range(moves):
        assert person.wait_for_turn()
        answer = person.move(person.now["offers"][0]["move"])
        assert answer["is"] == "answer", answer


def listen(client: Client) -> None:
    """Listen until the host hangs up."""
    while True:
        client.read(300)


def test_a_table_is_played_from_source_and_goes_on_compiled(play: Callable[..., Play]) -> None:
    playing = play()
    playing.wait_until(playing.answers)
    assert playing.health()["compiled"] is False
    assert httpx.get(playing.host.address).raise_for_status().text.startswith("<!doctype html>")
    table, (person,) = sat_down(playing.host, people=1, bots=1)
    watcher = Client(playing.host, table)
    assert person.ask("start")["is"] == "answer"
    play_some(person, 3)
    assert person.wait_for_turn(), "the bot has answered"
    feed, ask = person.now["feed"], person.now["ask"]
    for client in (person, watcher):
        with pytest.raises(ConnectionClosed) as closed:
            listen(client)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    playing.wait_until(lambda: playing.answers() and playing.health()["compiled"])
    again = Client(playing.host, table, tuple(person.keys))
    again.until("snapshot")
    assert (again.now["feed"], again.now["ask"]["number"]) == (feed, ask["number"])
    play_some(again, 3)
    assert again.wait_for_turn(), "the bot has answered"
    playing.interrupt()
    assert playing.all_end()
    assert "Compiling the core while you play" in playing.said()
    assert "The core is compiled now: bots think at full strength." in playing.said()
    assert "Traceback" not in playing.said()
    assert "compiled in" in playing.log()
    second = play()
    second.wait_until(second.answers)
    assert second.health()["compiled"] is True
    assert "Compiling" not in second.said()
    with Client(second.host, table, tuple(person.keys)) as back:
        back.until("snapshot")
        assert back.now["feed"] == again.now["feed"]
    second.interrupt()


def test_ctrl_c_ends_host_and_compile_without_a_traceback_and_the_next_time_it_goes_on(
    play: Callable[..., Play],
) -> None:
    playing = play()
    playing.wait_until(lambda: playing.answers() and "compiling engine" in playing.log())
    playing.interrupt()
    assert playing.all_end(), playing.processes()
    assert "Traceback" not in playing.said() + playing.log()
    assert not (playing.tree / "src/warren/compiled.json").exists()
    again = play()
    again.wait_until(lambda: again.answers() and again.health()["compiled"])
    again.interrupt()
    assert again.all_end()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGKILL])
def test_when_the_host_ends_compiling_ends(play: Callable[..., Play], sent: signal.Signals) -> None:
    playing = play()
    playing.wait_until(lambda: playing.answers() and "compiling engine" in playing.log())
    os.kill(playing.pid_of("-m warren serve"), sent)
    playing.process.wait(60)
    assert playing.all_end(), playing.processes()


def test_a_port_that_is_taken_is_told_in_a_sentence(tree: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused = subprocess.run(
            [sys.executable, "-m", "tools.play", "--host", "127.0.0.1", "--port", str(port), "--lang", "en"],
            cwd=tree,
            env=environment(tree),
            capture_output=True,
            text=True,
            check=False,
        )
    assert refused.returncode != 0
    assert refused.stderr == f"warren: Port {port} on 127.0.0.1 cannot be used: Address already in use.\n"


def test_without_a_compiler_it_is_played_from_source_and_told_why(play: Callable[..., Play], tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("make", "nice", "sh"):
        (programs / name).symlink_to(str(shutil.which(name)))
    playing = play(PATH=str(programs))
    playing.wait_until(lambda: playing.answers() and "warren: not compiled" in playing.said())
    assert playing.said().count("warren: not compiled, it runs from source, slower: there is no C compiler") == 1
    assert playing.health()["compiled"] is False
    playing.interrupt()
    assert playing.all_end()


def test_a_core_that_is_out_of_date_is_passed_over_until_it_is_compiled_again(
    tree: Path, tmp_path: Path, play: Callable[..., Play]
) -> None:
    compiled = copy_tree(tmp_path / "compiled")
    assert compile_core(compiled).returncode == 0
    bring_core(compiled, tree)
    cards = tree / "src/warren/games/koffer/rules/cards.py"
    cards.write_text(cards.read_text() + '\n\ndef added() -> int:\n    """More."""\n    return 1\n')
    playing = play()
    playing.wait_until(playing.answers)
    assert playing.health()["compiled"] is False
    playing.wait_until(lambda: playing.answers() and playing.health()["compiled"])
    playing.interrupt()
    assert "Traceback" not in playing.said()


def test_stopped_while_it_sets_up_it_says_so(tree: Path) -> None:
    """Also `make play` itself is stopped by the set-up's own rules."""
    (tree / ".venv/done/environment").unlink()
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.play"],
        cwd=tree,
        env=environment(tree),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "making a virtual environment …\n"
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    assert process.returncode == 130
    assert err == "\nwarren: stopped. Run the same command again: it goes on where it stopped.\n"

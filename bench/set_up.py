"""From a clean clone to the first move, to a compiled core, and to the core after an edit; without the network."""

import os
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from threading import Thread

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from host.client import Host, sat_down  # the tests' own client
from tools.environment import is_intact, locked, name_of

ROOT = Path(__file__).parents[1]
#: The Python that virtual environments are made of.
PYTHON = str(getattr(sys, "_base_executable", sys.executable))
REPEATS = 3
FIRST_MOVE, COMPILE, EDIT = 60, 90, 30
#: Seconds after which something hangs.
PATIENCE = 900.0
GAMES = {"kobold": "KOBOLD", "koffer": "Koffer", "too_many": "Too Many", "trenchcoat": "Trench Coat"}
ENGINE = "the engine"
ADDED = '\n\ndef added() -> int:\n    """Measured."""\n    return {number}\n'


class FirstMove(msgspec.Struct, frozen=True):
    """Seconds of each phase, in order, from `make play` in a clean clone to a move that is accepted."""

    phases: dict[str, float]

    @property
    def total(self) -> float:
        """All of them."""
        return sum(self.phases.values())


class Time(msgspec.Struct, frozen=True):
    """Seconds that something took, and of processor time on all cores: another's work makes only the first longer."""

    wall: float
    processor: float


class Figures(msgspec.Struct):
    """Everything that is measured."""

    first_moves: list[FirstMove]
    download: float = 0.0
    full: Time = Time(0.0, 0.0)
    edits: dict[str, Time] = {}
    environment: float = 0.0
    base: float = 0.0
    packages: int = 0
    loads: list[float] = []


def clone(folder: Path) -> Path:
    """A clean clone of the last commit."""
    subprocess.run(["git", "clone", "-q", ROOT, folder], check=True)
    return folder


def fetch(folder: Path) -> dict[str, str]:
    """Fetch what set-up would fetch; the environment in which it is used and nothing else is reached."""
    wheels, cache, scratch = folder / "wheels", folder / "npm", folder / "scratch"
    for name in ("run", "install", "build"):
        words = ["download", "--quiet", "--require-hashes", "-d", str(wheels), "-r", f"requirements/{name}.txt"]
        subprocess.run([sys.executable, "-m", "pip", *words], cwd=ROOT, check=True)
    scratch.mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, scratch)
    words = ["ci", "--omit=dev", "--silent", "--cache", str(cache)]
    subprocess.run(["npm", *words], cwd=scratch, check=True)
    usual = {key: value for key, value in os.environ.items() if key not in {"WARREN_PURE", "PIP_FIND_LINKS"}}
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": wheels.as_uri(), "PIP_NO_CACHE_DIR": "1"}
    return {**usual, **offline, "npm_config_cache": str(cache), "npm_config_offline": "true"}


@contextmanager
def playing(tree: Path, host: Host, environment: dict[str, str], said: list[tuple[float, str]]) -> Iterator[None]:
    """`make play` in a clone; `said` gets the lines it prints, with when."""
    words = ["--port", str(host.port), "--data", str(host.data), "--lang", "en"]
    with subprocess.Popen(
        [PYTHON, "-m", "tools.play", *words], cwd=tree, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        lines = process.stdout

        def listen() -> None:
            said.extend((time.monotonic(), line.strip()) for line in lines)

        listener = Thread(target=listen)
        listener.start()
        try:
            yield
        finally:
            process.send_signal(signal.SIGINT)
            listener.join()


def wait_for(address: str) -> None:
    """Wait until the host answers."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        try:
            httpx.get(address, timeout=5).raise_for_status()
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"{address} does not answer")


def first_move(tree: Path, environment: dict[str, str]) -> FirstMove:
    """Play in a clean clone until the first move of a person against a bot is accepted."""
    host = Host(tree / "data")
    said: list[tuple[float, str]] = []
    began = time.monotonic()
    with playing(tree, host, environment, said):
        wait_for(f"{host.address}/api/health")
        wait_for(host.address)
        answers = time.monotonic()
        _, (person,) = sat_down(host, people=1, bots=1)
        assert person.ask("start")["is"] == "answer"
        assert person.wait_for_turn()
        assert person.move(person.now["offers"][0]["move"])["is"] == "answer"
        ended = time.monotonic()
        person.close()
    return FirstMove(phases_of(began, said, answers, ended))


def phases_of(began: float, said: list[tuple[float, str]], answers: float, ended: float) -> dict[str, float]:
    """How long each phase took, by when it was announced."""
    titles = {
        "making a virtual environment": "virtual environment",
        "installing what playing needs": "packages",
        "installing setuptools": "packages",
        "installing Warren": "packages",
        "building the browser table": "browser table: npm's packages and the build",
        "Compiling the core": "host from source, until the page and `/api/health` answer",
    }
    marks = [(began, "start")]
    for at, line in said:
        marks += [(at, title) for start, title in titles.items() if line.startswith(start)]
    marks += [(answers, "table, and the first move accepted"), (ended, "")]
    phases: dict[str, float] = {}
    for (at, title), (until, _) in pairwise(marks):
        phases[title] = phases.get(title, 0.0) + until - at
    return phases


def timed(words: list[str], tree: Path, environment: dict[str, str]) -> Time:
    """How long a script takes."""
    began, before = time.monotonic(), processor_time()
    subprocess.run(words, cwd=tree, env=environment, check=True, stdout=subprocess.DEVNULL)
    return Time(time.monotonic() - began, processor_time() - before)


def processor_time() -> float:
    """Seconds of processor time of all processes that were started and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def compile_all(tree: Path, environment: dict[str, str], found: Figures) -> None:
    """Compile everything, then after an edit of each game, and of the engine."""
    shutil.rmtree(tree / "build", ignore_errors=True)
    subprocess.run([PYTHON, "-m", "tools.set_up", "compile"], cwd=tree, env=environment, check=True)
    for built in (*tree.glob("src/**/*.so"), tree / "src/warren/compiled.json"):
        built.unlink()
    shutil.rmtree(tree / "build")
    shutil.rmtree(tree / ".mypy_cache", ignore_errors=True)
    command = [str(tree / ".venv/bin/python"), "-m", "tools.core"]
    found.full = timed(command, tree, environment)
    print(f"full compile {found.full}", flush=True)
    edits = {**{title: f"games/{game}/state.py" for game, title in GAMES.items()}, ENGINE: "engine/turns.py"}
    for number, (title, path) in enumerate(edits.items()):
        with (tree / "src/warren" / path).open("a", encoding="utf-8") as file:
            file.write(ADDED.format(number=number))
        found.edits[title] = timed(command, tree, environment)
        found.loads.append(os.getloadavg()[0])
        print(f"after an edit, {title}: {found.edits[title]}", flush=True)


def size_of(folder: Path) -> float:
    """Megabytes of the files in a folder."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()) / 1e6


def base_size(tree: Path) -> float:
    """Megabytes of what playing needs: the packages, and Warren itself with its browser table."""
    wanted = set(locked(tree / "requirements" / "run.txt"))
    total = size_of(tree / "src")
    for folder in tree.glob(".venv/lib/python*/site-packages/*.dist-info"):
        if name_of(folder) in wanted and is_intact(folder):
            files = [line.rsplit(",", 2)[0] for line in (folder / "RECORD").read_text(encoding="utf-8").splitlines()]
            total += (
                sum((folder.parent / file).stat().st_size for file in files if (folder.parent / file).exists()) / 1e6
            )
    return total


def measure(folder: Path) -> Figures:
    """Fetch, then play in several clean clones, then compile in the last."""
    began = time.monotonic()
    environment = fetch(folder)
    found = Figures([], download=time.monotonic() - began)
    for number in range(REPEATS):
        tree = clone(folder / f"clone-{number}")
        found.first_moves.append(first_move(tree, environment))
        print(f"first move after {found.first_moves[-1].total:.1f} s: {found.first_moves[-1].phases}", flush=True)
    found.environment, found.base = size_of(tree / ".venv"), base_size(tree)
    found.packages = len(set(locked(tree / "requirements" / "run.txt")))
    compile_all(tree, environment, found)
    return found


def section() -> str:
    """The part of the page."""
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="warren-bench-") as folder:
        found = measure(Path(folder))
    moves = found.first_moves
    phases = "\n".join(
        f"| {title} | {spread([move.phases[title] for move in moves])} | – |"
        for title in moves[0].phases
        if title != "start"
    )
    edits = "\n".join(
        row(f"after an edit in {title}", taken, "–" if title == ENGINE else f"≤ {EDIT} s")
        for title, taken in found.edits.items()
    )
    return f"""
`make play` in a clean clone, with packages that were fetched before (that took {found.download:.0f} s here): nothing is
reached by network. Medians of {REPEATS} clones (fastest–slowest). Then the core is compiled, on all cores.
Beside other work the times are longer, and the processor time is what compares.
The load of the machine: {before:.0f} before, up to {max(found.loads):.0f} while it compiled (own processes included).

| to the first move | time | goal |
| --- | --- | --- |
{phases}
| **all together** | {spread([move.total for move in moves])} | ≤ {FIRST_MOVE} s |

| compiling | time | goal | processor time |
| --- | --- | --- | --- |
{row("everything", found.full, f"≤ {COMPILE} s")}
{edits}

| size on disk | |
| --- | --- |
| what playing needs: {found.packages} packages, and Warren itself | {found.base:.0f} MB |
| `.venv` after `make play` | {found.environment:.0f} MB |
"""


def spread(figures: list[float]) -> str:
    """The median with the lowest and highest."""
    return f"{statistics.median(figures):.1f} s ({min(figures):.1f}–{max(figures):.1f})"


def row(title: str, taken: Time, goal: str) -> str:
    """A row of the table of compiling."""
    return f"| {title} | {taken.wall:.0f} s | {goal} | {taken.processor:.0f} s |"

"""`make quick`: style, imports, types and the fast tests of what changed, from source, in less than a minute.

    python tools/quick.py                  what differs from the last commit, untracked files included
    python tools/quick.py --since main     what differs from where this branch left main
    python tools/quick.py --all            as though every file had changed
    python tools/quick.py FILE ...         as though these files had
    python tools/quick.py --list           say what would run, and run nothing

Which tests belong to a file follows from the names of folders: `src/warren/host/` has `tests/host/`, and
`src/warren/games/koffer/` has `tests/rules/koffer/`, its goldens and its part of the laws. A file outside the package
is checked by the tests that name it or its folder. Tests marked `slow` wait for `make test`, like everything compiled
and the tests that need a browser or PostgreSQL.
"""

import argparse
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
TESTS: Final = Path("tests")
PACKAGE: Final = Path("src/warren")
GAMES: Final = PACKAGE / "games"
#: Tests that need more than Python.
BROWSER: Final = TESTS / "browser"
CORES: Final = os.cpu_count() or 1
#: Steps at a time, processes for the tests of each, and of how many tests a sample has one.
LANES: Final = max(2, CORES // 2)
PROCESSES: Final = min(CORES, 8)
ONE_IN: Final = 8
#: What pytest answers when every test was left out.
NO_TESTS: Final = 5


class Step(NamedTuple):
    """A command to run, by the name it is told under."""

    name: str
    command: tuple[str, ...]

    def shown(self) -> str:
        """The command as somebody would type it."""
        return shlex.join(self.command).replace(sys.executable, "python")


# What changed.


def git(*words: str) -> list[str]:
    """The lines that git answers."""
    said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603, S607
    if said.returncode:
        sys.exit(f"quick: {said.stderr.strip()}")
    return said.stdout.splitlines()


def changed_files(since: str, *, everything: bool) -> set[Path]:
    """The files that differ from where this branch left a revision, untracked ones included; or all files."""
    untracked = git("ls-files", "--others", "--exclude-standard")
    if everything:
        return {Path(name) for name in [*git("ls-files"), *untracked]}
    base = git("merge-base", since, "HEAD")[0]
    return {Path(name) for name in [*git("diff", "--name-only", "--no-renames", base), *untracked]}


# What to run for it.


def steps_for(files: Iterable[Path]) -> list[Step]:
    """All that checks some files, the shortest first."""
    files = sorted(files)
    steps: list[Step] = []
    python = [file for file in files if file.suffix == ".py" or file.name == "pyproject.toml"]
    if python:
        steps += [Step("lint", module("ruff", "check", "--quiet")), Step("format", module("ruff", "format", "--check"))]
    if any(file.is_relative_to(PACKAGE) for file in python):
        steps.append(Step("imports", (str(Path(sys.executable).with_name("lint-imports")),)))
    if python:
        steps.append(Step("types", module("mypy")))
    paths = {path for file in files for path in tests_of(file)}
    steps += pytest("tests", paths)
    games = {game for game in map(game_of, files) if game}
    of_games = {path for game in games for path in (TESTS / "rules" / game, GAMES / game)}
    if games:
        common = (TESTS / "golden", TESTS / "laws", *tests_in(TESTS / "rules"))
        steps += pytest("games", {*of_games, *common} - paths, "-k", " or ".join(sorted(games)))
    if any(is_engine(file) for file in files):
        sample = {TESTS / "rules", TESTS / "golden", TESTS / "laws"} - paths
        steps += pytest("sample", sample, "-p", "one_in", "--one-in", str(ONE_IN))
    if any(file.parts[0] == "web" and file.suffix != ".py" for file in files):
        npm = (sys.executable, "web/build.py", "run")
        steps += [Step("svelte-check", (*npm, "check")), Step("vitest", (*npm, "test"))]
    return steps


def module(*words: str) -> tuple[str, ...]:
    """A command that is a module of this Python."""
    return (sys.executable, "-m", *words)


def pytest(name: str, paths: Iterable[Path], *words: str) -> list[Step]:
    """The fast tests in some places; no step if there is no such place."""
    there = [path for path in paths if (ROOT / path).exists() and not path.is_relative_to(BROWSER)]
    # As in `testpaths`, the examples in the package come last: they import its modules once more.
    places = map(str, sorted(there, key=lambda path: (path.is_relative_to(PACKAGE), path)))
    chosen = ("-n", str(PROCESSES), "--dist", "worksteal", "-x", "-m", "not slow", *words)
    return [Step(name, module("pytest", *chosen, *places))] if there else []


def game_of(file: Path) -> str:
    """The game in whose folder a file is; empty if it is in none."""
    inside = file.relative_to(GAMES).parts if file.is_relative_to(GAMES) else ()
    return inside[0] if len(inside) > 1 else ""


def is_engine(file: Path) -> bool:
    """Whether every game may depend on it: the engine, or what lies above all packages and games."""
    return file.is_relative_to(PACKAGE / "engine") or (file.suffix == ".py" and file.parent in (PACKAGE, GAMES))


def tests_of(file: Path) -> set[Path]:
    """The tests of a file, but for those that are chosen by the name of a game."""
    if file.is_relative_to(TESTS):
        return {file} if is_test(file) else folder_of(file)
    found: set[Path] = set()
    if file.suffix == ".ftl":
        found |= tests_where(lambda text: ".ftl" in text)
    if file.is_relative_to(PACKAGE):
        if is_engine(file):
            found |= {TESTS / "engine", PACKAGE / "engine"}
        elif not file.is_relative_to(GAMES):
            folder = file.relative_to(PACKAGE).parts[0]
            found |= {TESTS / folder, PACKAGE / folder}
        return found
    if file.suffix == ".md" and (file.parent == Path() or file.parts[0] == "docs"):
        found.add(file)
    if file.parts[0] != "web":
        named = [f'"{file.name}"', f"/{file.name}", *(f'"{folder}"' for folder in file.parts[:-1][:1])]
        found |= tests_where(lambda text: any(name in text for name in named))
    return found


def is_test(file: Path) -> bool:
    """Whether pytest finds tests in it."""
    return file.name.startswith("test_") and file.suffix == ".py"


def tests_in(folder: Path) -> set[Path]:
    """The files of tests right in a folder."""
    return {path.relative_to(ROOT) for path in (ROOT / folder).glob("test_*.py")}


def folder_of(file: Path) -> set[Path]:
    """The folder of a file that helps tests, or the nearest one above in which there are tests."""
    above = (folder for folder in file.parents if folder != TESTS and folder.is_relative_to(TESTS))
    return set([folder for folder in above if tests_in(folder)][:1])


def tests_where(fits: Callable[[str], bool]) -> set[Path]:
    """The files of tests with a text that fits."""
    paths = (ROOT / TESTS).rglob("test_*.py")
    return {path.relative_to(ROOT) for path in paths if fits(path.read_text(encoding="utf-8"))}


def not_run(steps: Iterable[Step]) -> str:
    """What `make test` and `make check` run beyond these steps, in a line."""
    said = [word for step in steps for word in step.command if word.startswith(str(TESTS))]
    folders = sorted(path.name for path in (ROOT / TESTS).iterdir() if any(path.glob("**/test_*.py")))
    untouched = [name for name in folders if not any(Path(word).parts[1:2] == (name,) for word in said)]
    return f"not run: {', '.join([*untouched, 'slow tests', 'compiled code', 'pyright'])}: make check test"


# Running it.


class Running(NamedTuple):
    """A step under way."""

    step: Step
    process: subprocess.Popen[bytes]
    output: IO[bytes]
    began: float


def environment() -> dict[str, str]:
    """Everything from the sources here, and nothing that takes more than Python."""
    paths = [str(ROOT / "src"), str(ROOT / "tools"), *filter(None, [os.environ.get("PYTHONPATH")])]
    off = {"WARREN_NO_BROWSER": "1", "WARREN_NO_POSTGRES": "1"}
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "WARREN_PURE": "1", **off}


def start(step: Step) -> Running:
    """Begin a step; its output is kept until it ends."""
    output = TemporaryFile()  # noqa: SIM115 - closed when the step is over
    process = subprocess.Popen(  # noqa: S603 - the commands are ours
        step.command,
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    return Running(step, process, output, time.monotonic())


def stop(running: Iterable[Running]) -> None:
    """End steps with all their processes."""
    for one in running:
        if one.process.poll() is None:
            os.killpg(one.process.pid, signal.SIGTERM)
    for one in running:
        one.process.wait()


def passed(running: Running) -> bool:
    """Tell how a step ended, with its output if it failed."""
    failed = running.process.returncode not in (0, *([NO_TESTS] if "pytest" in running.step.command else []))
    seconds = time.monotonic() - running.began
    say(f"{'FAILED' if failed else 'ok':6} {seconds:5.1f} s  {running.step.name}")
    if failed:
        running.output.seek(0)
        say(running.output.read().decode(errors="replace").rstrip())
    running.output.close()
    return not failed


def run(steps: list[Step], *, keep_going: bool) -> bool:
    """Run steps side by side, until one fails unless told otherwise; whether all passed."""
    waiting, running, good = list(steps), list[Running](), True
    try:
        while running or (waiting and (good or keep_going)):
            while waiting and len(running) < LANES:
                running.append(start(waiting.pop(0)))
            time.sleep(0.02)
            for one in [one for one in running if one.process.poll() is not None]:
                running.remove(one)
                good = passed(one) and good
            if not good and not keep_going:
                return False
    finally:
        stop(running)
    return good


def say(text: str) -> None:
    """A line for whoever waits."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    """Check what changed; the exit code."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("files", nargs="*", type=Path, metavar="FILE", help="files to check as though they had changed")
    words.add_argument("--since", default="HEAD", metavar="REV", help="compare with where this branch left REV")
    words.add_argument("--all", action="store_true", help="check everything that is quick")
    words.add_argument("--only", default="", metavar="STEPS", help="only these steps, as in --only lint,types")
    words.add_argument("--keep-going", action="store_true", help="run all steps even if one fails")
    words.add_argument("--list", action="store_true", help="list the commands, and run nothing")
    given = words.parse_args()
    files = {path.resolve().relative_to(ROOT) for path in given.files}
    steps = steps_for(files or changed_files(given.since, everything=given.all))
    if given.only:
        steps = [step for step in steps if step.name in given.only.split(",")]
    if not steps:
        say("quick: nothing to check; --since REV compares with an earlier revision, --all checks everything")
        return 0
    for step in steps:
        say(f"{step.name}: {step.shown()}")
    if given.list:
        return 0
    began = time.monotonic()
    good = run(steps, keep_going=given.keep_going)
    say(f"{'all is well' if good else 'something is wrong'}, {time.monotonic() - began:.0f} s; {not_run(steps)}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())

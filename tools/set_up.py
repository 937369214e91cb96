"""Sets Warren up in this folder, step by step; what is done is not done again. Needs nothing but Python.

    python3 -m tools.set_up play       what playing needs: the server's packages and the browser table
    python3 -m tools.set_up compile    the server's packages and the compiled core
    python3 -m tools.set_up check      what checks and tests from source need
    python3 -m tools.set_up test       everything
    python3 -m tools.set_up bench      everything, and the peers that Warren is measured against

Interrupted, or stopped by an error, it goes on where it was when it is run again.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE, STDOUT

from tools import environment
from tools.core.lock import HELD, alone
from tools.environment import PYTHON, ROOT
from tools.pythons import everywhere, find_pythons

AGAIN = "Run the same command again: it goes on where it stopped."
LOCK = ROOT / "build" / "set-up.lock"
#: What pip and npm write when they reach nobody.
UNREACHABLE = (
    "ConnectionError",
    "ConnectTimeout",
    "No matching distribution",
    "Read timed out",
    "Temporary failure in name resolution",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ECONNRESET",
    "ENOTCACHED",
    "ENOTFOUND",
    "ETIMEDOUT",
)
#: What is written where there is no room, or nothing may be written.
FULL = ("No space left on device", "ENOSPC", "Disk quota exceeded")
FORBIDDEN = ("Permission denied", "Read-only file system", "EACCES", "EROFS")


class Stopped(Exception):
    """The set-up cannot go on; the message says why, and what to do."""


def say(text: str) -> None:
    """Tell somebody who waits."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def mark_of(*files: Path) -> str:
    """A short word for the contents of files and for this Python."""
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def step(name: str, text: str, mark: str, work: Callable[[], None], is_intact: Callable[[], bool]) -> None:
    """Do a step unless it was done with the same mark before, and is intact."""
    if environment.is_done(name, mark) and is_intact():
        return
    check_writable()
    with alone(LOCK, waiting=wait_for_another):
        if environment.is_done(name, mark) and is_intact():  # that one has done it
            return
        say(text + " …")
        began = time.monotonic()
        work()
        environment.note_done(name, mark)
    if time.monotonic() - began > 5:
        say(f"  {time.monotonic() - began:.0f} s")


def wait_for_another() -> None:
    """Say why nothing happens."""
    say("another set-up is at work in this folder: waiting for it …")


def check_writable() -> None:
    """Refuse a folder in which nothing can be made."""
    if not os.access(ROOT, os.W_OK):
        raise Stopped(f"The folder {ROOT} cannot be written to: use a copy, or change its permissions.")


def run(words: list[str], what: str, variables: dict[str, str] | None = None) -> None:
    """Run a program; what it printed is shown only if it fails, with a sentence that says why."""
    code, output = run_group(words, variables, PIPE)
    if code != 0:
        raise Stopped(why(what, output))


def run_group(words: list[str], variables: dict[str, str] | None, output: int | None) -> tuple[int, str]:
    """Run a program as a group of its own: when this script is stopped, no part of it works on.

    Its exit code, and what it printed unless that went to the screen.
    """
    with subprocess.Popen(  # noqa: S603 - our own words
        words,
        cwd=ROOT,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output and STDOUT,
        start_new_session=True,
        pass_fds=HELD,  # should this script be killed, the lock holds until the program ends
    ) as program:
        try:
            said = program.communicate()[0] or b""
        except BaseException:
            end(program)
            raise
    return program.returncode, said.decode(errors="replace")


def end(program: "subprocess.Popen[bytes]") -> None:
    """End a program and all that it started."""
    if os.name == "posix":
        os.killpg(program.pid, signal.SIGTERM)
        try:
            program.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(program.pid, signal.SIGKILL)
    else:
        program.kill()


def succeeds(*words: str) -> bool:
    """Whether a script of ours, run by the environment's Python, ends well."""
    return subprocess.run([str(PYTHON), *words], cwd=ROOT, check=False).returncode == 0  # noqa: S603


def why(what: str, output: str) -> str:
    """Why a step failed, in a sentence."""
    if any(sign in output for sign in FULL) or shutil.disk_usage(ROOT).free < 20_000_000:
        return f"The disk is full: {what} stopped. Make room, 1 GB is enough. {AGAIN}"
    if any(sign in output for sign in UNREACHABLE):
        return f"{sentence(what)} needs packages from the network, which cannot be reached. {AGAIN}"
    if any(sign in output for sign in FORBIDDEN):
        return f"{sentence(what)} may not write to {ROOT}: change its permissions. {AGAIN}"
    return f"{sentence(what)} failed:\n{output.strip()[-2000:]}\n{AGAIN}"


def sentence(what: str) -> str:
    """The same as the beginning of a sentence."""
    return what[:1].upper() + what[1:]


def make_environment() -> None:
    """A virtual environment of this Python."""
    environment.remove()
    try:
        import ensurepip  # noqa: F401 - Debian has it in a package of its own
    except ImportError:
        raise Stopped("This Python has no venv: on Debian, `apt-get install python3-venv`. " + AGAIN) from None
    run([sys.executable, "-m", "venv", str(environment.VENV)], "making the virtual environment")


def pip(*words: str) -> list[str]:
    """The command that installs something; what an interrupted installation left behind goes first."""
    environment.remove_halves()
    return [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words]


def install(requirements: Path) -> None:
    """Install locked packages."""
    run(pip("--require-hashes", "-r", str(requirements)), "installing packages")


def install_warren() -> None:
    """Put the `warren` command into the environment; the sources stay where they are."""
    words = ("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    run(pip(*words), "installing Warren", {**os.environ, "WARREN_PURE": "1"})


def set_up_environment() -> None:
    """The environment, with what Warren needs to run."""
    if environment.is_done("environment", sys.version) and not environment.works():
        say("the virtual environment is damaged or was moved: it is made again")
        check_writable()
        environment.remove()
    step("environment", "making a virtual environment", sys.version, make_environment, environment.works)
    packages("run", "installing what playing needs")
    packages("install", "installing setuptools")
    mark = mark_of(ROOT / "pyproject.toml", ROOT / "setup.py")
    step("warren", "installing Warren", mark, install_warren, environment.command_exists)


def packages(name: str, text: str) -> None:
    """More packages, in versions that agree with those that are there."""
    locked = ROOT / "requirements" / (name + ".txt")
    step(name, text, mark_of(locked), lambda: install(locked), lambda: environment.has(locked))


def page(*, everything: bool) -> None:
    """The browser table, built with this machine's Node or with one from a Python package."""
    has_page = succeeds("web/build.py", "is-fresh")
    if has_page and not everything:
        return
    if not succeeds("web/build.py", "has-node"):
        packages("node", "installing Node, which this machine lacks or has in too old a version")
    lock = ROOT / "web" / "package-lock.json"
    if everything:
        work = [str(PYTHON), "web/build.py", "install"]
        text = "installing what checks of the browser table need"
        step("web", text, mark_of(lock), lambda: run(work, "installing npm's packages"), has_modules)
    if not has_page:
        build_page()


def build_page() -> None:
    """Build the browser table, unless another set-up does just that."""
    check_writable()
    with alone(LOCK, waiting=wait_for_another):
        if not succeeds("web/build.py", "is-fresh"):
            say("building the browser table …")
            run([str(PYTHON), "web/build.py"], "building the browser table")


def has_modules() -> bool:
    """Whether npm's packages are there; which of them, `web/build.py` looks at when it uses them."""
    return (ROOT / "web" / "node_modules" / ".package-lock.json").exists()


def compile_core() -> bool:
    """The compiled core. It says itself what is wrong."""
    packages("build", "installing what compiling needs")
    return run_group([str(PYTHON), "-m", "tools.core"], None, None)[0] == 0


def set_up(wanted: str) -> bool:
    """Set up for that; whether it is there."""
    set_up_environment()
    if wanted in {"check", "test", "bench"}:
        packages("dev", "installing what checks and tests need")
    if wanted != "compile":
        page(everything=wanted != "play")
    if wanted in {"compile", "test", "bench"} and not compile_core():
        return False
    if wanted == "test":
        wheelhouse()
    if wanted == "bench":
        packages("bench", "installing the peers")
    return True


def wheelhouse() -> None:
    """Packages for every Python of this machine, with which wheels are built and tested without a network."""
    locked = [ROOT / "requirements" / name for name in ("run.txt", "build.txt")]
    pythons = " ".join(f"{python.path} {python.version}" for python in find_pythons([PYTHON, *everywhere()]))
    text = "downloading packages for the tests of installation"
    work = [str(PYTHON), "-m", "tools.wheelhouse"]
    folder = ROOT / "build" / "wheelhouse"
    step("wheelhouse", text, mark_of(*locked) + pythons, lambda: run(work, "downloading packages"), folder.is_dir)


def main(words: list[str]) -> int:
    """Set up for that; the exit code."""
    if len(words) != 1 or words[0] not in {"play", "compile", "check", "test", "bench"}:
        sys.stderr.write(__doc__ or "")
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        return 0 if set_up(words[0]) else 1
    except Stopped as error:
        sys.stderr.write(f"warren: {error}\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write(f"\nwarren: stopped. {AGAIN}\n")
        return 130
    except OSError as error:
        sys.stderr.write(f"warren: {why('setting up', str(error))}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

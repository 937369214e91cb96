"""`make play`: hosts tables at once, and compiles the core meanwhile.

The host runs from source until the core is there, then changes over by itself. It takes this script's place: signals
and the exit code are its own. The script that compiles reads from a pipe that only the host holds: when the host ends,
however it does, the pipe ends, and with it the compiling.
"""

import os
import signal
import subprocess
import sys
import threading
from typing import Final

from tools import set_up
from tools.environment import PYTHON, ROOT

LOG: Final = ROOT / "build" / "compile.log"
#: The word by which this script is told to compile.
COMPILE: Final = "--compile-while-somebody-plays"
#: Kept from being cleaned up, which would close the pipe.
KEPT: Final["list[subprocess.Popen[bytes]]"] = []
PURE: Final = "WARREN_PURE"


def wants_core() -> bool:
    """Whether there is something to compile, and somebody wants it."""
    return os.environ.get(PURE) != "1" and not set_up.succeeds("-m", "tools.core", "--is-fresh")


def start_compiling() -> None:
    """Start a process that compiles at the lowest priority, for as long as this process is there."""
    try:
        set_up.check_writable()
    except set_up.Stopped as error:
        sys.stderr.write(f"warren: not compiled, it runs from source, slower: {error}\n")
        return
    set_up.say("Compiling the core while you play: until it is ready, bots think less deeply. See build/compile.log.")
    low = ["nice", "-n", "19"] if os.name == "posix" else []
    compiling = subprocess.Popen(  # noqa: S603 - our own script
        [*low, str(PYTHON), "-m", "tools.play", COMPILE],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        start_new_session=True,  # an interrupt from the keyboard is for the host
    )
    assert compiling.stdin is not None
    os.set_inheritable(compiling.stdin.fileno(), True)  # noqa: FBT003 - as Python has it
    KEPT.append(compiling)


def compile_for_host() -> int:
    """Compile, with a log; end when the host does. Whatever goes wrong is said in a sentence."""
    threading.Thread(target=end_with_host, daemon=True).start()
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        words = [str(PYTHON), "-m", "tools.set_up", "compile"]
        done = subprocess.run(words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False)  # noqa: S603
    if done.returncode:
        said = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
        sys.stderr.write(next((line for line in said if line.startswith("warren: ")), "warren: not compiled") + "\n")
    return done.returncode


def end_with_host() -> None:
    """Wait until the host is gone, then end this process and all that it started."""
    os.read(0, 1)  # not by way of `sys.stdin`, which Python could not close while this thread reads
    if os.name == "posix":
        os.killpg(0, signal.SIGTERM)
    os._exit(1)


def serve(words: list[str]) -> int:
    """Serve with those options; where the system can do that, in place of this process."""
    command = [str(PYTHON), "-m", "warren", "serve", *words]
    environment = {**os.environ, PURE: "1" if os.environ.get(PURE) == "1" else "auto"}
    if os.name == "posix":
        os.execve(command[0], command, environment)  # noqa: S606 - our own words
    return subprocess.run(command, env=environment, check=False).returncode  # noqa: S603 - likewise


def main(words: list[str]) -> int:
    """Set up, then serve with those options until it ends; its exit code."""
    if words == [COMPILE]:
        return compile_for_host()
    failed = set_up.main(["play"])
    if failed:
        return failed
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        if wants_core():
            start_compiling()
        return serve(words)
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        sys.stderr.write(f"warren: {set_up.why('starting', str(error))}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Nothing needs what Windows lacks: every module is imported without it, and the code that uses it does without."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MODULES = ["fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"]
NAMES = {
    "os": [
        *(
            "chown",
            "fchmod",
            "fork",
            "forkpty",
            "geteuid",
            "getloadavg",
            "getuid",
            "killpg",
            "mkfifo",
            "nice",
            "setsid",
        ),
        *("sched_getaffinity", "setsid", "statvfs", "sysconf", "uname", "wait3", "O_DIRECTORY", "O_NOFOLLOW"),
    ],
    "signal": [
        *("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGUSR1", "SIGUSR2", "alarm", "pthread_kill"),
        *("pthread_sigmask", "setitimer", "sigwait"),
    ],
}
#: Hides them from Warren's own modules; Python's and other packages know where they run.
HIDE = f"""
import builtins, importlib, types

imports = builtins.__import__
hidden = {NAMES!r}

def reduced(name):
    whole = importlib.import_module(name)
    module = types.ModuleType(name)
    vars(module).update({{key: value for key, value in vars(whole).items() if key not in hidden[name]}})
    return module

stand_ins = {{name: reduced(name) for name in hidden}}

def without(name, globals=None, locals=None, fromlist=(), level=0):
    if level == 0 and (globals or {{}}).get("__name__", "").startswith("warren"):
        if name.partition(".")[0] in {MODULES!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
        if name in stand_ins:
            return stand_ins[name]
    return imports(name, globals, locals, fromlist, level)

builtins.__import__ = without
"""
IMPORT_ALL = """
import pkgutil, warren

for found in pkgutil.walk_packages(warren.__path__, "warren."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
        print(found.name)
"""
USE = """
import sys
from pathlib import Path
from warren.host import crash_points
from warren.host.store.lock import alone_with
from warren.host.wire import connections
from warren.host.workers import bot_workers
from warren.lab.simulate.executor import interrupts_held

with alone_with(Path(sys.argv[1])), interrupts_held():
    assert bot_workers.bounded(max, (1, 2)) == 2
assert connections.raise_handles() == connections.MOST_CONNECTIONS + connections.SPARE_HANDLES
bot_workers.begin(__import__("os").getppid())
crash_points.stop_at = "committed"
crash_points.reach("committed")
"""


def run(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program from source, so that imports are Python's own, where those modules and names are missing."""
    environment = {**os.environ, "WARREN_PURE": "1"}
    command = [sys.executable, "-c", HIDE + program, *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_every_module_is_imported_without_what_windows_lacks() -> None:
    ran = run(IMPORT_ALL)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout.splitlines()) > 200


def test_what_uses_it_does_without(tmp_path: Path) -> None:
    ran = run(USE, str(tmp_path / "data"))
    assert "Traceback" not in ran.stderr
    assert "the data folder cannot be locked" in ran.stderr
    assert ran.returncode == -15, "stopped where it was told to, by the signal that Windows has"


@pytest.mark.parametrize("program", ["import fcntl", "from os import nice", "import signal; signal.SIGKILL"])
def test_the_test_itself_notices(program: str) -> None:
    ran = run(f"exec(compile({program!r}, 'x', 'exec'), {{'__name__': 'warren.x', '__builtins__': builtins}})")
    assert ran.returncode == 1


def test_windows_is_given_no_more_processes_than_it_can_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from warren.lab.simulate import executor

    assert executor.InProcesses(100).jobs == 100
    monkeypatch.setattr(executor, "MOST_PROCESSES", 61)
    assert executor.InProcesses(100).jobs == 61

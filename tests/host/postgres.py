"""A PostgreSQL server of the tests' own: found on this machine or installed, started on loopback, ended with them."""

import glob
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, Self

PLACES: Final = "/usr/lib/postgresql/*/bin"
NONE_FOUND: Final = (
    "The tests of several hosts need PostgreSQL's programs: `apt-get install postgresql` on Debian, or "
    "WARREN_POSTGRES=folder with initdb and pg_ctl. WARREN_NO_POSTGRES=1 leaves them out."
)


def find() -> Path | None:
    """The folder of the server's programs on this machine."""
    named = os.environ.get("WARREN_POSTGRES")
    if named:
        return Path(named)
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += [Path(folder) for folder in sorted(glob.glob(PLACES), reverse=True)]
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def unwanted() -> bool:
    return os.environ.get("WARREN_NO_POSTGRES") == "1"


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def somebody() -> str | None:
    """As whom the server runs: it refuses root."""
    if not is_root():
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Server:
    """One server with its data in a folder that goes with it."""

    def __init__(self, programs: Path, *, durable: bool = False) -> None:
        self.programs = programs
        self.user = somebody()
        self.folder = Path(tempfile.mkdtemp(prefix="warren-postgres-"))
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.durable = durable
        self.made = 0
        self._run("initdb", "-D", "data", "-U", "warren", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "unix_socket_directories": self.folder}
        settings |= {"max_connections": 200, "log_min_messages": "fatal"}
        if not self.durable:
            settings |= {"fsync": "off", "full_page_writes": "off"}
        words = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self._run("pg_ctl", "-D", "data", "-w", "-t", "60", "-l", "log", "-o", words, "start")

    def stop(self, mode: str = "immediate") -> None:
        """As a power cut would, unless told otherwise."""
        self._run("pg_ctl", "-D", "data", "-w", "-m", mode, "stop")

    def pid(self) -> int:
        """Its main process."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def processes(self) -> list[int]:
        """All its processes."""
        main = self.pid()
        return [main, *(int(one) for one in Path(f"/proc/{main}/task/{main}/children").read_text().split())]

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"warren{self.made}_{os.getpid()}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "warren", name)
        return f"postgresql://warren@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        done = subprocess.run(
            command, cwd=self.folder, user=self.user, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{program} ended with {done.returncode}")


def provide() -> None:
    """Install it where root can, with the system's own packages; else say how."""
    if find() or unwanted():
        return
    if is_root() and shutil.which("apt-get"):
        sys.stdout.write("installing PostgreSQL for the tests of several hosts …\n")
        for words in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "-qq", *words], check=False, stdout=subprocess.DEVNULL)
    if not find():
        sys.stderr.write(f"{NONE_FOUND}\n")


if __name__ == "__main__":
    provide()

"""The browser that the tests drive: found on this machine, or installed where that can be done without asking."""

import os
import shutil
import subprocess
import sys
from typing import Final

from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NONE_FOUND: Final = (
    "The browser tests need Chromium: `apt-get install chromium` on Debian, or WARREN_CHROMIUM=path to one. "
    "WARREN_NO_BROWSER=1 leaves them out."
)


def find() -> str | None:
    """Where Chromium is on this machine."""
    named = os.environ.get("WARREN_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def unwanted() -> bool:
    return os.environ.get("WARREN_NO_BROWSER") == "1"


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def launch(playwright: Playwright, path: str) -> Browser:
    """Start it; for root it has no sandbox."""
    sandbox = ["--no-sandbox"] if is_root() else []
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *sandbox])


def provide() -> None:
    """Install it where root can, with the system's own packages; else say how."""
    if find() or unwanted():
        return
    if is_root() and shutil.which("apt-get"):
        sys.stdout.write("installing Chromium for the browser tests …\n")
        for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "-qq", *words], check=False, stdout=subprocess.DEVNULL)
    if not find():
        sys.stderr.write(f"{NONE_FOUND}\n")


if __name__ == "__main__":
    provide()

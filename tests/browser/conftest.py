"""A browser and a host for each worker, and people who come with a window of their own."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

import warren.host
from host.client import Host, running

from .person import Person

FLAGS: Final = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE_FOUND: Final = (
    "The browser tests need Chromium: `apt-get install chromium` on Debian, or WARREN_CHROMIUM=path to one. "
    "WARREN_NO_BROWSER=1 leaves them out."
)
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
PATIENCE: Final = 15_000
DESKTOP: Final = {"width": 1280, "height": 800}

Visit = Callable[..., Person]


def chromium() -> str | None:
    """Where Chromium is on this machine."""
    named = os.environ.get("WARREN_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def launch(playwright: Playwright, path: str) -> Browser:
    """Start it; as root its sandbox cannot be had."""
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *root])


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if os.environ.get("WARREN_NO_BROWSER") == "1":
        pytest.skip("WARREN_NO_BROWSER is set")
    path = chromium()
    if path is None:
        pytest.fail(NONE_FOUND, pytrace=False)
    if not (Path(warren.host.__file__).parent / "web" / "index.html").exists():
        pytest.fail("The browser table is not built: `make web`.", pytrace=False)
    with sync_playwright() as playwright:
        started = launch(playwright, path)
        yield started
        started.close()


@pytest.fixture(scope="package")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with running(tmp_path_factory.mktemp("data"), pace=0.02) as started:
        yield started


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Visit]:
    """Lets somebody come with a browser of their own; whatever its console complained of fails the test."""
    came: list[Person] = []

    def come(
        at: str = host.address,
        language: str = "en",
        speed: str = "off",
        kept: dict[str, Any] | None = None,
        **wishes: Any,
    ) -> Person:
        wishes.setdefault("viewport", DESKTOP)
        wishes.setdefault("reduced_motion", "reduce" if speed == "off" else "no-preference")
        context = browser.new_context(locale=language, **wishes)
        context.set_default_timeout(PATIENCE)
        settings = {"language": language, "speed": speed, "name": f"Guest {len(came)}", **(kept or {})}
        context.add_init_script(f"localStorage['warren.settings'] ??= {quoted(settings)}")
        person = Person(context, at, language, bool(wishes.get("has_touch")))
        came.append(person)
        return person

    yield come
    for person in came:
        person.context.close()
    assert [problem for person in came for problem in person.problems] == []


def quoted(settings: dict[str, Any]) -> str:
    """Settings as the browser keeps them, as a string of JavaScript."""
    return json.dumps(json.dumps(settings))

"""A browser and a host for each worker, and people who come with a window of their own."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import warren.host
from host.client import Host, running

from . import chromium
from .person import Person

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
#: In milliseconds; a line that was lost is tried again after at most nine seconds.
PATIENCE: Final = 20_000
expect.set_options(timeout=PATIENCE)
DESKTOP: Final = {"width": 1280, "height": 800}

Visit = Callable[..., Person]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if chromium.unwanted():
        pytest.skip("WARREN_NO_BROWSER is set")
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.NONE_FOUND, pytrace=False)
    if not (Path(warren.host.__file__).parent / "web" / "index.html").exists():
        pytest.fail("The browser table is not built: `make setup`.", pytrace=False)
    with sync_playwright() as playwright:
        started = chromium.launch(playwright, path)
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
        settings = {
            "language": language,
            "speed": speed,
            "level": "digger",
            "name": f"Guest {len(came)}",
            # Without movement nothing waits; with it, new buttons ignore taps for as long as they do for anybody.
            **({"settling": 0} if speed == "off" else {}),
            **(kept or {}),
        }
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

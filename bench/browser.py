"""How soon a table can be played at: from following a link to the first card that may be taken."""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))  # the tests' host, browser and people

REPEATS = 5
SLOWER = 4
READY = """
  new MutationObserver(() => {
    const { dataset } = document.documentElement;
    if (document.querySelector('.spot[aria-disabled="false"]')) dataset.ready ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""
SCRIPT = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".js")).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def visit(context: BrowserContext, link: str) -> tuple[float, int]:
    """Milliseconds until one can play, and the bytes of script that this took."""
    page = context.new_page()
    page.add_init_script(READY)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(link)
    ready = page.locator(":root[data-ready]")
    ready.wait_for()
    figures = (float(ready.get_attribute("data-ready") or 0), int(page.evaluate(SCRIPT)))
    page.close()
    return figures


def visits(browser: Browser, link: str) -> tuple[list[float], list[float], int]:
    """First visits, each with an empty cache, and second ones; and the script of a first visit."""
    first, second, script = [], [], 0
    for _ in range(REPEATS):
        context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
        ready, script = visit(context, link)
        first.append(ready)
        second.append(visit(context, link)[0])
        context.close()
    return first, second, script


def row(title: str, times: list[float], goal: str) -> str:
    """A line of the table, with the fastest and slowest."""
    return f"| {title} | {statistics.median(times):.0f} ms ({min(times):.0f}–{max(times):.0f}) | {goal} |"


def section() -> str:
    """The browser's part of the page."""
    from browser import chromium
    from browser.person import Seats
    from host.client import running

    path = chromium.find()
    if path is None:
        sys.exit(chromium.NONE_FOUND)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data") as host,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright, path)
        link = host.address + Seats(host, people=1, bots=3, options={"first": "A"}).links[0]
        first, second, script = visits(browser, link)
        version = browser.version
        browser.close()
    rows = [
        row("a link to one's seat, first visit", first, "< 1000 ms"),
        row("again, from the cache", second, "–"),
        f"| script for it, compressed | {script / 1000:.0f} kB | ≤ 120 kB |",
    ]
    print(*rows, sep="\n", flush=True)
    return f"""
From following a link to the first card that may be taken; Chromium {version.split(".")[0]} with the size of a phone,
its processor slowed down {SLOWER} times, the host on the same machine. Medians of {REPEATS} (fastest–slowest).

| what | time | goal |
| --- | --- | --- |
{chr(10).join(rows)}
"""

"""Balance reports as pages: whole, self-contained, and made by the command."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

import warren
from warren.bots import ALL, looks_ahead

VOID = {"meta", "br", "img", "link", "input", "hr"}


class Tags(HTMLParser):
    """Every tag is closed by its own."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        assert not {name for name, _ in attrs} & {"src", "href", "srcset", "action"}
        assert len({name for name, _ in attrs}) == len(attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(text: str) -> Tags:
    tags = Tags()
    tags.feed(text)
    tags.close()
    assert not tags.open
    assert not re.search(r"https?:|//\w|url\(|@import|<script", text)
    assert len(text) < 1_000_000
    return tags


Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def report(tmp_path: Path) -> Run:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "warren", "lab", "report", *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)

    return run


@pytest.mark.parametrize("game", warren.games())
@pytest.mark.slow
def test_every_game_gets_a_whole_page(game: str, report: Run, tmp_path: Path) -> None:
    language = {"koffer": "en", "kobold": "fr", "too_many": "de", "trenchcoat": "en"}[game]
    done = report(game, "--games", "40", "--pair", "random,greedy", "--lang", language)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / f"{game}-report.html").read_text(encoding="utf-8")
    tags = check_page(page)
    assert f'<html lang="{language}">' in page
    assert tags.seen.count("svg") >= 6
    assert tags.seen.count("h1") == 1


@pytest.mark.slow
def test_two_options_lie_side_by_side(report: Run, tmp_path: Path) -> None:
    words = ("--games", "60", "--pair", "random,greedy", "--against", "specials=random", "--out", "two.html")
    done = report("koffer", *words)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "two.html").read_text(encoding="utf-8")
    tags = check_page(page)
    assert page.count("<figcaption class='name second'>specials=random</figcaption>") >= 6
    assert "Side by side" in page
    assert tags.seen.count("svg") >= 12


@pytest.mark.slow
def test_two_sheets_lie_side_by_side(report: Run, tmp_path: Path) -> None:
    sheet = Path(warren.__file__).parent / "games" / "koffer" / "sheet.toml"
    (tmp_path / "short-row.toml").write_text(sheet.read_text(encoding="utf-8").replace("length = 7", "length = 5", 1))
    done = report("koffer", "--games", "60", "--pair", "random,greedy", "--against-sheet", "short-row.toml")
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "koffer-report.html").read_text(encoding="utf-8")
    check_page(page)
    assert "short-row.toml" in page
    assert "Moves to choose from" in page


@pytest.mark.slow
def test_several_seat_counts_and_plots_as_files(report: Run, tmp_path: Path) -> None:
    (tmp_path / "plots").mkdir()
    words = ("--games", "20", "--seats", "2", "--seats", "4", "--pair", "random,greedy", "--plots", "plots")
    done = report("kobold", *words)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "kobold-report.html").read_text(encoding="utf-8")
    assert "<h2>2 seats</h2>" in page
    assert "<h2>4 seats</h2>" in page
    names = {file.name for file in (tmp_path / "plots").iterdir()}
    assert {"kobold-2-order.svg", "kobold-4-lead.svg", "kobold-4-lead-more.svg"} <= names
    assert (tmp_path / "plots" / "kobold-2-order.svg").read_text().startswith("<svg xmlns=")


@pytest.mark.slow
def test_the_same_seed_gives_the_same_page(report: Run, tmp_path: Path) -> None:
    for name, jobs in (("one", "1"), ("two", "2")):
        assert report("koffer", "--games", "400", "--jobs", jobs, "--out", f"{name}.html").returncode == 0
    assert (tmp_path / "one.html").read_text() == (tmp_path / "two.html").read_text()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["koffer", "--seats", "9"], "2"),
        (["koffer", "-o", "specials=purple"], "specials"),
        (["koffer", "--against", "colour=red"], "colour"),
        (["koffer", "--against", "specials"], "An option is written NAME=VALUE, not “specials”."),
        (["koffer", "--pair", "greedy"], "A pair is written WEAK,STRONG, not “greedy”."),
        (["koffer", "--bots", "wizard"], "wizard"),
        (["koffer", "--bots", "greedy,greedy,greedy"], "3 bots are named for 2 seats"),
        (["koffer", "--sheet", "bad.toml"], "The component sheet is wrong in line 1"),
        (["koffer", "--against-sheet", "bad.toml"], "The component sheet is wrong in line 1"),
        (["koffer", "--against-sheet", "none.toml"], "none.toml"),
        (["koffer", "--out", "no/such/folder.html"], "cannot be written"),
        (["koffer", "--plots", "no/such"], "cannot be written"),
        (["parchis"], "parchis"),
    ],
)
@pytest.mark.slow
def test_what_is_wrong_is_said_before_anything_is_played(
    words: list[str], said: str, report: Run, tmp_path: Path
) -> None:
    (tmp_path / "bad.toml").write_text("this is bad")
    done = report(*words)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("*.html"))


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.slow
def test_an_interrupted_report_leaves_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "warren", "lab", "report", "too_many", "--games", "50000"]
    work = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True)
    time.sleep(3)
    os.killpg(work.pid, signal.SIGINT)
    _, said = work.communicate(timeout=60)
    assert work.returncode == 130
    assert not said.strip()
    assert not list(tmp_path.iterdir())


def test_warren_does_not_wait_for_what_only_reports_need() -> None:
    heavy = "{'polars', 'altair', 'vl_convert'}"
    code = f"import sys, warren, warren.cli.main, warren.lab.report.gather; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


SHALLOW = {"en": "do not look ahead", "fr": "n’anticipent pas", "de": "nicht vorausschauen"}


@pytest.mark.parametrize("language", SHALLOW)
def test_a_report_by_bots_that_do_not_look_ahead_says_so_at_its_head(
    report: Run, tmp_path: Path, language: str
) -> None:
    out = tmp_path / "page.html"
    wanted = ("koffer", "--games", "10", "--pair", "random,greedy", "--lang", language, "--out", str(out))
    assert report(*wanted, "--bots", "greedy,digger").returncode == 0
    page = out.read_text(encoding="utf-8")
    check_page(page)
    assert f"{SHALLOW[language]} (greedy, digger)" in page
    assert page.index("<h1>") < page.index(SHALLOW[language]) < page.index("<h3>")
    assert report(*wanted, "--bots", "planner").returncode == 0
    assert SHALLOW[language] not in out.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", warren.games())
def test_only_the_elder_among_levels_looks_ahead_in_every_game(game: str) -> None:
    ahead = [name for name in ALL if looks_ahead(name, warren.game(game).advice)]
    thinking = ["scout", "elder"] if game == "koffer" else ["elder"]
    assert ahead == [*thinking, "planner", "search"]

"""A wheel that is installed offline, into an empty environment and far from the repository, does everything."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import warren

from .installed import VISIT, Installed, environment, offline, version_line

pytestmark = pytest.mark.slow
WHERE = "import warren, warren.engine.rng as rng; print(warren.__file__, rng.__file__, sep='\\n')"


def test_it_says_whether_it_is_compiled(installed: Installed, kind: str) -> None:
    assert installed.said("--version") == version_line(kind)


def test_it_runs_from_the_environment_and_not_from_the_repository(installed: Installed, kind: str) -> None:
    ran = installed.run(installed.python, "-c", WHERE)
    places = [Path(line) for line in ran.stdout.splitlines()]
    assert all(place.is_relative_to(installed.home) for place in places), ran
    assert (places[1].suffix == ".py") == (kind == "pure")


def test_a_compiled_wheel_runs_from_source_when_asked_to(installed: Installed) -> None:
    assert installed.said("--version", WARREN_PURE="1") == version_line("pure")


def test_every_game_has_its_rules_sheet_and_words_in_every_language(installed: Installed) -> None:
    for game in warren.games():
        assert game in installed.said("games")
        assert installed.said("sheet", game)
        assert installed.said("rules", game, "--clauses")
        texts = {installed.said("rules", game, "--lang", lang) for lang in ("en", "fr", "de")}
        assert len(texts) == 3


def test_it_hosts_the_page_and_a_game_that_can_be_replayed_verified_and_reviewed(installed: Installed) -> None:
    record = installed.work / "koffer.json"
    visited = installed.run(sys.executable, VISIT, installed.warren, installed.work / "data", record)
    assert visited.returncode == 0, visited.stderr + (installed.work / "host.log").read_text(encoding="utf-8")
    assert "Traceback" not in (installed.work / "host.log").read_text(encoding="utf-8")
    assert installed.said("replay", str(record), "--lang", "en")
    assert installed.said("verify", str(record), "--lang", "en")
    reviewed = installed.run(installed.warren, "review", record, "--seat", "A", "--json")
    assert reviewed.returncode == 0, reviewed.stderr
    review = json.loads(reviewed.stdout)
    assert review["game"] == "koffer"
    assert [each["seat"] for each in review["seats"]] == [0]


def test_simulations_on_several_cores_are_those_of_the_repository(installed: Installed, kind: str) -> None:
    words = ["simulate", "koffer", "--games", "40", "--bots", "greedy,random", "--seed", "7", "--jobs", "2", "--json"]
    ran = installed.run(installed.warren, *words)
    assert ran.returncode == 0, ran.stderr
    assert ("Running from source" in ran.stderr) == (kind == "pure")
    here = subprocess.run([sys.executable, "-m", "warren", *words], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == json.loads(here.stdout)


def test_a_few_moves_are_played_at_a_terminal_and_resumed(installed: Installed) -> None:
    command, *words = [*offline(), str(installed.warren), "play"]

    def terminal(*more: str) -> "pexpect.spawn[str]":
        return pexpect.spawn(
            command,
            [*words, *more, "--lang", "en"],
            cwd=str(installed.work),
            env=environment() | {"TERM": "xterm"},
            encoding="utf-8",
            timeout=120,
            dimensions=(40, 90),
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )

    for more in (["koffer", "--seed", "7"], ["--resume", "koffer-7.json"]):
        child = terminal(*more)
        for _ in range(3):
            child.expect("which card do you take")
            child.expect("> ")
            child.sendline("1")
        child.expect("which card do you take")
        child.expect("> ")
        child.sendline("quit")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 0
    moves = json.loads((installed.work / "koffer-7.json").read_bytes())["moves"]
    assert len(moves) >= 12

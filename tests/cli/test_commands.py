"""The command line: what it answers, what it refuses, and how it leaves the terminal."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import warren
from warren.engine.text import LANGUAGES
from warren.games.trenchcoat.rules.view import TrenchView

ESCAPE = "\x1b"


def run(*words: str, typed: str = "", cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "warren", *words],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**clean, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
        timeout=120,
    )


def test_help_teaches() -> None:
    for words in (["--help"], ["-h"]):
        done = run(*words)
        assert done.returncode == 0
        assert "warren simulate koffer --games 100000" in done.stdout
    for command in ("play", "simulate", "replay", "rules", "sheet", "completion", "games", "serve"):
        done = run(command, "--help")
        assert done.returncode == 0
        assert len(done.stdout.splitlines()) > 3


def test_version_says_whether_the_core_is_compiled() -> None:
    words = "compiled" if warren.compiled() else "uncompiled"
    assert words in run("--version").stdout
    assert warren.__version__ in run("--version").stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "skat"], "There is no game called “skat”"),
        (["play"], "Name a game"),
        (["play", "koffer", "--seats", "5"], "for 2 to 4 seats"),
        (["play", "koffer", "--people", "3", "--seats", "2"], "3 people at 2 seats"),
        (["play", "koffer", "--bots", "clever"], "no bot called “clever”"),
        (["play", "koffer", "-o", "specials=1,2"], "does not take “1,2”"),
        (["play", "koffer", "-o", "specials"], "NAME=VALUE"),
        (["play", "koffer", "-o", "colour=red"], "no option “colour”"),
        (["play", "koffer", "--resume", "README.md"], "takes no other settings"),
        (["play", "--resume", "README.md"], "not a whole Warren record"),
        (["play", "--resume", "no-such-file"], "does not exist"),
        (["play", "koffer", "--sheet", "README.md"], "component sheet is wrong in line"),
        (["simulate", "koffer", "--games", "0"], "games"),
        (["simulate", "koffer", "--seats", "3", "--bots", "random,greedy"], "2 bots are named for 3 seats"),
        (["simulate", "skat"], "no game called"),
        (["simulate", "koffer", "--option", "seed=3"], "no option “seed”"),
        (["lab", "report", "koffer", "--option", "sheet=x"], "no option “sheet”"),
        (["lab", "calibrate", "koffer"], "no score that earns a title"),
        (["lab", "calibrate", "too_many", "--bot", "skat"], "no bot called"),
        (["replay", "README.md"], "not a whole Warren record"),
        (["rules", "skat"], "no game called"),
        (["sheet", "skat"], "no game called"),
        (["rules"], "Missing argument"),
        (["dance"], "No such command"),
        (["rules", "koffer", "--lang", "xx"], "xx"),
    ],
)
def test_a_mistake_gets_a_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    done = run(*words, cwd=Path(__file__).parents[2])
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_refusals_are_in_the_readers_language() -> None:
    assert "Ein Spiel namens" in run("rules", "skat", "--lang", "de").stderr
    assert "Il n'y a pas de jeu" in run("rules", "skat", LANG="fr_FR.UTF-8").stderr


def test_a_whole_game_can_be_typed_and_replayed(tmp_path: Path) -> None:
    played = run("play", "koffer", "--seats", "3", "--seed", "8", typed="1\n" * 40, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "wins: most points" in played.stdout
    record = tmp_path / "koffer-8.json"
    replayed = run("replay", str(record))
    assert replayed.returncode == 0
    assert re.search(r"^ 36 . take", replayed.stdout, re.MULTILINE)
    assert "wins: most points" in replayed.stdout
    again = run("play", "--resume", str(record))
    assert again.returncode == 2
    assert "is over" in again.stderr


def test_a_whole_game_of_kobold_can_be_typed_and_replayed(tmp_path: Path) -> None:
    played = run("play", "kobold", "--seats", "3", "--seed", "7", typed="1\n" * 120, cwd=tmp_path, COLUMNS="120")
    assert played.returncode == 0, played.stderr
    assert re.search(r"wins: (the supply ran out|all gem trophies)", played.stdout)
    for words in ("☀ 1 ☀", "▒", "in hand", "gem trophies", "turns over", "runs home", "Flash for the", "supply 0"):
        assert words in played.stdout
    replayed = run("replay", str(tmp_path / "kobold-7.json"))
    assert replayed.returncode == 0
    assert re.search(r"^ *\d+ . grab \d\.\d", replayed.stdout, re.MULTILINE)
    assert "wins: " in replayed.stdout


def test_a_refused_kobold_move_says_why_and_the_table_waits_on(tmp_path: Path) -> None:
    typed = "place 1\ngrab 3.1\nplace 9\nscore\nquit\n"
    done = run("play", "kobold", "--seats", "3", "--seed", "7", typed=typed, cwd=tmp_path)
    for words in ("Section 1 is lit", "(KB-T1)", "no pawn in the room", "(KB-T2)", "“place 9” is not a move"):
        assert words in done.stdout


def test_a_placed_pawn_can_be_taken_back_until_somebody_else_moves(tmp_path: Path) -> None:
    table = ["play", "kobold", "--people", "2", "--seed", "7", "-o", "first=A"]
    done = run(*table, typed="1\nundo\nquit\n", cwd=tmp_path)
    assert "Taken back" in done.stdout


def test_a_table_left_and_resumed_goes_on_as_if_never_left(tmp_path: Path) -> None:
    whole = run("play", "koffer", "--seed", "7", typed="take 1\n" * 20, cwd=tmp_path)
    assert "wins" in whole.stdout
    kept = (tmp_path / "koffer-7.json").read_text(encoding="utf-8")
    (tmp_path / "koffer-7.json").unlink()
    left = run("play", "koffer", "--seed", "7", typed="take 1\n" * 5 + "quit\n", cwd=tmp_path)
    assert "warren play --resume koffer-7.json" in left.stdout
    resumed = run("play", "--resume", "koffer-7.json", typed="take 1\n" * 20, cwd=tmp_path)
    assert resumed.returncode == 0
    assert (tmp_path / "koffer-7.json").read_text(encoding="utf-8") == kept


def test_the_end_of_input_saves_the_table(tmp_path: Path) -> None:
    done = run("play", "koffer", "--seed", "s/1", typed="2\n", cwd=tmp_path)
    assert done.returncode == 0
    assert (tmp_path / "koffer-s-1.json").exists()


def test_a_refused_move_says_why_and_the_table_waits_on(tmp_path: Path) -> None:
    done = run("play", "koffer", "--seed", "7", typed="take 99\ntake 2 aside\nfoo\nquit\n", cwd=tmp_path)
    assert "“take 99” is not a move" in done.stdout
    assert "(KF-P3)" in done.stdout
    assert "“foo” is not a move" in done.stdout


def test_commands_at_the_table(tmp_path: Path) -> None:
    typed = "help\nrules\nmoves\nhint\nscore\nundo\nquit\n"
    done = run("play", "koffer", "--seed", "7", typed=typed, cwd=tmp_path)
    for words in (
        "save and leave",
        "Every card is a piece of luggage",
        "games I imagined",
        "tokens",
        "cannot be taken back",
    ):
        assert words in done.stdout


def test_undo_takes_back_a_move_that_revealed_nothing(tmp_path: Path) -> None:
    table = ["play", "koffer", "--people", "3", "--seed", "2", "-o", "first=A"]
    refused = run(*table, typed="1\n" * 33 + "undo\nquit\n", cwd=tmp_path)
    assert "cannot be taken back" in refused.stdout
    undone = run(*table, typed="1\n" * 34 + "undo\ntake 1\nquit\n", cwd=tmp_path)
    assert "Taken back" in undone.stdout
    assert undone.stdout.count("A, which card do you take?") == 13
    assert (tmp_path / "koffer-2.json").read_text(encoding="utf-8").count("take") == 34


def test_several_people_share_a_keyboard(tmp_path: Path) -> None:
    done = run("play", "koffer", "--people", "2", "--seed", "1", typed="1\n" * 34, cwd=tmp_path)
    assert "A, which card do you take?" in done.stdout
    assert "B, which card do you take?" in done.stdout


def test_bots_alone_play_without_asking(tmp_path: Path) -> None:
    done = run("play", "koffer", "--people", "0", "--seats", "4", "--seed", "1", cwd=tmp_path)
    assert done.returncode == 0
    assert "wins" in done.stdout


def test_an_unwritable_save_is_a_sentence(tmp_path: Path) -> None:
    done = run("play", "koffer", "--save", str(tmp_path / "no" / "folder.json"), typed="quit\n")
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("koffer", ["-o", "specials=random"]),
        ("kobold", ["-o", "games=2"]),
        ("too_many", ["-o", "choose_dragons=yes", "-o", "memory=yes"]),
        ("trenchcoat", ["-o", "memory=yes", "-o", "round_limit=4", "--bots", "random"]),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.slow
def test_every_game_plays_in_every_language(lang: str, game: str, options: list[str], tmp_path: Path) -> None:
    done = run("play", game, "--lang", lang, "--seed", "7", *options, typed="1\n" * 120, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"warren replay {game}-7.json" in done.stdout
    assert run("rules", game, "--lang", lang).stdout.count("\n") > 30


@pytest.mark.slow
def test_pipes_get_no_colour_codes_and_whole_lines(tmp_path: Path) -> None:
    for words in (["rules", "koffer"], ["simulate", "koffer", "--games", "50"], ["rules", "koffer", "--clauses"]):
        done = run(*words, TERM="xterm-256color")
        assert ESCAPE not in done.stdout + done.stderr
    done = run("play", "koffer", "--seed", "7", typed="quit\n", cwd=tmp_path)
    assert ESCAPE not in done.stdout


def test_simulation_is_the_same_on_one_core_and_two() -> None:
    words = ["simulate", "koffer", "--games", "600", "--bots", "greedy,random,random", "--seed", "3", "--json"]
    one, two = (json.loads(run(*words, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert one["games"] == 600
    assert [seat["points"] for seat in one["seats"]] == [seat["points"] for seat in two["seats"]]
    assert one["seats"][0]["wins"]["value"] > 0.9
    assert one["seats"][0]["wins"]["low"] < one["seats"][0]["wins"]["value"] < one["seats"][0]["wins"]["high"]


@pytest.mark.slow
def test_a_simulation_tells_how_playings_ended() -> None:
    words = ["simulate", "kobold", "--games", "300", "--seed", "3", "--jobs", "1"]
    found = re.findall(r"(supply ran out|trophies are taken) (\d+\.\d)%", run(*words).stdout)
    assert sum(float(share) for _, share in found) == pytest.approx(100, abs=0.2)
    endings = json.loads(run(*words, "--json").stdout)["endings"]
    assert sum(endings.values()) == 300
    assert "most points 100.0%" in run("simulate", "koffer", "--games", "20").stdout


def test_calibration_tells_how_many_scores_reach_a_mark() -> None:
    words = ["lab", "calibrate", "too_many", "--games", "4", "--jobs", "1"]
    whole = run(*words, "--mark", "-200")
    assert whole.returncode == 0, whole.stderr
    assert re.findall(r"^([2-5]) +100\.0%", whole.stdout, re.MULTILINE) == ["2", "3", "4", "5"]
    assert re.findall(r"^([2-5]) +0\.0%", run(*words, "--mark", "500").stdout, re.MULTILINE) == ["2", "3", "4", "5"]
    assert "reach 65" in run(*words).stdout


def test_a_whole_game_of_too_many_kobolds_can_be_typed_and_replayed(tmp_path: Path) -> None:
    table = ["play", "too_many", "--seats", "3", "--seed", "7", "-o", "first=A"]
    typed = "adopt 1 at 0,1\nadopt 2 at 5,5\nadopt 9 at 0,0\nroar\nroar\nmama at 1,0\n" + "1\n" * 40
    played = run(*table, typed=typed, cwd=tmp_path, COLUMNS="120")
    assert played.returncode == 0, played.stderr
    assert "all caves are full" in played.stdout
    assert re.search(r"^\d+ moves in all, here those that look best", played.stdout, re.MULTILINE)
    for words in (
        "(TM-L1)",
        "(TM-P3)",
        "roars: head and queue are shuffled",
        "brings Mama to 1,0",
        "Happy with",
        "queue",
    ):
        assert words in played.stdout
    replayed = run("replay", str(tmp_path / "too_many-7.json"))
    assert re.search(r"^ *\d+ . adopt \d at", replayed.stdout, re.MULTILINE)


def test_a_whole_game_of_trench_coat_can_be_typed_and_replayed(tmp_path: Path) -> None:
    table = ["play", "trenchcoat", "--seats", "3", "--bots", "random", "--seed", "7", "-o", "first=A"]
    typed = "lay 1\nbid 3\ndiscard magic-hat\nbuy 3\nscore\n" + "1\n" * 400
    played = run(*table, typed=typed, cwd=tmp_path)
    assert played.returncode == 0, played.stderr
    assert re.search(r"wins: (only one coat is left|the last coats fell)", played.stdout)
    for words in ("(TC-V1)", "(TC-V9)", "(TC-I2)", "“buy 3” is not a move", "Your coat", "STR  DEX", "Shop: 1", "☻☻☻"):
        assert words in played.stdout
    assert not re.search(r"^(> )?· *$", played.stdout, re.MULTILINE), "of a sealed answer nothing is told"
    replayed = run("replay", str(tmp_path / "trenchcoat-7.json"))
    assert re.search(r"^ *\d+ . done", replayed.stdout, re.MULTILINE)
    assert "wins: " in replayed.stdout


def test_people_at_one_keyboard_do_not_see_each_others_hands(tmp_path: Path) -> None:
    table = ["play", "trenchcoat", "--people", "2", "--seats", "3", "--seed", "7", "-o", "first=C"]
    done = run(*table, typed="\npass\n\npass\nquit\n", cwd=tmp_path)
    start, mine, theirs, *_ = done.stdout.split("Pass the keyboard to ")
    state = warren.Record("trenchcoat", 3, "7", {"first": "C"}).start()
    hands = []
    for seat in (0, 1):
        view = state.view(seat)
        assert isinstance(view, TrenchView)
        assert view.mine is not None
        hands.append([kobold.name.capitalize() for kobold in view.mine.kobolds])
    assert not any(name in start for name in hands[0] + hands[1])
    for owner, other, shown in ((0, 1, mine), (1, 0, theirs)):
        assert all(name in shown for name in hands[owner])
        assert not any(name in shown for name in hands[other])


def test_a_sealed_answer_is_taken_back_by_whoever_gave_it(tmp_path: Path) -> None:
    table = ["play", "trenchcoat", "--people", "2", "--seats", "3", "--seed", "7", "-o", "first=C"]
    done = run(*table, typed="\npass\n\nundo\n\npass\n\nquit\n", cwd=tmp_path)
    assert "Taken back" in done.stdout
    asked = re.findall(r"^([AB]), play an item, or pass|Pass the keyboard to ([AB])", done.stdout, re.MULTILINE)
    assert "".join(name or letter.lower() for name, letter in asked) == "aAbBaAbB"


def test_somebody_may_get_up_while_the_keyboard_is_passed(tmp_path: Path) -> None:
    done = run("play", "trenchcoat", "--people", "2", "--seed", "7", typed="quit\n", cwd=tmp_path)
    assert "warren play --resume trenchcoat-7.json" in done.stdout
    assert "Your coat" not in done.stdout


def test_very_many_bids_are_not_listed_one_by_one(tmp_path: Path) -> None:
    sheet = run("sheet", "trenchcoat").stdout.replace("start = 10", "start = 99")
    for name in ("lines", "for_gold", "for_a_kobold"):
        sheet = re.sub(rf"{name} = \[.*?\]\n", f"{name} = []\n", sheet, flags=re.DOTALL)
    (tmp_path / "guards.toml").write_text(sheet.replace("gold = [2, 3, 3, 4, 5, 6]", "gold = []"), encoding="utf-8")
    table = ["play", "trenchcoat", "--sheet", "guards.toml", "--bots", "random", "--seed", "7", "-o", "first=A"]
    done = run(*table, typed="done\n" * 6 + "quit\n", cwd=tmp_path)
    assert re.search(r"^1\d\d moves in all, here those that look best", done.stdout, re.MULTILINE)
    assert done.stdout.count("bid ") < 20


def test_a_closed_pipe_is_no_error() -> None:
    shell = f"{sys.executable} -m warren rules koffer --clauses | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", shell], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_for_every_shell(shell: str) -> None:
    assert "_WARREN_COMPLETE" in run("completion", shell).stdout


def test_the_shell_completes_games_and_bots() -> None:
    done = run(_WARREN_COMPLETE="bash_complete", COMP_WORDS="warren play ko", COMP_CWORD="2")
    assert "koffer" in done.stdout
    done = run(_WARREN_COMPLETE="bash_complete", COMP_WORDS="warren simulate koffer --bots greedy,ra", COMP_CWORD="4")
    assert "greedy,random" in done.stdout


def test_the_printed_sheet_can_be_played_by(tmp_path: Path) -> None:
    sheet = tmp_path / "mine.toml"
    sheet.write_text(run("sheet", "koffer").stdout.replace("each = 7", "each = 2"), encoding="utf-8")
    done = run("play", "koffer", "--sheet", str(sheet), "--seed", "7", typed="quit\n", cwd=tmp_path)
    assert "○×2" in done.stdout


@pytest.mark.skipif(not warren.compiled(), reason="takes long from source")
@pytest.mark.parametrize("kind", [[], ["--json"], ["--markdown"]])
def test_exploitability_is_measured_in_guards_and_quests(kind: list[str]) -> None:
    done = run("lab", "exploitability", "--simulations", "1", *kind)
    assert done.returncode == 0, done.stderr
    assert "6/6 gold, 3/3 kobolds" in done.stdout
    assert "quest" in done.stdout

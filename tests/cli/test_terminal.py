"""The table in a real terminal: Ctrl-C leaves it clean and loses nothing."""

import signal
import sys
from pathlib import Path

import pexpect
import pytest


def terminal(*words: str, cwd: Path) -> "pexpect.spawn[str]":
    """The command in a terminal of its own, where Ctrl-C is heard even when tests run in the background."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "warren", *words],
        cwd=str(cwd),
        encoding="utf-8",
        timeout=60,
        dimensions=(40, 90),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def test_ctrl_c_saves_and_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    child = terminal("play", "koffer", "--seed", "7", "--lang", "en", cwd=tmp_path)
    child.expect("which card do you take")
    child.expect("> ")
    child.sendline("1")
    child.expect("which card do you take")
    child.expect("> ")
    child.sendintr()
    child.expect("warren play --resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert (tmp_path / "koffer-7.json").exists()


@pytest.mark.slow
def test_ctrl_c_in_a_simulation_prints_what_there_is(tmp_path: Path) -> None:
    child = terminal("simulate", "koffer", "--games", "50000000", "--lang", "en", cwd=tmp_path)
    child.expect(r"[1-9]\d*/50000000")
    child.sendintr()
    child.expect("Stopped after")
    child.expect("first seat wins")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


def test_a_terminal_gets_colour(tmp_path: Path) -> None:
    child = terminal("rules", "koffer", "--lang", "en", cwd=tmp_path)
    child.expect(pexpect.EOF)
    assert "\x1b[" in str(child.before)


def test_a_hand_is_wiped_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    child = terminal(
        "play", "trenchcoat", "--people", "2", "--seed", "7", "--lang", "en", "-o", "first=B", cwd=tmp_path
    )
    child.expect("Pass the keyboard to A")
    child.sendline("")
    child.expect("Your coat")
    child.expect("play an item, or pass")
    child.sendline("pass")
    child.expect_exact("\x1b[2J")
    child.expect_exact("\x1b[3J")
    child.expect("Pass the keyboard to B")
    child.sendeof()
    child.expect("warren play --resume")
    child.expect(pexpect.EOF)

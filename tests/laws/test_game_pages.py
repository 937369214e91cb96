"""Every game's page in `docs/games/` has every key of a position, every reason of an outcome and every option."""

import re
from pathlib import Path

import pytest

import warren
from warren import Rng, State
from warren.engine.text import speak

PAGES = Path(__file__).parents[2] / "docs" / "games"


def words_on(name: str) -> set[str]:
    """Every word that the game's page puts between backticks."""
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    prose = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    return {word for code in re.findall(r"`([^`]+)`", prose) for word in re.findall(r"[\w-]+", code)}


def played_out(name: str, **options: object) -> State:
    """A game played to its end by random moves."""
    rng = Rng.seeded(name)
    state = warren.game(name).start(2, 1, None, **options)
    while seats := state.ask().seats:
        state.push(seats[0], state.moves(seats[0]).pick(rng))
    return state


@pytest.mark.parametrize("name", warren.games())
def test_every_key_of_a_position_stands_on_the_games_page(name: str) -> None:
    states = [warren.game(name).start(2, 1, first="B"), played_out(name), played_out(name, size="tiny")]
    keys = {line.partition(":")[0] for state in states for line in state.position().splitlines()}
    assert {key for key in keys if len(key) > 1} - words_on(name) == set()


@pytest.mark.parametrize("name", warren.games())
def test_every_reason_of_an_outcome_stands_on_the_games_page(name: str) -> None:
    texts = speak(warren.game(name).domain).starting("reason-")
    reasons = {text.removeprefix("reason-") for text in texts}
    outcome = played_out(name).outcome()
    assert outcome is not None
    assert outcome.reason in reasons
    assert reasons - words_on(name) == set()


@pytest.mark.parametrize("name", warren.games())
def test_every_option_and_the_words_it_takes_stand_on_the_games_page(name: str) -> None:
    options = warren.game(name).options()
    taken = {word for option in options for word in re.findall(r"[a-z][a-z-]+", re.sub(r"\(.*?\)", "", option.takes()))}
    assert ({option.name for option in options} | taken) - words_on(name) == set()

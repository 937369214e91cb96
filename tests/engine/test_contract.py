"""What whoever plays sees of a state and of the events it gives."""

import inspect

import pytest

import warren
from warren import Events, Game, Moves, Record, Rng, State
from warren.engine.contract import FACE


def test_events_are_a_sequence() -> None:
    events = warren.game("koffer").start(seats=2, seed=7).play("B", "take 1")
    every = list(events)
    assert len(events) == len(every) == 3
    assert [events[0], events[1], events[-1]] == [every[0], every[1], every[-1]]
    assert events[1:] == every[1:]
    assert events[::-1] == every[::-1]
    assert every[0] in events
    for beyond in (3, -4):
        with pytest.raises(IndexError):
            events[beyond]


def test_dir_lists_what_whoever_plays_may_use() -> None:
    state = warren.game("trenchcoat").start(seats=2, seed=7)
    assert set(dir(state)) == set(FACE)
    assert all(hasattr(state, name) for name in FACE)
    assert not hasattr(state, "apply")


@pytest.mark.parametrize("kind", [State, Game, Events, Moves, Record, Rng])
def test_every_public_class_and_method_has_a_docstring(kind: type) -> None:
    assert kind.__doc__
    own = [name for name in vars(kind) if not name.startswith("_") and callable(getattr(kind, name))]
    assert own
    assert [name for name in own if not inspect.getdoc(getattr(kind, name))] == []


@pytest.mark.parametrize("name", warren.games())
def test_help_on_a_state_explains_its_face(name: str) -> None:
    state = warren.game(name).start(seats=2, seed=7)
    for each in FACE:
        if callable(getattr(state, each)) and each != "game":
            assert inspect.getdoc(getattr(state, each)), each

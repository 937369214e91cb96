"""All four games as PettingZoo environments: its own tests hold, and observations know what the view knows."""

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import warren
from warren.adapters.features import reader_of
from warren.adapters.pettingzoo import RENDER_MODES, WarrenEnv, env
from warren.engine.contract import State

TABLES = [(name, seats) for name in warren.games() for seats in warren.game(name).seat_counts]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """PettingZoo's tests warn about spaces that are meant."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def play_at_random(played: WarrenEnv, seed: int) -> dict[str, float]:
    """Play to the end; what every agent was given in all."""
    rng = np.random.default_rng(seed)
    given = dict.fromkeys(played.possible_agents, 0.0)
    played.reset(seed)
    for agent in played.agent_iter():
        seen, reward, over, cut, _ = played.last()
        given[agent] += reward
        assert seen is not None
        played.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return given


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_tests_hold(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=300)


@pytest.mark.parametrize("name", warren.games())
def test_the_same_seed_gives_the_same_playing(name: str) -> None:
    seed_test(lambda: env(name, 2), num_cycles=60)


@pytest.mark.parametrize("name", warren.games())
def test_it_also_steps_in_parallel(name: str) -> None:
    parallel_api_test(turn_based_aec_to_parallel(env(name, 2)), num_cycles=60)


@pytest.mark.parametrize("name", warren.games())
def test_pictures_show_what_is_asked_of_whom(name: str) -> None:
    text, picture = (WarrenEnv(name, 2, render_mode=mode) for mode in RENDER_MODES)
    for each in (text, picture):
        each.reset(seed=3)
    before = picture.render()
    assert f"you: {text.playing.next_seat()}" in str(text.render())
    assert isinstance(before, np.ndarray)
    assert before.std() > 0
    for each in (text, picture):
        each.step(int(np.flatnonzero(each.observe(each.agent_selection)["action_mask"])[0]))
    assert not np.array_equal(before, np.asarray(picture.render()))


def test_options_come_through_and_are_checked() -> None:
    table = WarrenEnv("koffer", 4, specials=[1, 9, 13], games=2).table
    assert dict(table.options) == {
        "specials": "1,9,13",
        "games": 2,
        "first": "random",
        "memory": False,
        "size": "full",
    }
    with pytest.raises(warren.BadOption):
        WarrenEnv("koffer", specials=[1, 2])
    with pytest.raises(warren.WrongSeats):
        WarrenEnv("too_many", 6)


def test_unknown_ways_to_render_are_refused() -> None:
    with pytest.raises(ValueError, match="human"):
        WarrenEnv("koffer", render_mode="human")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rewards_sum_to_zero_and_are_given_once(name: str, seats: int) -> None:
    given = play_at_random(WarrenEnv(name, seats), 5)
    assert sum(given.values()) == pytest.approx(0)
    assert max(given.values()) > 0 or set(given.values()) == {0.0}


def worlds(name: str, seats: int, seed: int) -> Iterator[tuple[State, int, State]]:
    """States of a random playing, each with a seat and a world that seat cannot tell from it."""
    state = warren.game(name).start(seats, seed)
    rng = warren.Rng.seeded(seed)
    while (seat := state.next_seat()) >= 0:
        yield state, seat, state.imagine(seat, rng)
        state.push(seat, state.moves(seat).pick(rng))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_observations_are_as_long_and_tell_no_secret(name: str, seats: int) -> None:
    watched = WarrenEnv(name, seats)
    watched.reset(seed=1)
    space = watched.observation_space("player_0")
    for state, seat, world in worlds(name, seats, 4):
        watched.seen = {}
        watched.playing = state
        truth = watched.look(seat)
        assert space.contains(truth)
        watched.playing = world
        dream = watched.look(seat)
        assert all(np.array_equal(truth[part], dream[part]) for part in truth)


@pytest.mark.parametrize("name", warren.games())
def test_every_seat_sees_a_table_alike(name: str) -> None:
    """Spectators and seats, now and with perfect memory: always as many numbers."""
    read = reader_of(name)
    lengths = {
        len(read(state.view(seat, remembered)))
        for state, _, _ in worlds(name, 2, 9)
        for seat in (None, 0, 1)
        for remembered in (True, False)
    }
    assert len(lengths) == 1


def test_illegal_moves_raise_in_a_bare_one() -> None:
    bare = WarrenEnv("koffer")
    bare.reset(seed=1)
    before = bare.playing.position()
    with pytest.raises(warren.IllegalMove):
        bare.step(13)
    assert bare.playing.position() == before


def test_illegal_moves_end_a_guarded_one_as_with_pettingzoos_wrapper() -> None:
    given = []
    for guarded in (env("koffer", 3), TerminateIllegalWrapper(WarrenEnv("koffer", 3), illegal_reward=-1)):
        guarded.reset(seed=1)
        loser = guarded.agent_selection
        guarded.last()
        guarded.step(13)
        sums = {}
        for agent in guarded.agent_iter():
            _, sums[agent], over, _, _ = guarded.last()
            assert over
            guarded.step(None)
        assert sums[loser] == -1
        given.append(sums)
    assert given[0] == given[1]


def test_what_is_no_move_raises() -> None:
    guarded = env("koffer")
    with pytest.raises(RuntimeError, match="reset"):
        guarded.step(0)
    guarded.reset(seed=1)
    for action in (14, -1):
        with pytest.raises(warren.InvalidMove):
            guarded.step(action)

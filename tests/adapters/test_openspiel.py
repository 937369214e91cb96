"""All four games as OpenSpiel games: its own tests hold, nothing leaks, and its searches play them."""

import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import warren
from warren.adapters.openspiel import SEED_PARTS, PlayoutEvaluator, SpielState
from warren.adapters.seating import results

TABLES = [(name, seats) for name in warren.games() for seats in warren.game(name).seat_counts]
OTHERS = [
    "warren_koffer(players=3,specials=1 9 13,games=2,memory=true)",
    "warren_koffer(specials=random,first=B)",
    "warren_kobold(players=3,board=small)",
    "warren_too_many(two_powers=true,choose_dragons=true,memory=true)",
    "warren_trenchcoat(players=3,lite=true,physical=out,declining=all,round_limit=4)",
    *(f"warren_{name}(size=tiny)" for name in warren.games()),
]
DEALT = [f"warren_{name}(size=tiny,deals=3)" for name in warren.games()]
SOLVED = "warren_trenchcoat(size=tiny,deals=6,first=A,round_limit=1)"


def load(name: str, seats: int = 2) -> pyspiel.Game:
    return pyspiel.load_game(f"warren_{name}", {"players": seats})


def dealt(name: str, seats: int = 2, seed: int = 0) -> SpielState:
    """A state after the deal."""
    state = load(name, seats).new_initial_state()
    for part in range(SEED_PARTS):
        state.apply_action(seed >> 8 * part & 255)
    assert isinstance(state, SpielState)
    return state


def knowledge(state: SpielState, player: int) -> str:
    """What a player knows, worked out from the state itself."""
    return state.playing.write_knowledge(player, remembered=True)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_tests_hold(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("text", [*OTHERS, *(f"warren_{name}" for name in warren.games())])
def test_openspiel_python_tests_hold(text: str) -> None:
    np.random.seed(7)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


@pytest.mark.parametrize("text", DEALT)
def test_numbered_deals_pass_openspiel_tests(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=2, serialize=True, verbose=False)
    np.random.seed(7)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


@pytest.mark.parametrize("text", DEALT)
def test_nobody_knows_the_number_of_a_deal(text: str) -> None:
    state = pyspiel.load_game(text).new_initial_state()
    assert state.chance_outcomes() == [(number, pytest.approx(1 / 3)) for number in range(3)]
    assert [state.action_to_string(number) for number in range(3)] == ["deal 0", "deal 1", "deal 2"]
    state.apply_action(2)
    assert not state.is_chance_node()
    assert "deal 2" not in state.information_state_string() + state.observation_string() + str(state)


def test_deals_below_none_are_refused() -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("warren_koffer(deals=-1)")


def pasts(state: SpielState, past: tuple[tuple[str, ...], ...], found: dict[str, set[tuple[str, ...]]]) -> None:
    """For every information state of a game the pasts that lead there: what its player knew and did before."""
    if state.is_terminal():
        return
    if state.is_chance_node():
        for action in state.legal_actions():
            pasts(state.child(action), past, found)
        return
    player = state.current_player()
    known = state.information_state_string()
    found.setdefault(known, set()).add(past[player])
    for action in state.legal_actions():
        mine = (*past[player], known, str(action))
        pasts(state.child(action), tuple(mine if seat == player else past[seat] for seat in range(2)), found)


@pytest.mark.parametrize("text", [SOLVED, "warren_koffer(size=tiny,deals=6)"])
def test_information_states_have_perfect_recall(text: str) -> None:
    found: dict[str, set[tuple[str, ...]]] = {}
    pasts(pyspiel.load_game(text).new_initial_state(), ((), ()), found)
    assert len(found) > 100
    assert all(len(each) == 1 for each in found.values())


def test_regret_minimisation_solves_a_tiny_game() -> None:
    game = pyspiel.load_game(SOLVED)
    solver = cfr.CFRPlusSolver(game)
    left = []
    for _ in range(3):
        for _ in range(4):
            solver.evaluate_and_update_policy()
        left.append(exploitability.exploitability(game, solver.average_policy()))
    assert left[0] > left[1] > left[2]
    assert left[2] < 0.05


def test_sampled_regret_minimisation_runs() -> None:
    game = pyspiel.load_game(SOLVED)
    np.random.seed(5)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    left = []
    for _ in range(2):
        for _ in range(150):
            solver.iteration()
        left.append(exploitability.exploitability(game, solver.average_policy()))
    assert left[1] < left[0] < 1


@pytest.mark.parametrize("text", OTHERS)
def test_options_come_through(text: str) -> None:
    game = pyspiel.load_game(text)
    name, _, given = text.removeprefix("warren_").rstrip(")").partition("(")
    wanted = dict(part.split("=") for part in given.split(","))
    seats = int(wanted.pop("players", 2))
    assert game.table.seats == seats
    assert dict(game.table.options) == warren.game(name).read_options(seats, wanted)


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(warren.WrongSeats):
        load("koffer", 7)
    with pytest.raises(warren.BadOption):
        pyspiel.load_game("warren_koffer(specials=1 2)")
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("warren_koffer(colour=red)")


@pytest.mark.parametrize("name", warren.games())
def test_a_state_follows_from_its_history(name: str) -> None:
    state = dealt(name, seed=99)
    draw = random.Random(4)
    while not state.is_terminal():
        state.apply_action(draw.choice(state.legal_actions()))
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns() != [0.0, 0.0]


@pytest.mark.parametrize("name", warren.games())
def test_a_state_written_down_goes_on_as_it_would_have(name: str) -> None:
    state = dealt(name, seed=5)
    draw = random.Random(5)
    for _ in range(9):
        state.apply_action(draw.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))
    while not state.is_terminal():
        action = draw.choice(state.legal_actions())
        state.apply_action(action)
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_resampled_worlds_cannot_be_told_from_the_truth(name: str, seats: int) -> None:
    state = dealt(name, seats, seed=3)
    draw = random.Random(3)
    others = 0
    for _ in range(60):
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, draw.random)
        assert world.current_player() == player
        assert knowledge(world, player) == knowledge(state, player) == state.information_state_string()
        assert world.information_state_string() == state.information_state_string()
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
        others += str(world) != str(state)
        state.apply_action(draw.choice(state.legal_actions()))
    assert others > 10


def test_what_a_seat_answered_in_secret_is_not_known_to_the_next() -> None:
    """Trench Coat asks both before a turn; whatever the first answers, the second knows the same."""
    state = dealt("trenchcoat", seed=11)
    draw = random.Random(1)
    seen = 0
    while not state.is_terminal() and seen < 8:
        asked = state.playing.dealt().ask().seats
        if asked == (0, 1) and len(state.legal_actions()) > 1:
            after = [state.child(action) for action in state.legal_actions()]
            assert len({child.information_state_string(1) for child in after if child.current_player() == 1}) == 1
            seen += 1
        state.apply_action(draw.choice(state.legal_actions()))
    assert seen


def test_what_is_known_changes_with_every_turn() -> None:
    state = dealt("koffer")
    texts = []
    while not state.is_terminal():
        texts.append(state.information_state_string(0))
        state.apply_action(state.legal_actions()[0])
    assert len(set(texts)) == len(texts)


def test_the_table_shows_less_than_memory_keeps() -> None:
    state = pyspiel.load_game("warren_koffer(memory=true)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
        if not state.is_chance_node() and '"card":null' in state.observation_string(0):
            assert '"card":null' not in state.information_state_string(0)
            return
    pytest.fail("no card lay face down")


def test_winners_share() -> None:
    class Ended(warren.State):
        def outcome(self) -> warren.Outcome:
            return warren.Outcome((0, 2), (7, 3, 7, 1), "most-points")

    ended = Ended(warren.game("koffer"), 4, warren.Rng.seeded(1))
    assert results(ended, 4) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])
    assert results(None, 4) == [0.0] * 4


@pytest.mark.parametrize("name", warren.games())
@pytest.mark.parametrize(
    "evaluator", [PlayoutEvaluator(seed=1), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))]
)
def test_openspiel_searches(name: str, evaluator: object) -> None:
    state = dealt(name, seed=8)
    draw = random.Random(8)
    while len(state.legal_actions()) < 2:
        state.apply_action(draw.choice(state.legal_actions()))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 0.7, 24, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_openspiel_random_bots_play_in_cpp() -> None:
    game = load("koffer", 4)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)
    assert sum(returns) == pytest.approx(0)


def test_playouts_say_the_same_as_openspiel_rollouts() -> None:
    state = dealt("koffer", seed=21)
    ours = PlayoutEvaluator(seed=2, times=2000).evaluate(state)[0]
    theirs = mcts.RandomRolloutEvaluator(600, np.random.RandomState(3)).evaluate(state)[0]
    assert ours == pytest.approx(theirs, abs=0.16)


def test_a_process_that_used_it_ends_well() -> None:
    program = "import pyspiel, warren.adapters.openspiel; pyspiel.load_game('warren_koffer').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0

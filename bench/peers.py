"""OpenSpiel's hearts, a card game of about the same length, played at random."""

import random
from collections.abc import Callable

import pyspiel

DECISIONS = 64


def dealt(seed: int) -> "pyspiel.State":
    """Hearts after the deal: 12 cards to pass and 52 to play lie ahead."""
    state = pyspiel.load_game("hearts").new_initial_state()
    rng = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def rollouts_after_the_deal(times: int) -> Callable[[], int]:
    """C++ random rollouts by the evaluator of its own tree search, from a dealt state."""
    game = pyspiel.load_game("hearts")
    state = dealt(1)

    def work() -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(times, 1)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False).step(state)
        return times * DECISIONS

    return work


def whole_games(times: int) -> Callable[[], int]:
    """Whole games, deal included, by its C++ random bots and its C++ game loop."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]

    def work() -> int:
        for number in range(times):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return times * DECISIONS

    return work


def driven_from_python(times: int) -> Callable[[], int]:
    """Whole games, deal included, move by move from Python."""
    game = pyspiel.load_game("hearts")
    draw = random.Random(1).random

    def work() -> int:
        decisions = 0
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
        return decisions

    return work


def driven_after_the_deal(times: int) -> Callable[[], int]:
    """Games from a dealt state, move by move from Python."""
    start = dealt(1)
    draw = random.Random(1).random

    def work() -> int:
        decisions = 0
        for _ in range(times):
            state = start.clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return decisions

    return work


def search_in_euchre(simulations: int) -> Callable[[], int]:
    """One decision by its C++ information-set tree search, at the opening of euchre, a four-handed card game."""
    state = pyspiel.load_game("euchre").new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))

    def work() -> int:
        pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 0.7, simulations).step(state)
        return simulations

    return work

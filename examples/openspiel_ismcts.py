"""OpenSpiel's information-set tree search plays Koffer against three players who move at random.

    python examples/openspiel_ismcts.py [GAMES]

It needs OpenSpiel (`pip install "warren-table[research]"`) and takes about a minute.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from warren.adapters.openspiel import PlayoutEvaluator

PLAYERS = 4
SIMULATIONS = 100


def play(game: pyspiel.Game, searching: int, draw: np.random.RandomState) -> float:
    """One game in which that seat searches; what it brought the seat."""
    bot = ismcts.ISMCTSBot(game, PlayoutEvaluator(), uct_c=1.0, max_simulations=SIMULATIONS, random_state=draw)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == searching:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(draw.choice(state.legal_actions()))
    return float(state.returns()[searching])


def main(games: int) -> None:
    """Play that many games, the search in every seat in turn, and say how often it won."""
    game = pyspiel.load_game("warren_koffer", {"players": PLAYERS, "specials": "random"})
    draw = np.random.RandomState(7)
    won = 0.0
    for number in range(games):
        seat = number % PLAYERS
        # A win is worth 1 and any other place -1/3, so this is 1 for a win, and a part of it where winners share.
        won += (play(game, seat, draw) * (PLAYERS - 1) + 1) / PLAYERS
        print(f"game {number + 1}: seat {'ABCD'[seat]} searched; won so far: {won:g}")
    print(f"The search won {won:g} of {games} games; by chance it would have been {games / PLAYERS:g}.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)

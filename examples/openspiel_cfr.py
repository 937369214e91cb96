"""OpenSpiel solves a tiny Three Kobolds in a Trench Coat: quests and guards, two kobolds each, one round.

    python examples/openspiel_cfr.py [ITERATIONS [DEALS]]

Nobody sees the other's kobolds, bids or calls, so the best play is mixed. Counterfactual regret minimisation finds it:
what the best answer could still win against it (its exploitability) falls towards nothing. It needs OpenSpiel
(`pip install "warren-table[research]"`) and takes about a minute.
"""

import sys

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import warren.adapters.openspiel  # noqa: F401 - makes the games known to OpenSpiel


def main(iterations: int, deals: int) -> None:
    """Solve the game over that many deals, and print how much could still be won against the solution."""
    game = pyspiel.load_game(f"warren_trenchcoat(size=tiny,round_limit=1,first=A,deals={deals})")
    solver = cfr.CFRPlusSolver(game)
    print(f"{deals} deals, {len(solver.average_policy().states)} information states")
    told = 1
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in (told, iterations):
            left = exploitability.exploitability(game, solver.average_policy())
            print(f"after {iteration:3} iterations: exploitability {left:.4f}", flush=True)
            told *= 2


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    main(given[0] if given else 32, given[1] if len(given) > 1 else 50)

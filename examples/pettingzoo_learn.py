"""A seat of Koffer learns by playing: what pays is found out by trying, with nothing but NumPy.

    python examples/pettingzoo_learn.py [GAMES]

It needs PettingZoo (`pip install "warren-table[research]"`) and takes about a minute. The learner scores every move by
a few numbers of its observation, draws moves by their scores, and after each game makes the moves of won games likelier
(REINFORCE). It practises against two who move at random and is then tested against them.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from warren.adapters.pettingzoo import WarrenEnv

SEATS = 3
#: Where things are in an observation of Koffer: the row, and one's own tops.
ROW, PLACES, SPECIALS = 8, 7, 15
OWN = ROW + 3 * PLACES + SPECIALS
TOPS = OWN + 2
RATE = 0.05

Numbers = NDArray[np.float64]


def describe(seen: NDArray[np.int16], move: int) -> Numbers:
    """A move in a few numbers: cost, tokens on the card, its value, whether it lies face up, how far above the top."""
    place = move % PLACES
    colour, value, tokens = (int(number) for number in seen[ROW + 3 * place : ROW + 3 * place + 3])
    top = int(seen[TOPS + colour - 1])
    up = value > top
    return np.array([place / 3, tokens / 3, value / 10, up, (value - top) / 10 if up else 0.0])


class Learner:
    """Draws moves by a weighted sum of their numbers, and remembers what would make each likelier."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.rng = rng
        self.weights: Numbers = np.zeros(5)
        self.trace: Numbers = np.zeros(5)

    def choose(self, seen: NDArray[np.int16], legal: NDArray[np.int64]) -> int:
        """A move, the likelier the higher its score."""
        moves = np.array([describe(seen, int(move)) for move in legal])
        scores = moves @ self.weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        at = int(self.rng.choice(len(legal), p=chances))
        self.trace += moves[at] - chances @ moves
        return int(legal[at])

    def learn(self, result: float) -> None:
        """Make what was done likelier if it went well, less likely if not."""
        self.weights += RATE * result * self.trace
        self.trace[:] = 0


def play(table: WarrenEnv, learner: Learner, seat: int, rng: np.random.Generator) -> float:
    """One game with the learner at that seat; its result."""
    table.reset(seed=int(rng.integers(2**31)))
    result = 0.0
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        mine = agent == f"player_{seat}"
        if over or seen is None:
            result = reward if mine else result
            table.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        table.step(learner.choose(seen["observation"], legal) if mine else int(rng.choice(legal)))
    return result


def main(games: int) -> None:
    """Practise, then test."""
    rng = np.random.default_rng(1)
    table = WarrenEnv("koffer", seats=SEATS)
    learner = Learner(rng)
    share = games // 5
    for number in range(games):
        learner.learn(play(table, learner, number % SEATS, rng))
        if (number + 1) % share == 0:
            print(f"after {number + 1} games: weights {np.round(learner.weights, 2)}")
    test = [(play(table, learner, number % SEATS, rng) * (SEATS - 1) + 1) / SEATS for number in range(share)]
    print(f"The learner won {np.mean(test):.0%} of {share} games; by chance it would have been {1 / SEATS:.0%}.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)

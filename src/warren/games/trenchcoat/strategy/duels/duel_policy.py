"""A policy network for duels, trained on a search's values of every move (`warren lab train duel-policy`)."""

from warren.engine.moves import MoveList
from warren.engine.native import i64
from warren.engine.weights import shipped_weights
from warren.games.trenchcoat.rules.state import TrenchState
from warren.games.trenchcoat.strategy.duels.features import INPUTS, DuelFeatures, is_duel_decision, move_type
from warren.games.trenchcoat.strategy.duels.network import Network


class DuelPolicy:
    """The network with its weights; `is_enabled` switches it off in experiments."""

    def __init__(self) -> None:
        self.features = DuelFeatures()
        self.network = Network(shipped_weights("warren.games.trenchcoat.strategy.duels", "duel_policy"), INPUTS)
        self.is_enabled = True

    def applies(self, state: TrenchState) -> bool:
        """Whether the question is one the network was trained on."""
        return self.is_enabled and is_duel_decision(state)

    def best(self, state: TrenchState, seat: i64, moves: MoveList) -> i64:
        """The move of highest value, the first of equals."""
        self.features.extract(state, seat)
        self.network.compute_hidden(self.features)
        best: i64 = moves.codes[0]
        most: float = self.network.output(move_type(state, seat, best))
        at: i64 = 1
        while at < moves.count:
            value: float = self.network.output(move_type(state, seat, moves.codes[at]))
            if value > most:
                most = value
                best = moves.codes[at]
            at += 1
        return best

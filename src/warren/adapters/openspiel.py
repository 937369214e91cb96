"""Warren's games as OpenSpiel games: importing this module registers `warren_koffer` and the others.

>>> import pyspiel
>>> import warren.adapters.openspiel
>>> game = pyspiel.load_game("warren_koffer(players=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(7)
>>> player = state.current_player()
>>> [state.action_to_string(player, action) for action in state.legal_actions()][:3]
['take 1', 'take 2', 'take 3']

**Chance.** A playing follows from its seed, so chance draws the seed: four chance nodes of 256 equal outcomes each at
the beginning, then no more. Every state follows from its history, and everything in OpenSpiel that walks through
chance nodes works. (OpenSpiel cannot write down Python games whose chance is sampled.) With the parameter `deals=N`
there is one chance node with N outcomes: one of N numbered deals, of which nobody knows the number. With `size=tiny`
such a game is small enough to be solved.

**Several seats asked at once** answer one after the other, the lowest seat first; answers stay sealed, so none sees
another's, and the order changes nothing.

**Results** sum to zero: with n seats a win is worth 1 and every other place -1 / (n - 1); winners share.

**What is known.** The information state is the seat's view with perfect memory of what it was told, and a fingerprint
of all it has heard and done, in order (perfect recall); the observation is its view as the table shows it; both as
JSON, after the seat and the question. The observation tensor has the numbers of the latter view
(`warren.adapters.features`).

**Thinking.** `resample_from_infostate` gives a world that the player cannot tell from the truth, with no history, for
the past of such a world is not known. It is there for algorithms in Python, such as `open_spiel.python.algorithms.
ismcts`. OpenSpiel's searches in C++ (`pyspiel.ISMCTSBot`, `pyspiel.MCTSBot`) crash on every game that is written in
Python, its own included.
"""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

import msgspec

import warren
from warren.adapters.features import reader_of
from warren.adapters.hearing import NOBODY, Heard
from warren.adapters.seating import Table, results, table_of
from warren.engine.contract import Game, State
from warren.engine.extras import needing
from warren.engine.moves import MoveList
from warren.engine.options import OptionValue
from warren.engine.playout import playout
from warren.engine.rng import Rng

with needing("research"):
    import numpy as np
    import pyspiel

PREFIX: Final = "warren_"
#: A seed is drawn in so many parts, each of so many equal outcomes.
SEED_PARTS: Final = 4
SEED_OUTCOMES: Final = 256
WORD: Final = 1 << 32
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
to_json: Final = msgspec.json.Encoder().encode


class Playing:
    """What an OpenSpiel state holds: the parts of the seed drawn so far, then the playing dealt from them.

    `deals` is how many numbered deals there are, 0 for a seed in parts; `heard` is what every seat has heard since.
    """

    __slots__ = ("deals", "heard", "known", "seed", "state", "table")

    def __init__(self, table: Table, deals: int, seed: tuple[int, ...] = (), state: State | None = None) -> None:
        self.table: Final = table
        self.deals: Final = deals
        self.seed = seed
        self.state = state
        self.heard = Heard.nothing(table.seats)
        #: What each seat knows now, written out once.
        self.known: dict[tuple[int, bool], str] = {}

    def draw(self, part: int) -> None:
        """Take in a part of the seed; with the last one, or the number of a deal, the playing is dealt."""
        self.seed = (*self.seed, part)
        if self.deals:
            self.begin(f"spiel-deal-{part}")
        elif len(self.seed) == SEED_PARTS:
            self.begin("spiel-" + bytes(self.seed).hex())

    def begin(self, seed: str) -> None:
        """Deal the playing."""
        self.state = self.table.deal(seed)
        self.heard.add(NOBODY, NOBODY, self.state.opening())

    def move(self, state: State, code: int) -> None:
        """Make a legal move of the seat asked, and remember who heard what."""
        seat = state.next_seat()
        self.heard.add(seat, code, state.play(seat, code))
        self.known = {}

    def dealt(self) -> State:
        """The playing, which has been dealt."""
        if self.state is None:
            raise ValueError("the seed is still being drawn")
        return self.state

    def knowledge(self, seat: int, remembered: bool) -> str:
        """What a seat knows, as text: equal texts, equal knowledge."""
        text = self.known.get((seat, remembered))
        if text is None:
            text = self.known[seat, remembered] = self.write_knowledge(seat, remembered)
        return text

    def write_knowledge(self, seat: int, remembered: bool) -> str:
        """The seat, the question, with memory also a fingerprint of all it has heard and done, and the view."""
        state = self.state
        if state is None:
            return f"{seat} deal"
        view = to_json(state.view(seat, remembered)).decode()
        heard = f" {self.heard.print_of(seat)}" if remembered else ""
        return f"{seat} {state.ask_kind()} {state.asked()}{heard} {view}"

    def __deepcopy__(self, memo: object) -> "Playing":
        twin = Playing(self.table, self.deals, self.seed, None if self.state is None else self.state.copy())
        twin.heard = self.heard.copy()
        twin.known = dict(self.known)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        position = None if self.state is None else self.state.position()
        prints = [self.heard.print_of(seat) for seat in range(self.table.seats)]
        table = (self.table.game.name, self.table.seats, self.table.options)
        return set_up_again, (table, self.deals, self.seed, position, prints)


def set_up_again(
    given: tuple[str, int, tuple[tuple[str, object], ...]],
    deals: int,
    seed: tuple[int, ...],
    position: str | None,
    prints: list[str],
) -> Playing:
    """A playing that was written down."""
    table = table_of(*given)
    playing = Playing(table, deals, seed, None if position is None else table.game.position(position))
    playing.heard = Heard(prints)
    return playing


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A playing as OpenSpiel sees it."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.playing = Playing(game.table, game.deals)

    # Asked by OpenSpiel.

    def current_player(self) -> int:
        """The player to decide: chance until the deal, then the lowest seat asked."""
        state = self.playing.state
        if state is None:
            return CHANCE
        seat = state.next_seat()
        return TERMINAL if seat < 0 else seat

    def is_terminal(self) -> bool:
        """Whether the playing is over."""
        state = self.playing.state
        return state is not None and state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The parts of a seed, or the numbered deals, all equally likely."""
        outcomes = self.playing.deals or SEED_OUTCOMES
        return [(part, 1 / outcomes) for part in range(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        """The codes of the player's legal moves, in ascending order."""
        playing = self.playing
        listed = playing.table.scratch
        playing.dealt().list_moves(player, listed)
        return list(listed.codes[: listed.count])

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of a player, or of the one to decide; without the way through C++."""
        current = self.current_player()
        if current >= 0 and player in (None, current):
            return self._legal_actions(current)
        return list(super().legal_actions() if player is None else super().legal_actions(player))

    def _apply_action(self, action: int) -> None:
        """A part of the seed, or a legal move of the seat asked."""
        playing = self.playing
        if playing.state is None:
            playing.draw(action)
        else:
            playing.move(playing.state, action)

    def _action_to_string(self, player: int, action: int) -> str:
        """A move in notation."""
        if player == CHANCE:
            return f"deal {action}" if self.playing.deals else f"seed {action:02x}"
        return self.playing.table.game.move_table[action].text

    def returns(self) -> list[float]:
        """What the playing brought every seat; nothing until it is over."""
        return results(self.playing.state, self.playing.table.seats)

    def __str__(self) -> str:
        playing = self.playing
        if playing.state is not None:
            return playing.state.position()
        return "deal" if playing.deals else f"seed {bytes(playing.seed).hex()}"

    def information_state_string(self, player: int | None = None) -> str:
        """What a player knows with perfect memory; without the way through C++."""
        return self.playing.knowledge(self.asked_about(player), remembered=True)

    def observation_string(self, player: int | None = None) -> str:
        """What the table shows a player; without the way through C++."""
        return self.playing.knowledge(self.asked_about(player), remembered=False)

    def asked_about(self, player: int | None) -> int:
        """A player, the one to decide if none is named; raises if there is no such player."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.playing.table.seats:
            raise pyspiel.SpielError(f"no such player: {seat}")
        return seat

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A world that the player cannot tell from the truth, all else drawn from the sampler."""
        return self.imagined(player, Rng(word(sampler), word(sampler), word(sampler), word(sampler) | 1))

    def imagined(self, player: int, rng: Rng) -> "SpielState":
        """A world that the player cannot tell from the truth, all else drawn from a stream."""
        world = SpielState(self.get_game())
        world.playing.seed = (0,) * SEED_PARTS
        world.playing.state = self.playing.dealt().imagine(player, rng)
        # Of the others' past in that world nothing is known.
        world.playing.heard.prints[player] = self.playing.heard.print_of(player)
        for remembered in (True, False):
            known = self.playing.known.get((player, remembered))
            if known is not None:
                world.playing.known[player, remembered] = known
        return world


def word(sampler: Callable[[], float]) -> int:
    """32 random bits from a sampler of numbers from 0 up to 1."""
    return int(sampler() * WORD) % WORD


class SpielObserver:
    """What players know, as text; what the table shows also as a tensor, which says a little less than the text."""

    def __init__(self, table: Table, remembered: bool) -> None:
        self.remembered: Final = remembered
        self.read: Final = reader_of(table.game.name)
        size = 0 if remembered else len(self.read(table.deal("shape").view(0)))
        self.tensor: Final = None if remembered else np.zeros(size, np.float32)
        self.dict: Final = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with the numbers of the player's view; with zeros before the deal."""
        if self.tensor is not None:
            playing = state.playing.state
            self.tensor[:] = 0 if playing is None else self.read(playing.view(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows."""
        return state.playing.knowledge(player, self.remembered)


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game of Warren with its seats and options, as OpenSpiel sees it; a class of its own for every game."""

    game: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, given: Mapping[str, object]) -> None:
        options = {name: value for name, value in given.items() if name not in ("players", "deals")}
        game = self.game
        seats = int(str(given.get("players", game.seat_counts[0])))
        self.table: Final = table_of(game.name, seats, tuple(options.items()))
        self.deals: Final = int(str(given.get("deals", 0)))
        if self.deals < 0:
            raise pyspiel.SpielError(f"no such number of deals: {self.deals}")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.move_table),
            max_chance_outcomes=self.deals or SEED_OUTCOMES,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest(seats),
        )
        parameters = {name: plain(value) for name, value in self.table.options}
        super().__init__(self.kind, info, {"players": seats, "deals": self.deals, **parameters})

    def new_initial_state(self) -> SpielState:
        """A playing whose seed is not drawn yet."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The parts of the seed, or the deal."""
        return 1 if self.deals else SEED_PARTS

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> SpielObserver:
        """How players are told what they know."""
        if params:
            raise pyspiel.SpielError(f"no such parameters: {', '.join(params)}")
        return SpielObserver(self.table, kind is not None and kind.perfect_recall)


class PlayoutEvaluator:
    """How a state turns out when everybody plays on at random, in the compiled core; for OpenSpiel's tree searches."""

    def __init__(self, seed: object = 1, times: int = 1) -> None:
        self.rng: Final = Rng.seeded(seed)
        self.times: Final = times

    def evaluate(self, state: SpielState) -> list[float]:
        """The mean result of every seat."""
        playing = state.playing
        scratch: MoveList = playing.table.scratch
        totals = [0.0] * playing.table.seats
        for _ in range(self.times):
            world = playing.dealt().copy()
            playout(world, self.rng, scratch)
            totals = [total + result for total, result in zip(totals, results(world, len(totals)), strict=True)]
        return [total / self.times for total in totals]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every legal action, all equally likely."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def plain(value: OptionValue) -> OptionValue:
    """An option's value as OpenSpiel can write it down: a comma would end a parameter, a space does not."""
    return value.replace(",", " ") if isinstance(value, str) else value


def kind_of(game: Game) -> pyspiel.GameType:
    """How OpenSpiel files a game."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Warren: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seat_counts[0],
            "deals": 0,
            **{option.name: plain(option.default) for option in game.options()},
        },
    )


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    kind = kind_of(game)
    # A class, and one that can be found by name: OpenSpiel lets go of what it was given after Python has ended, which
    # functions do not survive, and pickles games by their class.
    made = type(f"SpielGame_{game.name}", (SpielGame,), {"game": game, "kind": kind, "__module__": __name__})
    globals()[made.__name__] = made
    pyspiel.register_game(kind, made)


for name in warren.games():
    register(warren.game(name))

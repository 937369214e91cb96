"""Warren's games as PettingZoo environments, agents taking turns (AEC).

>>> from warren.adapters import pettingzoo
>>> env = pettingzoo.env("koffer", seats=3, specials="random")
>>> env.reset(seed=7)
>>> seen, reward, over, cut, info = env.last()
>>> seen["observation"].shape, int(seen["action_mask"].sum())
((185,), 5)

**Observations** are the seat's view with perfect memory as numbers (`warren.adapters.features`), whoever looks first,
and a mask of its legal moves by their codes. Nothing but the view goes in.

**Several seats asked at once** answer one after the other, the lowest seat first; answers stay sealed, so none sees
another's, and the order changes nothing.

**Rewards** come at the end and sum to zero: with n seats a win is worth 1 and every other place -1 / (n - 1); winners
share. An illegal move ends an `env` and costs whoever made it 1; a bare `WarrenEnv` raises `IllegalMove` instead.
"""

from array import array
from typing import Any, Final

from warren.adapters.features import reader_of
from warren.adapters.picture import picture_of, text_of
from warren.adapters.seating import results, table_of
from warren.engine.contract import State
from warren.engine.errors import IllegalMove
from warren.engine.extras import needing
from warren.engine.rng import Rng

with needing("research"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo.utils.env import AECEnv

Seen = dict[str, NDArray[Any]]
RENDER_MODES: Final = ("ansi", "rgb_array")
NUMBERS: Final = np.iinfo(np.int16)


class WarrenEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game with its seats and options; agents are `player_0` and so on, seat by seat."""

    def __init__(self, game: str, seats: int = 2, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"no such render mode: {render_mode}")
        named = [(name, tuple(value) if isinstance(value, list) else value) for name, value in options.items()]
        self.table: Final = table_of(game, seats, tuple(named))
        self.metadata = {
            "name": f"warren_{game}_v{self.table.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.read: Final = reader_of(game)
        self.seeds = Rng.seeded("warren")
        self.playing: State = self.table.deal("shape")
        self.actions: Final = len(self.table.game.move_table)
        actions = self.actions
        shape = (len(self.read(self.playing.view(0, remembered=True))),)
        numbers = spaces.Box(low=NUMBERS.min, high=NUMBERS.max, shape=shape, dtype=np.int16)
        mask = spaces.Box(low=0, high=1, shape=(actions,), dtype=np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seen: dict[str, Seen] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: the numbers of its view, and a mask of its legal moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do: a move by its code."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The same seed gives the same playing, and the same ones after it."""
        if seed is not None:
            self.seeds = Rng.seeded(seed)
        self.playing = self.table.blank.again(self.seeds.branch())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.seen = {}
        self.agent_selection = self.possible_agents[self.playing.next_seat()]

    def observe(self, agent: str) -> Seen:
        """What an agent sees now, worked out once for every step."""
        seen = self.seen.get(agent)
        if seen is None:
            seen = self.seen[agent] = self.look(self.seat_of[agent])
        return seen

    def look(self, seat: int) -> Seen:
        """What a seat sees; only who is to decide has legal moves."""
        listed = self.table.scratch
        listed.count = 0
        if self.playing.next_seat() == seat:
            self.playing.list_moves(seat, listed)
        legal = listed.marks(self.actions)
        # By way of these, NumPy is faster than with lists.
        numbers = array("h", self.read(self.playing.view(seat, remembered=True)))
        return {"observation": np.frombuffer(numbers, np.int16), "action_mask": np.frombuffer(legal, np.int8)}

    def step(self, action: int | None) -> None:
        """Make the selected agent's move; after the end, let it go."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide")
        self.playing.push(self.seat_of[agent], int(action))
        self.seen = {}
        self._cumulative_rewards[agent] = 0.0
        if self.playing.over:
            self.end()
        else:
            self.agent_selection = self.possible_agents[self.playing.next_seat()]

    def end(self) -> None:
        """Hand out the results."""
        self.rewards = dict(zip(self.possible_agents, results(self.playing, self.table.seats), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as whoever is to decide sees it, at the end as everybody does."""
        seat = self.playing.next_seat()
        view = self.playing.view(None if seat < 0 else seat)
        if self.render_mode == "ansi":
            return text_of(view)
        return picture_of(view) if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        """There is nothing to let go of."""


class GuardedEnv(WarrenEnv):
    """The same, but an illegal move ends it, at the cost of whoever made it: what PettingZoo's wrappers do, faster."""

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        if not self.agents:
            raise RuntimeError("reset() comes before step()")
        try:
            super().step(action)
        except IllegalMove as error:
            self.forfeit(self.agent_selection, error)

    def forfeit(self, agent: str, error: IllegalMove) -> None:
        """End it all; the agent is told why."""
        self.infos[agent]["illegal"] = str(error)
        self.rewards = {each: -1.0 if each == agent else 0.0 for each in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.seen = {}
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()


def env(game: str, seats: int = 2, render_mode: str | None = None, **options: object) -> GuardedEnv:
    """An environment in which an illegal move costs 1 and ends the game."""
    return GuardedEnv(game, seats, render_mode, **options)

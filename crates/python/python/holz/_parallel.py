"""PettingZoo environments in which all players are asked at once."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ._spaces import observation_space, observe
from ._turns import METADATA, Illegal, Turns


class BoardParallelEnv(ParallelEnv):  # type: ignore[misc]
    """A game as a parallel PettingZoo environment: of all actions only that of the player to move counts.

    The masks of all others are empty. ``max_cycles`` truncates a game after that many steps.
    """

    metadata = METADATA

    def __init__(
        self,
        environment: str,
        players: int = 2,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: Illegal = "random",
        **options: object,
    ) -> None:
        self.metadata = {**METADATA, "name": environment}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.turns = Turns(environment, players, illegal, options)
        state = self.turns.state
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self.agents: list[str] = []
        self._observation_space = observation_space(state)
        # Each agent has its own: spaces draw their samples from their own seed.
        self._action_spaces = {
            agent: spaces.Discrete(state.num_actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def _observations(self) -> dict[str, dict[str, Any]]:
        state = self.turns.state
        return {agent: observe(state, player) for player, agent in enumerate(self.possible_agents)}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.turns.reset(seed)
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        turns = self.turns
        mover = self.possible_agents[turns.state.current_player()]
        legal = turns.step(int(actions[mover]))
        self._steps += 1
        over = turns.over
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        returns = turns.returns() if over else [0.0] * len(self.possible_agents)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        if not legal:
            infos[mover] = {"illegal_action": True}
        result = (
            self._observations(),
            dict(zip(self.possible_agents, returns, strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return result

    def render(self) -> Any:
        return self.turns.render(self.render_mode)

    def close(self) -> None:
        """Nothing has to be closed."""

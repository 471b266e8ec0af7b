"""PettingZoo environments in which the players act one after the other."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ._spaces import observation_space, observe
from ._turns import METADATA, Illegal, Turns


class BoardEnv(AECEnv):  # type: ignore[misc]
    """A game as a PettingZoo environment.

    ``max_cycles`` truncates a game after that many actions per player; ``None`` means never.
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
        super().__init__()
        self.metadata = {**METADATA, "name": environment}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.turns = Turns(environment, players, illegal, options)
        state = self.turns.state
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self.agents: list[str] = []
        self._player = {agent: player for player, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space(state)
        # Each agent has its own: spaces draw their samples from their own seed.
        self._action_spaces = {
            agent: spaces.Discrete(state.num_actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.turns.reset(seed)
        self._actions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.turns.state.current_player()]

    def observe(self, agent: str) -> dict[str, Any]:
        return observe(self.turns.state, self._player[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: only agents that are done take the action None")
        turns = self.turns
        self._cumulative_rewards[agent] = 0.0
        legal = turns.step(int(action))
        self.infos[agent] = {} if legal else {"illegal_action": True}
        self._actions += 1
        if turns.over:
            returns = turns.returns()
            for other, player in self._player.items():
                self.rewards[other] = returns[player]
                self.terminations[other] = True
                self._cumulative_rewards[other] += returns[player]
            player = (self._player[agent] + 1) % len(self.possible_agents)
        else:
            player = turns.state.current_player()
            limit = self.max_cycles
            if limit is not None and self._actions >= limit * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[player]

    def render(self) -> Any:
        return self.turns.render(self.render_mode)

    def close(self) -> None:
        """Nothing has to be closed."""

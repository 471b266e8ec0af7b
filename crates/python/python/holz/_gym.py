"""Gymnasium environments: one player learns, built-in bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from . import ENVIRONMENTS
from ._holz import Bot
from ._spaces import observation_space, observe
from ._turns import METADATA, Illegal, Turns


class BotEnv(gymnasium.Env[dict[str, Any], Any]):
    """A game against built-in bots.

    ``opponents`` is a level from 1 to 8, ``"baseline"``, ``"random"``, a ``Bot``, or a list of one of
    these for every opponent in turn order. ``seat`` is the seat of the learner; ``None`` draws one for
    every game.
    """

    metadata = METADATA

    def __init__(
        self,
        environment: str,
        players: int = 2,
        *,
        opponents: Any = "baseline",
        seat: int | None = 0,
        max_steps: int | None = None,
        render_mode: str | None = None,
        illegal: Illegal = "random",
        **options: object,
    ) -> None:
        self.metadata = {**METADATA, "name": environment}
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.turns = Turns(environment, players, illegal, options)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat must be 0 to {players - 1} or None, not {seat}")
        self._fixed_seat = seat
        self.seat = seat or 0
        game = environment.rsplit("_", 1)[0]
        wanted = opponents if isinstance(opponents, (list, tuple)) else [opponents] * (players - 1)
        if len(wanted) != players - 1:
            raise ValueError(f"{players} players need {players - 1} opponents, not {len(wanted)}")
        self.bots = [bot if isinstance(bot, Bot) else Bot(game, bot) for bot in wanted]
        self.observation_space = observation_space(self.turns.state)
        self.action_space = spaces.Discrete(self.turns.state.num_actions)
        self._steps = 0

    def _play_bots(self) -> None:
        state = self.turns.state
        while not self.turns.over:
            player = state.current_player()
            if player == self.seat:
                return
            ahead = (player - self.seat) % state.num_players
            self.bots[ahead - 1].play(state)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        turns = self.turns
        turns.reset(seed)
        if self._fixed_seat is None:
            self.seat = int(turns.rng.integers(turns.state.num_players))
        for bot in self.bots:
            bot.reset(int(turns.rng.integers(2**63)))
        self._steps = 0
        self._play_bots()
        return observe(turns.state, self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        turns = self.turns
        legal = turns.step(int(action))
        self._play_bots()
        self._steps += 1
        over = turns.over
        cut = not over and self.max_steps is not None and self._steps >= self.max_steps
        reward = turns.returns()[self.seat] if over else 0.0
        info: dict[str, Any] = {"seat": self.seat}
        if not legal:
            info["illegal_action"] = True
        return observe(turns.state, self.seat), float(reward), over, cut, info

    def action_masks(self) -> Any:
        """The mask of legal actions, under the name that maskable PPO of sb3-contrib looks for."""
        return self.turns.state.legal_actions_mask().astype(bool)

    def render(self) -> Any:
        return self.turns.render(self.render_mode)


# `gymnasium.make("holz/klotz-v1")`, once `holz.klotz_v1` is imported.
for _name in ENVIRONMENTS:
    gymnasium.register(
        id=f"holz/{_name.replace('_', '-')}",
        entry_point="holz._gym:BotEnv",
        kwargs={"environment": _name},
        # The checker draws actions without a look at the mask.
        disable_env_checker=True,
    )

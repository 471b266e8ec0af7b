"""X-Stack with raw gestures, version 1: a hand that moves sixty times per second.

An action is a dictionary: ``command`` says what to do, ``motion`` how the hand moves.

========  ==========================================================================================
command   meaning
========  ==========================================================================================
0         go on: the closed hand moves
1         let go of the block; the same step runs until everything rests
2         give up the block
3         end the turn
4         decline: take the forbidden block instead of pulling one
5 to 40   close the hand on a block; ``motion`` says where, from its centre (0) to its faces (-1, 1)
========  ==========================================================================================

``motion`` has six numbers from -1 to 1: along x (right), y (up) and z (front), then about these axes; 1 is
the top speed of the hand, 0.3 m/s and 3 degrees per step. Observations are those of ``xstack_v1``, with
poses, contacts and loads of this moment and a few numbers about the hand.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ._holz import Bot, GestureState, IllegalActionError
from ._options import words
from ._spaces import LARGE

NAME = "xstack_gestures_v1"

__all__ = ["NAME", "GestureEnv", "gym_env", "state"]


class GestureEnv(gymnasium.Env[dict[str, Any], dict[str, Any]]):
    """X-Stack with raw gestures against built-in bots, which play whole turns.

    ``opponents`` is a level from 1 to 8, ``"baseline"``, ``"random"``, a ``Bot``, or a list of one of these
    for every opponent. With ``illegal="wait"``, a command that is not allowed moves the closed hand, or
    does nothing; with ``"error"`` it raises ``IllegalActionError``.
    """

    metadata = {"render_modes": ["svg", "rgb_array"], "render_fps": 60}

    def __init__(
        self,
        players: int = 2,
        *,
        opponents: Any = "baseline",
        seat: int = 0,
        max_steps: int | None = None,
        render_mode: str | None = None,
        illegal: str = "wait",
        **options: object,
    ) -> None:
        if illegal not in ("wait", "error"):
            raise ValueError(f"illegal must be 'wait' or 'error', not {illegal!r}")
        if not 0 <= seat < players:
            raise ValueError(f"seat must be 0 to {players - 1}, not {seat}")
        wanted = opponents if isinstance(opponents, (list, tuple)) else [opponents] * (players - 1)
        if len(wanted) != players - 1:
            raise ValueError(f"{players} players need {players - 1} opponents, not {len(wanted)}")
        self.game = GestureState(players, words(options))
        self.bots = [bot if isinstance(bot, Bot) else Bot("xstack", bot) for bot in wanted]
        self.seat = seat
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.illegal = illegal
        self._rng = np.random.default_rng(0)
        self._steps = 0
        shape = tuple(self.game.observation_shape)
        commands = self.game.num_commands
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LARGE, LARGE, shape, np.float32),
                "command_mask": spaces.Box(0, 1, (commands,), np.int8),
            }
        )
        self.action_space = spaces.Dict(
            {
                "command": spaces.Discrete(commands),
                "motion": spaces.Box(-1.0, 1.0, (6,), np.float32),
            }
        )

    def _observe(self) -> dict[str, Any]:
        game = self.game
        mask = game.command_mask()
        if game.current_player() != self.seat:
            mask[:] = 0
        return {"observation": game.observation_tensor(self.seat), "command_mask": mask}

    def _play_bots(self) -> None:
        game = self.game
        while not game.is_terminal() and game.current_player() != self.seat:
            ahead = (game.current_player() - self.seat) % game.num_players
            game.play(self.bots[ahead - 1].choose(game.state())[0])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game.reset(int(self._rng.integers(2**63)))
        for bot in self.bots:
            bot.reset(int(self._rng.integers(2**63)))
        self._steps = 0
        self._play_bots()
        return self._observe(), {}

    def step(
        self, action: dict[str, Any]
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        game = self.game
        info: dict[str, Any] = {}
        motion = np.asarray(action["motion"], dtype=np.float32).tolist()
        try:
            info["turn"] = game.step(int(action["command"]), motion)
        except IllegalActionError:
            if self.illegal == "error":
                raise
            info = {"turn": None, "illegal_action": True}
            if game.command_mask()[0]:
                info["turn"] = game.step(0, motion)
        self._play_bots()
        self._steps += 1
        over = game.is_terminal()
        cut = not over and self.max_steps is not None and self._steps >= self.max_steps
        reward = float(game.returns()[self.seat]) if over else 0.0
        return self._observe(), reward, over, cut, info

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return self.game.to_rgb()
        return self.game.to_svg() if self.render_mode == "svg" else None


def gym_env(players: int = 2, **arguments: Any) -> GestureEnv:
    """A Gymnasium environment against built-in bots. See ``GestureEnv``."""
    return GestureEnv(players, **arguments)


def state(players: int = 2, seed: int = 0, **options: object) -> GestureState:
    """A single game, without an environment around it."""
    return GestureState(players, words(options), seed)


gymnasium.register(
    id="holz/xstack-gestures-v1",
    entry_point="holz.xstack_gestures_v1:GestureEnv",
    disable_env_checker=True,
)

"""Thousands of games at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._holz import VectorEngine
from ._options import words


@dataclass
class Buffers:
    """The arrays that every step writes into; the first axis is the number of the game."""

    observations: NDArray[Any]
    """What the player to move sees: ``(n, *observation_shape)``."""
    masks: NDArray[np.uint8]
    """1 for every legal action of the player to move: ``(n, actions)``."""
    rewards: NDArray[np.float32]
    """The rewards of all players for this step: ``(n, players)``."""
    terminated: NDArray[np.uint8]
    """1 if a game has just ended; observations and masks already show the next one."""
    truncated: NDArray[np.uint8]
    """1 if a game was just cut off for its length; observations and masks already show the next one."""
    to_act: NDArray[np.uint8]
    """The player to move."""


class VectorEnv:
    """Games that are stepped together; one that ends is replaced by a new one in the same step.

    The same seed and the same actions give the same results, whatever the number of threads.
    """

    def __init__(
        self,
        environment: str,
        num_envs: int,
        *,
        players: int = 2,
        threads: int = 0,
        max_steps: int = 0,
        buffers: Buffers | None = None,
        **options: object,
    ) -> None:
        engine = VectorEngine(environment, num_envs, players, words(options), threads, max_steps)
        _, actions, shape = engine.sizes()
        self.environment = environment
        self.num_envs = num_envs
        self.players = players
        self.num_actions = actions
        self.observation_shape = tuple(shape)
        self.observation_dtype: Any = np.float32 if environment.startswith("xstack") else np.uint8
        self._engine = engine
        self.buffers = buffers if buffers is not None else self.new_buffers()
        self._sampled: NDArray[np.int32] = np.zeros(num_envs, dtype=np.int32)

    def new_buffers(self) -> Buffers:
        """Arrays of the right shapes, for instance one for every step of a rollout."""
        n = self.num_envs
        return Buffers(
            observations=np.zeros((n, *self.observation_shape), dtype=self.observation_dtype),
            masks=np.zeros((n, self.num_actions), dtype=np.uint8),
            rewards=np.zeros((n, self.players), dtype=np.float32),
            terminated=np.zeros(n, dtype=np.uint8),
            truncated=np.zeros(n, dtype=np.uint8),
            to_act=np.zeros(n, dtype=np.uint8),
        )

    def reset(self, seed: int = 0, out: Buffers | None = None) -> Buffers:
        """Starts all games anew from a seed."""
        out = out if out is not None else self.buffers
        self._engine.reset(seed, out)
        return out

    def step(self, actions: NDArray[Any], out: Buffers | None = None) -> Buffers:
        """Takes one action in every game and writes the results into ``out`` or ``self.buffers``.

        Raises ``IllegalActionError`` with the number of the first game whose action is illegal. That game
        is unchanged; the others have been stepped.
        """
        out = out if out is not None else self.buffers
        self._engine.step(np.ascontiguousarray(actions, dtype=np.int32), out)
        return out

    def sample(self, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """A legal action for every game, each as likely as every other. ``reset`` seeds the choice."""
        out = out if out is not None else self._sampled
        self._engine.sample(out)
        return out

"""KLOTZ, version 1: PettingZoo, Gymnasium and vector environments."""

from __future__ import annotations

from typing import Any

from . import vector as _vector
from ._aec import BoardEnv
from ._gym import BotEnv
from ._holz import State
from ._options import words
from ._parallel import BoardParallelEnv
from ._vector import VectorEnv

NAME = "klotz_v1"

__all__ = ["NAME", "env", "gym_env", "parallel_env", "raw_env", "state", "vector"]


def env(players: int = 2, **arguments: Any) -> BoardEnv:
    """A PettingZoo environment in which the players act one after the other. See ``BoardEnv``."""
    return BoardEnv(NAME, players, **arguments)


raw_env = env


def parallel_env(players: int = 2, **arguments: Any) -> BoardParallelEnv:
    """A parallel PettingZoo environment. See ``BoardParallelEnv``."""
    return BoardParallelEnv(NAME, players, **arguments)


def gym_env(players: int = 2, **arguments: Any) -> BotEnv:
    """A Gymnasium environment against built-in bots. See ``BotEnv``."""
    return BotEnv(NAME, players, **arguments)


def state(players: int = 2, seed: int = 0, **options: object) -> State:
    """A single game with an interface in the style of OpenSpiel."""
    return State(NAME, players, words(options), seed)


def vector(num_envs: int, **arguments: Any) -> VectorEnv:
    """Many games at once. See ``holz.vector``."""
    return _vector(NAME, num_envs, **arguments)

"""KLOTZ, The Climbers and X-Stack as environments for machine learning.

>>> import holz
>>> state = holz.State("klotz_v1", players=2)
>>> state.apply_action(state.legal_actions()[0])
>>> state.is_terminal()
False

The modules ``klotz_v1``, ``climbers_v1`` and ``xstack_v1`` hold PettingZoo and Gymnasium environments; ``vector``
steps thousands of games at once; ``Bot`` is an opponent of any level. Importing ``holz`` loads none of
NumPy, PettingZoo and Gymnasium: that happens when you first use what needs them.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from ._holz import Bot, GestureState, IllegalActionError, State, __version__
from ._holz import assess as _assess
from ._holz import klotz_layouts
from ._holz import puzzles as _puzzles
from ._holz import ratings as _ratings

if TYPE_CHECKING:
    from . import climbers_v1 as climbers_v1
    from . import klotz_v1 as klotz_v1
    from . import xstack_gestures_v1 as xstack_gestures_v1
    from . import xstack_v1 as xstack_v1
    from ._vector import Buffers, VectorEnv

TERMINAL = -4
"""What ``State.current_player`` returns when the game is over."""

ENVIRONMENTS = ("klotz_v1", "climbers_v1", "xstack_v1")
"""The names of all environments."""

__all__ = [
    "ENVIRONMENTS",
    "TERMINAL",
    "Analysis",
    "Bot",
    "GestureState",
    "IllegalActionError",
    "Level",
    "Puzzle",
    "State",
    "__version__",
    "analyse",
    "climbers_v1",
    "klotz_layouts",
    "klotz_v1",
    "levels",
    "puzzles",
    "read_record",
    "vector",
    "xstack_gestures_v1",
    "xstack_v1",
]


class Analysis(NamedTuple):
    """How a game stands, seen by the strongest bot."""

    chances: list[float]
    """The winning chance of every player."""
    line: list[str]
    """The moves it expects, the best one first."""


class Puzzle(NamedTuple):
    """A position with one right move."""

    environment: str
    position: str
    solution: str
    grade: int
    """The difficulty, from 1."""
    goal: int
    """KLOTZ: the number of plies to the win. The Climbers: the height to reach."""

    def state(self) -> State:
        """The position, to be played."""
        return State.from_position(self.environment, self.position)


class Level(NamedTuple):
    """A level of the built-in bots."""

    number: int
    name: str
    rating: int | None
    """Elo points on a scale on which the player ``"baseline"`` has 600, if measured."""


def vector(
    environment: str,
    num_envs: int,
    *,
    players: int = 2,
    threads: int = 0,
    max_steps: int = 0,
    buffers: Buffers | None = None,
    **options: object,
) -> VectorEnv:
    """``num_envs`` games of an environment, stepped together in compiled code without the GIL.

    ``threads`` is the number of threads, 0 for one per core; results do not depend on it. Games with more
    than ``max_steps`` actions are truncated; 0 means never. ``buffers`` are your own arrays to write into.
    """
    from ._vector import VectorEnv

    return VectorEnv(
        environment,
        num_envs,
        players=players,
        threads=threads,
        max_steps=max_steps,
        buffers=buffers,
        **options,
    )


def analyse(state: State, nodes: int = 20_000) -> Analysis:
    """Lets the strongest bot judge a game. The same ``nodes`` give the same result on every machine."""
    return Analysis(*_assess(state, nodes))


def puzzles(game: str) -> list[Puzzle]:
    """The puzzles of ``"klotz"`` or ``"climbers"``. Each has exactly one right first move."""
    name = game if game in ENVIRONMENTS else f"{game}_v1"
    return [Puzzle(name, *fields) for fields in _puzzles(game)]


def levels(game: str) -> list[Level]:
    """The levels of the built-in bots with their measured ratings."""
    return [Level(*fields) for fields in _ratings(game)]


def read_record(text: str) -> State:
    """The game of a record, after its last move. ``State.record`` writes records."""
    return State.from_record(text)


def __getattr__(name: str) -> ModuleType:
    if name in ENVIRONMENTS or name == "xstack_gestures_v1":
        return import_module(f".{name}", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)

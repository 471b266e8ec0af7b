"""The compiled part of the package."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

__version__: str

class IllegalActionError(ValueError):
    """An action or a move that the rules refuse. The game has not changed."""

class State:
    """One game, with an interface in the style of OpenSpiel."""

    def __init__(
        self, environment: str, players: int = 2, options: list[str] = ..., seed: int = 0
    ) -> None: ...
    @classmethod
    def deserialize(cls, text: str) -> State:
        """Reads what ``serialize`` wrote."""

    @classmethod
    def from_record(cls, text: str) -> State:
        """The game of a record file, after its last move."""

    @classmethod
    def from_position(cls, environment: str, position: str, options: list[str] = ...) -> State:
        """A game that starts from a position in the notation of the rules."""

    @property
    def environment(self) -> str:
        """The name of the environment."""

    @property
    def num_players(self) -> int:
        """The number of players."""

    @property
    def num_actions(self) -> int:
        """The number of actions, legal or not."""

    @property
    def observation_shape(self) -> list[int]:
        """The shape of an observation."""

    @property
    def observation_high(self) -> int:
        """The largest number in an observation of bytes."""

    def current_player(self) -> int:
        """The player to move, or -4 when the game is over."""

    def is_terminal(self) -> bool:
        """Whether the game is over."""

    def reset(self, seed: int) -> None:
        """Starts a new game of the same kind."""

    def legal_actions(self) -> list[int]:
        """The legal actions in ascending order; none when the game is over."""

    def legal_actions_mask(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """1 for every legal action, 0 for the others."""

    def apply_action(self, action: int) -> None:
        """Takes a legal action. Raises IllegalActionError, without a change, if it is not legal."""

    def action_to_string(self, action: int) -> str:
        """What an action means, in the notation of the rules."""

    def string_to_action(self, text: str) -> int:
        """The legal action with this text."""

    def returns(self) -> list[float]:
        """The return of every player: 0 until the game is over."""

    def observation_tensor(
        self, player: int | None = None, out: NDArray[Any] | None = None
    ) -> NDArray[Any]:
        """What a player sees; by default the one to move. Written into ``out`` if that is given."""

    def clone(self) -> State:
        """A copy that can be played on by itself."""

    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: Any) -> State: ...
    def child(self, action: int) -> State:
        """A copy after one more action."""

    def serialize(self) -> str:
        """The game as text, for ``State.deserialize``."""

    def to_json(self) -> str:
        """The state in detail, as JSON text."""

    def to_svg(self) -> str:
        """A picture of the game, as an SVG document."""

    def to_rgb(self, width: int = 480) -> NDArray[np.uint8]:
        """A picture of the game as an array of the shape (height, width, 3)."""

    def to_png(self, width: int = 480) -> bytes:
        """A picture of the game as the bytes of a PNG file."""

    def _repr_svg_(self) -> str:
        """Notebooks show this picture."""

    def position(self) -> str:
        """The position after the last complete move, in the notation of the rules."""

    def record(self, names: list[str] = ...) -> str:
        """The record of the game so far, with the names of the players if given."""

    def moves(self) -> list[str]:
        """All complete moves so far, in the notation of the rules."""

    def legal_moves(self) -> list[str]:
        """Legal moves in the notation of the rules: for KLOTZ all, for the other games the simple ones."""

    def play(self, text: str) -> None:
        """Plays a whole move given in the notation of the rules."""

class GestureState:
    """A game of X-Stack in which players move the hand sixty times per second."""

    def __init__(self, players: int = 2, options: list[str] = ..., seed: int = 0) -> None: ...
    @property
    def num_players(self) -> int:
        """The number of players."""

    @property
    def num_commands(self) -> int:
        """The number of commands, allowed or not."""

    @property
    def observation_shape(self) -> list[int]:
        """The shape of an observation."""

    def reset(self, seed: int) -> None:
        """Starts a new game of the same kind."""

    def current_player(self) -> int:
        """The player to move, or -4 when the game is over."""

    def is_terminal(self) -> bool:
        """Whether the game is over."""

    def returns(self) -> list[float]:
        """The return of every player: 0 until the game is over."""

    def command_mask(self) -> NDArray[np.int8]:
        """1 for every command that is allowed now, 0 for the others."""

    def observation_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """What a player sees; by default the one to move."""

    def step(self, command: int, motion: Sequence[float] | NDArray[Any] = ...) -> str | None:
        """Does what a command says and moves the closed hand. Returns the text of a complete turn."""

    def play(self, text: str) -> None:
        """Plays a whole turn given in the notation of the rules. A turn in progress is dropped."""

    def state(self) -> State:
        """A copy of the game after the last complete turn, for bots and records."""

    def to_svg(self) -> str:
        """A picture of this moment, as an SVG document."""

    def _repr_svg_(self) -> str:
        """Notebooks show this picture."""

    def to_rgb(self, width: int = 480) -> NDArray[np.uint8]:
        """A picture of this moment as an array of the shape (height, width, 3)."""

class Bot:
    """A built-in opponent: one of the levels 1 to 8, "baseline" or "random"."""

    def __init__(
        self,
        game: str,
        level: int | str,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
    ) -> None: ...
    @property
    def game(self) -> str:
        """The game it plays."""

    @property
    def name(self) -> str:
        """Its strength: "level:7", "baseline" or "random"."""

    def reset(self, seed: int) -> None:
        """Begins the bot's random numbers anew."""

    def choose(self, state: State) -> tuple[str, int | None, int | None, int | None]:
        """Chooses a move without playing it: its text, value, depth and number of positions."""

    def play(self, state: State) -> str:
        """Chooses a move, plays it and returns its text."""

class VectorEngine:
    """The engine behind ``holz.vector``."""

    def __init__(
        self,
        environment: str,
        count: int,
        players: int,
        options: list[str],
        threads: int,
        max_steps: int,
    ) -> None: ...
    def sizes(self) -> tuple[int, int, list[int]]: ...
    def reset(self, seed: int, arrays: Any) -> None: ...
    def step(self, actions: NDArray[np.int32], arrays: Any) -> None: ...
    def sample(self, actions: NDArray[np.int32]) -> None: ...

def assess(state: State, nodes: int = 20_000) -> tuple[list[float], list[str]]: ...
def puzzles(game: str) -> list[tuple[str, str, int, int]]: ...
def ratings(game: str) -> list[tuple[int, str, int | None]]: ...
def klotz_layouts() -> list[str]:
    """The names of KLOTZ's built-in layouts, the standard one first."""

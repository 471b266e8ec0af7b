"""What the environments of PettingZoo and Gymnasium share: a game, and what becomes of illegal actions."""

from __future__ import annotations

import warnings
from typing import Any, Literal

import numpy as np

from ._holz import IllegalActionError, State
from ._options import words

Illegal = Literal["random", "error", "lose"]

METADATA: dict[str, Any] = {
    "render_modes": ["human", "ansi", "svg", "rgb_array"],
    "is_parallelizable": True,
    "render_fps": 2,
}


class Turns:
    """A game whose actions come from learners.

    ``illegal`` says what happens when an action is not in the mask: ``"random"`` takes a random legal
    one instead and warns once (libraries that test environments ignore masks), ``"error"`` raises
    ``IllegalActionError``, ``"lose"`` ends the game with -1 for the player and 0 for the others.
    """

    def __init__(
        self, environment: str, players: int, illegal: Illegal, options: dict[str, object]
    ) -> None:
        if illegal not in ("random", "error", "lose"):
            raise ValueError(f"illegal must be 'random', 'error' or 'lose', not {illegal!r}")
        self.state = State(environment, players, words(options))
        self.illegal = illegal
        self.rng = np.random.default_rng(0)
        self.loser: int | None = None
        self._warned = False

    def reset(self, seed: int | None) -> None:
        """A new game: with a seed the one of the seed, without one the next in the sequence."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.state.reset(int(self.rng.integers(2**63)))
        self.loser = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.loser is not None or self.state.is_terminal()

    def returns(self) -> list[float]:
        """The returns of all players."""
        if self.loser is None:
            return self.state.returns()
        return [-1.0 if player == self.loser else 0.0 for player in range(self.state.num_players)]

    def step(self, action: int) -> bool:
        """Takes an action of the player to move. Returns whether it was legal."""
        try:
            self.state.apply_action(action)
            return True
        except (IllegalActionError, IndexError) as error:
            if self.illegal == "error":
                raise
            if self.illegal == "lose":
                self.loser = self.state.current_player()
                return False
            if not self._warned:
                self._warned = True
                warnings.warn(
                    f"{error}. A random legal action is taken instead; use the action mask, or create"
                    " the environment with illegal='error'.",
                    stacklevel=4,
                )
            self.state.apply_action(int(self.rng.choice(self.state.legal_actions())))
            return False

    def render(self, mode: str | None) -> Any:
        """The position, in the way that was asked for."""
        if mode is None:
            warnings.warn("Create the environment with a render_mode to render it.", stacklevel=3)
            return None
        if mode == "svg":
            return self.state.to_svg()
        if mode == "rgb_array":
            return self.state.to_rgb()
        text = str(self.state)
        if mode == "human":
            print(text)
            return None
        return text

"""Spaces and states that the environments share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ._holz import State


def observation_space(state: State) -> spaces.Dict:
    """What a player sees, and which actions are legal."""
    sample = state.observation_tensor(0)
    box: spaces.Box
    if sample.dtype == np.uint8:
        box = spaces.Box(0, state.observation_high, sample.shape, np.uint8)
    else:
        box = spaces.Box(-LARGE, LARGE, sample.shape, np.float32)
    mask = spaces.Box(0, 1, (state.num_actions,), np.int8)
    return spaces.Dict({"observation": box, "action_mask": mask})


LARGE = 1e4
"""No number of X-Stack's observations is larger: metres, newtons and counts."""


def observe(state: State, player: int) -> dict[str, Any]:
    """The observation of a player, with an empty mask unless it is their turn."""
    mask = (
        state.legal_actions_mask()
        if state.current_player() == player
        else np.zeros(state.num_actions, dtype=np.int8)
    )
    return {"observation": state.observation_tensor(player), "action_mask": mask}

"""X-Stack with raw gestures."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import holz


def test_the_environment_passes_the_checks_of_gymnasium() -> None:
    assert holz.xstack_gestures_v1.NAME == "xstack_gestures_v1"
    env = gymnasium.make("holz/xstack-gestures-v1", opponents="random", render_mode="rgb_array")
    check_env(env.unwrapped)


def test_a_hand_lifts_a_block_and_gives_it_up() -> None:
    env = holz.xstack_gestures_v1.gym_env(opponents="random", illegal="error")
    observation, _ = env.reset(seed=4)
    blocks = np.flatnonzero(observation["command_mask"][5:])
    highest = int(blocks[observation["observation"][blocks, 2].argmax()])
    still, up = np.zeros(6, np.float32), np.array([0, 1, 0, 0, 0, 0], np.float32)
    after, *_ = env.step({"command": 5 + highest, "motion": still})
    for _ in range(40):
        after, *_ = env.step({"command": 0, "motion": up})
    assert after["observation"][highest, 2] > observation["observation"][highest, 2] + 0.5
    assert after["observation"][36, 28] == 1.0 and np.flatnonzero(after["command_mask"]).tolist() == [0, 1, 2]
    with pytest.raises(holz.IllegalActionError, match="the hand is closed"):
        env.step({"command": 3, "motion": still})
    _, reward, over, cut, info = env.step({"command": 2, "motion": still})
    assert info["turn"] and not over and not cut and reward == 0.0
    assert len(env.game.state().moves()) == 2, "the turn is complete, and the bot has answered"
    assert env.game.current_player() == 0

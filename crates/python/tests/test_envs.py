"""What the peers' suites do not ask."""

from __future__ import annotations

import numpy as np
import pytest

import holz


def test_the_winner_gets_the_reward() -> None:
    env = holz.klotz_v1.env(players=2)
    for seed in range(200):
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        rewards = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            rewards[agent] += reward
            assert observation is not None
            mask = observation["action_mask"]
            done = termination or truncation
            env.step(None if done else int(rng.choice(np.flatnonzero(mask))))
        if any(rewards.values()):
            assert sorted(rewards.values()) == [-1.0, 1.0]
            assert list(rewards.values()) == env.turns.state.returns()
            return
    pytest.fail("no game was won")


def test_only_the_player_to_move_has_a_mask() -> None:
    env = holz.klotz_v1.parallel_env(players=4)
    observations, _ = env.reset(seed=1)
    legal = [int(observations[agent]["action_mask"].sum()) for agent in env.agents]
    assert legal[0] > 0 and legal[1:] == [0, 0, 0]


def test_illegal_actions_do_what_was_asked_for() -> None:
    env = holz.klotz_v1.env(illegal="error")
    env.reset(seed=0)
    with pytest.raises(holz.IllegalActionError):
        env.step(6220)
    env = holz.klotz_v1.env(illegal="lose")
    env.reset(seed=0)
    env.step(6220)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0} and all(env.terminations.values())
    env = holz.klotz_v1.env()
    env.reset(seed=0)
    with pytest.warns(UserWarning, match="illegal='error'"):
        env.step(6220)
    assert env.infos["player_0"] == {"illegal_action": True}
    assert len(env.turns.state.moves()) == 1
    with pytest.raises(ValueError, match="'random', 'error' or 'lose'"):
        holz.klotz_v1.env(illegal="ignore")


def test_a_strong_bot_beats_a_random_learner() -> None:
    env = holz.klotz_v1.gym_env(opponents=holz.Bot("klotz", 3, nodes=500), seat=None)
    total = 0.0
    for seed in range(4):
        observation, _ = env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        done = False
        while not done:
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
            observation, reward, terminated, truncated, _ = env.step(action)
            total += reward
            done = terminated or truncated
    assert total == -4.0


def test_opponents_are_checked() -> None:
    with pytest.raises(ValueError, match="3 players need 2 opponents, not 1"):
        holz.klotz_v1.gym_env(players=3, opponents=[1])
    with pytest.raises(ValueError, match="seat must be 0 to 1"):
        holz.climbers_v1.gym_env(seat=2)

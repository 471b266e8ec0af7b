"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

import holz


@pytest.mark.parametrize("name", ["klotz_v1", "climbers_v1"])
def test_results_do_not_depend_on_threads(name: str) -> None:
    def run(threads: int, seed: int) -> bytes:
        games = holz.vector(name, 65, players=3, threads=threads)
        out = games.reset(seed)
        seen = [out.observations.tobytes()]
        for _ in range(40):
            out = games.step(games.sample())
            seen.append(out.masks.tobytes() + out.rewards.tobytes() + out.to_act.tobytes())
        seen.append(out.observations.tobytes())
        return b"".join(seen)

    assert run(1, 7) == run(2, 7) == run(5, 7) != run(1, 8)


def test_games_are_those_of_single_states() -> None:
    games = holz.vector("klotz_v1", 8, players=4)
    out = games.reset(seed=3)
    states = [holz.State("klotz_v1", players=4) for _ in range(8)]
    for _ in range(100):
        for number, state in enumerate(states):
            assert np.array_equal(out.observations[number], state.observation_tensor())
            assert np.array_equal(out.masks[number], state.legal_actions_mask())
            assert out.to_act[number] == state.current_player()
        actions = games.sample()
        games.step(actions)
        for number, state in enumerate(states):
            state.apply_action(int(actions[number]))
            assert bool(out.terminated[number]) == state.is_terminal()
            if state.is_terminal():
                assert out.rewards[number].tolist() == state.returns()
                state.reset(0)


def test_finished_games_begin_anew() -> None:
    games = holz.vector("klotz_v1", 16, max_steps=25, move_limit=30)
    games.reset(seed=0)
    ends = sum(int(games.step(games.sample()).truncated.sum()) for _ in range(100))
    assert ends >= 16 * 3


def test_results_go_into_your_own_arrays() -> None:
    games = holz.vector("climbers_v1", 5)
    mine = games.new_buffers()
    assert games.reset(2, out=mine) is mine and mine.masks.any()
    assert not games.buffers.masks.any()
    mine.masks = np.zeros((5, 3), dtype=np.uint8)
    with pytest.raises(ValueError, match="masks must have"):
        games.step(games.sample(), out=mine)


def test_illegal_actions_are_named() -> None:
    games = holz.vector("klotz_v1", 4)
    games.reset()
    actions = games.sample()
    actions[2] = 6220
    with pytest.raises(holz.IllegalActionError, match="environment 2: action 6220 is illegal now"):
        games.step(actions)
    with pytest.raises(ValueError, match="expected 4 actions"):
        games.step(np.zeros(3, dtype=np.int32))

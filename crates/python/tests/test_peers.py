"""The suites that PettingZoo and Gymnasium offer, unmodified."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import holz

MODULES = [holz.klotz_v1, holz.climbers_v1]

every_game = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.NAME)

# Some of their warnings do not apply: PettingZoo's own board games have an action mask beside the
# observation, too; some suites draw actions without a look at the mask; and the table of numbers that
# X-Stack shows is no picture.
EXPECTED = [
    "Observation space for each agent probably",
    "Observation is not a NumPy array",
    "The observation contains negative numbers",
    ".*A random legal action is taken instead",
]


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """The suites report most problems as warnings, so all others fail a test."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message=message)
        yield


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_api(module: ModuleType, players: int) -> None:
    api_test(module.env(players=players), num_cycles=200)


@every_game
def test_parallel_api(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(players=3), num_cycles=200)


@every_game
def test_seed(module: ModuleType) -> None:
    seed_test(lambda: module.env(players=3), num_cycles=100)
    parallel_seed_test(lambda: module.parallel_env(players=3), num_cycles=100)


def test_xstack() -> None:
    # Every step simulates seconds of physics, so the suites run for fewer cycles.
    module = holz.xstack_v1
    api_test(module.env(players=2), num_cycles=8)
    parallel_api_test(module.parallel_env(players=3), num_cycles=8)
    seed_test(lambda: module.env(players=2), num_cycles=4)
    check_env(gymnasium.make("holz/xstack-v1", opponents="random", render_mode="ansi").unwrapped)


def test_max_cycles() -> None:
    # Not for The Climbers: the suite expects every agent to act once in a cycle, and a turn there has
    # several actions.
    max_cycles_test(holz.klotz_v1)


@every_game
def test_render(module: ModuleType) -> None:
    render_test(module.env)


@every_game
def test_performance(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(module.env())
    assert "turns per second" in capsys.readouterr().out


@every_game
@pytest.mark.parametrize("opponents", ["random", "baseline", 1])
def test_gymnasium(module: ModuleType, opponents: Any) -> None:
    name = module.NAME.replace("_", "-")
    env = gymnasium.make(f"holz/{name}", opponents=opponents, seat=None, render_mode="ansi")
    check_env(env.unwrapped)

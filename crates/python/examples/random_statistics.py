"""Random self-play: how games end, how long they last, how many actions there are.

    python examples/random_statistics.py --games 10000
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import holz


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--environments", nargs="*", default=["klotz_v1", "climbers_v1"])
    arguments = parser.parse_args()
    for name in arguments.environments:
        statistics(name, arguments.games, arguments.players)


def statistics(name: str, games: int, players: int) -> None:
    envs = holz.vector(name, 256, players=players)
    out = envs.reset(seed=1)
    age = np.zeros(256, dtype=int)
    lengths: list[int] = []
    wins = np.zeros(players, dtype=int)
    draws, actions, steps = 0, 0, 0
    start = time.perf_counter()
    while len(lengths) < games:
        actions += int(out.masks.sum())
        envs.step(envs.sample())
        steps += 256
        age += 1
        for number in np.flatnonzero(out.terminated):
            lengths.append(int(age[number]))
            age[number] = 0
            rewards = out.rewards[number]
            if rewards.any():
                wins[int(rewards.argmax())] += 1
            else:
                draws += 1
    seconds = time.perf_counter() - start
    print(f"{name}, {players} players, {len(lengths)} random games")
    print(f"  wins by seat   {wins.tolist()}, draws {draws}")
    print(f"  actions/game   {np.mean(lengths):.1f} (median {int(np.median(lengths))})")
    print(f"  legal actions  {actions / steps:.1f} on average")
    print(f"  steps/second   {steps / seconds:,.0f}")


if __name__ == "__main__":
    main()

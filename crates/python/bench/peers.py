"""Speed beside other libraries, on one thread: ``cargo xtask bench python`` runs this.

Ours and theirs take turns in several rounds, so that a busy moment of the machine hits both. Every figure
is a ratio of medians from this run; all samples go to the file given by ``--out``.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

# Before any library starts its threads.
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["OMP_NUM_THREADS"] = "1"
os.environ["JAX_PLATFORMS"] = "cpu"

import numpy as np

import holz

Steps = Callable[[], int]
"""Runs for a moment and returns how many steps it has made."""


def measure(run: Steps, seconds: float) -> float:
    """Steps per second of CPU time: other processes on the machine do not count."""
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or steps == 0:
        steps += run()
    return steps / spent


def our_vector(name: str, count: int) -> Steps:
    envs = holz.vector(name, count, threads=1)
    envs.reset(seed=1)

    def run() -> int:
        for _ in range(4):
            envs.step(envs.sample())
        return 4 * count

    return run


def spiel_states(name: str) -> Steps:
    """OpenSpiel from Python: one state at a time, with observation and mask, as a learner needs them."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = np.random.default_rng(1)
    state = game.new_initial_state()

    def run() -> int:
        nonlocal state
        for _ in range(50):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(state.legal_actions()[0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[rng.integers(len(legal))])
        return 50

    return run


def spiel_vector(name: str, count: int) -> Steps:
    """OpenSpiel's own vector environment."""
    from open_spiel.python import rl_agent, rl_environment
    from open_spiel.python.vector_env import SyncVectorEnv

    envs = SyncVectorEnv([rl_environment.Environment(name) for _ in range(count)])
    rng = np.random.default_rng(1)
    steps = envs.reset()

    def run() -> int:
        nonlocal steps
        actions = []
        for step in steps:
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            actions.append(rl_agent.StepOutput(legal[rng.integers(len(legal))], None))
        steps, _, _, _ = envs.step(actions, reset_if_done=True)
        return count

    return run


def pgx_vector(name: str, count: int) -> Steps:
    """pgx, compiled, with automatic reset; actions are drawn from the mask in the same program."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init = jax.jit(jax.vmap(env.init))
    advance = jax.vmap(auto_reset(env.step, env.init))
    state = init(jax.random.split(jax.random.PRNGKey(0), count))

    @jax.jit
    def step(state: object, key: object) -> tuple[object, object]:
        key, drawn, more = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(np.float32))  # type: ignore[attr-defined]
        actions = jax.random.categorical(drawn, logits, axis=1)
        return advance(state, actions, jax.random.split(more, count)), key

    key: object = jax.random.PRNGKey(1)
    state, key = step(state, key)
    jax.block_until_ready(state.observation)  # type: ignore[attr-defined]

    def run() -> int:
        nonlocal state, key
        state, key = step(state, key)
        jax.block_until_ready(state.observation)  # type: ignore[attr-defined]
        return count

    return run


def pettingzoo_env(env: object) -> Steps:
    rng = np.random.default_rng(1)
    env.reset(seed=1)  # type: ignore[attr-defined]

    def run() -> int:
        steps = 0
        for _ in range(50):
            if not env.agents:  # type: ignore[attr-defined]
                env.reset()  # type: ignore[attr-defined]
            observation, _, termination, truncation, _ = env.last()  # type: ignore[attr-defined]
            done = termination or truncation
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if done else int(legal[rng.integers(len(legal))]))  # type: ignore[attr-defined]
            steps += not done
        return steps

    return run


SAMPLES_PER_TURN = 90 * 60
"""The hand's samples of a turn, of which an observation shows the share that is left."""


def our_macro_steps() -> tuple[Steps, Callable[[], float]]:
    """Pulls of X-Stack's macro-actions, and how many sixtieths of a second the hand moved in each."""
    state = holz.State("xstack_v1", seed=1)
    rng = np.random.default_rng(1)
    moved: list[float] = []

    def left() -> float:
        return float(state.observation_tensor()[36, 12]) * SAMPLES_PER_TURN

    def run() -> int:
        before, turns = left(), len(state.moves())
        pulls = 0
        while not pulls:
            if state.is_terminal():
                state.reset(int(rng.integers(1 << 32)))
                before = left()
            legal = state.legal_actions()
            action = int(legal[rng.integers(len(legal))])
            stage = state.action_to_string(action)
            state.apply_action(action)
            simulated = action >= 44 or (39 <= action <= 43 and before - left() > 0)
            if simulated and stage and len(state.moves()) == turns:
                moved.append(before - left())
            pulls = int(simulated)
            turns = len(state.moves())
            before = left()
        return 1

    return run, lambda: statistics.mean(moved) if moved else 60.0


def our_gesture_steps() -> Steps:
    """X-Stack's raw gestures: a hand shakes a block in the pile, a sixtieth of a second per step."""
    game = holz.GestureState(2, seed=1)
    rng = np.random.default_rng(1)

    def run() -> int:
        steps = 0
        while steps < 20:
            mask = game.command_mask()
            if game.is_terminal():
                game.reset(int(rng.integers(1 << 32)))
            elif mask[0]:
                game.step(0, rng.uniform(-1, 1, 6).tolist())
                steps += 1
            else:
                game.step(int(rng.choice(np.flatnonzero(mask))))
        return steps

    return run


def mujoco_steps() -> Steps:
    """A pile of 36 blocks in MuJoCo: four steps of 1/240 s per sixtieth of a second, one block pulled."""
    import mujoco

    bodies = []
    for at in range(36):
        layer, place = divmod(at, 3)
        x, y = (0.0, (place - 1) * 0.021) if layer % 2 else ((place - 1) * 0.021, 0.0)
        size = "0.03 0.01 0.0075" if layer % 2 else "0.01 0.03 0.0075"
        bodies.append(
            f'<body pos="{x} {y} {0.0076 + layer * 0.0151}"><freejoint/>'
            f'<geom type="box" size="{size}" density="700" friction="0.5"/></body>'
        )
    model = mujoco.MjModel.from_xml_string(
        f'<mujoco><option timestep="{1 / 240}"/><worldbody><geom type="plane" size="1 1 .1"/>'
        + "".join(bodies)
        + "</worldbody></mujoco>"
    )
    data = mujoco.MjData(model)
    rng = np.random.default_rng(1)
    count = 0

    def run() -> int:
        nonlocal count
        for _ in range(20):
            if count % 600 == 0:
                mujoco.mj_resetData(model, data)
            count += 1
            data.xfrc_applied[18, :3] = rng.uniform(-0.3, 0.3, 3)
            for _ in range(4):
                mujoco.mj_step(model, data)
        return 20

    return run


def import_milliseconds() -> float:
    code = "import time; t = time.perf_counter(); import holz; print(time.perf_counter() - t)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    from pettingzoo.classic import chess_v6, connect_four_v3

    macro, samples_of_a_pull = our_macro_steps()
    runs: dict[str, Steps] = {
        "klotz_v1 vector": our_vector("klotz_v1", 256),
        "climbers_v1 vector": our_vector("climbers_v1", 256),
        "xstack_v1 pulls": macro,
        "xstack gesture steps": our_gesture_steps(),
        "klotz_v1 PettingZoo": pettingzoo_env(holz.klotz_v1.env()),
        "climbers_v1 PettingZoo": pettingzoo_env(holz.climbers_v1.env()),
        "pyspiel chinese_checkers": spiel_states("chinese_checkers"),
        "OpenSpiel vector chinese_checkers": spiel_vector("chinese_checkers", 64),
        "pyspiel amazons": spiel_states("amazons"),
        "pyspiel hive": spiel_states("hive"),
        "pgx chess": pgx_vector("chess", 256),
        "pgx gardner_chess": pgx_vector("gardner_chess", 256),
        "MuJoCo sixtieths": mujoco_steps(),
        "PettingZoo chess_v6": pettingzoo_env(chess_v6.env()),
        "PettingZoo connect_four_v3": pettingzoo_env(connect_four_v3.env()),
    }
    samples: dict[str, list[float]] = {name: [] for name in runs}
    for turn in range(arguments.rounds):
        for name, run in runs.items():
            samples[name].append(measure(run, arguments.seconds))
            print(f"round {turn + 1}, {name}, {samples[name][-1]:.1f} steps/s", file=sys.stderr)
    speed = {name: statistics.median(found) for name, found in samples.items()}
    pull = samples_of_a_pull()
    imports = sorted(import_milliseconds() for _ in range(5))
    figures = {
        "python.klotz_vs_pyspiel_chinese_checkers": speed["klotz_v1 vector"]
        / speed["pyspiel chinese_checkers"],
        "python.klotz_vs_openspiel_vector": speed["klotz_v1 vector"]
        / speed["OpenSpiel vector chinese_checkers"],
        "python.klotz_vs_pgx_chess": speed["klotz_v1 vector"] / speed["pgx chess"],
        "python.klotz_vs_pgx_gardner_chess": speed["klotz_v1 vector"] / speed["pgx gardner_chess"],
        "python.climbers_vs_pyspiel_amazons": speed["climbers_v1 vector"] / speed["pyspiel amazons"],
        "python.climbers_vs_pyspiel_hive": speed["climbers_v1 vector"] / speed["pyspiel hive"],
        "python.xstack_pulls_vs_mujoco": speed["xstack_v1 pulls"] * pull / speed["MuJoCo sixtieths"],
        "python.xstack_gestures_vs_mujoco": speed["xstack gesture steps"] / speed["MuJoCo sixtieths"],
        "python.klotz_env_vs_pettingzoo_chess": speed["klotz_v1 PettingZoo"]
        / speed["PettingZoo chess_v6"],
        "python.klotz_env_vs_pettingzoo_connect_four": speed["klotz_v1 PettingZoo"]
        / speed["PettingZoo connect_four_v3"],
    }
    for name, value in figures.items():
        print(f"{name}: {value:.2f}")
    print(f"python.import_ms: {imports[0]:.0f}")
    if arguments.wheel:
        print(f"python.wheel_kb: {arguments.wheel.stat().st_size // 1000}")
    if arguments.out:
        lines = ["# cargo xtask bench python: steps per second of CPU time, one thread"]
        lines += [f"{name}: {' '.join(f'{x:.1f}' for x in found)}" for name, found in samples.items()]
        lines.append(f"xstack samples per pull: {pull:.1f}")
        lines.append(f"import ms: {' '.join(f'{x:.1f}' for x in imports)}")
        arguments.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()

"""A learner in the style of AlphaZero that beats ``baseline`` at KLOTZ after a minute on one core.

A small network learns the value of positions from games against itself and against ``baseline``. To choose a
move, it looks one move ahead and takes the best position. Needs ``pip install jax optax``.

    python examples/train_klotz.py --training-games 1000 --save klotz.npz
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

import holz

Floats = NDArray[np.float32]
Params = dict[str, Any]

HIDDEN = 32
PAD = 256
"""Positions are judged in batches of this size: the compiler makes one program for each size."""

start = holz.State("klotz_v1")
INPUTS = int(np.prod(start.observation_shape)) + 1

# Players see the board from their own corner, which is also their goal. So the winning moves have the
# same numbers for everybody: those that end on a1.
WINS = [a for a in range(start.num_actions) if start.action_to_string(a).rstrip("#").endswith(("-a1", "xa1"))]


def features(state: holz.State) -> Floats:
    """What the player to move sees, and whether they can win at once."""
    inputs = np.empty(INPUTS, np.float32)
    inputs[:-1] = state.observation_tensor().ravel()
    inputs[-1] = state.legal_actions_mask()[WINS].any()
    return inputs


def new_network(seed: int) -> Params:
    one, two = jax.random.split(jax.random.PRNGKey(seed))
    return {
        "hidden": 0.05 * jax.random.normal(one, (INPUTS, HIDDEN)),
        "bias": jnp.zeros(HIDDEN),
        "out": 0.1 * jax.random.normal(two, (HIDDEN,)),
        "direct": jnp.zeros(INPUTS),
    }


@jax.jit
def values(params: Params, inputs: Any) -> Any:
    """The expected return of the player to move, from -1 to 1."""
    hidden = jax.nn.relu(inputs @ params["hidden"] + params["bias"])
    return jnp.tanh(hidden @ params["out"] + inputs @ params["direct"])


optimizer = optax.adam(2e-3)


@partial(jax.jit, donate_argnums=(0, 1))
def train(params: Params, memory: Any, inputs: Any, returns: Any) -> tuple[Params, Any]:
    def loss(params: Params) -> Any:
        return jnp.mean((values(params, inputs) - returns) ** 2)

    updates, memory = optimizer.update(jax.grad(loss)(params), memory)
    better: Any = optax.apply_updates(params, updates)
    return better, memory


def choose(params: Params, state: holz.State, rng: np.random.Generator, noise: float) -> tuple[int, Floats | None]:
    """The best action one move ahead, and the position after it; ``noise`` makes games differ."""
    actions = state.legal_actions()
    for action in actions:
        if action in WINS:
            return action, None
    inputs = np.zeros((PAD * -(-len(actions) // PAD), INPUTS), np.float32)
    for row, action in enumerate(actions):
        inputs[row] = features(state.child(action))
    # What is good for the opponent is bad for us.
    found = -np.asarray(values(params, inputs))[: len(actions)]
    best = int(np.argmax(found + noise * rng.gumbel(size=len(actions))))
    # A copy: a view would keep the whole batch in memory.
    return actions[best], inputs[best].copy()


def training_game(
    params: Params, rng: np.random.Generator, noise: float, bot: holz.Bot | None
) -> list[tuple[Floats, float]]:
    """Positions of a game with what they were worth in the end. A bot plays one of the seats, if given."""
    state = holz.State("klotz_v1", options=["move_limit=60"])
    seat = int(rng.integers(2))
    seen: list[tuple[Floats, int]] = []
    while not state.is_terminal():
        inputs: Floats | None
        if bot is not None and state.current_player() != seat:
            bot.play(state)
            inputs = None if state.is_terminal() else features(state)
        else:
            action, inputs = choose(params, state, rng, noise)
            state.apply_action(action)
        if inputs is not None and not state.is_terminal():
            seen.append((inputs, state.current_player()))
    returns = state.returns()
    # A win is worth more the sooner it comes.
    return [(inputs, returns[player] * 0.97 ** (len(seen) - at)) for at, (inputs, player) in enumerate(seen)]


def score(params: Params, opponent: str, games: int) -> float:
    """The share of the points against a bot, from both seats."""
    rng, points = np.random.default_rng(0), 0.0
    for game in range(games):
        state = holz.State("klotz_v1", options=["move_limit=150"])
        bot = holz.Bot("klotz", opponent, seed=1_000_000 + game)
        while not state.is_terminal():
            if state.current_player() == game % 2:
                state.apply_action(choose(params, state, rng, 1e-4)[0])
            else:
                bot.play(state)
        points += (state.returns()[game % 2] + 1) / 2
    return points / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    # A number of games, not of seconds: the same seed gives the same network on a slow machine.
    parser.add_argument("--training-games", type=int, default=1000, help="games to learn from")
    parser.add_argument("--games", type=int, default=100, help="games to measure the result")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", help="file for the trained network")
    arguments = parser.parse_args()
    rng = np.random.default_rng(arguments.seed)
    params = new_network(arguments.seed)
    memory = optimizer.init(params)
    examples: list[tuple[Floats, float]] = []
    begin = time.process_time()
    for game in range(arguments.training_games):
        noise = max(0.03, 0.15 * (1 - game / arguments.training_games))
        # Against itself alone, it takes long until games have a winner at all.
        bot = holz.Bot("klotz", "baseline", seed=game) if rng.random() < 0.7 else None
        examples = (examples + training_game(params, rng, noise, bot))[-20_000:]
        for _ in range(8 if len(examples) > PAD else 0):
            drawn = [examples[at] for at in rng.integers(len(examples), size=PAD)]
            inputs = np.stack([inputs for inputs, _ in drawn])
            returns = np.array([value for _, value in drawn], np.float32)
            params, memory = train(params, memory, inputs, returns)
        if (game + 1) % 100 == 0:
            spent = time.process_time() - begin
            print(f"{game + 1} games, {spent:.0f} s, baseline {score(params, 'baseline', 20):.0%}", flush=True)
    if arguments.save:
        hidden, bias, out, direct = (np.asarray(params[key]) for key in ("hidden", "bias", "out", "direct"))
        np.savez(arguments.save, hidden=hidden, bias=bias, out=out, direct=direct)
    for opponent in ("random", "baseline"):
        print(f"{opponent}: {score(params, opponent, arguments.games):.2f} of the points in {arguments.games} games")


if __name__ == "__main__":
    main()

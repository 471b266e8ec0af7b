"""A player that sees text and answers with text, as a language model would.

Replace ``ask`` with a call of your model. Here a stand-in answers: it reads the JSON state and the legal
moves from the prompt, and nothing else. A reply that is no legal move gets one more chance, with the
reason why, and then counts as a loss.

    python examples/text_player.py --games 2
"""

from __future__ import annotations

import argparse
import json
import random
import re

import holz

PROMPT = """You play {game} as {colour}. Win by bringing your Klotz to {goal}.
State: {state}
Legal moves: {moves}
Answer with one legal move, for example "Move: {example}".{problem}"""


def ask(prompt: str, rng: random.Random) -> str:
    """The stand-in for a language model: prefers moves that end near its goal, sometimes talks nonsense."""
    goal = re.search(r"Klotz to ([a-n]\d+)", prompt)
    listed = re.search(r"Legal moves: (.*)", prompt)
    assert goal and listed
    if rng.random() < 0.05:
        return "I would love to play a1-n14!"
    moves = listed.group(1).split(", ")
    return f"Let me think. Move: {min(moves, key=lambda move: far(move, goal.group(1)) + rng.random())}"


def far(move: str, goal: str) -> int:
    cells = re.findall(r"[a-n]\d+", move)
    if not cells:
        return 99
    (file, rank), (to_file, to_rank) = ((ord(cell[0]), int(cell[1:])) for cell in (cells[-1], goal))
    return abs(file - to_file) + abs(rank - to_rank)


def turn(state: holz.State, rng: random.Random) -> bool:
    """Lets the model move. Returns whether it did."""
    seen = json.loads(state.to_json())
    me = seen["players"][state.current_player()]
    moves = state.legal_moves()
    problem = ""
    for _ in range(2):
        prompt = PROMPT.format(
            game="KLOTZ",
            colour=me["colour"],
            goal=me["goal"],
            state=json.dumps(seen),
            moves=", ".join(moves),
            example=moves[0],
            problem=problem,
        )
        found = re.search(r"(?:Move: |play )(\S+?)[.!]?$", ask(prompt, rng))
        try:
            state.play(found.group(1) if found else "")
            return True
        except holz.IllegalActionError as error:
            problem = f"\nYour last answer was refused: {error}"
    return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--opponent", default="random", help="a level from 1 to 8, baseline or random")
    arguments = parser.parse_args()
    rng = random.Random(7)
    score = 0.0
    for number in range(arguments.games):
        state = holz.State("klotz_v1", seed=number)
        bot = holz.Bot("klotz", arguments.opponent, seed=number)
        seat = number % 2
        while not state.is_terminal():
            if state.current_player() != seat:
                bot.play(state)
            elif not turn(state, rng):
                print(f"game {number}: two answers in a row were no legal moves")
                break
        result = state.returns()[seat] if state.is_terminal() else -1.0
        score += result
        print(f"game {number}: {result:+.0f} after {len(state.moves())} moves")
    print(f"average return: {score / arguments.games:+.2f}")


if __name__ == "__main__":
    main()

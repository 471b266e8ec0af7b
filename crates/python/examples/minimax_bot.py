"""A minimax bot for KLOTZ that plays in ``holz arena``:

    holz arena klotz "program:python examples/minimax_bot.py" random --games 20
"""

import json
import sys

import holz


def distance(cell: str, goal: str) -> int:
    return abs(ord(cell[0]) - ord(goal[0])) + abs(int(cell[1:]) - int(goal[1:]))


def value(state: holz.State, player: int) -> float:
    if state.is_terminal():
        return 1000 * state.returns()[player]
    players = json.loads(state.to_json())["players"]
    far = [distance(each["klotz"], each["goal"]) for each in players]
    return min(far[:player] + far[player + 1 :]) - far[player]


def best(state: holz.State, player: int, depth: int) -> tuple[float, int]:
    if depth == 0 or state.is_terminal():
        return value(state, player), -1
    pick = max if state.current_player() == player else min
    return pick((best(state.child(a), player, depth - 1)[0], a) for a in state.legal_actions())


state = holz.State("klotz_v1")
for line in sys.stdin:
    request = json.loads(line)
    reply: dict[str, object] = {"type": "ready"}
    if request["type"] == "hello":
        reply = {"type": "hello", "protocol": 1, "name": "minimax"}
    elif request["type"] == "new":
        state = holz.read_record(request["record"])
    elif request["type"] == "play":
        state.play(request["move"])
    elif request["type"] == "choose":
        action = best(state, state.current_player(), 1)[1]
        reply = {"type": "move", "move": state.action_to_string(action)}
    elif request["type"] == "quit":
        break
    print(json.dumps(reply), flush=True)

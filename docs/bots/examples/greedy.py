"""A bot for all three games in Python, without any library.

It wins if it can, otherwise it plays a random move of the list it is given:

    holz bot check "python3 docs/bots/examples/greedy.py"
    holz arena klotz random program:"python3 docs/bots/examples/greedy.py" --games 20
"""

import json
import random
import sys


def choose(request):
    moves = request["legal"]
    wins = [move for move in moves if move.endswith("#")]
    # The same seed gives the same move, so that games can be repeated.
    return random.Random(request.get("seed")).choice(wins or moves)


for line in sys.stdin:
    request = json.loads(line)
    kind = request["type"]
    if kind == "hello":
        reply = {"type": "hello", "protocol": 1, "name": "Greedy (Python)", "wants": ["legal"]}
    elif kind in ("new", "play", "leave"):
        # It keeps no board: every request for a move brings the legal moves along.
        reply = {"type": "ready"}
    elif kind == "choose":
        reply = {"type": "move", "move": choose(request)}
    elif kind == "quit":
        break
    else:
        reply = {"type": "error", "message": f"unknown request {kind}"}
    # Flush, or the arena waits for ever.
    print(json.dumps(reply), flush=True)

"""Every example runs, briefly."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import holz

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name: str, *arguments: str, text: str = "") -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_statistics() -> None:
    output = run("random_statistics.py", "--games", "100")
    assert "klotz_v1, 2 players" in output and "steps/second" in output


def test_text_player() -> None:
    assert "average return" in run("text_player.py", "--games", "2")


def test_minimax_bot_is_short_and_speaks_the_protocol() -> None:
    assert len((EXAMPLES / "minimax_bot.py").read_text().splitlines()) <= 60
    state = holz.State("klotz_v1", players=2)
    requests = [
        {"type": "hello", "protocol": 1, "game": "klotz"},
        {"type": "new", "record": state.record()},
        {"type": "choose"},
        {"type": "quit"},
    ]
    lines = run("minimax_bot.py", text="".join(json.dumps(each) + "\n" for each in requests))
    hello, ready, move = map(json.loads, lines.splitlines())
    assert (hello["name"], ready["type"]) == ("minimax", "ready")
    state.play(move["move"])


def test_a_learner_beats_baseline_at_klotz() -> None:
    lines = run("train_klotz.py", "--training-games", "400", "--games", "60").splitlines()
    shares = {line.split(":")[0]: float(line.split()[1]) for line in lines[-2:]}
    assert shares["random"] > 0.9 and shares["baseline"] > 0.55, lines

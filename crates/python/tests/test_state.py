"""Single games in the style of OpenSpiel."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
from xml.etree import ElementTree

import numpy as np
import pytest

import holz


def random_game(name: str, players: int, seed: int, steps: int = 10_000) -> holz.State:
    state = holz.State(name, players, seed=seed)
    rng = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", ["klotz_v1", "climbers_v1"])
def test_a_random_game(name: str) -> None:
    state = random_game(name, 3, 5)
    assert state.is_terminal() and state.current_player() == holz.TERMINAL
    assert state.legal_actions() == [] and not state.legal_actions_mask().any()
    assert sum(state.returns()) == pytest.approx(0)
    with pytest.raises(holz.IllegalActionError, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize("name", ["klotz_v1", "climbers_v1"])
def test_copies_and_saved_games_are_equal(name: str) -> None:
    state = random_game(name, 2, 3, steps=11)
    copies = [
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        holz.State.deserialize(state.serialize()),
    ]
    action = state.legal_actions()[0]
    child = state.child(action)
    for other in copies:
        assert other.to_json() == state.to_json()
        other.apply_action(action)
        assert other.to_json() == child.to_json() != state.to_json()


def test_observations_go_into_your_own_array() -> None:
    state = holz.State("klotz_v1", players=4)
    out = np.full(state.observation_shape, 7, dtype=np.uint8)
    assert state.observation_tensor(2, out) is out
    assert out.max() == 1 and np.array_equal(out, state.observation_tensor(2))
    with pytest.raises(ValueError, match="shape"):
        state.observation_tensor(0, np.zeros(3, dtype=np.uint8))
    with pytest.raises(IndexError, match="players are 0 to 3"):
        state.observation_tensor(4)
    mask = state.legal_actions_mask()
    assert mask.dtype == np.int8 and np.flatnonzero(mask).tolist() == state.legal_actions()


def test_actions_have_the_names_of_the_rules() -> None:
    state = holz.State("klotz_v1")
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(texts) == sorted(state.legal_moves())
    action = state.string_to_action(texts[5])
    by_name, by_number = state.clone(), state.clone()
    by_name.play(texts[5])
    by_number.apply_action(action)
    assert by_name.position() == by_number.position() and by_name.moves() == [texts[5]]
    with pytest.raises(holz.IllegalActionError, match="a1-a2"):
        state.play("a1-a2")
    with pytest.raises(IndexError, match="actions are 0 to 6220"):
        state.apply_action(6221)


def test_json_says_what_is_where() -> None:
    klotz = json.loads(holz.State("klotz_v1").to_json())
    assert len(klotz["columns"]) == 24 and klotz["to_move"] == "red"
    assert klotz["players"][0] == {"colour": "red", "klotz": "g7", "stone": None, "goal": "a1"}
    climbers = json.loads(holz.State("climbers_v1", players=5, seed=9).to_json())
    assert len(climbers["blocks"]) == 35 and len(climbers["players"]) == 5
    assert climbers["stage"] == "part"


def test_records_are_read_and_written() -> None:
    state = random_game("climbers_v1", 2, 1)
    text = state.record(["Ann", "Bob"])
    assert "Ann" in text
    assert holz.read_record(text).position() == state.position()
    with pytest.raises(ValueError, match="record"):
        holz.read_record("klotz")


def test_wrong_setups_are_explained() -> None:
    with pytest.raises(ValueError, match="KLOTZ is for 2 to 4 players, not 5"):
        holz.State("klotz_v1", players=5)
    with pytest.raises(ValueError, match="klotz_v1, climbers_v1, xstack_v1"):
        holz.State("chess_v6")
    with pytest.raises(ValueError, match="castle"):
        holz.klotz_v1.state(layout="nowhere")
    with pytest.raises(ValueError, match="goal"):
        holz.klotz_v1.state(goal="home")


def test_bots_of_every_kind_play() -> None:
    for level in (1, "level:2", "baseline", "random"):
        state = holz.State("klotz_v1", options=["move_limit=30"])
        bots = [holz.Bot("klotz", level, nodes=200, seed=1), holz.Bot("klotz_v1", level, nodes=200)]
        while not state.is_terminal():
            bots[state.current_player()].play(state)
        assert 0 < len(state.moves()) <= 30
    bot = holz.Bot("climbers", level=7, nodes=50)
    assert (bot.game, bot.name) == ("climbers", "level:7")
    state = holz.State("climbers_v1", seed=2)
    before = state.position()
    assert bot.choose(state)[0] and state.position() == before
    assert bot.play(state) and state.position() != before
    with pytest.raises(TypeError, match="plays climbers"):
        bot.play(holz.State("klotz_v1"))
    with pytest.raises(ValueError, match="level from 1 to 8"):
        holz.Bot("klotz", level=9)


def test_bots_repeat_themselves_with_the_same_seed() -> None:
    def game(seed: int) -> list[str]:
        state = holz.State("klotz_v1", options=["move_limit=20"])
        bot = holz.Bot("klotz", "random", seed=seed)
        while not state.is_terminal():
            bot.play(state)
        return state.moves()

    assert game(4) == game(4) != game(5)


def test_analysis_and_puzzles_are_data() -> None:
    puzzles = holz.puzzles("klotz")
    assert len(puzzles) > 100
    puzzle = min(puzzles, key=lambda puzzle: puzzle.goal)
    state = puzzle.state()
    analysis = holz.analyse(state, nodes=20_000)
    assert analysis.line[0] == puzzle.solution
    assert analysis.chances[state.current_player()] == pytest.approx(1.0)
    climb = holz.puzzles("climbers")[0]
    state = climb.state()
    state.play(climb.solution)
    assert climb.goal in {player["height"] for player in json.loads(state.to_json())["players"]}
    levels = holz.levels("klotz")
    assert [level.number for level in levels] == list(range(1, 9))
    assert levels[7].name == "Ebony"


def test_importing_loads_no_library() -> None:
    code = (
        "import sys, holz; holz.State('klotz_v1').legal_actions();"
        "print([name for name in ('numpy', 'gymnasium', 'pettingzoo') if name in sys.modules])"
    )
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert output.stdout.strip() == "[]"


@pytest.mark.parametrize("name", holz.ENVIRONMENTS)
def test_pictures_are_svg_and_change_with_the_game(name: str) -> None:
    state = holz.State(name, seed=3)
    picture = state.to_svg()
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg" and len(root) > 50
    assert state._repr_svg_() == picture == state.clone().to_svg()
    holz.Bot(state.environment, "random").play(state)
    assert state.to_svg() != picture


@pytest.mark.parametrize("name", holz.ENVIRONMENTS)
def test_pictures_are_pixels(name: str) -> None:
    state = holz.State(name, seed=3)
    pixels = state.to_rgb(width=120)
    assert pixels.shape[1:] == (120, 3) and pixels.dtype == np.uint8
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 20
    assert state.to_png(width=120).startswith(b"\x89PNG")
    with pytest.raises(ValueError, match="1 to 4096 pixels wide"):
        state.to_rgb(width=0)


def test_environments_render_pixels() -> None:
    env = holz.klotz_v1.env(render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (480, 480, 3)

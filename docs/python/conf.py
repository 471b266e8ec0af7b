"""Sphinx builds the documentation of the Python package: ``cargo xtask test python-docs``.

Pictures, tables of levels and sizes come from the installed package, so they cannot be out of date.
"""

from pathlib import Path

import holz

project = "holz"
author = "The authors of Holz"
version = release = holz.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"holz {release}"
exclude_patterns = ["generated"]
html_static_path = ["generated"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
# The docstrings of Gymnasium and PettingZoo are not in the form that Sphinx reads.
autodoc_inherit_docstrings = False

generated = Path(__file__).parent / "generated"
generated.mkdir(exist_ok=True)


def played(name: str, steps: int) -> holz.State:
    """A game after some moves of the bots."""
    state = holz.State(name, seed=5)
    bot = holz.Bot(name, "baseline", seed=1)
    for _ in range(steps):
        bot.play(state)
    return state


for name in holz.ENVIRONMENTS:
    state = played(name, 3 if name == "klotz_v1" else 2)
    (generated / f"{name}.svg").write_text(state.to_svg())

# What the planes of KLOTZ show, one small board for each.
PLANES = [
    "columns, height 1",
    "columns, height 2",
    "columns, height 3",
    "own Klotz",
    "Klotz, next corner",
    "Klotz, opposite",
    "Klotz, last corner",
    "own stone",
    "stone, next corner",
    "stone, opposite",
    "stone, last corner",
    "own goal",
    "corners in play",
    "to move",
    "repeated",
    "moves used up",
]
planes = played("klotz_v1", 3).observation_tensor()
assert len(PLANES) == len(planes)
parts = []
for at, (label, plane) in enumerate(zip(PLANES, planes, strict=True)):
    x, y = at % 4 * 170, at // 4 * 180
    parts.append(f'<text x="{x}" y="{y + 12}" font-size="12">{at}: {label}</text>')
    parts.append(f'<rect x="{x}" y="{y + 18}" width="154" height="154" fill="#EBDCC1"/>')
    for rank, row in enumerate(plane):
        for file, value in enumerate(row):
            if value:
                left, top = x + file * 11, y + 18 + (13 - rank) * 11
                parts.append(f'<rect x="{left}" y="{top}" width="10" height="10" fill="#22568C"/>')
(generated / "klotz_planes.svg").write_text(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 720" font-family="sans-serif">'
    + "".join(parts)
    + "</svg>"
)

tables = []
for game, title in (("klotz", "KLOTZ"), ("climbers", "The Climbers"), ("xstack", "X-Stack")):
    tables.append(f"## {title}\n\n| rank | bot | rating |\n| ---: | --- | ---: |")
    rated = sorted(holz.levels(game), key=lambda level: -(level.rating or 0))
    rows = [(f"level {level.number}, {level.name}", level.rating) for level in rated]
    rows.append(("baseline", 600))
    rows.sort(key=lambda row: -(row[1] or 0))
    for rank, (bot, rating) in enumerate(rows, start=1):
        tables.append(f"| {rank} | {bot} | {rating or '–'} |")
    tables.append("")
(generated / "leaderboard.md").write_text("\n".join(tables))

sizes = ["| environment | actions | observation | type |", "| --- | ---: | --- | --- |"]
for name in holz.ENVIRONMENTS:
    state = holz.State(name)
    shape = " × ".join(map(str, state.observation_shape))
    sizes.append(f"| `{name}` | {state.num_actions} | {shape} | {state.observation_tensor().dtype} |")
(generated / "sizes.md").write_text("\n".join(sizes) + "\n")

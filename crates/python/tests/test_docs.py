"""Every block of Python in the documentation runs as it stands."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent
DOCS = PACKAGE.parent.parent / "docs" / "python"
PAGES = [PACKAGE / "README.md", *(DOCS / f"{name}.md" for name in ("index", "first-steps", "gestures", "bots"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_code_of_a_page(page: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
    assert blocks
    # As a reader would type them: one after the other in one session.
    code = "\n".join(blocks)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr

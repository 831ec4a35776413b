"""The page about threats names tests that there are, for every promise."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_promise_names_tests_that_there_are() -> None:
    page = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
    rows = [line.split("|")[3] for line in page.splitlines() if line.startswith("| ")]
    promises = [row for row in rows if "guarded by" not in row]
    assert len(promises) > 15
    for row in promises:
        file = ""
        named = 0
        for word in re.findall(r"`([\w.]+)`", row):
            if word.endswith(".py"):
                file = (ROOT / "tests" / "server" / word).read_text(encoding="utf-8")
            else:
                assert f"def {word}(" in file, word
                named += 1
        assert named, row

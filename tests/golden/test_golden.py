"""Whole games kept as files: they go as they went, until somebody changes the rules."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from tests.golden.playthrough import FOLDER, PLAYTHROUGHS, Playthrough, written

LINES = 20  # of a difference are shown: what follows the first one follows from it


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.file.stem)
def test_the_game_goes_as_it_went(play: Playthrough) -> None:
    kept = play.file.read_text(encoding="utf-8").splitlines()
    now = written(play).splitlines()
    if now != kept:
        name = play.file.name
        diff = unified_diff(kept, now, f"{name} (kept)", f"{name} (now)", n=1, lineterm="")
        pytest.fail(
            "the game goes another way than before:\n"
            + "\n".join(islice(diff, LINES))
            + "\n\nIf that was meant, see tests/golden/regenerate.py; if not, it is a bug.",
            pytrace=False,
        )


def test_there_is_a_file_for_each_kind_of_game_and_no_other() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {p.file.name for p in PLAYTHROUGHS}

"""The page about scenarios tells the truth, and all of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from empires.rules.empires_end import journal
from empires.table import scenario_reading
from empires.table.empires_end import reading
from empires.table.empires_end.game import EmpiresEndGame
from tests.table.scenarios import problems, write


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"


def example() -> str:
    """The complete scenario on the page."""
    return PAGE.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]


def test_the_example_on_the_page_holds() -> None:
    assert problems(write(example())) == []


def test_the_failure_on_the_page_is_what_comes_out() -> None:
    first_bid = 'move = { do = "bid", disaster = 0, resource = "wheat" }'
    (line,) = problems(write(example().replace(first_bid, first_bid.replace("wheat", "axe"))))
    assert f"```\n{line}\n```" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "names",
    [
        scenario_reading.KEYS,
        scenario_reading.STEP_KEYS,
        reading.KEYS,
        reading.SEAT_KEYS,
        tuple(EmpiresEndGame.move_kinds),
        journal.EVENTS,
    ],
    ids=["keys", "steps", "positions", "seats", "moves", "events"],
)
def test_the_page_names_everything(names: tuple[str, ...]) -> None:
    """Every key, every move and every event that a scenario can use."""
    quoted = " ".join(re.findall(r"`[^`\n]+`", PAGE.read_text(encoding="utf-8")))
    words = set(re.findall(r"\w+", quoted))
    assert [name for name in names if name not in words] == []

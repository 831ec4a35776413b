"""docs/architecture.md is true: what it names is there, and the imports make the graph it tells."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Final

from tests.test_public_face import LAYERS

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
FILE: Final = re.compile(r"`((?:src|tests|web)/[\w./-]+\.\w+)`")
# A name stands right behind the file that it is in.
NAMED: Final = re.compile(FILE.pattern + r" `(\w+)`")
ROW: Final = re.compile(r"^\| (`[^|]+`) \|.*\| ([^|]+) \|$", re.MULTILINE)


def packages(cell: str) -> list[str]:
    return [name for name in re.findall(r"`([a-z_]+)`", cell) if name in LAYERS]


def test_every_file_it_names_is_there() -> None:
    named = FILE.findall(PAGE)
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_every_name_is_in_its_file() -> None:
    named = NAMED.findall(PAGE)
    assert len(named) > 8
    missing = [
        f"{file}: {name}"
        for file, name in named
        if not re.search(rf"\bdef {name}\b|\bclass {name}\b", (ROOT / file).read_text("utf-8"))
    ]
    assert missing == []


def test_its_graph_is_that_of_the_imports() -> None:
    """Every package is in the table, below what it may import, as tests/test_public_face holds."""
    rows = [(packages(row[0]), packages(row[1])) for row in ROW.findall(PAGE)]
    told = [name for names, _ in rows for name in names]
    assert sorted(told) == sorted(LAYERS)
    heights = [LAYERS[names[0]] for names, _ in rows if names]
    assert all(one <= other for one, other in pairwise(heights))
    for names, imported in rows:
        for name in names:
            assert all(LAYERS[other] < LAYERS[name] for other in imported), name

"""The fields of observations as tables for the documentation, so that they are written only once.

``python -m empires.envs.describing docs/envs.md`` writes them into the page anew.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from itertools import product
from pathlib import Path

import empires
from empires.table.layout import Field


def field_tables(name: str, *, compact: bool) -> str:
    """The two tables of one game: the fields of the table, and those of each seat."""
    layout = empires.game(name).layout_of(compact)
    blocks = (layout.size - layout.seats) // layout.seat_size
    return "\n".join(
        [
            *rows("start", layout.table),
            "",
            f"Then {blocks} blocks of {layout.seat_size} bytes, one for each seat from one's own "
            f"on, the first at {layout.seats}:",
            "",
            *rows("in the block", layout.seat),
        ]
    )


def rows(where: str, fields: Iterable[Field]) -> list[str]:
    return [
        f"| field | {where} | bytes | 1 is | |",
        "|---|---|---|---|---|",
        *(f"| `{f.name}` | {f.start} | {f.length} | {f.top} | {f.meaning} |" for f in fields),
    ]


def renewed(page: str) -> str:
    """A page with the tables between its marks written anew."""
    for name, compact in product(empires.games(), (False, True)):
        mark = f"<!-- {'compact ' if compact else ''}fields of {name} -->"
        found = re.compile(f"{mark}\n.*?\n{mark}", re.DOTALL)
        if found.search(page):  # a page need not speak of every game
            before, after = found.split(page)
            page = f"{before}{mark}\n{field_tables(name, compact=compact)}\n{mark}{after}"
    return page


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(renewed(file.read_text(encoding="utf-8")), encoding="utf-8")

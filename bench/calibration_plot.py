"""Said beside won as one SVG picture: a square for each game and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

SIDE: Final = 170
GAP: Final = 50
ACROSS: Final = 4
STYLE: Final = """\
text { font: 12px sans-serif; fill: #444 }
.heading { font-weight: bold }
.even { stroke: #8aa0b5; stroke-dasharray: 4 3 }
.axis { stroke: #ddd; fill: none }
.sure { stroke: #b5532a; stroke-width: 1.5 }
.dot { fill: #b5532a }
.paper { fill: #fff }"""


def drawn(cells: list[dict[str, Any]]) -> str:
    """On the dashed line what was said to be won so often was won so often."""
    rows = -(-len(cells) // ACROSS)
    width, height = ACROSS * (SIDE + GAP) + GAP, rows * (SIDE + GAP + 20) + 30
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'aria-label="How often positions were won beside how often they were said to be">',
        f"<style>\n{STYLE}\n</style>",
        f'<rect class="paper" width="{width}" height="{height}"/>',
    ]
    for at, cell in enumerate(cells):
        left = GAP + at % ACROSS * (SIDE + GAP)
        top = 30 + at // ACROSS * (SIDE + GAP + 20)
        lines += square(cell, left, top)
    return "\n".join([*lines, "</svg>", ""])


def square(cell: dict[str, Any], left: int, top: int) -> Iterator[str]:
    def x(percent: float) -> float:
        return round(left + percent / 100 * SIDE, 1)

    def y(percent: float) -> float:
        return round(top + SIDE - min(100.0, max(0.0, percent)) / 100 * SIDE, 1)

    title = f"{cell['title']}, {cell['players']} ({cell['games']} games)"
    yield f'<text class="heading" x="{left}" y="{top - 10}">{escape(title)}</text>'
    yield f'<rect class="axis" x="{left}" y="{top}" width="{SIDE}" height="{SIDE}"/>'
    yield f'<path class="even" d="M{x(0)} {y(0)}L{x(100)} {y(100)}"/>'
    for mark in (0, 50, 100):
        yield f'<text x="{x(mark)}" y="{top + SIDE + 16}" text-anchor="middle">{mark}</text>'
        yield f'<text x="{left - 6}" y="{y(mark) + 4}" text-anchor="end">{mark}</text>'
    for each in cell["tenths"]:
        said, won, interval = x(each["said"]), each["won"], each["interval"]
        if interval is not None:
            yield f'<path class="sure" d="M{said} {y(won - interval)}V{y(won + interval)}"/>'
        yield f'<circle class="dot" cx="{said}" cy="{y(won)}" r="3.5"/>'

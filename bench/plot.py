"""The figures as one SVG picture: a bar for each, on a scale of powers of ten."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import ceil, floor, log10

from goal_tables import Row, scaled

SHOWN = ("python", "aec", "batch", "search")  # what every reader asks for; the tables have the rest
WIDTH = 860
LEFT = 320
RIGHT = 90
LINE = 24
STYLE = """\
text { font: 13px sans-serif; fill: #444 }
.heading { font-weight: bold }
.ours { fill: #b5532a }
.theirs { fill: #8aa0b5 }
.spread, .grid { stroke: #444; stroke-width: 1.5 }
.grid { stroke: #ddd; stroke-width: 1 }
.paper { fill: #fff }"""


def drawn(rows: list[Row], headings: dict[str, str]) -> str:
    """The picture, with a light ground of its own so that it can be read on a dark page too."""
    body: list[str] = []
    top = 10
    for what in SHOWN:
        chosen = sorted(
            (row for row in rows if row.what == what), key=lambda row: -row.figure["median"]
        )
        if chosen:
            body += group(headings[what], chosen, top)
            top += LINE * (len(chosen) + 2)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img"'
    label = escape("Our games and others, decisions per second on logarithmic scales")
    ground = f'<rect class="paper" width="{WIDTH}" height="{top}"/>'
    lines = [f'{head} aria-label="{label}">', f"<style>\n{STYLE}\n</style>", ground, *body]
    return "\n".join([*lines, "</svg>", ""])


def group(heading: str, rows: list[Row], top: int) -> Iterator[str]:
    """One kind of measurement with a scale of its own."""
    low = floor(log10(min(row.figure["low"] for row in rows)) - 0.3)
    high = ceil(log10(max(row.figure["high"] for row in rows)))
    bottom = top + LINE * (len(rows) + 1)

    def x(value: float) -> float:
        part = (log10(value) - low) / (high - low)
        return round(LEFT + part * (WIDTH - LEFT - RIGHT), 1)

    yield f'<text class="heading" x="10" y="{top + 16}">{escape(heading)}</text>'
    for power in range(low, high + 1):
        at = x(10.0**power)
        yield f'<path class="grid" d="M{at} {top + LINE}V{bottom}"/>'
        mark = scaled(10.0**power).replace(".00", "").replace(".0", "")
        yield f'<text x="{at}" y="{bottom + 14}" text-anchor="middle">{mark}</text>'
    for i, row in enumerate(rows):
        low_end, end, high_end = (x(row.figure[key]) for key in ("low", "median", "high"))
        yield from bar(row, top + LINE * (i + 1), end, high_end)
        middle = top + LINE * (i + 1) + LINE // 2
        yield f'<path class="spread" d="M{low_end} {middle}H{high_end}"/>'


def bar(row: Row, top: int, end: float, high_end: float) -> Iterator[str]:
    ours = row.program == "empires"
    name = row.of if ours else f"{row.program}: {row.of}"
    kind = "ours" if ours else "theirs"
    yield f'<text x="{LEFT - 8}" y="{top + 17}" text-anchor="end">{escape(name)}</text>'
    yield (
        f'<rect class="{kind}" x="{LEFT}" y="{top + 4}" width="{round(end - LEFT, 1)}" '
        f'height="{LINE - 8}"/>'
    )
    yield f'<text x="{high_end + 6}" y="{top + 17}">{scaled(row.figure["median"])}</text>'

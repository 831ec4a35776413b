"""Figures as Markdown: medians with their spread, and tables between their markers in a file."""

from __future__ import annotations

import statistics
from pathlib import Path
from typing import NamedTuple

Figure = dict[str, float]  # median, low, high


class Row(NamedTuple):
    """One figure: what was measured, in which program, of which game."""

    what: str
    program: str
    of: str
    figure: Figure


def spread(values: list[float]) -> Figure:
    return {"median": statistics.median(values), "low": min(values), "high": max(values)}


def table(rows: list[Row], cheaper_is_better: bool) -> str:
    """The best first; ours stand out."""
    lines = ["| | median | lowest – highest |", "|---|--:|--:|"]
    ordered = sorted(rows, key=lambda row: row.figure["median"], reverse=not cheaper_is_better)
    for row in ordered:
        name = f"**{row.of}**" if row.program == "empires" else f"{row.program}: {row.of}"
        low, middle, high = (scaled(row.figure[key]) for key in ("low", "median", "high"))
        lines.append(f"| {name} | {middle} | {low} – {high} |")
    return "\n".join(lines)


def scaled(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    if value >= 1e3:
        return f"{value / 1e3:.1f} k"
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"


def rewrite(file: Path, name: str, report: str) -> None:
    """Put a table between the markers of its name."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    head, rest = file.read_text(encoding="utf-8").split(begin)
    tail = rest.split(end)[1]
    file.write_text(f"{head}{begin}{report}\n{end}{tail}", encoding="utf-8")

"""Figures as Markdown: medians with their spread, and tables between their markers in a file."""

from __future__ import annotations

import statistics
from pathlib import Path

Figure = dict[str, float]  # median, low, high


def spread(values: list[float]) -> Figure:
    return {"median": statistics.median(values), "low": min(values), "high": max(values)}


def told(figure: Figure, unit: str = "") -> str:
    low, middle, high = (scaled(figure[key]) for key in ("low", "median", "high"))
    return f"{middle}{unit} ({low} – {high})"


def scaled(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    return f"{value / 1e3:.1f} k" if value >= 1e3 else f"{value:.2f}"


def rewrite(file: Path, name: str, report: str) -> None:
    """Put a table between the markers of its name."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    head, rest = file.read_text(encoding="utf-8").split(begin)
    tail = rest.split(end)[1]
    file.write_text(f"{head}{begin}{report}\n{end}{tail}", encoding="utf-8")

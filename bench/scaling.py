"""How steps per second grow with the number of games in a batch, and with processes.

    .venv/bin/python bench/scaling.py       prints the figures

``make bench ARGS=--write`` draws them into bench/scaling.svg.
"""

from __future__ import annotations

from math import log2

from goal_tables import scaled
from ours import Batch

GAMES = {"empires-end": "#b5532a", "first-empires": "#2a6fb5"}
SIZES = (4, 16, 64, 256, 1024, 4096)
WORKERS = (1, 2)
SECONDS = 0.3
ROUNDS = 3
WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 720, 360, 70, 320, 40

Figures = dict[tuple[str, int], list[float]]  # game, workers -> a rate for each size


def scaling() -> Figures:
    """The best of some short measurements: what else the machine does can only slow it down."""
    found: Figures = {}
    for name in GAMES:
        for workers in WORKERS:
            rates = found.setdefault((name, workers), [])
            for size in SIZES:
                batch = Batch(name, size, workers=workers)
                rates.append(max(batch.rate(SECONDS) for _ in range(ROUNDS)))
                batch.env.close()
    return found


def curves(figures: Figures) -> str:
    """The picture: a line for each game, dashed where two processes share the games."""
    most = max(max(rates) for rates in figures.values())

    def x(size: int) -> float:
        return round(LEFT + log2(size / SIZES[0]) / log2(SIZES[-1] / SIZES[0]) * 560, 1)

    def y(rate: float) -> float:
        return round(BOTTOM - rate / most * (BOTTOM - TOP), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-label="Steps per second over games in a batch, in one and in two processes">',
        "<style>text { font: 13px sans-serif; fill: #444 } path { fill: none; stroke-width: 2 }"
        "</style>",
        f'<rect fill="#fff" width="{WIDTH}" height="{HEIGHT}"/>',
        '<text x="10" y="20">Steps per second over games in a batch; '
        "dashed: shared out among two processes</text>",
    ]
    for size in SIZES:
        lines.append(f'<text x="{x(size)}" y="{BOTTOM + 20}" text-anchor="middle">{size}</text>')
    for part in (0.25, 0.5, 0.75, 1.0):
        level = y(part * most)
        lines.append(f'<path stroke="#ddd" d="M{LEFT} {level}H{LEFT + 560}"/>')
        lines.append(
            f'<text x="{LEFT - 6}" y="{level + 4}" text-anchor="end">{scaled(part * most)}</text>'
        )
    for (name, workers), rates in figures.items():
        points = " ".join(f"{x(s)},{y(r)}" for s, r in zip(SIZES, rates, strict=True))
        dashes = ' stroke-dasharray="6 4"' if workers > 1 else ""
        lines.append(
            f'<polyline fill="none" stroke-width="2" stroke="{GAMES[name]}"{dashes} '
            f'points="{points}"/>'
        )
    for row, (name, colour) in enumerate(GAMES.items()):
        lines.append(
            f'<text x="{LEFT + 12}" y="{TOP + 20 + 18 * row}" fill="{colour}" '
            f'style="fill: {colour}">{name}</text>'
        )
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    for (name, workers), rates in scaling().items():
        told = ", ".join(f"{size}: {scaled(r)}" for size, r in zip(SIZES, rates, strict=True))
        print(f"{name}, {workers} processes: {told}")

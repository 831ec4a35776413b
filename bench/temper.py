"""How much of the log odds that a net says is to be believed, by games that were kept.

    python bench/calibration.py first-empires --players 2 --untempered --keep build/said
    python bench/temper.py build/said/first-empires-2.jsonl --out build/first-empires-2.jsonl

Prints start and rise for src/empires/review/slopes.toml, fitted to all the games. In --out each
half of them is tempered by the fit to the other half: what it shows was fitted to no game of it.
"""

from __future__ import annotations

import argparse
import json
from itertools import product
from math import exp, log
from pathlib import Path
from typing import Final

from calibration import Told, read

Temper = tuple[float, float]
LEAST: Final = 0.01  # per cent: nothing is said to be quite impossible
COARSE: Final = (0.2, 0.4, 7)  # steps of start and of rise, and how many to each side
FINE: Final = (0.05, 0.1, 3)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, help="games kept by bench/calibration.py --untempered")
    parser.add_argument("--out", type=Path, help="the same games, tempered half by half")
    given = parser.parse_args()
    kept = sorted(read(given.file).items())
    start, rise = fitted([game for _, game in kept])
    print(f"start = {start:.2f}\nrise = {rise:.2f}")
    if given.out is None:
        return
    fits = [fitted([game for _, game in kept[1 - half :: 2]]) for half in (0, 1)]
    given.out.parent.mkdir(parents=True, exist_ok=True)
    with given.out.open("w", encoding="utf-8") as lines:
        for number, (seed, game) in enumerate(kept):
            said = [[round(each, 3) for each in row] for row in tempered(game, fits[number % 2])]
            print(json.dumps({"seed": seed, "said": said, "won": game.won}), file=lines)


def fitted(games: list[Told]) -> Temper:
    """The least surprising one: first roughly, then more closely."""
    best = (0.0, 0.0)
    for first, second, count in (COARSE, FINE):
        steps = range(-count, count + 1)
        near = [(best[0] + i * first, best[1] + j * second) for i, j in product(steps, steps)]
        best = min(near, key=lambda temper: surprise(games, temper))
    return best


def surprise(games: list[Told], temper: Temper) -> float:
    return sum(
        -share * log(chance / 100)
        for game in games
        for row in tempered(game, temper)
        for chance, share in zip(row, game.won, strict=True)
        if share
    )


def tempered(game: Told, temper: Temper) -> list[list[float]]:
    """Progress is counted by questions here, as each game was asked at even distances."""
    start, rise = temper
    rows = []
    for at, row in enumerate(game.said):
        trust = exp(start + rise * at / len(game.said))
        weights = [max(LEAST, chance) ** trust for chance in row]
        rows.append([100 * weight / sum(weights) for weight in weights])
    return rows


if __name__ == "__main__":
    main()

"""Of the positions said to be won at 70 per cent, are about 70 per cent won?

    python bench/calibration.py empires-end --players 2 --games 500

Bots of one level play each other; every so many moves the review's chance with all hands open is
asked, and counted by tenths beside how the games ended.
"""

from __future__ import annotations

import argparse
from typing import Any

import empires
from empires.bots import bot
from empires.review import DEPTHS
from empires.review.judge import Judge, ended
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.table.game import Game

TENTHS = 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=empires.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=2100, help="of the first game")
    parser.add_argument("--bot", default="governor")
    parser.add_argument("--every", type=int, default=20, help="moves from one question to the next")
    given = parser.parse_args()
    game = empires.game(given.game)
    said: list[list[float]] = [[] for _ in range(TENTHS)]
    won: list[list[float]] = [[] for _ in range(TENTHS)]
    for seed in range(given.seed, given.seed + given.games):
        met, result = played(game, given.players, seed, given.bot, given.every)
        for chances in met:
            for chance, share in zip(chances, result, strict=True):
                tenth = min(TENTHS - 1, int(chance / TENTHS))
                said[tenth].append(chance)
                won[tenth].append(share)
    print("| said | positions | mean said | won |\n|---|---|---|---|")
    for tenth in range(TENTHS):
        if n := len(said[tenth]):
            means = f"{sum(said[tenth]) / n:.1f} | {sum(won[tenth]) / n:.1f}"
            print(f"| {tenth * TENTHS} to {tenth * TENTHS + TENTHS} % | {n} | {means} |")


def played(
    game: Game[Any], players: int, seed: int, spec: str, every: int
) -> tuple[list[list[float]], list[float]]:
    """The chances on the way through one game, and its end."""
    p: Position = game.new(players=players, seed=seed)
    bots = [bot(spec, seed=seed * TENTHS + seat) for seat in range(players)]
    judge = Judge(game, players, 1)
    kept = []
    ply = 0
    while not p.over:
        if ply % every == 0:
            kept.append(p.copy())
        seat = p.to_move[0]
        p.play(seat, bots[seat].choose(bots[seat].look(game, p, seat)))
        ply += 1
    judge.last = max(1, judge.period(p))
    futures = DEPTHS["quick"].futures
    met = [judge.open_handed(q, futures, seeded([seed, at, 4])) for at, q in enumerate(kept)]
    return met, ended(p).chances


if __name__ == "__main__":
    main()

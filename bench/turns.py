"""How long each level takes for a whole turn, as a table of three bots is served.

    python bench/turns.py first-empires --levels consul,emperor --games 1

A turn is a period of the game (a turn of First Empires, a space of the track in Empire's End): all
decisions of one seat in it together. Bots are kept from decision to decision, as by a server.
"""

from __future__ import annotations

import argparse
import time

import empires
from empires.bots import LEVELS, Outlook, weights
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.server.bots.thinking import think

PLAYERS = 3


def turns(name: str, level: str, seed: int) -> list[float]:
    """Seconds for every turn of every seat in one game."""
    game = empires.game(name)
    evaluation = weights.shipped(name)
    p: Position = game.new(players=PLAYERS, seed=seed)
    random = seeded([seed, 1, 2])
    spent: dict[tuple[int, int], float] = {}
    while not p.over:
        seat = p.to_move[0]
        legal = p.legal(seat)
        if len(legal) == 1:
            p.play(seat, legal[0])
            continue
        turn = (seat, int(evaluation.period(p)))
        seen = Outlook.of(game, p, seat, random).imagined
        begun = time.perf_counter()
        code = think(f"{level}:{seed}:{seat}", name, None, seat, seen, level, seed)
        spent[turn] = spent.get(turn, 0.0) + time.perf_counter() - begun
        p.play(seat, code)
    return list(spent.values())


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=empires.games())
    reader.add_argument("--levels", default=",".join(LEVELS))
    reader.add_argument("--games", type=int, default=1)
    given = reader.parse_args()
    print("| level | turns | mean s | p99 s | most s |\n|---|---|---|---|---|")
    for level in given.levels.split(","):
        found = sorted(s for seed in range(given.games) for s in turns(given.game, level, seed))
        mean, late = sum(found) / len(found), found[len(found) * 99 // 100]
        print(f"| {level} | {len(found)} | {mean:.3f} | {late:.3f} | {found[-1]:.3f} |")


if __name__ == "__main__":
    main()

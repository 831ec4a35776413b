"""Is a clearly worse move that was put into a strong bot's game found and named?

    python bench/blunders.py first-empires --players 2 --games 100

Strong bots play each other. Somewhere after a third of each game one of them plays, in place of its
choice, one that wins far less often in games played to their end: so the review, which plays none
to its end, is asked by another judge. It is found if it is called a mistake or a blunder.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, Final, NamedTuple

import empires
from empires.bots import bot
from empires.review import DEPTHS
from empires.review.errors import band
from empires.review.judge import ALL, Judge
from empires.review.reviewing import Reviewer
from empires.rules.position import Position
from empires.rules.random import Random, seeded
from empires.table import Table
from empires.table.game import Game
from empires.table.replay import play_out
from empires.thinking.leaf import play_greedily

FOUND: Final = ("mistake", "blunder")
MOST_TRIED: Final = 4  # choices of one decision
GLANCES: Final = (3, 12)  # games for the choices left, before one is looked at closely
NAMES: Final = ("Ada", "Bob", "Cem", "Dee", "Eli")


class Planted(NamedTuple):
    ply: int
    seat: int
    code: int
    lost: float
    """In per cent, by games to the end."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=empires.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=2700, help="of the first game")
    parser.add_argument("--bot", default="governor")
    parser.add_argument("--futures", type=int, default=80, help="games to the end for a choice")
    parser.add_argument("--lost", type=float, default=25.0, help="per cent that it has to lose")
    given = parser.parse_args()
    game = empires.game(given.game)
    found = tried = 0
    for seed in range(given.seed, given.seed + given.games):
        table, planted = with_a_blunder(game, given, seed)
        if planted is None:
            print(f"{seed}: nothing clearly worse was met", flush=True)
            continue
        tried += 1
        name, error = named(table, planted)
        found += name in FOUND
        told = f"lost {planted.lost:.0f} %, the review says {error:.1f}, {name or 'decided'}"
        print(f"{seed}: move {planted.ply + 1} {told}; {found} of {tried}", flush=True)
    print(f"{found} of {tried} found and named")
    return 0 if tried and found >= 0.9 * tried else 1


def with_a_blunder(
    game: Game[Any], given: argparse.Namespace, seed: int
) -> tuple[Table, Planted | None]:
    """A game to its end, with the first clearly worse choice after a third of it."""
    names = NAMES[: given.players]
    whole = finished(Table.new(game, names=names, seed=seed), given.bot, seed)
    first, judge = whole.ply // 3, Judge(game, given.players, 1)
    table = Table.new(game, names=names, seed=seed)
    for ply, (seat, code) in enumerate(whole.moves):
        if ply >= first and len(table.legal(seat)) > 1:
            random = seeded([seed, ply, 3])
            worst = worst_of(table.position, seat, code, judge, given, random)
            if worst is not None:
                planted = Planted(ply, seat, *worst)
                table.play(seat, planted.code)
                return finished(table, given.bot, seed), planted
        table.play(seat, code)
    return table, None


def finished(table: Table, spec: str, seed: int) -> Table:
    bots = [bot(spec, seed=seed * 10 + seat) for seat in range(len(table.names))]
    while not table.over:
        seat = table.to_move[0]
        table.play(seat, bots[seat].choose(bots[seat].look(table.game, table.position, seat)))
    return table


def worst_of(
    p: Position, seat: int, played: int, judge: Judge, given: argparse.Namespace, random: Random
) -> tuple[int, float] | None:
    """The choice that wins least often, and by how much less than the one played, if it is enough.

    What the seat could not know is imagined: a choice that only turns out badly is no blunder. The
    worst of several at a glance is measured anew, as it would always look worse than it is.
    """
    others = [code for code in p.legal(seat) if code != played][:MOST_TRIED]
    for games in GLANCES:
        glance = [p.imagined(seat, random) for _ in range(games)]
        least = won(glance, seat, played, judge) - given.lost
        lost = {code: won(glance, seat, code, judge) for code in others} if least >= 0.0 else {}
        others = [code for code in others if lost.get(code, ALL) <= least]
        if not others:
            return None
    worst = min(others, key=lambda code: lost[code])
    worlds = [p.imagined(seat, random) for _ in range(given.futures)]
    found = won(worlds, seat, played, judge) - won(worlds, seat, worst, judge)
    return (worst, found) if found >= given.lost else None


def won(worlds: list[Position], seat: int, code: int, judge: Judge) -> float:
    """How often, in per cent, with greedy moves to the end of the game."""
    total = 0.0
    for world in worlds:
        p = world.copy()
        p.apply(seat, code)
        while not p.over:
            play_greedily(p, judge.tuning, judge.evaluation)
        ranks = p.ranking()
        total += (ranks[seat] == 1) / ranks.count(1)
    return 100.0 * total / len(worlds)


def named(table: Table, planted: Planted) -> tuple[str, float]:
    """What the review calls it."""
    reviewer = Reviewer(play_out(table.record(), table.game), DEPTHS["quick"])
    before = reviewer.positions[planted.ply]
    judged = reviewer.error(before, planted.seat, planted.code, planted.ply)
    return band(judged.error, judged.interval, judged.chance), judged.error


if __name__ == "__main__":
    sys.exit(main())

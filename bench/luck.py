"""Does luck even out, and do stronger bots err less? Many games, each looked at in part.

    python bench/luck.py first-empires --games 500
    python bench/luck.py empires-end --errors --games 100

Without --errors: the luck of every draw, roll, deal and reveal of games among governors, by seat.
With it: the mean error of a decision of each level, in games among its like.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any, Final

import empires
from empires.bots import bot
from empires.review import DEPTHS
from empires.review.errors import Judged
from empires.review.reviewing import Reviewer
from empires.table import Table
from empires.table.course import Course
from empires.table.game import Game
from empires.table.replay import play_out

LEVELS: Final = ("settler", "governor", "consul")
NAMES: Final = ("Ada", "Bob", "Cem", "Dee", "Eli")
SURE: Final = 1.96  # standard errors of an interval that holds 95 times in 100
# Small: what a single game is told with noise evens out over many.
QUICK: Final = DEPTHS["quick"]._replace(futures=8, draws=12)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=empires.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=4100, help="of the first game")
    parser.add_argument("--errors", action="store_true", help="of the levels, instead of luck")
    parser.add_argument("--every", type=int, default=7, help="of so many decisions one, for errors")
    given = parser.parse_args()
    (errors if given.errors else luck)(empires.game(given.game), given)


def luck(game: Game[Any], given: argparse.Namespace) -> None:
    """By seat, of a whole game and of one event; that of the deal apart, as seats are not equal."""
    players = given.players
    games: list[list[float]] = [[] for _ in range(players)]
    deals: list[list[float]] = [[] for _ in range(players)]
    events: list[list[float]] = [[] for _ in range(players)]
    for seed in range(given.seed, given.seed + given.games):
        reviewer = Reviewer(finished(game, ["governor"] * players, seed), QUICK)
        dealt = reviewer.chances(0)
        found = [
            each for ply in range(len(reviewer.course.steps)) if any(each := reviewer.luck(ply))
        ]
        for seat in range(players):
            deals[seat].append(dealt[seat] - 100.0 / players)
            events[seat] += [each[seat] for each in found]
            games[seat].append(sum(each[seat] for each in found))
    print("| seat | luck of an event | of a game | of the deal |\n|---|---|---|---|")
    for seat in range(players):
        cells = (told(rows[seat]) for rows in (events, games, deals))
        print(f"| {seat + 1} | {' | '.join(cells)} |")
    print(f"{given.games} games, {len(events[0])} events")


def errors(game: Game[Any], given: argparse.Namespace) -> None:
    """Each level among its like, where chances stay open, on the same deals; intervals by games."""
    print("| level | mean error of a decision, per cent | points |\n|---|---|---|")
    for level in LEVELS:
        lost: list[float] = []
        points: list[float] = []
        for seed in range(given.seed, given.seed + given.games):
            reviewer = Reviewer(finished(game, [level] * given.players, seed), QUICK)
            chosen = [ply for ply, step in enumerate(reviewer.course.steps) if step.chosen]
            found = [error(reviewer, ply) for ply in chosen[:: given.every]]
            lost.append(sum(each.error for each in found) / len(found))
            points.append(sum(each.points for each in found) / len(found))
        print(f"| {level} | {told(lost)} | {told(points)} |", flush=True)
    print(f"{given.games} games of each")


def error(reviewer: Reviewer, ply: int) -> Judged:
    step = reviewer.course.steps[ply]
    return reviewer.error(reviewer.positions[ply], step.seat, step.code, ply)


def finished(game: Game[Any], specs: list[str], seed: int) -> Course:
    table = Table.new(game, names=NAMES[: len(specs)], seed=seed)
    bots = [bot(spec, seed=seed * 10 + seat) for seat, spec in enumerate(specs)]
    while not table.over:
        seat = table.to_move[0]
        table.play(seat, bots[seat].choose(bots[seat].look(game, table.position, seat)))
    return play_out(table.record(), game)


def told(values: list[float]) -> str:
    n = len(values)
    middle = sum(values) / n
    spread = sqrt(sum((value - middle) ** 2 for value in values) / n / n)
    return f"{middle:+.2f} ± {SURE * spread:.2f}"


if __name__ == "__main__":
    main()

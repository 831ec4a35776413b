"""`empires bench`: how fast the rules run here, measured several times over."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any, Final

import click

from empires.cli.options import answer, game_argument, json_option, opened_game
from empires.rules import position as rules_position
from empires.rules.position import Position
from empires.rules.random import Random, seeded
from empires.table.game import Game
from empires.thinking.playout import playout

REPEATS: Final = 5


@click.command("bench")
@game_argument
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 600),
    default=5.0,
    show_default=True,
    help="How long to measure in all.",
)
@json_option
def command(game: str, seconds: float, as_json: bool) -> None:
    """Measure random play, copying and setting up, each several times over.

    Figures are medians, with the lowest and the highest beside them.

    \b
    Example:
      empires bench first-empires --seconds 10
    """
    figures = measured(opened_game(game), seconds)
    if as_json:
        answer({"game": game, "compiled": is_compiled(), "repeats": REPEATS, **figures})
        return
    click.echo(f"{game}, rules {'compiled' if is_compiled() else 'uncompiled'}")
    for (label, unit), figure in zip(LABELS, figures.values(), strict=True):
        spread = f"{figure['low']:,.1f} to {figure['high']:,.1f}"
        click.echo(f"{label}: {figure['median']:,.1f} {unit} ({spread})")


LABELS: Final = (
    ("Random play from Python", "decisions per second"),
    ("Random play inside the rules", "decisions per second"),
    ("Copy of a position", "µs"),
    ("New game", "µs"),
)


def is_compiled() -> bool:
    return not str(rules_position.__file__).endswith(".py")


def measured(game: Game[Any], seconds: float) -> dict[str, dict[str, float]]:
    """Each measurement gets an equal share of the time."""
    share = seconds / (len(LABELS) * REPEATS)
    middle = middle_of_a_game(game)
    rate: Callable[[float], float] = lambda cost: 1 / cost  # noqa: E731 - two ways to read a cost
    micros: Callable[[float], float] = lambda cost: cost * 1e6  # noqa: E731
    plans: dict[str, tuple[Callable[[], int], Callable[[float], float]]] = {
        "python_decisions_per_second": (PlayFromPython(game), rate),
        "compiled_decisions_per_second": (PlayInside(game), rate),
        "copy_microseconds": (lambda: copies(middle), micros),
        "new_game_microseconds": (lambda: new_games(game), micros),
    }
    return {name: figure(work, read, share) for name, (work, read) in plans.items()}


def figure(
    work: Callable[[], int], read: Callable[[float], float], share: float
) -> dict[str, float]:
    work()  # the first time fills caches
    values = sorted(read(seconds_each(work, share)) for _ in range(REPEATS))
    return {"median": statistics.median(values), "low": values[0], "high": values[-1]}


def seconds_each(work: Callable[[], int], share: float) -> float:
    """What one unit of the work costs, over at least that many seconds."""
    done = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < share or not done:
        done += work()
    return spent / done


class Games:
    """Fresh games with seeds that count up, so that every measurement sees the same ones."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.players = usual_players(game)
        self.seed = 0

    def next(self) -> tuple[Position, Random]:
        self.seed += 1
        return self.game.new(players=self.players, seed=self.seed), seeded([self.seed, 0, 0])


class PlayFromPython(Games):
    """One whole game through the seam: who moves, what is legal, play."""

    def __call__(self) -> int:
        p, random = self.next()
        decisions = 0
        while not p.over:
            seat = p.to_move[0]
            legal = p.legal(seat)
            p.play(seat, legal[random.below(len(legal))])
            decisions += 1
        return decisions


class PlayInside(Games):
    """One whole game without coming back to Python in between."""

    def __call__(self) -> int:
        return playout(*self.next())


def middle_of_a_game(game: Game[Any]) -> Position:
    """After half of the decisions that the first game takes."""
    decisions = PlayFromPython(game)()
    p, random = Games(game).next()
    for _ in range(decisions // 2):
        seat = p.to_move[0]
        legal = p.legal(seat)
        p.play(seat, legal[random.below(len(legal))])
    return p


def copies(p: Position) -> int:
    for _ in range(100):
        p.copy()
    return 100


def new_games(game: Game[Any]) -> int:
    for seed in range(10):
        game.new(players=usual_players(game), seed=seed)
    return 10


def usual_players(game: Game[Any]) -> int:
    """Three, or as near to that as the game allows."""
    return min(max(3, game.seats[0]), game.seats[-1])

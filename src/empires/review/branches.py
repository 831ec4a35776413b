"""What a branch of a finished game is worth: chances beside the game's own, games to the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from empires.bots import bot
from empires.review.budget import DEPTHS
from empires.review.judge import Judge
from empires.review.reviewing import CHANCES, stream
from empires.rules.position import Position
from empires.shapes.tables import Option
from empires.table.course import Course, PlayedMove
from empires.table.game import Game

PLAYS_OUT: Final = "foresee:worlds=1"  # quick, and good enough to compare two choices by
OUT: Final = 7  # a stream of random numbers of its own


class Left(NamedTuple):
    """A finished game, and where a branch has left it."""

    players: int
    seed: int
    options: tuple[tuple[str, Option], ...]
    played: tuple[tuple[int, int], ...]
    ply: int
    same: bool
    """Whether the branch has the game's own cards."""


class Beside(NamedTuple):
    """What is known of the game: the period it ended in, and everybody's chances after the move."""

    last: int
    chances: list[float]


def chances(game: Game[Any], left: Left, p: Position) -> tuple[list[float], list[float]]:
    """Everybody's in the branch, and in the game after the move that was played there.

    Found exactly as the graph of a quick review, so that they can be compared with it.
    """
    beside = _beside(game, left)
    return _open_handed(game, left.players, beside.last, p), beside.chances


@lru_cache(maxsize=32)
def _beside(game: Game[Any], left: Left) -> Beside:
    course = Course(game, players=left.players, seed=left.seed, options=dict(left.options))
    there = course.position.copy()
    for ply, move in enumerate(left.played):
        course.play(*PlayedMove(*move))
        if ply <= left.ply:
            there = course.position.copy()
    last = int(Judge(game, left.players, 1).period(course.position))
    return Beside(last, _open_handed(game, left.players, last, there))


def _open_handed(game: Game[Any], players: int, last: int, p: Position) -> list[float]:
    futures = DEPTHS["quick"].futures
    return Judge(game, players, last).open_handed(p, futures, stream(CHANCES, 0))


def played_out(
    game: Game[Any], p: Position, same: bool, first: int, count: int
) -> list[tuple[list[int], list[int]]]:
    """Scores and ranks of these games: number 3 is the same one whenever it is asked for."""
    return [_played_out(game, p, same, number) for number in range(first, first + count)]


def _played_out(
    game: Game[Any], p: Position, same: bool, number: int
) -> tuple[list[int], list[int]]:
    end = p.copy() if same else p.onward(stream(OUT, number))
    bots = [bot(PLAYS_OUT, seed=number) for _ in range(end.players)]
    while not end.over:
        seat = end.next_seat()
        legal = end.legal(seat)
        only = len(legal) == 1
        code = legal[0] if only else bots[seat].choose(bots[seat].look(game, end, seat))
        end.play(seat, code)
    return end.scores(), end.ranking()

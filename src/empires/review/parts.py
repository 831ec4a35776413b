"""A review in parts: each a short piece of work, made in order, kept, and gone on from.

First the graph, then move by move what was luck and what was an error. Whoever has the first parts
of a review can make the next one, in another process or after another start.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from empires.bots import nets
from empires.review.budget import DEPTHS
from empires.review.reviewing import Reviewer, checked
from empires.review.slopes import slope_of, temper_of
from empires.review.sums import decisions_of, keys_of, seats_of
from empires.shapes.review import Review, ReviewedMove
from empires.table.game import Game
from empires.table.record import Record

FORMAT: Final = 2  # another one whenever the same record would be reviewed otherwise
GRAPH: Final = 20  # moments in a part of the graph
MOVES: Final = 8  # moves in a part of the rest


class Part(Struct, frozen=True):
    """One of them: the next chances of the graph, or the next moves."""

    chances: list[list[float]] = []
    moves: list[ReviewedMove] = []


class Work(NamedTuple):
    """What a part is about: moments of the graph, or moves (-1: the set-up)."""

    graph: bool
    first: int
    end: int


def works(plies: int) -> list[Work]:
    """All parts of a game of so many moves, in order."""
    graph = [Work(True, at, min(plies + 1, at + GRAPH)) for at in range(0, plies + 1, GRAPH)]
    moves = [Work(False, at, min(plies, at + MOVES)) for at in range(-1, plies, MOVES)]
    return graph + moves


def made(record: Record, game: Game[Any], depth: str, parts: Sequence[Part]) -> Part:
    """The part after those that there are."""
    reviewer = reviewing(record.text(), record, game, depth)
    work = works(len(record.moves))[len(parts)]
    if work.graph:
        return Part(chances=[reviewer.chances(ply) for ply in range(work.first, work.end)])
    chances = [each for part in parts for each in part.chances]
    return Part(moves=[reviewer.move(ply, chances) for ply in range(work.first, work.end)])


@lru_cache(maxsize=2)
def _reviewing(text: bytes, game: Game[Any], depth: str) -> list[Reviewer]:
    """A place for the one that looks at this game, so that it is played out only once."""
    return []


def reviewing(text: bytes, record: Record, game: Game[Any], depth: str) -> Reviewer:
    place = _reviewing(text, game, depth)
    if not place:
        place.append(Reviewer(checked(record, game, depth), DEPTHS[depth]))
    return place[0]


def assembled(record: Record, game: Game[Any], depth: str, parts: Sequence[Part]) -> Review:
    """What is known with these parts; sums and key moments come with the last one."""
    chances = [each for part in parts for each in part.chances]
    moves = [each for part in parts for each in part.moves]
    found = Review(
        game=record.game,
        names=list(record.names),
        depth=depth,
        budget=DEPTHS[depth]._asdict(),
        chances=chances,
        moves=moves,
        decisions=[],
        keys=[],
        seats=[],
    )
    if len(parts) < len(works(len(record.moves))):
        return found
    course = reviewing(record.text(), record, game, depth).course
    decisions = decisions_of(course, moves, chances)
    return msgspec.structs.replace(
        found,
        decisions=decisions,
        keys=keys_of(moves),
        seats=seats_of(moves, decisions, chances[-1]),
    )


def key_of(record: Record, game: Game[Any], depth: str) -> str:
    """Names a review: another game, other rules, cards or weights, or another depth is another."""
    told = (FORMAT, depth, DEPTHS[depth], game.rules_version, game.content)
    weights = judged_by(game, len(record.names))
    return sha256(repr((told, weights)).encode() + record.text()).hexdigest()[:32]


@cache
def judged_by(game: Game[Any], players: int) -> str:
    """Names what chances come from."""
    file = nets.shipped(game, players)
    net = b"" if file is None else nets.written(file)
    fitted = (slope_of(game.name, players), temper_of(game.name, players))
    return sha256(net + repr(fitted).encode()).hexdigest()[:16]


__all__ = ["Part", "assembled", "key_of", "made", "works"]

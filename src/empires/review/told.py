"""A review for people, as far as it has come: numbers of the new parts, and their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from empires.review.parts import Part, assembled, reviewing, works
from empires.shapes.review import Depth, ReviewState, ReviewTold
from empires.table.game import Game
from empires.table.record import Record
from empires.text.catalogue import Words
from empires.text.reviewing import habit, told_move
from empires.text.telling import telling


def review_told(
    record: Record,
    game: Game[Any],
    depth: Depth,
    parts: Sequence[Part],
    since: int,
    state: ReviewState,
    words: Words,
) -> ReviewTold:
    """What whoever has the first ``since`` parts does not know yet."""
    told = telling(game.name, words, names=record.names, pack=game.pack)
    whole = assembled(record, game, depth, parts)
    new = [move for part in parts[since:] for move in part.moves]
    reviewer = reviewing(record.text(), record, game, depth)
    seats = range(len(record.names))
    return ReviewTold(
        state=state,
        depth=depth,
        budget=whole.budget,
        plies=len(record.moves),
        parts=len(parts),
        of=len(works(len(record.moves))),
        chances=[each for part in parts[since:] for each in part.chances],
        moves=new,
        told=[
            told_move(move, reviewer.course, reviewer.positions[max(0, move.ply)], told)
            for move in new
        ],
        decisions=whole.decisions,
        keys=whole.keys,
        seats=whole.seats,
        habits=[habit(whole.moves, seat, told) for seat in seats] if whole.seats else [],
    )

"""A whole game as one document: the first view, then what each move changed and what happened.

A replay can go to any move with it at once, from a server or from a file. It shows what the eyes
it was made for could see, and no prompts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from empires.shapes.film import AnyFilm, Change, Eyes, Film, FilmFrame
from empires.shapes.lines import Line
from empires.table import Event, Game, Moment, Record, View, replay
from empires.text.catalogue import Words
from empires.text.telling import AnyTelling, telling

ALL: Final = "all"
LISTS: Final = (list, tuple)


def film(record: Record, game: Game[Any], eyes: Eyes, words: Words) -> AnyFilm:
    """The recorded game as those eyes saw it."""
    teller = telling(game.name, words, names=record.names, pack=game.pack)
    return Film(
        game=game.name,
        content=game.content,
        names=list(record.names),
        eyes=eyes,
        frames=list(frames(record, game, eyes, teller)),
    )


def frames(
    record: Record, game: Game[Any], eyes: Eyes, teller: AnyTelling
) -> Iterator[FilmFrame[Line]]:
    before = None
    for moment in replay(record, game):
        view = seen(game, moment, eyes)
        view.ply, view.names = moment.ply, list(record.names)
        plain = msgspec.to_builtins(view)
        yield FilmFrame(
            seat=record.moves[moment.ply - 1].seat if moment.ply else None,
            changes=list(changes(before, plain)),
            events=[worded(game, moment.ply, event, eyes, teller) for event in moment.events],
        )
        before = plain


def seen(game: Game[Any], moment: Moment, eyes: Eyes) -> View:
    """The view of those eyes; with all eyes, every seat as it sees itself."""
    view = game.view(moment.position, None if eyes == ALL else eyes)
    view.prompt = None
    if eyes == ALL:
        own = [game.view(moment.position, seat) for seat in range(view.players)]
        view.seats = [other.seats[seat] for seat, other in enumerate(own)]
    return view


def worded(game: Game[Any], ply: int, event: Event, eyes: Eyes, teller: AnyTelling) -> Line:
    viewer = None if eyes == ALL else eyes
    line = Line(ply=ply, event=event if eyes == ALL else game.seen_by(event, viewer))
    teller.word_line(line, viewer)
    return line


# Of plain JSON, in which every value can be anything.
def changes(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """The smallest parts of a view that have become another."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in after:
            yield from changes(before[key], after[key], (*path, key))
    elif isinstance(before, LISTS) and isinstance(after, LISTS) and len(before) == len(after):
        for index, value in enumerate(after):
            yield from changes(before[index], value, (*path, index))
    else:
        yield list(path), after

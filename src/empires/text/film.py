"""A whole game as one document: the first view, then what each move changed and what happened.

A replay can go to any move with it at once, from a server or from a file. It shows what the eyes
it was made for could see, and no prompts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from empires.shapes.film import AnyFilm, Change, Eyes, Film, FilmFrame
from empires.shapes.lines import Line
from empires.table import Event, Game, Moment, Record, View, replay
from empires.table.scenario import Scenario
from empires.table.shipped import first_asked, set_up
from empires.text.catalogue import Words
from empires.text.telling import AnyTelling, telling

ALL: Final = "all"
LISTS: Final = (list, tuple)


def film(record: Record, game: Game[Any], eyes: Eyes, words: Words) -> AnyFilm:
    """The recorded game as those eyes saw it."""
    movers = [move.seat for move in record.moves]
    return shot(replay(record, game), movers, record.names, game, eyes, words)


def worked(scenario: Scenario, game: Game[Any], words: Words) -> AnyFilm:
    """What happens in a scenario, as the seat that it is about saw it."""
    movers = [step.seat for step in scenario.steps if step.move is not None]
    eyes = first_asked(scenario)
    return shot(acted(scenario, game), movers, scenario.names, game, eyes, words)


def acted(scenario: Scenario, game: Game[Any]) -> Iterator[Moment]:
    table = set_up(scenario, game, scenario.names)
    yield Moment(0, table.position, [])
    for step in scenario.steps:
        if step.move is not None:
            events = table.play_move(step.seat, step.move)
            yield Moment(table.ply, table.position, events)


def shot(
    moments: Iterable[Moment],
    movers: Sequence[int],
    names: Sequence[str],
    game: Game[Any],
    eyes: Eyes,
    words: Words,
) -> AnyFilm:
    teller = telling(game.name, words, names=names, pack=game.pack)
    return Film(
        game=game.name,
        content=game.content,
        names=list(names),
        eyes=eyes,
        frames=list(frames(moments, movers, names, game, eyes, teller)),
    )


def frames(
    moments: Iterable[Moment],
    movers: Sequence[int],
    names: Sequence[str],
    game: Game[Any],
    eyes: Eyes,
    teller: AnyTelling,
) -> Iterator[FilmFrame[Line]]:
    before = None
    for moment in moments:
        view = seen(game, moment, eyes)
        view.ply, view.names = moment.ply, list(names)
        plain = msgspec.to_builtins(view)
        yield FilmFrame(
            seat=movers[moment.ply - 1] if moment.ply else None,
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

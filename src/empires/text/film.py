"""A whole game as one document: the first view, then what each move changed and what happened.

A replay can go to any move with it at once, from a server or from a file. It shows what the eyes
it was made for could see, and no prompts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

from empires.table import Event, Game, Moment, Record, View, replay
from empires.text.catalogue import Words
from empires.text.telling import Telling, telling

Eyes: TypeAlias = int | Literal["all"] | None
"""A seat, everybody at once (when the game is over), or an onlooker."""
Change: TypeAlias = tuple[list[str | int], Any]

ALL: Final = "all"


def film(record: Record, game: Game[Any], eyes: Eyes, words: Words) -> dict[str, Any]:
    """The recorded game as those eyes saw it.

    ``frames[n]`` is the table after n moves: ``changes`` lead to its view from the one before,
    each as the path of a value in the view and the value.
    """
    teller = telling(game.name, words, names=record.names, pack=game.pack)
    return {
        "game": game.name,
        "content": game.content,
        "names": list(record.names),
        "eyes": eyes,
        "frames": list(frames(record, game, eyes, teller)),
    }


def frames(
    record: Record, game: Game[Any], eyes: Eyes, teller: Telling
) -> Iterator[dict[str, Any]]:
    before: View = {}
    for moment in replay(record, game):
        view = {**seen(game, moment, eyes), "ply": moment.ply, "names": list(record.names)}
        yield {
            "seat": record.moves[moment.ply - 1].seat if moment.ply else None,
            "changes": list(changes(before, view)) if before else [([], view)],
            "events": [told(game, event, eyes, teller) for event in moment.events],
        }
        before = view


def seen(game: Game[Any], moment: Moment, eyes: Eyes) -> View:
    if eyes != ALL:
        return {**game.view(moment.position, eyes), "prompt": None}
    view = game.view(moment.position, None)
    # Every seat as it sees itself.
    rows = [game.view(moment.position, seat)["seats"][seat] for seat in range(view["players"])]
    return {**view, "seats": rows, "prompt": None}


def told(game: Game[Any], event: Event, eyes: Eyes, teller: Telling) -> Event:
    viewer = None if eyes == ALL else eyes
    known = event if eyes == ALL else game.seen_by(event, viewer)
    return {**known, "text": teller.sentence(known, viewer)}


def changes(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """The smallest parts of a view that have become another."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in after:
            yield from changes(before[key], after[key], (*path, key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(after):
            yield from changes(before[index], value, (*path, index))
    else:
        yield list(path), after

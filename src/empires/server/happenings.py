"""What people did at a table besides moving: told to everybody, in the order of time."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from empires.server import entries
from empires.server.entries import AnyAct, Entry
from empires.shapes.tables import Happened
from empires.text.catalogue import Words


def happening(
    entry: Entry, name: str | None, other: str | None, ply: int, undone: int
) -> Happened | None:
    """What an entry tells, if it is no move; ``undone`` moves went by it."""
    told = facts_of(entry.act)
    if told is None:
        return None
    return Happened(
        number=entry.number + 1,
        at=entry.at,
        ply=ply,
        seat=entry.seat,
        name=name,
        other=other,
        plies=undone or None,
        **told,
    )


def moved(told: Happened, order: tuple[int, ...]) -> Happened:
    """The same, when its people sit elsewhere."""
    target = None if told.target is None else order.index(told.target)
    return replace(told, seat=order.index(told.seat), target=target)


# Fields of a shape, whose types are checked when it is made.
def facts_of(act: AnyAct) -> dict[str, Any] | None:
    match act:
        case entries.Played() | entries.Mixed() | entries.Moved() | entries.Copied():
            return None
        case entries.WentAway(late=late):
            return {"what": "late" if late else "leave"}
        case entries.Replaced(target=target, by=by) | entries.Proposed(target=target, by=by):
            return {"what": act.kind, "target": target, "by": by}
        case entries.Voted(agree=agree):
            return {"what": "agree" if agree else "refuse"}
        case entries.Renamed(target=target):
            return {"what": "rename", "target": target}
        case entries.Muted(target=target, muted=muted):
            return {"what": "mute" if muted else "unmute", "target": target}
        case _:
            return {"what": act.kind}


def in_words(told: Happened, words: Words) -> Happened:
    """The same, with a sentence about it."""
    params: dict[str, str | int] = {"name": told.name or "?"}
    if told.target is not None:
        params["other"] = told.other or "?"
    if told.what in ("rename", "replace"):
        params["own"] = "yes" if told.target == told.seat else "no"
    if told.what == "replace":
        params["known"] = "yes" if told.other else "no"
    if told.by is not None:
        params["by"] = told.by
    if told.what == "undo" or told.plies:
        params["plies"] = told.plies or 0
    if told.what == "undo":  # whoever learns without a name is called so
        params["who"] = "you" if told.name == words.say("learn-you") else "other"
    return replace(told, text=words.say(f"server-happened-{told.what}", **params))

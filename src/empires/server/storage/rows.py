"""A stored table and its state's facts, as they go into the database and come out of it."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from empires.server.entries import AnyAct, Entry, Setup
from empires.shapes.tables import Status

# Columns have types of their own, which only the database's schema knows.
Row: TypeAlias = dict[str, Any]
"""Values by column, as SQLAlchemy takes them."""


class Stored(Struct, frozen=True, kw_only=True):
    """A table as it was created."""

    id: str
    game: str
    rules: int
    content: str
    setup: Setup
    seed: int
    listed: bool
    created: float

    @classmethod
    def of(cls, row: Any) -> Stored:
        return cls(
            id=row.id,
            game=row.game,
            rules=row.rules,
            content=row.content,
            setup=msgspec.convert(row.setup, Setup),
            seed=int(row.seed),
            listed=row.listed,
            created=row.created,
        )


class Facts(Struct, frozen=True, kw_only=True):
    """What queries look for in a state."""

    status: Status
    deadline: float | None
    bot_due: bool
    bot_at: float | None = None
    """Not before then."""
    remind_at: float | None = None
    """When somebody is to be told that the clock runs out."""


class Remark(Struct, frozen=True, kw_only=True):
    """Something said at a table."""

    number: int
    seat: int
    text: str
    at: float


def table_row(table: Stored, facts: Facts) -> Row:
    return {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "content": table.content,
        "setup": msgspec.to_builtins(table.setup),
        "seed": str(table.seed),
        "listed": table.listed,
        "created": table.created,
        "version": 0,
        "updated": table.created,
        **msgspec.structs.asdict(facts),
    }


def entry_row(table: str, entry: Entry) -> Row:
    """What an act says goes into columns where there are such, the rest of it beside them."""
    parts: Row = msgspec.to_builtins(entry.act)
    said = {name: value for name, value in parts.items() if value is not None}
    return {
        "table_id": table,
        "number": entry.number,
        "kind": said.pop("kind"),
        "at": entry.at,
        "seat": entry.seat,
        "ply": said.pop("ply", None),
        "code": said.pop("code", None),
        "data": said or None,
    }


def entry_of(row: Any) -> Entry:
    said: Row = {"kind": row.kind, "ply": row.ply, "code": row.code, **(row.data or {})}
    known = {name: value for name, value in said.items() if value is not None}
    act: AnyAct = msgspec.convert(known, AnyAct)
    return Entry(number=row.number, at=row.at, seat=row.seat, act=act)

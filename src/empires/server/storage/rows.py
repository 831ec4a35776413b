"""A stored table and its state's facts, as they go into the database and come out of it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from empires.server.entries import Entry, Setup, Status


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


class Message(Struct, frozen=True, kw_only=True):
    """Something said at a table."""

    number: int
    seat: int
    text: str
    at: float


def table_row(table: Stored, facts: Facts) -> dict[str, Any]:
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


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(entry)}


def entry_of(row: Any) -> Entry:
    return Entry(
        number=row.number,
        kind=row.kind,
        at=row.at,
        seat=row.seat,
        ply=row.ply,
        code=row.code,
        data=row.data,
    )

"""Where tables are kept when there is no database: rows of text on somebody's shelf.

In a browser the shelf is IndexedDB, which the page's other tabs write to as well.
"""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Protocol

import msgspec

from empires.server.entries import Entry
from empires.server.storage.rows import Facts, Remark, Stored, table_row


class Shelf(Protocol):
    """Rows of text, by table and number. What it has taken is there after the lights went out."""

    async def put(self, table: str, row: str) -> None:
        """A new table."""

    async def drop(self, table: str) -> None:
        """A table and everything that belongs to it."""

    async def find(self, table: str) -> str | None: ...

    async def add(self, table: str, number: int, row: str) -> bool:
        """An entry; false if there is one of that number."""

    async def since(self, table: str, number: int) -> list[str]:
        """The entries from that number on, in order."""

    async def tell(self, table: str) -> None:
        """Let whoever shares the shelf know that there is something new about a table."""


class Memory:
    """A shelf that is gone with its process."""

    def __init__(self) -> None:
        self._tables: dict[str, str] = {}
        self._entries: dict[str, list[str]] = {}

    async def put(self, table: str, row: str) -> None:
        self._tables[table] = row
        self._entries[table] = []

    async def drop(self, table: str) -> None:
        self._tables.pop(table, None)
        self._entries.pop(table, None)

    async def find(self, table: str) -> str | None:
        return self._tables.get(table)

    async def add(self, table: str, number: int, row: str) -> bool:
        kept = self._entries.setdefault(table, [])
        if number < len(kept):
            return False
        kept.append(row)
        return True

    async def since(self, table: str, number: int) -> list[str]:
        return self._entries.get(table, [])[number:]

    async def tell(self, table: str) -> None:
        """Nobody shares it."""


class Keeper:
    """A shelf as tables know a storage. What only friends need is kept nowhere."""

    is_shared = True

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._due: dict[str, float | None] = {}
        self._claimed: set[str] = set()
        self._said: dict[str, list[Remark]] = {}
        self.writer = self
        self.notices = NoNotices()

    # --- tables ---------------------------------------------------------------------------------

    async def create(self, table: Stored, facts: Facts) -> None:
        await self._shelf.put(table.id, msgspec.json.encode(table_row(table, facts)).decode())
        self.note(table.id, facts)

    async def remove(self, table: str) -> None:
        await self._shelf.drop(table)
        self._due.pop(table, None)

    async def find(self, table: str) -> Stored | None:
        row = await self._shelf.find(table)
        return None if row is None else Stored.of(SimpleNamespace(**msgspec.json.decode(row)))

    async def going_on(self) -> int:
        """There is room for as many as the browser lets us keep."""
        return 0

    async def append(self, table: str, entry: Entry, facts: Facts) -> bool:
        stored = await self._shelf.add(table, entry.number, msgspec.json.encode(entry).decode())
        if stored:
            self.note(table, facts)
            await self._shelf.tell(table)
        return stored

    async def entries_since(self, table: str, number: int) -> list[Entry]:
        rows = await self._shelf.since(table, number)
        return [msgspec.json.decode(row, type=Entry) for row in rows]

    # --- bots' turns ----------------------------------------------------------------------------

    def note(self, table: str, facts: Facts) -> None:
        """Remember whether a bot has to move there, and not before when."""
        if facts.bot_due and facts.status == "running":
            self._due[table] = facts.bot_at
        else:
            self._due.pop(table, None)

    async def claim(self, worker: str, seconds: float, most: int) -> list[str]:
        now = time.time()
        found = [
            id
            for id, at in self._due.items()
            if id not in self._claimed and (at is None or at <= now)
        ]
        self._claimed.update(found[:most])
        return found[:most]

    async def renew(self, worker: str, table: str, seconds: float) -> None:
        """Nobody else could claim it."""

    async def release(self, worker: str, table: str) -> None:
        self._claimed.discard(table)

    # --- reviews --------------------------------------------------------------------------------

    async def keep_part(self, table: str, review: str, number: int, part: bytes) -> bool:
        return await self._shelf.add(f"{table}:{review}", number, part.decode())

    async def parts_of(self, table: str, review: str) -> list[bytes]:
        return [row.encode() for row in await self._shelf.since(f"{table}:{review}", 0)]

    # --- what only friends need -----------------------------------------------------------------

    async def keep_code(self, hash: str, table: str, seat: int, keep: bool, until: float) -> None:
        raise NotImplementedError

    async def use_code(self, hash: str, now: float) -> tuple[str, int, bool, float] | None:
        return None

    async def say(self, table: str, seat: int, said: str, at: float) -> Remark:
        kept = self._said.setdefault(table, [])
        kept.append(Remark(number=len(kept) + 1, seat=seat, text=said, at=at))
        return kept[-1]

    async def last_said(self, table: str) -> int:
        return len(self._said.get(table, []))

    async def said_since(self, table: str, number: int, limit: int = 100) -> list[Remark]:
        return self._said.get(table, [])[number:][-limit:]

    async def notify(self, payload: str) -> None:
        """What was said stays in this tab."""


class NoNotices:
    async def drop(self, table: str, seat: int) -> None:
        """Nobody is told anything anywhere else."""

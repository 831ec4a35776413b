"""Everything a server asks of its database, but for the appending of entries."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from empires.server.entries import Entry
from empires.server.refusals import Refusal
from empires.server.storage.database import Database
from empires.server.storage.notices import Notices
from empires.server.storage.rows import Facts, Remark, Stored, entry_of, table_row
from empires.server.storage.schema import chat, codes, entries, reviews, tables
from empires.server.storage.signs import Signs
from empires.server.storage.writer import CHANNEL, Writer
from empires.shapes.tables import Status

TRIES: Final = 20


class Storage:
    """One worker's way to the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.is_shared = database.is_postgresql
        """Whether other workers may write into it, too."""
        self.writer = Writer(database)
        self.signs = Signs(database)
        self.notices = Notices(database)

    async def close(self) -> None:
        await self.writer.close()
        await self._database.close()

    # --- tables ---------------------------------------------------------------------------------

    async def create(self, table: Stored, facts: Facts) -> None:
        async with self._database.writing() as connection:
            await connection.execute(insert(tables).values(table_row(table, facts)))

    async def remove(self, table: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table))

    async def find(self, table: str) -> Stored | None:
        async with self._database.reading() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == table))
            row = found.one_or_none()
            return None if row is None else Stored.of(row)

    async def listed(self, status: Status | None, game: str | None, limit: int) -> list[str]:
        """Ids of tables that everybody may find, the latest first."""
        wanted = select(tables.c.id).where(tables.c.listed)
        if status is not None:
            wanted = wanted.where(tables.c.status == status)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        wanted = wanted.order_by(tables.c.created.desc()).limit(limit)
        async with self._database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def going_on(self) -> int:
        """How many tables are not over."""
        wanted = select(func.count()).select_from(tables).where(tables.c.status != "over")
        async with self._database.reading() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def entries_since(self, table: str, number: int) -> list[Entry]:
        wanted = (
            select(entries)
            .where(entries.c.table_id == table, entries.c.number >= number)
            .order_by(entries.c.number)
        )
        async with self._database.reading() as connection:
            return [entry_of(row) for row in await connection.execute(wanted)]

    async def overdue(self, now: float) -> list[str]:
        """Tables where a clock has run out."""
        wanted = select(tables.c.id).where(tables.c.deadline <= now).limit(100)
        async with self._database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def remove_untouched(self, since: float, *, only_branches: bool = False) -> int:
        """Remove the tables that nobody has touched for so long; how many there were."""
        wanted = delete(tables).where(tables.c.updated < since)
        if only_branches:
            wanted = wanted.where(tables.c.setup["branch"]["table"].as_string().is_not(None))
        async with self._database.writing() as connection:
            return int((await connection.execute(wanted)).rowcount)

    # --- bots' turns ----------------------------------------------------------------------------

    async def claim(self, worker: str, seconds: float, most: int) -> list[str]:
        """Tables where a bot has to move, for this worker alone until the time is up."""
        now = time.time()
        free = or_(tables.c.claimed_until.is_(None), tables.c.claimed_until < now)
        soon = or_(tables.c.bot_at.is_(None), tables.c.bot_at <= now)
        wanted = (
            select(tables.c.id)
            .where(tables.c.bot_due, tables.c.status == "running", free, soon)
            .order_by(tables.c.updated)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        async with self._database.writing() as connection:
            found: Sequence[str] = (await connection.execute(wanted)).scalars().all()
            if found:
                claimed = update(tables).where(tables.c.id.in_(found))
                await connection.execute(
                    claimed.values(claimed_by=worker, claimed_until=now + seconds)
                )
            return list(found)

    async def renew(self, worker: str, table: str, seconds: float) -> None:
        """The turn takes longer: keep it."""
        mine = (tables.c.id == table) & (tables.c.claimed_by == worker)
        async with self._database.writing() as connection:
            await connection.execute(
                update(tables).where(mine).values(claimed_until=time.time() + seconds)
            )

    async def release(self, worker: str, table: str) -> None:
        """This worker is done with the table for now."""
        mine = (tables.c.id == table) & (tables.c.claimed_by == worker)
        async with self._database.writing() as connection:
            await connection.execute(
                update(tables).where(mine).values(claimed_by=None, claimed_until=None)
            )

    # --- codes for other devices ----------------------------------------------------------------

    async def keep_code(self, hash: str, table: str, seat: int, keep: bool, until: float) -> None:
        row = {"hash": hash, "table_id": table, "seat": seat, "keep": keep, "until": until}
        async with self._database.writing() as connection:
            await connection.execute(delete(codes).where(codes.c.until < time.time()))
            await connection.execute(insert(codes).values(row))

    async def use_code(self, hash: str, now: float) -> tuple[str, int, bool, float] | None:
        """The table and seat a code is for, whether its old secret stays good, and until when the
        code would have been; only once."""
        used = (
            delete(codes)
            .where(codes.c.hash == hash, codes.c.until >= now)
            .returning(codes.c.table_id, codes.c.seat, codes.c.keep, codes.c.until)
        )
        async with self._database.writing() as connection:
            row = (await connection.execute(used)).one_or_none()
            return None if row is None else (row.table_id, row.seat, row.keep, row.until)

    # --- reviews --------------------------------------------------------------------------------

    async def keep_part(self, table: str, review: str, number: int, part: bytes) -> bool:
        """Keep a part of a review; false if there is one of that number."""
        row = {"table_id": table, "review": review, "number": number, "part": part.decode()}
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(reviews).values(row))
        except IntegrityError:
            return False
        return True

    async def parts_of(self, table: str, review: str) -> list[bytes]:
        wanted = (
            select(reviews.c.part)
            .where(reviews.c.table_id == table, reviews.c.review == review)
            .order_by(reviews.c.number)
        )
        async with self._database.reading() as connection:
            return [part.encode() for part in (await connection.execute(wanted)).scalars()]

    # --- chat -----------------------------------------------------------------------------------

    async def say(self, table: str, seat: int, said: str, at: float) -> Remark:
        """Keep what was said; numbers are given in order, whoever else speaks."""
        for _ in range(TRIES):
            try:
                async with self._database.writing() as connection:
                    last = select(func.max(chat.c.number)).where(chat.c.table_id == table)
                    number = ((await connection.execute(last)).scalar() or 0) + 1
                    row = {"table_id": table, "number": number, "seat": seat, "text": said}
                    await connection.execute(insert(chat).values(**row, at=at))
                return Remark(number=number, seat=seat, text=said, at=at)
            except IntegrityError:
                continue  # somebody else had that number: take the next
        raise Refusal("no_table")

    async def last_said(self, table: str) -> int:
        """The number of the last message; 0 if nobody has said anything."""
        wanted = select(func.max(chat.c.number)).where(chat.c.table_id == table)
        async with self._database.reading() as connection:
            return (await connection.execute(wanted)).scalar() or 0

    async def said_since(self, table: str, number: int, limit: int = 100) -> list[Remark]:
        """The latest messages after that number, in their order."""
        wanted = (
            select(chat)
            .where(chat.c.table_id == table, chat.c.number > number)
            .order_by(chat.c.number.desc())
            .limit(limit)
        )
        async with self._database.reading() as connection:
            rows = list(await connection.execute(wanted))
        return [
            Remark(number=row.number, seat=row.seat, text=row.text, at=row.at)
            for row in reversed(rows)
        ]

    # --- word to the other workers --------------------------------------------------------------

    async def notify(self, payload: str) -> None:
        if self._database.is_postgresql:
            async with self._database.writing() as connection:
                await connection.execute(select(func.pg_notify(CHANNEL, payload)))

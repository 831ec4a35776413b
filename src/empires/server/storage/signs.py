"""Signs of life: who served last, when nobody did, and whether anything can be written."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import case, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from empires.server.storage.database import Database
from empires.server.storage.schema import outages, pulse, tables

LIFE: Final = 1  # the rows of the pulse
PROBE: Final = 2


class Signs:
    """One worker's way to them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def probe(self) -> None:
        """Write something: a refusal if that can't be done."""
        async with self._database.writing() as connection:
            await self._sign(connection, PROBE, time.time())

    async def alive(self, now: float) -> None:
        async with self._database.writing() as connection:
            await self._sign(connection, LIFE, now)

    async def clocks_run(self) -> bool:
        wanted = select(tables.c.id).where(tables.c.deadline.is_not(None)).limit(1)
        async with self._database.reading() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def resume(self, now: float, missed: float) -> None:
        """Somebody serves again: note how long nobody did, and put off the clocks by that."""
        async with self._database.writing() as connection:
            wanted = select(pulse.c.at).where(pulse.c.id == LIFE).with_for_update()
            began = (await connection.execute(wanted)).scalar()
            if began is not None and now - began > missed:
                count = select(func.count()).select_from(outages)
                number = int((await connection.execute(count)).scalar_one())
                row = {"number": number, "began": began, "ended": now}
                await connection.execute(insert(outages).values(row))
                later = case((tables.c.updated > began, tables.c.updated), else_=began)
                running = update(tables).where(tables.c.deadline.is_not(None))
                await connection.execute(
                    running.values(
                        deadline=tables.c.deadline + now - later,
                        remind_at=tables.c.remind_at + now - later,
                    )
                )
            await self._sign(connection, LIFE, now)

    async def outages_from(self, number: int) -> list[tuple[float, float]]:
        wanted = (
            select(outages.c.began, outages.c.ended)
            .where(outages.c.number >= number)
            .order_by(outages.c.number)
        )
        async with self._database.reading() as connection:
            return [(row.began, row.ended) for row in await connection.execute(wanted)]

    async def _sign(self, connection: AsyncConnection, row: int, now: float) -> None:
        dialect = postgresql if self._database.is_postgresql else sqlite
        signed = dialect.insert(pulse).values(id=row, at=now)
        signed = signed.on_conflict_do_update(index_elements=["id"], set_={"at": now})
        await connection.execute(signed)

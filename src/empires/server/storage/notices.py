"""How players want to hear that it is their turn, as the database keeps it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from empires.server.storage.database import Database
from empires.server.storage.schema import keys, notices, tables, wishes
from empires.shapes.notices import Wish

Way: TypeAlias = Literal["push", "mail", "webhook"]
Mark: TypeAlias = Literal["told", "reminded", "asked", "course", "heard"]


class Notice(Struct, frozen=True, kw_only=True):
    """One way to one player."""

    table: str
    seat: int
    way: Way
    target: str
    """Where to: an address, or JSON of what belongs to it."""
    lang: str
    confirmed: bool
    hash: str
    """Of the secret that ends it."""
    told: float | None = None
    reminded: float | None = None
    asked: float | None = None
    course: float | None = None
    heard: float | None = None
    heard_at: float | None = None
    held: float | None = None
    mailed: float | None = None
    address_hash: str | None = None

    @classmethod
    def of(cls, row: Any) -> Notice:
        kept = {name: getattr(row, name) for name in cls.__struct_fields__ if name != "table"}
        return cls(table=row.table_id, **kept)


class Notices:
    """One worker's way to them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._dialect = postgresql if database.is_postgresql else sqlite

    async def of(self, table: str) -> list[Notice]:
        wanted = select(notices).where(notices.c.table_id == table)
        async with self._database.reading() as connection:
            found = await connection.execute(wanted.order_by(notices.c.seat, notices.c.way))
            return [Notice.of(row) for row in found]

    async def mail_to(self, target: str) -> list[Notice]:
        """All that goes to one address, whatever the table."""
        wanted = select(notices).where(notices.c.way == "mail", notices.c.target == target)
        async with self._database.reading() as connection:
            found = await connection.execute(wanted.order_by(notices.c.table_id))
            return [Notice.of(row) for row in found if row.confirmed]

    async def wish(self, table: str, seat: int) -> Wish:
        """What the seat's player wants to hear of; the usual, if nothing was said."""
        wanted = select(wishes.c.wish).where(wishes.c.table_id == table, wishes.c.seat == seat)
        async with self._database.reading() as connection:
            kept = (await connection.execute(wanted)).scalar()
        return Wish() if kept is None else msgspec.json.decode(kept, type=Wish)

    async def keep_wish(self, table: str, seat: int, wish: Wish) -> None:
        place, row = {"table_id": table, "seat": seat}, {"wish": msgspec.json.encode(wish).decode()}
        kept = self._dialect.insert(wishes).values(**place, **row)
        async with self._database.writing() as connection:
            await connection.execute(kept.on_conflict_do_update(index_elements=place, set_=row))

    async def put(self, notice: Notice) -> None:
        """Keep it in place of the one that was there."""
        row = {
            "target": notice.target,
            "lang": notice.lang,
            "confirmed": notice.confirmed,
            "hash": notice.hash,
            "course": notice.course,
            "heard": notice.heard,
            "address_hash": notice.address_hash,
        }
        place = {"table_id": notice.table, "seat": notice.seat, "way": notice.way}
        kept = self._dialect.insert(notices).values(**place, **row)
        async with self._database.writing() as connection:
            await connection.execute(kept.on_conflict_do_update(index_elements=place, set_=row))

    async def drop(self, table: str, seat: int, way: Way | None = None) -> None:
        gone = delete(notices).where(notices.c.table_id == table, notices.c.seat == seat)
        wish = delete(wishes).where(wishes.c.table_id == table, wishes.c.seat == seat)
        async with self._database.writing() as connection:
            await connection.execute(gone if way is None else gone.where(notices.c.way == way))
            if way is None:
                await connection.execute(wish)

    async def reseat(self, table: str, moved: list[Notice], order: list[int]) -> None:
        """Everybody at a table sits elsewhere; all at once, as no two may have the same place."""
        rows = [{"table_id": table, **msgspec.structs.asdict(each)} for each in moved]
        for row in rows:
            del row["table"]
        own = wishes.c.table_id == table
        async with self._database.writing() as connection:
            wished = (await connection.execute(select(wishes).where(own))).all()
            await connection.execute(delete(notices).where(notices.c.table_id == table))
            await connection.execute(delete(wishes).where(own))
            if rows:
                await connection.execute(insert(notices), rows)
            for each in wished:
                to = {"table_id": table, "seat": order.index(each.seat), "wish": each.wish}
                await connection.execute(insert(wishes).values(to))

    async def confirm(self, hash: str) -> bool:
        """Whether there was such a one."""
        confirmed = update(notices).where(notices.c.hash == hash).values(confirmed=True)
        async with self._database.writing() as connection:
            return bool((await connection.execute(confirmed)).rowcount)

    async def end(self, hash: str) -> bool:
        """About one table, or all mail to an address."""
        ended = or_(notices.c.hash == hash, notices.c.address_hash == hash)
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(notices).where(ended))
            return bool(gone.rowcount)

    async def due(self, since: float, now: float) -> list[str]:
        """Where something happened since then, a clock is running out, or something waits."""
        late = and_(
            tables.c.status == "running",
            tables.c.remind_at <= now,
            or_(notices.c.reminded.is_(None), notices.c.reminded < tables.c.deadline),
        )
        wanted = (
            select(notices.c.table_id)
            .join(tables, tables.c.id == notices.c.table_id)
            .where(notices.c.confirmed)
            .where(or_(tables.c.updated >= since, late, notices.c.held <= now))
            .distinct()
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def noted(self, notice: Notice, mark: Mark, value: float, **more: float) -> bool:
        """Note that it is told; whether nobody else has."""
        column = notices.c[mark]
        fresh = or_(column.is_(None), column != value)
        noted = update(notices).where(place_of(notice), fresh).values({mark: value, **more})
        async with self._database.writing() as connection:
            return bool((await connection.execute(noted)).rowcount)

    async def hold(self, notice: Notice, until: float | None) -> None:
        """Something waits to be told, or nothing does any more."""
        if notice.held != until:
            held = update(notices).where(place_of(notice)).values(held=until)
            async with self._database.writing() as connection:
                await connection.execute(held)

    async def mailed(self, target: str, since: float, now: float) -> bool:
        """Take the right to send the one letter of the day; whether nobody has."""
        own = and_(notices.c.way == "mail", notices.c.target == target)
        async with self._database.writing() as connection:
            latest = select(func.max(notices.c.mailed)).where(own)
            last = (await connection.execute(latest)).scalar()
            if last is not None and last > since:
                return False
            await connection.execute(update(notices).where(own).values(mailed=now))
            return True

    async def key(self, name: str, fresh: str) -> str:
        """A secret of the server, made once: the first worker's is everybody's."""
        made = self._dialect.insert(keys).values(name=name, value=fresh).on_conflict_do_nothing()
        wanted = select(keys.c.value).where(keys.c.name == name)
        async with self._database.writing() as connection:
            await connection.execute(made)
            return str((await connection.execute(wanted)).scalar_one())


def place_of(notice: Notice) -> ColumnElement[bool]:
    return and_(
        notices.c.table_id == notice.table,
        notices.c.seat == notice.seat,
        notices.c.way == notice.way,
    )

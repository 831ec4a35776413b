"""What tables ask of whatever keeps them: a database, or a browser's own store."""

from __future__ import annotations

from typing import Protocol

from empires.server.entries import Entry
from empires.server.storage.rows import Facts, Remark, Stored


class Appending(Protocol):
    async def append(self, table: str, entry: Entry, facts: Facts) -> bool:
        """Store an entry; false if the table has another one of that number already."""


class Forgetting(Protocol):
    async def drop(self, table: str, seat: int) -> None:
        """Nobody at that seat wants to be told any more."""


class Keeping(Protocol):
    """Where tables are, while nobody holds them in memory."""

    @property
    def is_shared(self) -> bool:
        """Whether others may write into it, too."""

    @property
    def writer(self) -> Appending: ...

    @property
    def notices(self) -> Forgetting: ...

    async def create(self, table: Stored, facts: Facts) -> None: ...

    async def remove(self, table: str) -> None: ...

    async def find(self, table: str) -> Stored | None: ...

    async def entries_since(self, table: str, number: int) -> list[Entry]: ...

    async def going_on(self) -> int: ...

    async def claim(self, worker: str, seconds: float, most: int) -> list[str]: ...

    async def renew(self, worker: str, table: str, seconds: float) -> None: ...

    async def release(self, worker: str, table: str) -> None: ...

    async def keep_code(
        self, hash: str, table: str, seat: int, keep: bool, until: float
    ) -> None: ...

    async def use_code(self, hash: str, now: float) -> tuple[str, int, bool, float] | None: ...

    async def say(self, table: str, seat: int, said: str, at: float) -> Remark: ...

    async def last_said(self, table: str) -> int: ...

    async def said_since(self, table: str, number: int, limit: int = 100) -> list[Remark]: ...

    async def notify(self, payload: str) -> None: ...

"""A desk inside a browser's worker: the script around it hands over what came and posts what goes.

Everything of JavaScript is given: its IndexedDB as a shelf, and how to post to the page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from empires.server.lines import Cut
from empires.server.refusals import Refusal
from empires.solo.desk import Desk
from empires.solo.shelf import Memory
from empires.text.catalogue import words


class Rows(Protocol):
    """What the script offers of IndexedDB; an error there is an exception here."""

    def put(self, table: str, row: str) -> Awaitable[None]: ...
    def drop(self, table: str) -> Awaitable[None]: ...
    def find(self, table: str) -> Awaitable[str | None]: ...
    def add(self, table: str, number: int, row: str) -> Awaitable[bool]: ...
    def since(self, table: str, number: int) -> Awaitable[Any]: ...
    def tell(self, table: str) -> None: ...


class BrowserShelf:
    """The browser's own store as a shelf; what it can't keep is refused."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def put(self, table: str, row: str) -> None:
        await self._kept(self._rows.put(table, row))

    async def drop(self, table: str) -> None:
        await self._kept(self._rows.drop(table))

    async def find(self, table: str) -> str | None:
        return await self._kept(self._rows.find(table)) or None

    async def add(self, table: str, number: int, row: str) -> bool:
        return bool(await self._kept(self._rows.add(table, number, row)))

    async def since(self, table: str, number: int) -> list[str]:
        return [str(row) for row in await self._kept(self._rows.since(table, number))]

    async def tell(self, table: str) -> None:
        self._rows.tell(table)

    async def _kept(self, doing: Awaitable[Any]) -> Any:
        try:
            return await doing
        except Exception:  # whatever JavaScript throws
            raise Refusal("not_kept") from None


class PostedLine:
    """A page's line to a table, over messages."""

    address = ""

    def __init__(self, post: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._post = post
        self._closed = closed
        self._came: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_cut = False

    def say(self, text: str) -> None:
        """The page says something."""
        self._came.put_nowait(text)

    def hang_up(self) -> None:
        """The page is gone."""
        self._is_cut = True
        self._came.put_nowait(None)

    async def receive(self) -> str:
        text = await self._came.get()
        if text is None:
            raise Cut
        return text

    async def send(self, text: str) -> None:
        if self._is_cut:
            raise Cut
        self._post(text)

    async def close(self, code: int) -> None:
        if not self._is_cut:
            self._closed(code)


class Office:
    """What the script calls."""

    def __init__(self, rows: Rows | None, lang: str) -> None:
        """Without rows, where a browser keeps nothing, tables are gone with the page."""
        self._desk = Desk(BrowserShelf(rows) if rows else Memory())
        self._desk.open()
        self._attending: set[asyncio.Task[None]] = set()
        words(lang)  # read before somebody waits for them

    async def request(self, method: str, target: str, headers: Any, body: str) -> list[int | str]:
        """The status and the body of the answer."""
        named = {str(name): str(value) for name, value in headers.to_py().items()}
        answer = await self._desk.request(method, target, named, body.encode())
        return [answer.status, answer.body.decode()]

    def open(
        self, id: str, post: Callable[[str], None], closed: Callable[[int], None]
    ) -> PostedLine:
        line = PostedLine(post, closed)
        task = asyncio.ensure_future(self._desk.attend(id, line))
        self._attending.add(task)
        task.add_done_callback(self._attending.discard)
        return line

    async def heard(self, id: str) -> None:
        await self._desk.heard(id)

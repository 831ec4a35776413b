"""The page's own worker in a real browser, behind the same bridge as a desk.

It is told what the page would tell it (web/src/carry/messages.ts), and nothing of the page runs.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from playwright.async_api import async_playwright

from empires.server.lines import Cut
from tests.solo.bridge import AsgiLine, serve
from tests.web.kit import ARGUMENTS, own_chromium
from tests.web.static import SITE, Host

START: Final = """script => {
  window.desk = new Worker(script, { type: 'module' });
  desk.onmessage = ({ data }) => heard(data);
  desk.postMessage({ kind: 'start', lang: 'en', home: `${location.origin}/` });
}"""
BLANK: Final = "manifest.webmanifest"  # a page of the site on which nothing runs


class WorkerDesk:
    """What a desk is to the bridge, from across a browser."""

    def __init__(self) -> None:
        self._answers: dict[int, asyncio.Future[tuple[int, bytes]]] = {}
        self._lines: dict[int, AsgiLine] = {}
        self._closed: dict[int, asyncio.Event] = {}
        self._number = 0

    async def open(self) -> None:
        self._ready: asyncio.Future[None] = asyncio.Future()
        self._came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._hearing = asyncio.ensure_future(self._hear_all())
        self._host = Host(SITE)
        self._playwright = await async_playwright().start()
        chromium = self._playwright.chromium
        self._browser = await chromium.launch(executable_path=own_chromium(), args=ARGUMENTS)
        self._page = await self._browser.new_page()
        await self._page.expose_function("heard", self._came.put_nowait)
        await self._page.goto(f"{self._host.address}/{BLANK}")
        (script,) = SITE.glob("assets/desk.worker-*.js")
        await self._page.evaluate(START, f"/assets/{script.name}")
        await self._ready

    async def close(self) -> None:
        self._hearing.cancel()
        await self._browser.close()
        await self._playwright.stop()
        self._host.switch_off()

    async def request(
        self, method: str, target: str, headers: dict[str, str], body: bytes
    ) -> tuple[int, bytes]:
        number = self._next()
        answer = self._answers[number] = asyncio.Future()
        sent = {"method": method, "headers": headers, "body": text_of(body)}
        await self._post(kind="ask", number=number, path=target, sent=sent)
        return await answer

    async def attend(self, id: str, line: AsgiLine) -> None:
        number = self._next()
        self._lines[number] = line
        closed = self._closed[number] = asyncio.Event()
        await self._post(kind="open", line=number, table=id)
        listening = asyncio.ensure_future(self._listen(number, line))
        await asyncio.wait(
            (listening, asyncio.ensure_future(closed.wait())), return_when=asyncio.FIRST_COMPLETED
        )
        listening.cancel()

    async def _listen(self, number: int, line: AsgiLine) -> None:
        try:
            while True:
                await self._post(kind="say", line=number, text=text_of(await line.receive()))
        except Cut:
            await self._post(kind="hang up", line=number)

    async def _hear_all(self) -> None:
        while True:
            await self._hear(await self._came.get())

    async def _hear(self, told: dict[str, Any]) -> None:
        kind = told["kind"]
        if kind == "ready":
            self._ready.set_result(None)
        elif kind == "failed":
            self._ready.set_exception(RuntimeError(told["why"]))
        elif kind == "answer":
            self._answers.pop(told["number"]).set_result((told["status"], told["text"].encode()))
        elif kind == "said":
            await self._lines[told["line"]].send(told["text"])
        elif kind == "closed":
            await self._lines[told["line"]].close(told["code"])
            self._closed[told["line"]].set()

    async def _post(self, **message: Any) -> None:
        await self._page.evaluate("message => desk.postMessage(message)", message)

    def _next(self) -> int:
        self._number += 1
        return self._number


def text_of(came: str | bytes) -> str:
    """A page can say nothing but text to its worker."""
    return came if isinstance(came, str) else came.decode("utf-8", "replace")


if __name__ == "__main__":
    serve(WorkerDesk())

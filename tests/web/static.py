"""A plain static web server for the page that needs none; it can be switched off like any other."""

from __future__ import annotations

import gzip
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

SITE: Final = Path(__file__).parents[2] / "site"


class Counting(SimpleHTTPRequestHandler):
    """Counts how often a file was sent; that it has not changed is said without it."""

    def __init__(self, *given: Any, sent: Counter[str], **more: Any) -> None:
        self._sent = sent
        super().__init__(*given, **more)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        if code == HTTPStatus.OK:
            self._sent.update([self.path])

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class Host:
    """A folder on the web, while it is up."""

    def __init__(self, folder: Path) -> None:
        self.sent: Counter[str] = Counter()
        handler = partial(Counting, directory=str(folder), sent=self.sent)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(
            target=self._server.serve_forever, kwargs={"poll_interval": 0.05}
        )
        self._thread.start()
        self._is_up = True

    def switch_off(self) -> None:
        if self._is_up:
            self._is_up = False
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()


@contextmanager
def hosted(folder: Path = SITE) -> Iterator[Host]:
    assert (folder / "sw.js").is_file(), "there is no site yet: make site"
    host = Host(folder)
    try:
        yield host
    finally:
        host.switch_off()


def all_bytes(folder: Path = SITE) -> int:
    """The bytes of all files as hosts send them, which is compressed."""
    return sum(sent(file) for file in folder.rglob("*") if file.is_file())


def sent(file: Path) -> int:
    if file.suffix in (".gz", ".png", ".webp", ".woff2"):
        return file.stat().st_size
    return len(gzip.compress(file.read_bytes()))

"""Answers over HTTP: JSON made by msgspec, and refusals in the reader's language."""

from __future__ import annotations

from gzip import compress

from msgspec import Struct
from starlette.responses import Response

from empires.server.files import codings_in
from empires.server.messages import encode
from empires.server.refusals import Refusal
from empires.server.words import preferred
from empires.shapes.errors import Refused


class Answer(Response):
    """JSON; the OpenAPI document says what is in it."""

    media_type = "application/json"

    def render(self, content: Struct | bytes) -> bytes:
        """What is given as bytes is JSON already."""
        return content if isinstance(content, bytes) else encode(content)


class Kept:
    """JSON that is made once and sent often, as small as the browser takes it."""

    def __init__(self, plain: bytes) -> None:
        self.plain = plain
        self.small = compress(plain, mtime=0)

    def answer(self, accept_encoding: str | None) -> Answer:
        headers = {"vary": "accept-encoding"}
        if "gzip" in codings_in(accept_encoding):
            return Answer(self.small, headers={**headers, "content-encoding": "gzip"})
        return Answer(self.plain, headers=headers)


def refused(refusal: Refusal, accept_language: str | None) -> Answer:
    headers = {}
    if refusal.status == 401:
        headers["www-authenticate"] = "Bearer"
    if refusal.error.retry_after is not None:
        headers["retry-after"] = str(refusal.error.retry_after)
    answer = Refused(error=refusal.answer(preferred(accept_language)))
    return Answer(answer, status_code=refusal.status, headers=headers)

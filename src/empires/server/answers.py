"""Answers over HTTP: JSON made by msgspec, and refusals in the reader's language."""

from __future__ import annotations

from msgspec import Struct
from starlette.responses import Response

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


def refused(refusal: Refusal, accept_language: str | None) -> Answer:
    headers = {}
    if refusal.status == 401:
        headers["www-authenticate"] = "Bearer"
    if refusal.error.retry_after is not None:
        headers["retry-after"] = str(refusal.error.retry_after)
    answer = Refused(error=refusal.answer(preferred(accept_language)))
    return Answer(answer, status_code=refusal.status, headers=headers)

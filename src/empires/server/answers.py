"""Answers over HTTP: JSON made by msgspec, and refusals in the reader's language."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from empires.server.messages import encode
from empires.server.refusals import Refusal
from empires.server.words import preferred


class Answer(Response):
    """JSON; the OpenAPI document says what is in it."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else encode(content)


def refused(refusal: Refusal, accept_language: str | None) -> Answer:
    headers = {}
    if refusal.status == 401:
        headers["www-authenticate"] = "Bearer"
    if "retry_after" in refusal.facts:
        headers["retry-after"] = str(refusal.facts["retry_after"])
    told = refusal.told(preferred(accept_language))
    return Answer({"error": told}, status_code=refusal.status, headers=headers)

"""Files of the built browser app, sent as small as the browser takes them."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse

from empires.server.refusals import Refusal

BUILT: Final = "assets/"  # these files carry their hash in the name
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# Made when the app is built, beside the file itself; the smallest first.
CODINGS: Final = {"br": ".br", "gzip": ".gz"}


def sent(file: Path, accept_encoding: str | None, cache_control: str) -> FileResponse:
    """The file, or its compressed twin if there is one that the browser can read."""
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    kind = guess_type(file.name)[0] or "application/octet-stream"
    for coding in codings_in(accept_encoding):
        twin = file.with_name(file.name + CODINGS[coding])
        if twin.is_file():
            return FileResponse(
                twin, headers={**headers, "content-encoding": coding}, media_type=kind
            )
    return FileResponse(file, headers=headers, media_type=kind)


def file_at(root: Path, path: str) -> Path | None:
    """The file of that path, if there is one; what can't be a path at all is refused."""
    try:
        file = (root / path).resolve()
        return file if file.is_file() and file.is_relative_to(root) else None
    except (OSError, ValueError):  # a name too long, or with a zero byte
        raise Refusal("not_found") from None


def codings_in(accept_encoding: str | None) -> list[str]:
    """Which of ours the header allows.

    >>> codings_in("gzip, deflate, br;q=0")
    ['gzip']
    """
    allowed = set()
    for part in (accept_encoding or "").lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            allowed.add(name.strip())
    return [coding for coding in CODINGS if coding in allowed]

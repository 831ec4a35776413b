"""Events drawn together to paragraphs and headings; the sentences themselves are `text`'s."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import groupby

from empires.text.telling import Telling
from empires.text.voice import Event


def paragraphs(told: Iterable[tuple[Event, str]], telling: Telling) -> list[tuple[bool, str]]:
    """Sentences drawn together, each with whether it is the heading of a new part of the game.

    What one seat does in a row reads as one paragraph; the same sentence again is only counted.
    """
    out: list[tuple[bool, str]] = []
    for (heading, _), group in groupby(told, key=lambda pair: paragraph_of(pair[0], telling)):
        counted = [(text, len(list(same))) for text, same in groupby(text for _, text in group)]
        out.append((heading is not None, " ".join(repeated(text, n) for text, n in counted)))
    return out


def paragraph_of(event: Event, telling: Telling) -> tuple[Hashable, Hashable]:
    """What an event shares with the others of its paragraph; without a seat it stands alone."""
    heading = telling.heading(event)
    return (heading, None) if heading is not None else (None, event.get("seat", id(event)))


def repeated(text: str, n: int) -> str:
    return text if n == 1 else f"{text} (×{n})"

"""Events drawn together to paragraphs and headings; the sentences themselves are `text`'s."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import groupby

from empires.shapes.events import Event, SeatEvent
from empires.shapes.lines import Line
from empires.text.telling import AnyTelling


def paragraphs(lines: Iterable[Line], telling: AnyTelling) -> list[tuple[bool, str]]:
    """Sentences drawn together, each with whether it is the heading of a new part of the game.

    What one seat does in a row reads as one paragraph; the same sentence again is only counted.
    """
    out: list[tuple[bool, str]] = []
    for (heading, _), group in groupby(lines, key=lambda line: paragraph_of(line.event, telling)):
        told = (line.text for line in group)
        counted = [(text, len(list(same))) for text, same in groupby(told)]
        out.append((heading is not None, " ".join(repeated(text, n) for text, n in counted)))
    return out


def paragraph_of(event: Event, telling: AnyTelling) -> tuple[Hashable, Hashable]:
    """What an event shares with the others of its paragraph; without a seat it stands alone."""
    heading = telling.heading(event)
    if heading is not None:
        return heading, None
    return None, event.seat if isinstance(event, SeatEvent) else id(event)


def repeated(text: str, n: int) -> str:
    return text if n == 1 else f"{text} (×{n})"

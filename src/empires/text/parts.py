"""Sentences that know what they name: names are marked while a sentence is made, then cut out.

The marks are characters of private use, which no name at a table may hold (``check_names``).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from empires.shapes.parts import (
    AmountPart,
    AnyPart,
    CardPart,
    LocationPart,
    RegionPart,
    SeatPart,
    TextPart,
)

OPEN: Final = "\ue000"
BETWEEN: Final = "\ue001"
CLOSE: Final = "\ue002"
MARKED: Final = re.compile(
    f"{OPEN}([^{BETWEEN}]*){BETWEEN}([^{BETWEEN}]*){BETWEEN}([^{CLOSE}]*){CLOSE}"
)


def marked(kind: str, id: str, text: str) -> str:
    """A name that can be found again in the sentence that it becomes part of."""
    return f"{OPEN}{kind}{BETWEEN}{id}{BETWEEN}{text}{CLOSE}"


@lru_cache(maxsize=4_000)
def parts_of(sentence: str) -> tuple[AnyPart, ...]:
    """A sentence with marks, cut at them; what is said again is not cut again."""
    found: list[AnyPart] = []
    at = 0
    for match in MARKED.finditer(sentence):
        if match.start() > at:
            found.append(TextPart(sentence[at : match.start()]))
        found.append(named(match[1], match[2], match[3]))
        at = match.end()
    if at < len(sentence):
        found.append(TextPart(sentence[at:]))
    return tuple(found)


def named(kind: str, id: str, text: str) -> AnyPart:
    match kind:
        case "card":
            return CardPart(text, id)
        case "location":
            return LocationPart(text, id)
        case "region":
            return RegionPart(text, id)
        case "seat":
            return SeatPart(text, int(id))
        case "amount":
            of, _, n = id.rpartition(" ")
            return AmountPart(text, of, int(n))
    raise ValueError(f"no part of a sentence is called {kind}")

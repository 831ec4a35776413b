"""What the things of Empire's End are called in one language, from their short names.

>>> from empires.text.catalogue import words
>>> amounts({"wheat": 2, "axe": 1}, words("en")), card("fire-9", words("de"))
('2 wheat and 1 axe', 'Brand 9')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from empires.content.empires_end import LOCATION_KINDS
from empires.shapes.empires_end.words import Resource
from empires.table.empires_end.names import RESOURCES
from empires.text.catalogue import Words

Held: TypeAlias = Mapping[Resource, int] | Sequence[int]
"""How many of each resource, by name or in the usual order."""


def resource(name: str, words: Words) -> str:
    """'wheat', 'Weizen'."""
    return words.say(f"ee-resource-{name}")


def phase(name: str, words: Words) -> str:
    """'double disaster phase', 'doppelte Krisenphase'."""
    return words.say(f"ee-phase-{name.replace('_', '-')}")


def band(name: str, words: Words) -> str:
    """'Low band', 'Unterer Bereich'."""
    return words.say(f"ee-band-{name}")


def location(slug: str, words: Words) -> str:
    """'Farm 11', 'Hof 11'."""
    name, _, value = slug.partition("-")
    return words.say(f"ee-location-{name}", value=int(value))


def card(slug: str, words: Words) -> str:
    """A disaster card or a conflict card: 'Fire 9', 'Brand 9'; 'Conflict 3', 'Feldzug 3'."""
    name, _, number = slug.partition("-")
    return words.say(f"ee-card-{name}", number=int(number))


def thing(slug: str, words: Words) -> str:
    """A location or a card, whichever has that short name."""
    name = location if slug.partition("-")[0] in LOCATION_KINDS else card
    return name(slug, words)


def amount(name: str, n: int, words: Words) -> str:
    """'2 hammers', '2 Hämmer'."""
    return words.say(f"ee-amount-{name}", n=n)


def counted(held: Held) -> list[tuple[Resource, int]]:
    """Each resource there is something of, in the usual order."""
    counts: Iterable[tuple[Resource, int]] = (
        ((name, held.get(name, 0)) for name in RESOURCES)
        if isinstance(held, Mapping)
        else zip(RESOURCES, held, strict=True)
    )
    return [(name, n) for name, n in counts if n]


def amounts(held: Held, words: Words) -> str:
    """'2 wheat and 1 axe'; 'nothing' if there is none."""
    return words.all_of([amount(name, n, words) for name, n in counted(held)])


def points(n: int, words: Words) -> str:
    """'1 point', '2 Punkte'."""
    return words.say("ee-points", n=n)


def with_resource(name: str, words: Words) -> str:
    """What follows "with": 'a hammer', 'einem Hammer'."""
    return words.say("ee-with-resource", kind=name)


def bids(kinds: Iterable[str], words: Words) -> str:
    """EE-DIS-3: what averts, the coin included, after "with": 'wheat, an axe or a coin'."""
    return words.one_of([with_resource(name, words) for name in (*kinds, "coin")])

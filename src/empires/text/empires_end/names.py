"""What the things of Empire's End are called in one language, from their short names.

>>> from empires.text.catalogue import words
>>> amounts({"wheat": 2, "axe": 1}, words("en")), card("fire-9", words("de"))
('2 wheat and 1 axe', 'Brand 9')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from empires.content.empires_end import LOCATION_KINDS, RESOURCES
from empires.text.catalogue import Words


def resource(name: str, words: Words) -> str:
    """'wheat', 'Weizen'."""
    return words.say(f"resource-{name}")


def kind(name: str, words: Words) -> str:
    """A kind of location: 'Farm', 'Hof'."""
    return words.say(f"kind-{name}")


def family(name: str, words: Words) -> str:
    """A family of disasters: 'fire', 'Brand'."""
    return words.say(f"family-{name}")


def phase(name: str, words: Words) -> str:
    """'double disaster phase', 'doppelte Krisenphase'."""
    return words.say(f"phase-{name.replace('_', '-')}")


def band(name: str, words: Words) -> str:
    """'Low band', 'Unterer Bereich'."""
    return words.say(f"band-{name}")


def location(slug: str, words: Words) -> str:
    """'Farm 11', 'Hof 11'."""
    name, _, value = slug.partition("-")
    return words.say(f"location-{name}", value=int(value))


def card(slug: str, words: Words) -> str:
    """A disaster card or a conflict card: 'Fire 9', 'Brand 9'; 'Conflict 3', 'Feldzug 3'."""
    name, _, number = slug.partition("-")
    return words.say(f"card-{name}", number=int(number))


def thing(slug: str, words: Words) -> str:
    """A location or a card, whichever has that short name."""
    name = location if slug.partition("-")[0] in LOCATION_KINDS else card
    return name(slug, words)


def place(slug: str, position: int, words: Words) -> str:
    """'Farm 11 at position 5'."""
    return words.say("location-at", location=location(slug, words), position=position)


def amount(name: str, n: int, words: Words) -> str:
    """'2 hammers', '2 Hämmer'."""
    return words.say(f"amount-{name}", n=n)


def amount_list(held: Mapping[str, int] | Sequence[int], words: Words) -> list[str]:
    """Each resource there is something of, in the usual order."""
    counts: Iterable[tuple[str, int]] = (
        ((name, held.get(name, 0)) for name in RESOURCES)
        if isinstance(held, Mapping)
        else zip(RESOURCES, held, strict=True)
    )
    return [amount(name, n, words) for name, n in counts if n]


def amounts(held: Mapping[str, int] | Sequence[int], words: Words) -> str:
    """'2 wheat and 1 axe'; 'nothing' if there is none."""
    return words.all_of(amount_list(held, words))


def points(n: int, words: Words) -> str:
    """'1 point', '2 Punkte'."""
    return words.say("points", n=n)


def price(hammers: int, coins: int, words: Words) -> str:
    """'for 2 hammers and 1 coin', or 'for free'."""
    if hammers + coins == 0:
        return words.say("price-free")
    return words.say("price", amount=amounts((0, hammers, 0, coins), words))


def with_resource(name: str, words: Words) -> str:
    """What follows "with": 'a hammer', 'einem Hammer'."""
    return words.say("with-resource", kind=name)


def bids(kinds: Iterable[str], words: Words) -> str:
    """EE-DIS-3: what averts, the coin included, after "with": 'wheat, an axe or a coin'."""
    return words.one_of([with_resource(name, words) for name in (*kinds, "coin")])

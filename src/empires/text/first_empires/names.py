"""What the things of First Empires are called in one language, from their short names.

>>> from empires.text.catalogue import words
>>> face("green", words("en")), face("green", words("de")), proper("karthadst")
('green mountain', 'grüner Berg', 'Karthadst')
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from empires.text.catalogue import Words

# Oceans that have an adjective of their own; others go by their name.
KNOWN_OCEANS: Final = ("west", "east", "north", "south")
# How the values of each track are counted.
VALUES: Final = {
    "dice": "fe-dice",
    "rerolls": "fe-rerolls",
    "movement": "fe-movement",
    "cards": "fe-cards",
    "explorers": "fe-explorers",
}


@lru_cache
def proper(name: str) -> str:
    """The name of a region or a civilization: the same in every language."""
    return " ".join(part.capitalize() for part in name.split("-"))


def ocean(name: str, words: Words, form: str = "fe-ocean") -> str:
    """'West Ocean'; `form` is a message that says it in another way."""
    known = name if name in KNOWN_OCEANS else "other"
    return words.say(form, ocean=known, name=proper(name))


def continent(name: str, words: Words) -> str:
    """'Africa', 'Afrika'."""
    return words.say("fe-continent", continent=name)


def face(name: str, words: Words) -> str:
    """A colour with its symbol, or the sword: 'orange gear', 'orange Zahnrad'."""
    return words.say("fe-face", face=name)


def faces(names: Iterable[str], words: Words) -> str:
    """'orange gear, blue cross and sword'."""
    return words.all_of([face(name, words) for name in names])


def numbers(given: Iterable[int], words: Words) -> str:
    """'1, 3 and 4'."""
    return words.all_of([str(number) for number in given])


def phase(name: str, words: Words) -> str:
    """'movement phase', 'Bewegungsphase'."""
    return words.say("fe-phase", phase=name)


def value(track: str, n: int, words: Words) -> str:
    """What a field of a track gives: '3 dice', '2 rerolls', '4 movement points'."""
    return words.say(VALUES[track], n=n)

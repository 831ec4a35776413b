"""Where the values of a pack come from: the kinds of source, and how they are read."""

from collections.abc import Sequence
from typing import Final

from .reader import Entry

PRINTED: Final = "printed"
"""Seen on a box: it outranks the others."""
SOURCES: Final = (PRINTED, "rulebook", "public", "inferred", "reconstructed")
"""From the best down."""


def read_sources(entry: Entry, keys: Sequence[str]) -> dict[str, str]:
    """Where each value comes from; no value goes without."""
    table = entry.table("source", f'a table such as {{ {keys[0]} = "rulebook", ... }}')
    if table is None:
        return {}
    table.allow(keys)
    return {key: table.name(key, SOURCES) for key in keys}


def read_source(entry: Entry, keys: Sequence[str]) -> dict[str, str]:
    """The same, where one name may also stand for all values together."""
    if entry.holds("source", str):
        return dict.fromkeys(keys, entry.name("source", SOURCES))
    return read_sources(entry, keys)

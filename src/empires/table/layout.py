"""What stands where in an observation: the fields of a row of bytes, by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property


@dataclass(frozen=True, slots=True)
class Field:
    """Some bytes next to each other that say one thing."""

    name: str
    start: int
    length: int
    top: int
    """The value that learners should scale to 1: the largest, or one that is rarely passed."""
    meaning: str


@dataclass(frozen=True)
class Layout:
    """The fields of a game's observations: those of the table, then a block for each seat.

    The first block is the observer's own; the others follow in turn order. Blocks of seats that
    nobody plays are zero, so that an observation has the same size for every number of players.
    """

    size: int
    table: tuple[Field, ...]
    seat: tuple[Field, ...]
    """The fields of one seat, counted from the start of its block."""
    seats: int
    """Where the first block starts."""
    seat_size: int

    @cached_property
    def fields(self) -> dict[str, Field]:
        """Every field of an observation; those of seats are named ``seat0.score``, and so on."""
        return {field.name: field for field in self._all()}

    @cached_property
    def tops(self) -> list[int]:
        """For every byte the value that learners should scale to 1."""
        return [field.top for field in self.fields.values() for _ in range(field.length)]

    def _all(self) -> Iterator[Field]:
        yield from self.table
        for block in range((self.size - self.seats) // self.seat_size):
            start = self.seats + block * self.seat_size
            for field in self.seat:
                yield replace(field, name=f"seat{block}.{field.name}", start=start + field.start)

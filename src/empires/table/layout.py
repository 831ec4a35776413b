"""What stands where in an observation: the fields of a row of bytes, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise, zip_longest
from typing import Any


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


def laid_out(
    observation: Mapping[str, Any],
    *,
    table: Mapping[str, tuple[int, str]],
    seat: Mapping[str, tuple[int, str]],
) -> Layout:
    """The layout that a game's ``observation`` writes, with top and meaning of each field.

    Where a field starts, the constant with its name says; it ends where the next one starts.
    """
    return Layout(
        size=observation["SIZE"],
        table=fields(table, observation, "PLAYERS", "SEATS"),
        seat=fields(seat, observation, "PRESENT", "SEAT_SIZE"),
        seats=observation["SEATS"],
        seat_size=observation["SEAT_SIZE"],
    )


def fields(
    rows: Mapping[str, tuple[int, str]], observation: Mapping[str, Any], first: str, end: str
) -> tuple[Field, ...]:
    """The fields whose constants stand from the first one on, up to the end of all."""
    constants = list(observation)
    constants = constants[constants.index(first) : constants.index(end) + 1]
    for name, constant in zip_longest(rows, constants[:-1]):
        if constant is None or name != constant.lower():
            raise ValueError(f"the layout goes on with {name}, the observation with {constant}")
    starts = [int(observation[constant]) for constant in constants]
    return tuple(
        Field(name, start, after - start, top, meaning)
        for (name, (top, meaning)), (start, after) in zip(
            rows.items(), pairwise(starts), strict=True
        )
    )

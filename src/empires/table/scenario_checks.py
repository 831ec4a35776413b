"""What a scenario claims, compared with what is: parts of the position, and events.

Differences are lines for people. What can't be compared at all raises ``Unclear``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from empires.content.document import Document
from empires.content.problems import alike, listed
from empires.rules.position import Position
from empires.shapes.events import Event
from empires.table.game import Game
from empires.table.scenario_fields import SEAT_FIELDS, Unclear, seats_named

NOTHING: Final = "none"
"""TOML has no word for nothing: this one stands for what is empty or not there."""
WrittenEvent: TypeAlias = Mapping[str, Any]
"""An event as a scenario writes it: any of its fields."""
COUNT: Final = "count"
"""Behind a list: how many entries it has."""


# The same form as in a file, where every value can be anything.
def facts(game: Game[Any], p: Position) -> Document:
    """All that a scenario can expect something of: the whole position, and how it stands."""
    return {
        **game.dump(p),
        "scores": p.scores(),
        "ranking": p.ranking(),
        "to_move": p.to_move,
        "over": p.over,
        "phase": game.view(p, None).phase,
    }


class Expectations:
    """Compares written expectations with the facts of a position.

    ``shape`` are the facts of a game that has just begun: a table with keys there has the same
    keys in every position, so that others are mistakes; one that is empty there takes any key.
    """

    def __init__(self, shape: Mapping[str, Any], names: Sequence[str]) -> None:
        self.shape = shape
        self.names = names

    def differences(self, expected: Mapping[str, Any], found: Mapping[str, Any]) -> Iterator[str]:
        return self._parts(expected, found, self.shape, "")

    def _parts(
        self, expected: Mapping[str, Any], found: Any, shape: Any, path: str
    ) -> Iterator[str]:
        for key, value in expected.items():
            inner, form, place = found, shape, path
            for part in key.split("."):
                inner, form = self._enter(inner, form, part, place)
                place = f"{place}.{part}" if place else part
            yield from self._compare(value, inner, form, place)

    def _enter(self, found: Any, shape: Any, part: str, path: str) -> tuple[Any, Any]:
        """The part of a list or a table, and its shape; None where there is nothing."""
        if isinstance(found, list):
            if part == COUNT:
                return len(found), None
            if part in self.names and path == "seats":
                index = self.names.index(part)
            elif part.isascii() and part.isdigit() and len(part) < 4:
                index = int(part)
            else:
                known = listed([*self.names, COUNT]) if path == "seats" else COUNT
                raise Unclear(f'{path}: expected a number from 0 or {known}, got "{part}"')
            form = shape[0] if isinstance(shape, list) and shape else None
            return (found[index] if index < len(found) else None), form
        if isinstance(found, Mapping):
            if part not in found and shape and part not in shape:
                near = alike(part, shape) or list(shape)
                raise Unclear(f'{path or "expect"}: no "{part}": expected {listed(near)}')
            return found.get(part), shape.get(part) if isinstance(shape, Mapping) else None
        if found is None:
            return None, None
        raise Unclear(f'{path}: is {inline(found)}, so there is no "{part}" in it')

    def _compare(self, expected: Any, found: Any, shape: Any, path: str) -> Iterator[str]:
        has_parts = isinstance(found, list) or (isinstance(found, Mapping) and shape)
        if isinstance(expected, dict) and has_parts:
            yield from self._parts(expected, found, shape, path)
        elif path.rpartition(".")[2] in SEAT_FIELDS:
            wanted = seats_named(expected, self.names)
            if not same(wanted, found):
                got = found if wanted == expected else self._named(found)
                yield f"{path}: expected {inline(expected)}, got {inline(got)}"
        elif not same(expected, found):
            yield f"{path}: expected {inline(expected)}, got {inline(found)}"

    def _named(self, seats: Any) -> Any:
        if isinstance(seats, list):
            return [self._named(seat) for seat in seats]
        return self.names[seats]


def same(expected: object, found: object) -> bool:
    """Equal in kind and value: 1 is not true, and a number is not its text."""
    if found is None:
        return expected == NOTHING
    if isinstance(expected, dict) and isinstance(found, Mapping):
        return expected.keys() == found.keys() and all(
            same(value, found[key]) for key, value in expected.items()
        )
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(same, expected, found))
    return type(expected) is type(found) and expected == found


def written_event(event: Event) -> WrittenEvent:
    """An event that happened, in the same form."""
    plain: WrittenEvent = msgspec.json.decode(msgspec.json.encode(event))
    return plain


def missing_event(expected: Sequence[WrittenEvent], happened: Sequence[WrittenEvent]) -> str:
    """The first expected event that did not happen in its turn, as a line; empty if all did."""
    at = 0
    for i, event in enumerate(expected):
        start = at
        while at < len(happened) and not matches(event, happened[at]):
            at += 1
        if at == len(happened):
            after = f" after {expected[i - 1]['event']}" if i else ""
            return (
                f"events: expected {named(event)}{after}, got {all_named(happened[start:], event)}"
            )
        at += 1
    return ""


def other_events(expected: Sequence[WrittenEvent], happened: Sequence[WrittenEvent]) -> str:
    """Where the events are not exactly the expected ones, as a line; empty if they are."""
    for event, real in zip(expected, happened, strict=False):
        if not matches(event, real):
            return f"all_events: expected {named(event)}, got {named(real, like=event)}"
    if len(expected) < len(happened):
        return f"all_events: expected no more, got {all_named(happened[len(expected) :], {})}"
    if len(expected) > len(happened):
        return f"all_events: expected {named(expected[len(happened)])}, got nothing more"
    return ""


def matches(expected: WrittenEvent, happened: WrittenEvent) -> bool:
    return all(same(value, happened.get(key)) for key, value in expected.items())


def named(event: WrittenEvent, like: WrittenEvent | None = None) -> str:
    """An event by its name; with fields if it is, or is compared with, one that has fields."""
    name = str(event["event"])
    if len(event if like is None else like) == 1:
        return name
    return f"{name} {inline({k: v for k, v in event.items() if k not in ('event', 'rule')})}"


def all_named(events: Sequence[WrittenEvent], wanted: WrittenEvent) -> str:
    """Events by name, those that are called like the wanted one with their fields."""
    name = wanted.get("event")
    return (
        ", ".join(
            named(event, like=wanted if event["event"] == name else {"event": ""})
            for event in events
        )
        or "nothing"
    )


def inline(value: object) -> str:
    """A value in one line as one would write it in the file."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{value}"'
        case Mapping():
            pairs = ", ".join(f"{key} = {inline(entry)}" for key, entry in value.items())
            return f"{{ {pairs} }}" if pairs else "{}"
        case list() | tuple():
            return f"[{', '.join(map(inline, value))}]"
    return str(value)

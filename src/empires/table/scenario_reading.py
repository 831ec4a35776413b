"""A scenario file: what it holds, and one clear line for each way to write it wrong.

Whether its moves and expectations make sense in the position is for ``scenario`` to find out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from empires.content.document import LARGEST, parse_document
from empires.content.problems import ContentError, listed, one_line, shown
from empires.shapes.words import WrittenMove
from empires.table.scenario_checks import WrittenEvent
from empires.table.scenario_fields import (
    Unclear,
    entries,
    known_keys,
    seats_named,
    table,
    text,
    texts,
    with_seats,
)

KEYS: Final = (
    "title", "title_de", "game", "rules", "names", "content", "position", "new", "step",
)  # fmt: skip
STEP_KEYS: Final = (
    "seat", "move", "illegal", "legal", "includes", "events", "all_events", "expect",
)  # fmt: skip
QUESTIONS: Final = ("move", "illegal", "legal", "includes")
"""What a step asks of one seat: one of these at most."""


class ScenarioError(ValueError):
    """A file that is no scenario, or one that can't be followed: `file: step 3: what is wrong`."""

    def __init__(self, file: str, place: str, what: str) -> None:
        self.file = file
        self.place = place
        self.what = one_line(what)
        super().__init__(": ".join(filter(None, (one_line(file), one_line(place), self.what))))


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is done or asked, and what is to hold afterwards."""

    number: int
    seat: int
    """-1 where nothing is asked of a seat."""
    move: WrittenMove | None
    illegal: tuple[WrittenMove, ...]
    legal: tuple[WrittenMove, ...] | None
    includes: tuple[WrittenMove, ...]
    events: tuple[WrittenEvent, ...]
    all_events: tuple[WrittenEvent, ...] | None
    expect: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as it is written: the position still in words, the seats already numbers."""

    file: str
    title: str
    title_de: str
    """The same in German; empty if nobody has said it."""
    game: str
    rules: tuple[str, ...]
    names: tuple[str, ...]
    content: Path | None
    position: Mapping[str, Any] | None
    new: Mapping[str, Any]
    steps: tuple[Step, ...]


def read_scenario(path: str | Path) -> Scenario:
    """The scenario in that file; raises ScenarioError with one line."""
    file = str(path)
    try:
        found = parse_document(_bytes(path), file)
    except ContentError as error:
        raise ScenarioError(file, "", str(error).removeprefix(f"{one_line(file)}: ")) from None
    place = ""
    try:
        known_keys(found, KEYS)
        names = _names(found)
        rows = entries(found, "step")
        if not rows:
            raise Unclear("expected at least one [[step]]")
        steps = []
        for number, row in enumerate(rows, start=1):
            place = f"step {number}"
            steps.append(_step(number, row, names))
        place = ""
        position, new = _start(found, names)
        content = text(found, "content") if "content" in found else None
        return Scenario(
            file=file,
            title=text(found, "title"),
            title_de=text(found, "title_de") if "title_de" in found else "",
            game=text(found, "game"),
            rules=texts(found, "rules"),
            names=names,
            content=Path(path).parent / content if content else None,
            position=position,
            new=new,
            steps=tuple(steps),
        )
    except Unclear as error:
        raise ScenarioError(file, place, str(error)) from None


def _bytes(path: str | Path) -> bytes:
    file = str(path)
    try:
        with Path(path).open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except FileNotFoundError:
        raise ScenarioError(file, "", "expected a scenario, but there is no such file") from None
    except IsADirectoryError:
        raise ScenarioError(file, "", "expected a scenario, got a folder") from None
    except OSError as error:
        raise ScenarioError(file, "", f"can't be read: {error.strerror}") from None
    except ValueError:  # a NUL in the name
        raise ScenarioError(file, "", "expected a file name") from None
    if len(content) > LARGEST:
        raise ScenarioError(file, "", f"expected at most {LARGEST} bytes, got more")
    return content


def _names(found: Mapping[str, Any]) -> tuple[str, ...]:
    names = texts(found, "names")
    if len(set(names)) < len(names):
        raise Unclear("names: expected each name once")
    for name in names:
        # A number would be another seat's, and a dot ends one part of a path.
        if name.isdigit() or "." in name:
            raise Unclear(f"names: expected no number and no dot in a name, got {shown(name)}")
    return names


def _start(
    found: Mapping[str, Any], names: Sequence[str]
) -> tuple[Mapping[str, Any] | None, Mapping[str, Any]]:
    if ("position" in found) == ("new" in found):
        got = "both" if "new" in found else "neither"
        raise Unclear(f"expected either a [position] or new = {{ players, seed }}, got {got}")
    if "position" in found:
        return with_seats(table(found, "position"), names, "position"), {}
    new = table(found, "new")
    for key in ("players", "seed"):
        if key not in new:
            raise Unclear(f'new: "{key}" is missing: expected new = {{ players = 2, seed = 7 }}')
    return None, new


def _step(number: int, row: object, names: Sequence[str]) -> Step:
    if not isinstance(row, dict):
        raise Unclear(f"expected a table, got {shown(row)}")
    known_keys(row, STEP_KEYS)
    if not any(key in row for key in STEP_KEYS[1:]):
        raise Unclear(f"expected {listed(STEP_KEYS[1:])}")
    asked = [key for key in QUESTIONS if key in row]
    if len(asked) > 1:
        raise Unclear(f"{listed(asked, 'and')}: expected a step of its own for each of them")
    if asked and "seat" not in row:
        raise Unclear(f'"seat" is missing: who is to be asked for "{asked[0]}"?')
    if "seat" in row and not asked:
        raise Unclear(f"seat: nothing is asked of a seat here: expected {listed(QUESTIONS)}")
    for key in ("illegal", "includes", "events", "expect"):
        if key in row and row[key] in ([], {}):
            raise Unclear(f"{key}: expected something in it, got nothing")
    return Step(
        number=number,
        seat=_seat(row["seat"], names) if asked else -1,
        move=table(row, "move") if "move" in row else None,
        illegal=_moves(row, "illegal"),
        legal=_moves(row, "legal") if "legal" in row else None,
        includes=_moves(row, "includes"),
        events=_events(row, "events", names),
        all_events=_events(row, "all_events", names) if "all_events" in row else None,
        expect=table(row, "expect") if "expect" in row else {},
    )


def _seat(value: object, names: Sequence[str]) -> int:
    seat = seats_named(value, names)
    if not isinstance(seat, int) or isinstance(seat, bool) or seat < 0:
        raise Unclear(f"seat: expected a number from 0 or a name, got {shown(value)}")
    return seat


def _moves(row: Mapping[str, Any], key: str) -> tuple[WrittenMove, ...]:
    """A list of moves; one alone needs no brackets."""
    moves = [row[key]] if isinstance(row.get(key), dict) else entries(row, key)
    for move in moves:
        if not isinstance(move, dict):
            raise Unclear(f'{key}: expected moves such as {{ do = "done" }}, got {shown(move)}')
    return tuple(moves)


def _events(row: Mapping[str, Any], key: str, names: Sequence[str]) -> tuple[WrittenEvent, ...]:
    """Events by name alone, or as tables of the fields that matter."""
    events = []
    for entry in entries(row, key):
        event = {"event": entry} if isinstance(entry, str) else entry
        if not isinstance(event, dict) or not isinstance(event.get("event"), str):
            right = 'a name such as "took", or a table such as { event = "took", seat = 0 }'
            raise Unclear(f"{key}: expected {right}, got {shown(entry)}")
        events.append(with_seats(event, names, key))
    return tuple(events)

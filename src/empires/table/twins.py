"""Reading readable moves: exactly the fields that a move takes, each of the right sort."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from empires.shapes.moves import Move
from empires.table.fields import UnknownName
from empires.table.mistakes import BadMove

Kinds: TypeAlias = Mapping[str, type[Move]]


def kinds_of(*moves: type[Move]) -> Kinds:
    """The shapes of a game's moves by what they do."""
    return {str(kind.__struct_config__.tag): kind for kind in moves}


def read_move(given: Move | Mapping[str, object], kinds: Kinds) -> Move:
    """The move that was written; ``BadMove`` says what is missing, too much or of another sort."""
    if isinstance(given, Move):
        if given.do not in kinds or type(given) is not kinds[given.do]:
            raise BadMove(f"{given} is no move of this game")
        return given
    do = given.get("do") if isinstance(given, Mapping) else None
    if not isinstance(do, str) or do not in kinds:
        raise BadMove(f'a move needs "do" to be one of {", ".join(sorted(kinds))}; got {do!r}')
    takes = fields(kinds[do])
    check_names(do, given, takes)
    for field in takes:
        if field.encode_name in given:
            check_sort(do, field, given[field.encode_name])
    try:
        return msgspec.convert(given, kinds[do])
    except msgspec.ValidationError as error:
        raise BadMove(f"{do}: {plainly(str(error))}") from None


def check_names(do: str, given: Mapping[str, object], takes: tuple[FieldInfo, ...]) -> None:
    """Whether exactly the fields are there that the move takes."""
    for field in takes:
        if field.required and field.encode_name not in given:
            raise BadMove(f'{do}: "{field.encode_name}" is missing')
    known = [field.encode_name for field in takes]
    for name in given:
        if name != "do" and name not in known:
            right = f"takes {', '.join(known)}" if known else "takes no further fields"
            raise BadMove(f'{do}: unknown field "{name}"; this move {right}')


def check_sort(do: str, field: FieldInfo, value: object) -> None:
    """Whether names are among those there are, and a number is one."""
    name = field.encode_name
    if known := names_in(field.type):
        if value not in known:
            raise BadMove(f"{do}: {UnknownName(value, name, known)}")
    elif get_origin(field.type) is dict and isinstance(value, Mapping):
        keys = names_in(get_args(field.type)[0])
        for key in value:
            if keys and key not in keys:
                raise BadMove(f"{do}: {UnknownName(key, f'key of {name}', keys)}")
    elif field.type is int and type(value) is not int:
        raise BadMove(f"{do}: {name} must be a number, got {value!r}")


def names_in(kind: object) -> tuple[str, ...]:
    """The names that a field can have, if it is one with names."""
    return get_args(kind) if get_origin(kind) is Literal else ()


def plainly(problem: str) -> str:
    """What msgspec says of a value with parts, with its place in front."""
    found = re.fullmatch(r"(.*?) - at `(?:.* in `)?\$\.(.*)`", problem)
    what, place = found.groups() if found else (problem, "")
    return f"{place}: {what[0].lower()}{what[1:]}".replace("`", "").removeprefix(": ")


def number(do: str, field: str, value: int, low: int, high: int) -> int:
    """The value, if it lies within its bounds."""
    if not low <= value <= high:
        raise BadMove(f"{do}: {field} must be a number from {low} to {high}, got {value!r}")
    return value


def written(move: Move) -> dict[str, object]:
    """A move as plain JSON, as records and scenarios write it."""
    # Not to_builtins, which keeps tuples: a move that was read again must be equal.
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(move))
    return plain

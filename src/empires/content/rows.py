"""The rows of a pack and where their values stand: how packs are compared value by value."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from .document import Document

Table: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str, ...]
SOURCE: Final = "source"


@dataclass(frozen=True, slots=True)
class Value:
    """What one source is said of: some keys of a row's table."""

    key: str
    paths: tuple[Path, ...]


def value(key: str, *paths: Path) -> Value:
    return Value(key, paths or ((key,),))


def values(*keys: str) -> tuple[Value, ...]:
    return tuple(value(key) for key in keys)


@dataclass(frozen=True, slots=True)
class Kind:
    """One table of the format."""

    table: str
    values: tuple[Value, ...]
    label: tuple[str, ...] = ()
    """The keys that name a row; none: there is one such table, under its own heading."""
    fixed: tuple[str, ...] = ()
    """Those of the label that are never another row's, whatever the rest is changed to."""
    inner: "tuple[Kind, ...]" = ()
    loose: bool = False
    """Whether such a row may as well be missing; then its being there is what has a source."""
    refers: str = ""
    """The key with names of rows of the kind that is `named`."""
    named: bool = False


@dataclass(slots=True)
class Row:
    """A table of a pack and what it is called."""

    kind: Kind
    place: str
    table: Table
    above: Table = field(default_factory=dict)
    """The table that it lies in."""


def rows(document: Document, kinds: Sequence[Kind]) -> Iterator[Row]:
    """All rows of a pack that was checked, each before those within it."""
    for kind in kinds:
        if kind.label:
            yield from _listed(document, kind, "")
        else:
            yield Row(kind, kind.table, document[kind.table], document)


def _listed(above: Table, kind: Kind, within: str) -> Iterator[Row]:
    for table in above.get(kind.table, []):
        place = f"{within}{kind.table} {name_of(kind, table)}"
        yield Row(kind, place, table, above)
        for inner in kind.inner:
            yield from _listed(table, inner, f"{place}, ")


def name_of(kind: Kind, table: Table) -> str:
    parts = [table[key] for key in kind.label]
    return "-".join("-".join(part) if isinstance(part, list) else str(part) for part in parts)


def read(row: Row, what: Value) -> dict[str, Any]:
    """The value by its paths, written with dots; what is left out is not in it."""
    found = {}
    for path in what.paths:
        at: Any = row.table
        for key in path:
            at = at.get(key) if isinstance(at, dict) else None
        if at is not None:
            found[".".join(path)] = at
    return found


def write(row: Row, what: Value, given: Mapping[str, Any]) -> None:
    for path in what.paths:
        at = row.table
        for key in path[:-1]:
            at = at[key]
        if ".".join(path) in given:
            at[path[-1]] = given[".".join(path)]
        else:
            at.pop(path[-1], None)


def source_of(row: Row, key: str) -> str:
    source = row.table[SOURCE]
    return str(source[key] if isinstance(source, dict) else source)


def set_source(row: Row, key: str, source: str) -> None:
    """One name for all becomes a table as soon as the values differ."""
    known = row.table[SOURCE]
    if row.kind.loose or (len(row.kind.values) == 1 and isinstance(known, str)):
        row.table[SOURCE] = source
    elif isinstance(known, dict):
        known[key] = source
    elif known != source:
        row.table[SOURCE] = {each.key: known for each in row.kind.values} | {key: source}

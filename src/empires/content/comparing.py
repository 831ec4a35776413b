"""What differs between two packs, value by value, with where each says that it comes from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from .document import Document
from .pairing import paired
from .rows import Kind, Row, read, source_of
from .sources import SOURCES
from .writing import inline

THERE: Final = {"there": True}
MISSING: Final = {"there": False}


@dataclass(frozen=True, slots=True)
class Said:
    """What one pack says of a value."""

    value: dict[str, Any]
    source: str

    def __str__(self) -> str:
        return f"{shown(self.value)} ({self.source})"


@dataclass(frozen=True, slots=True)
class Difference:
    place: str
    key: str
    first: Said
    other: Said

    @property
    def is_only_source(self) -> bool:
        return self.first.value == self.other.value

    def __str__(self) -> str:
        where = f"{self.place}, {self.key}" if self.key else self.place
        if self.is_only_source:
            both = f"{self.first.source} → {self.other.source}"
            return f"{where}: {shown(self.first.value)}, {both}"
        return f"{where}: {self.first} → {self.other}"


def differences(first: Document, other: Document, kinds: Sequence[Kind]) -> list[Difference]:
    """Of two packs that were checked. Names in references are told as the first pack has them."""
    found = []
    for left, right in paired(first, other, kinds):
        row = left if left is not None else right
        assert row is not None
        for key in keys_of(row):
            a, b = said(left, key, first, kinds), said(right, key, other, kinds)
            if a != b:
                found.append(Difference(row.place, key, a, b))
    return found


def keys_of(row: Row) -> list[str]:
    """A row that may be missing has one nameless value: that it is there."""
    return [""] if row.kind.loose else [each.key for each in row.kind.values]


def said(row: Row | None, key: str, document: Document, kinds: Sequence[Kind]) -> Said:
    if row is None:
        return Said(MISSING, silence(document, kinds))
    if row.kind.loose:
        return Said(THERE, source_of(row, key))
    what = next(each for each in row.kind.values if each.key == key)
    return Said(read(row, what), source_of(row, key))


def silence(document: Document, kinds: Sequence[Kind]) -> str:
    """Where it comes from that a row is missing: as good as the worst of those that are there."""
    worst = [
        SOURCES.index(source_of(Row(inner, "", table), ""))
        for kind in kinds
        for above in (document.get(kind.table, []) if kind.label else ())
        for inner in kind.inner
        if inner.loose
        for table in above.get(inner.table, [])
    ]
    return SOURCES[max(worst, default=len(SOURCES) - 1)]


def shown(value: dict[str, Any]) -> str:
    if value in (THERE, MISSING):
        return "there" if value["there"] else "missing"
    if len(value) == 1:
        return inline(next(iter(value.values())))
    return inline(value) if value else "nothing"

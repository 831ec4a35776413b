"""Which rows of two packs are the same card or place, although some of its values may differ."""

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, TypeAlias

from .document import Document
from .rows import Kind, Row, Table, name_of

Pair: TypeAlias = tuple[Row | None, Row | None]


def paired(first: Document, other: Document, kinds: Sequence[Kind]) -> list[Pair]:
    """The rows of both; the other's are copies in which names are the first one's."""
    other = deepcopy(other)
    names = {
        b.table["name"]: a.table["name"]
        for a, b in _pairs(first, other, kinds, "")
        if a is not None and b is not None and a.kind.named
    }
    rename(other, kinds, names)
    return list(_pairs(first, other, kinds, ""))


def rename(document: Document, kinds: Sequence[Kind], names: Mapping[str, str]) -> None:
    """Other names where a row refers to rows by name."""
    for kind in kinds:
        for table in document.get(kind.table, []) if kind.label else ():
            if kind.refers:
                table[kind.refers] = _renamed(table[kind.refers], names)
            rename(table, kind.inner, names)


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, list):
        return [_renamed(item, names) for item in value]
    return names.get(value, value)


def _pairs(first: Table, other: Table, kinds: Sequence[Kind], within: str) -> Iterator[Pair]:
    for kind in kinds:
        if not kind.label:
            a, b = first[kind.table], other[kind.table]
            yield Row(kind, kind.table, a, first), Row(kind, kind.table, b, other)
            continue
        for left, right in _matched(kind, first.get(kind.table, []), other.get(kind.table, [])):
            named = left if left is not None else right
            assert named is not None
            place = f"{within}{kind.table} {name_of(kind, named)}"
            yield (
                None if left is None else Row(kind, place, left, first),
                None if right is None else Row(kind, place, right, other),
            )
            if left is not None and right is not None:
                yield from _pairs(left, right, kind.inner, f"{place}, ")


def _matched(
    kind: Kind, first: list[Table], other: list[Table]
) -> Iterator[tuple[Table | None, Table | None]]:
    """Rows of the same name; then, in their order, those that are left of the same sort."""
    left = list(other)
    found: list[tuple[Table, Table | None]] = []
    for table in first:
        same = [x for x in left if _name(kind, x) == _name(kind, table)]
        left = [x for x in left if not any(x is y for y in same[:1])]
        found.append((table, same[0] if same else None))
    for table, match in found:
        like = [match] if match is not None else []
        if match is None and not kind.loose:
            like = [x for x in left if all(x[key] == table[key] for key in kind.fixed)]
            left = [x for x in left if not any(x is y for y in like[:1])]
        yield table, like[0] if like else None
    yield from ((None, table) for table in left)


def _name(kind: Kind, table: Table) -> list[Any]:
    return [sorted(x) if isinstance(x, list) else x for x in (table[k] for k in kind.label)]

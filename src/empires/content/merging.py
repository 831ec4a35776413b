"""Joining packs that several people send: for each value the best source decides, and where two
of them contradict each other as well as each other, that is told."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .comparing import THERE, Said, keys_of, said, shown
from .document import Document
from .pairing import paired, rename
from .rows import Kind, Row, set_source, write
from .sheet import Sheet
from .sources import PRINTED, SOURCES


@dataclass(frozen=True, slots=True)
class Outcome:
    """One value on which the packs differ: what was taken, and who says what."""

    place: str
    key: str
    taken: Said
    said: tuple[tuple[str, Said], ...]
    """By file."""
    disputed: bool
    """Whether another value has as good a source."""

    def __str__(self) -> str:
        where = f"{self.place}, {self.key}" if self.key else self.place
        who = "; ".join(f"{file} says {each}" for file, each in self.said)
        return f"{where}: took {shown(self.taken.value)}; {who}"


@dataclass(slots=True)
class Merged:
    text: str
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def disputed(self) -> list[Outcome]:
        return [each for each in self.outcomes if each.disputed]


def merge(packs: Sequence[tuple[str, bytes]], standard: Document, kinds: Sequence[Kind]) -> Merged:
    """The first pack's file with the others' better values. All of them were checked.

    A value that only repeats the standard pack gives way to one that somebody changed: whoever
    left it alone did not say anything about it.
    """
    files = [file for file, _ in packs]
    sheets = [Sheet(content, file) for file, content in packs]
    documents = [sheet.document for sheet in sheets]
    result = documents[0]
    known = _by_place(result, standard, kinds)
    others = [_by_place(result, document, kinds) for document in documents[1:]]
    places = dict.fromkeys(place for each in others for place in each)
    merged = Merged("")
    names: dict[str, str] = {}
    for place in places:
        row = others[0].get(place, (None, None))[0]
        rows = [row, *(each.get(place, (None, None))[1] for each in others)]
        present = [each for each in rows if each is not None]
        if row is None and not present[0].kind.loose:
            continue  # a whole row more: the first pack decides which rows there are
        before = known.get(place, (None, None))[1]
        silent = present[0].kind.loose  # to lack it is to say something, too
        heard = [n for n, each in enumerate(rows) if silent or each is not None]
        for key in keys_of(present[0]):
            told = [said(rows[n], key, documents[n], kinds) for n in heard]
            if all(each == told[0] for each in told):
                continue
            best, disputed = _best(told, said(before, key, standard, kinds))
            who = tuple((files[n], each) for n, each in zip(heard, told, strict=True))
            merged.outcomes.append(Outcome(place, key, best, who, disputed))
            _take(result, row, present[0], key, best, names)
    rename(result, kinds, names)
    merged.text = sheets[0].text()
    return merged


def _by_place(
    first: Document, other: Document, kinds: Sequence[Kind]
) -> dict[str, tuple[Row | None, Row | None]]:
    return {
        (left.place if left is not None else right.place if right is not None else ""): (
            left,
            right,
        )
        for left, right in paired(first, other, kinds)
    }


def _best(told: Sequence[Said], usual: Said) -> tuple[Said, bool]:
    """The value to take, and whether another has as good a claim."""
    rank = min(SOURCES.index(each.source) for each in told)
    top = [each for each in told if SOURCES.index(each.source) == rank]
    if SOURCES[rank] != PRINTED:
        top = [each for each in top if each.value != usual.value] or top
    most = max(top, key=lambda each: sum(other.value == each.value for other in top))
    return most, any(each.value != most.value for each in top)


def _take(
    result: Document, row: Row | None, like: Row, key: str, best: Said, names: dict[str, str]
) -> None:
    if row is None:
        if best.value == THERE:
            _above(result, like).append({**like.table, "source": best.source})
        return
    if row.kind.loose:
        if best.value != THERE:
            row.above[row.kind.table].remove(row.table)
        else:
            set_source(row, key, best.source)
        return
    if row.kind.named and key == "name":
        names[row.table["name"]] = str(best.value["name"])
    write(row, next(each for each in row.kind.values if each.key == key), best.value)
    set_source(row, key, best.source)


def _above(result: Document, like: Row) -> list[dict[str, object]]:
    """The list that a row only another pack has belongs into: that of the map of the same name."""
    name = like.place.partition(", ")[0].partition(" ")[2]
    table = next(table for table in result["map"] if table["name"] == name)
    found: list[dict[str, object]] = table.setdefault(like.kind.table, [])
    return found

"""What `empires content diff` and `merge` do with packs: they are checked, then compared."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from empires.cli.failures import BadInput, readable_file, refusing
from empires.content.comparing import Difference, Said, differences
from empires.content.document import Document, parse_document, read_bytes
from empires.content.merging import Merged, Outcome, merge
from empires.content.packs import Packs
from empires.content.problems import ContentError
from empires.registry import at, declaration


def packs_of(game: str) -> Packs[Any]:
    place = declaration(game).packs
    if place is None:
        raise BadInput(f"packs of {game} can't be compared: the game doesn't say what is in them")
    found: Packs[Any] = at(place)
    return found


def checked_bytes(game: str, file: Path) -> bytes:
    """The bytes of a pack that can be played."""
    with refusing(ContentError):
        content = read_bytes(readable_file(file))
        packs_of(game).parse(content, str(file))
    return content


def standard(game: str) -> Document:
    return parse_document(packs_of(game).standard_text().encode(), "standard")


def compared(game: str, first: Path | None, other: Path) -> list[Difference]:
    """Without a first pack, the other is compared with the standard pack."""
    known = standard(game) if first is None else _document(game, first)
    return differences(known, _document(game, other), packs_of(game).kinds)


def joined(game: str, files: Sequence[Path]) -> Merged:
    """The packs in one; refused, if the best values don't make a pack that can be played."""
    given = [(str(file), checked_bytes(game, file)) for file in files]
    found = merge(given, standard(game), packs_of(game).kinds)
    with refusing(ContentError):
        packs_of(game).parse(found.text.encode(), "the joined pack")
    return found


def _document(game: str, file: Path) -> Document:
    return parse_document(checked_bytes(game, file), str(file))


def difference_data(found: Difference) -> dict[str, Any]:
    return {
        "place": found.place,
        "key": found.key,
        "first": said_data(found.first),
        "other": said_data(found.other),
    }


def outcome_data(found: Outcome) -> dict[str, Any]:
    return {
        "place": found.place,
        "key": found.key,
        "taken": said_data(found.taken),
        "said": [{"file": file, **said_data(each)} for file, each in found.said],
        "disputed": found.disputed,
    }


def said_data(said: Said) -> dict[str, Any]:
    return {"value": said.value, "source": said.source}

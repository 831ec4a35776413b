"""A pack that the page sends, changed and checked: all that is wrong with it, at its place."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

from empires.content.document import parse_document
from empires.content.packs import LONGEST, Packs
from empires.content.problems import ContentError, Problem, shown
from empires.content.rows import Kind, name_of
from empires.content.sheet import Sheet
from empires.registry import LANGUAGES, at, declaration
from empires.shapes.workshop import PackEdits, PackSheet, PathStep, RowText
from empires.text.catalogue import words
from empires.text.telling import telling
from empires.workshop.changes import changes
from empires.workshop.editing import apply
from empires.workshop.places import located

MOST_PROBLEMS: Final = 200
FILE: Final = "pack"
LARGEST: Final = 2**53  # that every reader of JSON can hold


def packs_of(game: str) -> Packs[Any] | None:
    """The packs of a game that says what is in them."""
    place = declaration(game).packs
    return None if place is None else at(place)


def checked(game: str, packs: Packs[Any], wanted: PackEdits, lang: str) -> PackSheet:
    """``BadEdit`` for a change of something that is not there; all else is an answer."""
    try:
        sheet = Sheet(wanted.toml.encode(), FILE)
    except ContentError as error:
        return unreadable(wanted.toml, error.found)
    apply(sheet.document, wanted.edits)
    text = sheet.text()
    pack: Any = None
    problems: Sequence[Problem] = ()
    try:
        pack = packs.parse(text.encode(), FILE)
    except ContentError as error:
        problems = error.found
    if len(text) > LONGEST:
        problems = [*problems, Problem("", f"expected at most {LONGEST} characters, got more")]
    row = _row(sheet.document, wanted.row or [])
    return PackSheet(
        toml=text,
        data=sendable(sheet.document),
        content=None if problems else pack.digest,
        problems=located(problems[:MOST_PROBLEMS], sheet.document, packs.kinds),
        changes=[] if pack is None else changes(game, packs, sheet.document, pack, lang),
        text={} if row is None else texts(game, packs, pack, row, wanted.row or []),
    )


def sendable(value: Any) -> Any:
    """The same as JSON can hold it: what no right pack has is told as it is written."""
    if isinstance(value, dict):
        return {key: sendable(each) for key, each in value.items()}
    if isinstance(value, list):
        return [sendable(each) for each in value]
    if isinstance(value, str | bool) or (type(value) is int and abs(value) <= LARGEST):
        return value
    return shown(value)


def unreadable(text: str, problems: Sequence[Problem]) -> PackSheet:
    found = located(problems, {}, ())
    return PackSheet(toml=text, data={}, content=None, problems=found, changes=[], text={})


def texts(
    game: str, packs: Packs[Any], pack: Any, row: dict[str, Any], path: Sequence[PathStep]
) -> dict[str, RowText]:
    """What stands on a card; while another one is wrong, as it were in the standard pack."""
    kind = _kind(packs.kinds, path)
    if kind is None:
        return {}
    try:
        if pack is None:
            pack = packs.parse_data(_standard_with(packs, kind, row, path))
        label = name_of(kind, row)
    except (ContentError, KeyError, TypeError):
        return {}
    found = {}
    for lang in LANGUAGES:
        told = telling(game, words(lang), pack=pack)
        slugs = told.slugs()
        slug = next((s for s in (f"{kind.table}-{label}", label) if s in slugs), None)
        if slug is None:
            return {}
        name, *lines = told.card(slug, sources=False)
        found[lang] = RowText(name=name, lines=lines, ability=told.ability(slug))
    return found


def _standard_with(
    packs: Packs[Any], kind: Kind, row: dict[str, Any], path: Sequence[PathStep]
) -> dict[str, Any]:
    document = deepcopy(parse_document(packs.standard_text().encode(), FILE))
    rows = _row(document, path[:-1])
    label = name_of(kind, row)
    same = [n for n, each in enumerate(rows) if name_of(kind, each) == label] if rows else []
    if rows is None or not same:
        raise KeyError(label)
    rows[same[0]] = row
    return document


def _row(document: Any, path: Sequence[PathStep]) -> Any:
    found = document
    for step in path:
        if isinstance(found, dict) and isinstance(step, str):
            found = found.get(step)
        elif isinstance(found, list) and type(step) is int and 0 <= step < len(found):
            found = found[step]
        else:
            return None
    return found if path and isinstance(found, dict | list) else None


def _kind(kinds: Sequence[Kind], path: Sequence[PathStep]) -> Kind | None:
    found: Kind | None = None
    for step in path:
        if isinstance(step, str):
            found = next((kind for kind in kinds if kind.table == step), None)
            if found is None:
                return None
            kinds = found.inner
    return found if found is not None and found.label and not found.loose else None

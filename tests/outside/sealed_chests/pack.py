"""The pack of Sealed Chests: what its chests and cards are worth, read from TOML and checked."""

import hashlib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from empires.content.document import parse_document, read_document
from empires.content.heading import read_heading
from empires.content.problems import ContentError, Problems
from empires.content.reader import Entry

STANDARD: Final = "standard.toml"
HIGHEST: Final = 12  # of a card: moves and observations have room for so many
MOST_PLAYERS: Final = 3
RIGHT: Final = f"numbers from 1 to {HIGHEST}"


class Pack(Struct, frozen=True):
    name: str
    chests: tuple[int, ...]
    cards: tuple[int, ...]
    hand: int
    breaks: int

    @property
    def digest(self) -> str:
        values = (self.chests, self.cards, self.hand, self.breaks)
        return hashlib.sha256(msgspec.json.encode(values)).hexdigest()


def load(path: str | Path | None = None) -> Pack:
    """The pack in that file, or the standard pack; ``ContentError`` with all problems."""
    if path is not None:
        return read(read_document(Path(path)), str(path))
    text = files("sealed_chests").joinpath(STANDARD).read_bytes()
    return read(parse_document(text, STANDARD), STANDARD)


def read(document: Mapping[str, Any], file: str) -> Pack:
    problems = Problems(file)
    top = Entry(document, problems)
    top.allow(("pack", "values"))
    name = read_heading(top, "sealed-chests", problems)
    values = top.table("values", "a table [values]")
    if values is None:
        raise ContentError(problems.lines)
    values.allow(("chests", "cards", "hand", "breaks"))
    chests = numbers(values, "chests")
    cards = numbers(values, "cards")
    hand = values.whole("hand", 1, 9)
    breaks = values.whole("breaks", 0, 6)
    if len(chests) < hand:
        values.refuse("chests", f"{hand} or more {RIGHT}, one for each round")
    if len(cards) < hand * MOST_PLAYERS:
        values.refuse("cards", f"{hand * MOST_PLAYERS} or more {RIGHT}")
    if problems.lines:
        raise ContentError(problems.lines)
    return Pack(name, tuple(sorted(chests)), tuple(sorted(cards)), hand, breaks)


def numbers(values: Entry, key: str) -> list[int]:
    found = values.items(key, RIGHT)
    if all(type(number) is int and 1 <= number <= HIGHEST for number in found):
        return found
    values.refuse(key, RIGHT)
    return [1] * 99  # enough of them: nothing else is to be told about this

"""From a file to a record: each line checked for its shape, its place and its link in the chain.

Whether the game it tells can be played is ``replay``'s to find out.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import UNSET

from empires.content.problems import listed, shown
from empires.table.errors import CHANGED, CUT_OFF, MALFORMED, RecordError
from empires.table.files import read_file
from empires.table.record import (
    FORMAT,
    FORMS,
    ClosingLine,
    Header,
    Line,
    MoveLine,
    Record,
    RecordedMove,
    chained,
    written,
)

AnyLine = TypeVar("AnyLine", Header, MoveLine, ClosingLine)


def read_record(path: str | Path) -> Record:
    """The record in that file; raises RecordError with one line that names file and line."""
    return parse_record(read_file(path), str(path))


def parse_record(content: bytes, file: str = "record") -> Record:
    """The record written in these bytes."""
    *lines, unfinished = content.split(b"\n")
    return _Reading(file).record(lines, unfinished)


class _Reading:
    """How far one file has been read: the number of the line and the link before it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.number = 1
        self.link = ""

    def record(self, lines: list[bytes], unfinished: bytes) -> Record:
        if not lines:
            got = "less than a line" if unfinished else "an empty file"
            raise self.wrong(MALFORMED, f"expected the header of a record, got {got}")
        header = self.header(lines[0])
        moves: list[RecordedMove] = []
        for self.number, raw in enumerate(lines[1:], start=2):
            fields = self.fields(raw)
            if "end" in fields:
                closing = self.closing_line(raw, fields, len(moves), header)
                self.refuse_more(lines, unfinished)
                return self.complete(header, moves, closing)
            moves.append(self.move(raw, fields, len(moves), header))
        self.number = len(lines)
        if unfinished:
            self.number += 1
            what = "expected a whole line, but the record is cut off in this one"
            raise self.wrong(CUT_OFF, what)
        what = "expected another move or the closing line, but the record is cut off after line"
        raise self.wrong(CUT_OFF, f"{what} {self.number}")

    def header(self, raw: bytes) -> Header:
        fields = self.fields(raw)
        if "record" not in fields:
            what = f'expected the header of a record, which begins with {{"record":{FORMAT},'
            raise self.wrong(MALFORMED, what)
        if (version := fields["record"]) != FORMAT or isinstance(version, bool):
            what = f"expected a record of format {FORMAT}, got format {shown(version)}"
            raise self.wrong(MALFORMED, what)
        header = self.shaped(fields, Header)
        self.check_nonces(header)
        self.check_link(raw, header)
        return header

    def check_nonces(self, header: Header) -> None:
        """One for each seat or none at all; and what they were mixed with is told with the seed."""
        given = header.nonces is not UNSET
        if header.nonces is not UNSET and len(header.nonces) != len(header.names):
            right = f"{len(header.names)}, one for each seat"
            raise self.wrong(MALFORMED, f"nonces: expected {right}, got {len(header.nonces)}")
        if (header.base is not UNSET) != (given and header.seed is not UNSET):
            right = "a base beside nonces and seed" if header.base is UNSET else "none"
            raise self.wrong(MALFORMED, f"base: expected {right}")

    def move(self, raw: bytes, fields: dict[str, object], ply: int, header: Header) -> RecordedMove:
        line = self.shaped(fields, MoveLine)
        self.check_count("ply", line.ply, ply)
        if (line.code is UNSET) != (header.seed is UNSET):
            right = "no code: the header has no seed" if header.seed is UNSET else "a code"
            raise self.wrong(MALFORMED, f"code: expected {right}, got {shown(fields.get('code'))}")
        self.check_link(raw, line)
        return RecordedMove(line.seat, None if line.code is UNSET else line.code, line.do)

    def closing_line(
        self, raw: bytes, fields: dict[str, object], moves: int, header: Header
    ) -> ClosingLine:
        line = self.shaped(fields, ClosingLine)
        self.check_count("end", line.end, moves)
        if line.result is not None and header.seed is UNSET:
            raise self.wrong(MALFORMED, "result: expected null, since the header has no seed yet")
        self.check_link(raw, line)
        return line

    def complete(self, header: Header, moves: list[RecordedMove], closing: ClosingLine) -> Record:
        return Record(
            game=header.game,
            rules=header.rules,
            content=header.content,
            names=tuple(header.names),
            options=header.options,
            commitment=header.commitment,
            seed=None if header.seed is UNSET else int(header.seed),
            moves=tuple(moves),
            result=closing.result,
            bots=() if header.bots is UNSET else tuple(header.bots),
            nonces=() if header.nonces is UNSET else tuple(header.nonces),
            base=None if header.base is UNSET else int(header.base),
            pack=None if header.pack is UNSET else header.pack,
            file=self.file,
        )

    def fields(self, raw: bytes) -> dict[str, object]:
        """The line as JSON."""
        if raw.endswith(b"\r"):
            what = "expected a line feed alone at the end of each line, got a carriage return too"
            raise self.wrong(MALFORMED, what)
        try:
            found = msgspec.json.decode(raw)
        except UnicodeDecodeError as error:
            got = f"the byte 0x{error.object[error.start]:02x}"
            raise self.wrong(MALFORMED, f"expected UTF-8 text, got {got}") from None
        except (msgspec.DecodeError, RecursionError) as error:
            raise self.wrong(MALFORMED, f"expected JSON: {error}") from None
        if not isinstance(found, dict):
            raise self.wrong(MALFORMED, f"expected a JSON object, got {shown(found)}")
        return found

    def shaped(self, fields: dict[str, object], shape: type[AnyLine]) -> AnyLine:
        known = shape.__struct_fields__
        for key in fields:
            if key not in known:
                raise self.wrong(MALFORMED, f"{key}: unknown key, expected {listed(known)}")
        try:
            return msgspec.convert(fields, shape)
        except msgspec.ValidationError as error:
            raise self.wrong(MALFORMED, _plainly(str(error))) from None

    def check_count(self, key: str, got: int, right: int) -> None:
        if got != right:
            why = "a line was dropped, doubled, moved or changed"
            raise self.wrong(CHANGED, f"{key}: expected {right}, got {got}: {why}")

    def check_link(self, raw: bytes, line: Line) -> None:
        try:
            right, form = chained(self.link, line), written(line)
        except (OverflowError, RecursionError) as error:  # beyond what we would ever have written
            raise self.wrong(MALFORMED, f"expected the move of a game: {error}") from None
        if line.c != right:
            what = f"was changed after it was written: its link is {line.c}, expected {right}"
            raise self.wrong(CHANGED, what)
        if form != raw:
            what = "was changed after it was written: expected the keys in order and no spaces"
            raise self.wrong(CHANGED, what)
        self.link = right

    def refuse_more(self, lines: list[bytes], unfinished: bytes) -> None:
        if unfinished or self.number < len(lines):
            self.number += 1
            raise self.wrong(CHANGED, "expected nothing after the closing line")

    def wrong(self, kind: str, what: str) -> RecordError:
        return RecordError(kind, self.file, self.number, what)


def _plainly(message: str) -> str:
    """A shape error with its place in front: `names[1]: expected str, got int`."""
    found = re.fullmatch(r"(.*?)(?: - at `\$\.?(.*)`)?", message, re.DOTALL)
    assert found is not None
    what, place = found.groups()
    for pattern, form in FORMS.items():
        what = what.replace(f"`str` matching regex {pattern!r}", form)
    what = what.replace("Object missing required field", "expected the key").replace("`", "")
    what = what[0].lower() + what[1:]
    return f"{place}: {what}" if place else what

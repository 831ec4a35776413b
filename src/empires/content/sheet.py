"""A pack as it is written: change its data, and its text follows with order and comments kept."""

import re
import tomllib
from copy import deepcopy
from typing import Any, Final

from .document import Document, parse_document
from .writing import assignment, block, own, whole

HEADING: Final = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.-]+)\s*\]\]?\s*(#.*)?")
LONGEST_VALUE: Final = 40  # lines; each is tried, so endless ones would take long
KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")


class _Unusual(Exception):
    """The text is written in a way that can only be written anew."""


class _Section:
    """The lines from one heading to the next, and the table that they fill."""

    def __init__(self, heading: str, table: dict[str, Any], *, top: bool = False) -> None:
        self.heading = heading
        self.table = table
        self.top = top
        self.before = deepcopy(own(table, top=top))
        self.lines: list[str] = []
        self.spans: dict[str, tuple[int, int]] = {}
        self.parts: dict[str, _Section] = {}
        """Tables in it with headings of their own."""

    def is_understood(self) -> bool:
        return set(self.spans) == set(self.before) - set(self.parts)

    def changed(self) -> list[str]:
        now = own(self.table, top=self.top)
        for key, part in self.parts.items():
            # Whoever put another table there means the same heading.
            part.table = now.pop(key, None) or {}
        lines = list(self.lines)
        last = max((end for _, end in self.spans.values()), default=min(1, len(lines)))
        fresh = [assignment(key, now[key]) for key in now if key not in self.spans]
        lines[last:last] = fresh
        for key, (start, end) in sorted(self.spans.items(), key=lambda x: -x[1][0]):
            if key not in now:
                del lines[start:end]
            elif now[key] != self.before[key] or type(now[key]) is not type(self.before[key]):
                lines[start:end] = [assignment(key, now[key]) + _comment(lines[start:end])]
        return lines


class Sheet:
    """`document` may be changed in place; rows may be added and taken away."""

    def __init__(self, content: bytes, file: str) -> None:
        self.document: Document = parse_document(content, file)
        try:
            self._sections = _sections(content.decode("utf-8-sig"), self.document)
        except _Unusual:
            self._sections = []

    def text(self) -> str:
        """The file with the changes; written anew only where its own form can't hold them."""
        if self._sections:
            text = "\n".join(self._patched()) + "\n"
            try:
                if tomllib.loads(text) == self.document:
                    return text
            except ValueError:
                pass
        return whole(self.document)

    def _patched(self) -> list[str]:
        known = {id(section.table): section for section in self._sections}
        after: dict[int, list[str]] = {}
        for heading, rows in _all_rows(self.document):
            last: _Section | None = None
            for row in rows:
                if id(row) in known:
                    last = known[id(row)]
                elif last is not None:
                    after.setdefault(id(last), []).extend(block(heading, row))
        there = {id(row) for _, rows in _all_rows(self.document) for row in rows}
        lines: list[str] = []
        for section in self._sections:
            if section.heading.startswith("[[") and id(section.table) not in there:
                continue
            lines += section.changed()
            lines += after.get(id(section), [])
        return lines


def _all_rows(document: Document, path: str = "") -> list[tuple[str, list[dict[str, Any]]]]:
    found: list[tuple[str, list[dict[str, Any]]]] = []
    for key, value in document.items():
        if isinstance(value, list) and value and all(isinstance(x, dict) for x in value):
            found.append((f"[[{path}{key}]]", value))
            for item in value:
                found += _all_rows(item, f"{path}{key}.")
    return found


def _sections(text: str, document: Document) -> list[_Section]:
    lines = text.splitlines()
    found = [_Section("", document, top=True)]
    current: dict[str, dict[str, Any]] = {}
    seen: dict[tuple[int, str], int] = {}
    at = 0
    while at < len(lines):
        if heading := HEADING.fullmatch(lines[at]):
            table = _table(heading[1], heading[2], document, current, seen)
            section = _Section(f"{heading[1]}{heading[2]}", table)
            if heading[1] == "[" and "." in heading[2]:
                _above(found, current, heading[2]).parts[heading[2].rpartition(".")[2]] = section
            found.append(section)
            found[-1].lines.append(lines[at])
            at += 1
        elif key := KEY.match(lines[at]):
            section, end = found[-1], at + 1
            while not _is_whole(lines[at:end]):
                end += 1
                if end > len(lines) or end - at > LONGEST_VALUE:
                    raise _Unusual
            start = len(section.lines)
            section.lines += lines[at:end]
            section.spans[key[1]] = (start, start + end - at)
            at = end
        elif lines[at].strip() and not lines[at].lstrip().startswith("#"):
            raise _Unusual  # a key with dots or quotes
        else:
            found[-1].lines.append(lines[at])
            at += 1
    if not all(section.is_understood() for section in found):
        raise _Unusual
    return found


def _above(found: list[_Section], current: dict[str, dict[str, Any]], path: str) -> _Section:
    """The section that a table with a heading of its own belongs to."""
    table = current.get(path.rpartition(".")[0])
    for section in reversed(found):
        if section.table is table:
            return section
    raise _Unusual


def _table(
    form: str,
    path: str,
    document: Document,
    current: dict[str, dict[str, Any]],
    seen: dict[tuple[int, str], int],
) -> dict[str, Any]:
    """The table that this heading begins: the next of its list."""
    above, _, key = path.rpartition(".")
    parent = current.get(above) if above else document
    value = None if parent is None else parent.get(key)
    if form == "[[" and isinstance(value, list):
        number = seen.get((id(parent), key), 0)
        seen[id(parent), key] = number + 1
        value = value[number] if number < len(value) else None
    if not isinstance(value, dict):
        raise _Unusual
    current[path] = value
    return value


def _is_whole(lines: list[str]) -> bool:
    try:
        tomllib.loads("\n".join(lines))
    except ValueError:
        return False
    return True


def _comment(lines: list[str]) -> str:
    """What was remarked behind a value of one line."""
    line = lines[0]
    for at, character in enumerate(line):
        if len(lines) == 1 and character == "#" and _is_whole([line[:at]]):
            start = len(line[:at].rstrip())
            return line[start:]
    return ""

"""TOML as packs are written: values on one line, tables in the order in which they are given."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from .document import Document


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(inline(item) for item in value)}]"
    if isinstance(value, dict):
        fields = ", ".join(assignment(key, item) for key, item in value.items())
        return f"{{ {fields} }}" if fields else "{}"
    return str(value)


def assignment(key: str, value: Any) -> str:
    bare = re.fullmatch(r"[A-Za-z0-9_-]+", key)
    return f"{key if bare else inline(key)} = {inline(value)}"


def whole(document: Document) -> str:
    """The document anew, without the comments that its file may have had."""
    return "\n".join(_lines(document, "")).lstrip("\n") + "\n"


def is_rows(value: object) -> bool:
    """Whether it is written as a list of tables with headings of their own."""
    return isinstance(value, list) and bool(value) and all(isinstance(x, dict) for x in value)


def own(table: Mapping[str, Any], *, top: bool = False) -> dict[str, Any]:
    """What stands under a table's own heading; at the top tables have headings, too."""
    return {
        key: value
        for key, value in table.items()
        if not is_rows(value) and not (top and isinstance(value, dict))
    }


def block(heading: str, table: Mapping[str, Any]) -> list[str]:
    """A table with its heading and all below it."""
    lines = ["", heading, *(assignment(*item) for item in own(table).items())]
    return [*lines, *_rows(table, heading.strip("[]") + ".")]


def _lines(document: Document, path: str) -> Iterator[str]:
    yield from (assignment(*item) for item in own(document, top=True).items())
    for key, value in document.items():
        if isinstance(value, dict):
            yield from block(f"[{path}{key}]", value)
        elif is_rows(value):
            for item in value:
                yield from block(f"[[{path}{key}]]", item)


def _rows(table: Mapping[str, Any], path: str) -> Iterator[str]:
    for key, value in table.items():
        if is_rows(value):
            for item in value:
                yield from block(f"[[{path}{key}]]", item)

"""Bad input as one clear line: what was wrong, where, and what would be right."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

BAD_INPUT: Final = 2


class BadInput(click.ClickException):
    """What the user gave can't be used; nothing was done with it."""

    exit_code = BAD_INPUT


@contextmanager
def refusing(*errors: type[Exception]) -> Iterator[None]:
    """Within, these errors are about the user's input: they become one line and exit code 2."""
    try:
        yield
    except errors as error:
        raise BadInput(first_of(str(error).splitlines())) from error


def first_of(lines: list[str]) -> str:
    if len(lines) > 1:
        return f"{lines[0]} (and {len(lines) - 1} more problems)"
    return lines[0] if lines else "unusable input"


def readable_file(path: Path) -> Path:
    """The path, if there is a file to read; otherwise the reason why not."""
    # os.path answers for names that no file can have, where Path raises.
    if os.path.isdir(path):
        raise BadInput(f"{path}: is a folder, expected a file")
    if not os.path.exists(path):
        raise BadInput(f"{path}: no such file")
    return path

"""Records on disk: read whole or not at all, written whole or not at all."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from empires.table.errors import UNREADABLE, UNWRITABLE, RecordError

LARGEST: Final = 10_000_000  # bytes, some hundred times a long game; endless devices end here


def read_file(path: str | Path) -> bytes:
    file = str(path)
    try:
        with Path(path).open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except FileNotFoundError:
        what = "expected a record, but there is no such file"
        raise RecordError(UNREADABLE, file, None, what) from None
    except IsADirectoryError:
        raise RecordError(UNREADABLE, file, None, "expected a record, got a folder") from None
    except OSError as error:
        raise RecordError(UNREADABLE, file, None, f"can't be read: {error.strerror}") from None
    except ValueError:  # a NUL in the name
        raise RecordError(UNREADABLE, file, None, "expected a file name") from None
    if len(content) > LARGEST:
        what = f"expected a record of at most {LARGEST} bytes, got more"
        raise RecordError(UNREADABLE, file, None, what)
    return content


def write_file(path: str | Path, content: bytes) -> None:
    """Replace the file in one step: whoever looks, even after a crash, sees the old or the new."""
    file = str(path)
    if "\0" in file:
        raise RecordError(UNWRITABLE, file, None, "expected a file name")
    target = Path(os.path.realpath(path))  # through links, so that the link itself stays
    try:
        # Replacing a device or a pipe would remove it.
        if target.exists() and not target.is_file():
            kind = "a folder" if target.is_dir() else "something that is no file"
            raise RecordError(UNWRITABLE, file, None, f"expected a file to write to, got {kind}")
        _replace(target, content)
    except OSError as error:
        raise RecordError(UNWRITABLE, file, None, f"can't be written: {error.strerror}") from None


def _replace(target: Path, content: bytes) -> None:
    # In the same folder: a rename is atomic only within one file system.
    beside = target.with_name(f".empires-{secrets.token_hex(8)}.tmp")
    try:
        with beside.open("xb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        with suppress(OSError):  # the rights of the file that was there, if there was one
            beside.chmod(target.stat().st_mode & 0o777)
        os.replace(beside, target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _settle(target.parent)


def _settle(folder: Path) -> None:
    """Make the new name outlive a power cut, where folders can be synced at all."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

"""Arrays out of a NumPy archive (.npz) without NumPy: numbers, yes or no, and texts.

Only what is written here is understood. Python objects, which NumPy can put there too, are refused.
"""

from __future__ import annotations

import ast
import sys
from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zipfile import BadZipFile, ZipFile

MAGIC: Final = b"\x93NUMPY"
LARGEST: Final = 256 * 2**20  # bytes of all arrays together
NUMBERS: Final = {"<f4": "f", "<f8": "d"}


class NpzError(ValueError):
    """A file that can't be read so, in one line."""


@dataclass(frozen=True, slots=True)
class Array:
    """One array, its rows one after the other."""

    shape: tuple[int, ...]
    values: list[float] | str | bool


def read(path: Path) -> dict[str, Array]:
    """All arrays of a file, by name."""
    try:
        with ZipFile(path) as archive:
            if sum(member.file_size for member in archive.infolist()) > LARGEST:
                raise NpzError(f"expected at most {LARGEST} bytes of arrays")
            return {
                name.removesuffix(".npy"): decoded(name, archive.read(name))
                for name in archive.namelist()
            }
    except OSError as error:
        raise NpzError(error.strerror or str(error)) from error
    except (BadZipFile, NotImplementedError) as error:  # … or packed in a way unknown here
        raise NpzError(f"expected an archive that numpy.savez has written: {error}") from error


def decoded(name: str, data: bytes) -> Array:
    """One array out of the bytes that NumPy wrote."""
    if data[:6] != MAGIC or len(data) < 12:
        raise NpzError(f"{name}: expected an array of NumPy's")
    width = 2 if data[6] == 1 else 4
    start = 8 + width + int.from_bytes(data[8 : 8 + width], "little")
    try:
        head = ast.literal_eval(data[8 + width : start].decode("latin-1"))
        kind, shape, is_turned = head["descr"], tuple(head["shape"]), head["fortran_order"]
        count = product(shape)
    except (ValueError, SyntaxError, KeyError, TypeError) as error:
        raise NpzError(f"{name}: expected the head of an array of NumPy's") from error
    body = data[start:]
    if kind == "|b1" and shape == () and len(body) == 1:
        return Array((), body != b"\0")
    if str(kind).startswith("<U") and shape == ():
        return Array((), body.decode("utf-32-le", "replace").rstrip("\0"))
    if kind not in NUMBERS:
        raise NpzError(f"{name}: expected numbers of the kind float32 or float64, got {kind}")
    values = array(NUMBERS[kind])
    if len(body) != count * values.itemsize:
        raise NpzError(f"{name}: expected {count} numbers, got {len(body)} bytes")
    values.frombytes(body)
    if sys.byteorder == "big":
        values.byteswap()
    found = [float(value) for value in values]
    if is_turned and len(shape) == 2:  # columns one after the other
        rows, columns = shape
        found = [found[row + rows * at] for row in range(rows) for at in range(columns)]
    return Array(shape, found)


def product(shape: tuple[int, ...]) -> int:
    count = 1
    for length in shape:
        if length < 0:
            raise ValueError("a length is below zero")
        count *= length
    return count

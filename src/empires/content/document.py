"""From a file to TOML data, each way to fail told in one line; what it means is the checkers'."""

import re
import tomllib
from pathlib import Path
from typing import Any, TypeAlias

from .problems import ContentError, Problem, one_line

# TOML, in which every value can be anything until a checker has looked at it.
Document: TypeAlias = dict[str, Any]
LARGEST = 1_000_000  # bytes; also keeps endless devices from filling the memory


def read_document(path: Path) -> Document:
    """The file's data; raises ContentError with one line."""
    return parse_document(read_bytes(path), str(path))


def parse_document(content: bytes, file: str) -> Document:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        got = f"the byte 0x{error.object[error.start]:02x}"
        raise _failure(file, f"line {line}: expected UTF-8 text, got {got}") from None
    except ValueError as error:  # TOMLDecodeError, and integers too long for Python
        raise _failure(file, _not_toml(str(error))) from None
    except RecursionError:
        raise _failure(file, "expected TOML, got brackets nested too deeply") from None


def read_bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except FileNotFoundError:
        raise _failure(str(path), "expected a content pack, but there is no such file") from None
    except IsADirectoryError:
        raise _failure(str(path), "expected a content pack, got a directory") from None
    except OSError as error:
        raise _failure(str(path), f"can't be read: {error.strerror}") from None
    except ValueError:  # a NUL in the name
        raise _failure(str(path), "expected a file name") from None
    if len(content) > LARGEST:
        raise _failure(str(path), f"expected at most {LARGEST} bytes, got more")
    return content


def _not_toml(message: str) -> str:
    found = re.fullmatch(r"(.*) \(at (line \d+, column \d+|end of document)\)", message, re.DOTALL)
    if found is None:
        return f"expected TOML: {message}"
    reason, place = found.groups()
    return f"{place}: expected TOML: {reason}"


def _failure(file: str, what: str) -> ContentError:
    return ContentError([one_line(f"{file}: {what}")], [Problem("", one_line(what))])

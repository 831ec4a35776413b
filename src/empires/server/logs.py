"""Structured logs: one JSON object a line on stderr. No token, name or hidden card gets here.

So of an error only its kind and its place are told: whatever it says may quote what it met.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from traceback import extract_tb
from typing import Any, Final

import msgspec

FIELDS: Final = "fields"  # where a call puts what it wants beside the message
log = logging.getLogger(__name__)


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        if not record.name.startswith("empires"):
            message = message.partition("\n")[0]  # libraries go on with the error in all detail
        # Whatever a call wants to tell is in it.
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message,
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info and record.exc_info[1]:
            line["traceback"] = list(traced(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def traced(error: BaseException) -> Iterator[str]:
    """Where an error and those that led to it came from, the first of them first."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from traced(before)
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from traced(each)
    for frame in extract_tb(error.__traceback__):
        yield f"{frame.filename}:{frame.lineno} {frame.name}"
    yield f"{type(error).__module__}.{type(error).__qualname__}"


def set_up_logs(level: str) -> None:
    """All logs of this process, ours and the libraries', in the one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Libraries tell what they send and to whom, and never less than a warning is wanted of them.
    root.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    logging.getLogger("empires").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(root.level)
    threading.excepthook = thread_failed


def thread_failed(what: threading.ExceptHookArgs) -> None:
    log.error("a thread failed", exc_info=what.exc_value)


def fields(**values: str | int | float | None) -> dict[str, object]:
    """``log.info("moved", extra=fields(table=…))``."""
    return {FIELDS: values}

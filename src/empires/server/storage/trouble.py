"""A database that can't be used: who asked is told to come back, who runs it is told why."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from asyncpg import InterfaceError, PostgresError
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from empires.server.logs import fields
from empires.server.refusals import Refusal

log = logging.getLogger(__name__)

AGAIN: Final = 60.0  # seconds after which a trouble that lasts is told again
Way = Literal["read", "written"]


class Trouble:
    """What one worker knows about its database: one line when it fails, one when it is back."""

    def __init__(self) -> None:
        self._told: dict[Way, float] = {}

    @contextmanager
    def met(self, way: Way) -> Iterator[None]:
        """Within, the database is used; if it can't be, that is a refusal."""
        try:
            yield
        except (IntegrityError, sqlite3.IntegrityError):
            raise  # it works: somebody else was first
        except (SQLAlchemyError, sqlite3.Error, OSError, PostgresError, InterfaceError) as error:
            self._tell(way, reason_of(error))
            # Without the error itself: it quotes the statement, and PostgreSQL its values.
            raise Refusal("no_database") from None
        if self._told.pop(way, None) is not None:
            log.warning("the database can be %s again", way)

    def _tell(self, way: Way, reason: str) -> None:
        now = time.monotonic()
        if way not in self._told or now - self._told[way] > AGAIN:
            self._told[way] = now
            log.error("the database can't be %s", way, extra=fields(reason=reason))


def reason_of(error: BaseException) -> str:
    """Why, without any value: SQLite names none; of what PostgreSQL says only the kind is safe."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(inner, sqlite3.Error):
        return str(inner).partition("\n")[0]
    if isinstance(inner, OSError) and inner.strerror:
        return inner.strerror
    cause = inner.__cause__ if inner is not None else None
    return type(cause or inner).__name__

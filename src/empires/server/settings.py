"""Everything that can be set about a server; the command line and the environment fill it in."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

VARIABLE: Final = "EMPIRES_SERVER"  # carries the settings to worker processes


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one address, one socket or the whole server may ask for."""

    body: int = 16_384
    """Bytes in the body of a request."""
    frame: int = 8_192
    """Bytes in a message of a socket."""
    requests: int = 20
    """Requests each second from one address; three seconds' worth may come at once."""
    messages: int = 20
    """Messages each second on one socket; three seconds' worth may come at once."""
    sockets: int = 50
    """Sockets open from one address."""
    tables: int = 60
    """Tables created from one address in an hour."""
    all_tables: int = 100_000
    """Tables that are not over, on the whole server."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One server, whatever number of workers serves it."""

    database: str
    """A URL, sqlite+aiosqlite:///FILE or postgresql+asyncpg://…"""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()
    """Where pages that may talk to us come from; none: wherever they reached us."""
    content: tuple[str, ...] = ()
    """Files of content packs that tables may choose."""
    keep_days: int = 90
    """Tables nobody has touched for so long are removed; 0 keeps them for ever."""
    bot_processes: int = 1
    log_level: str = "info"
    limits: Limits = Limits()

    @property
    def is_postgresql(self) -> bool:
        return self.database.startswith("postgresql")

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Settings:
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)


def default_database() -> str:
    """A file in the user's own data folder."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local/share")
    return str(Path(home, "empires", "tables.sqlite"))


def database_url(given: str) -> str:
    """The URL SQLAlchemy wants, from a path or from what PostgreSQL's own tools take."""
    for prefix in ("postgresql://", "postgres://"):
        if given.startswith(prefix):
            return "postgresql+asyncpg://" + given.removeprefix(prefix)
    if given.startswith("sqlite:///"):
        given = given.removeprefix("sqlite:///")
    if "://" in given and not given.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        raise ValueError(
            f"expected the path of a SQLite file or postgresql://…, got {given.split('://')[0]}://…"
        )
    return given if "://" in given else f"sqlite+aiosqlite:///{Path(given).absolute()}"

"""Everything that can be set about a server; the command line and the environment fill it in."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

RECORDS: Final = "/api/records"  # a whole game is sent there
TABLES: Final = "/api/tables"  # a whole pack may be sent there
PACKS: Final = ("/pack", "/measure")  # and to paths that end so
VARIABLE: Final = "EMPIRES_SERVER"  # carries the settings to worker processes


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one address, one socket or the whole server may ask for."""

    body: int = 16_384
    """Bytes in the body of a request."""
    record: int = 400_000
    """Bytes in the body of a request that brings a record along."""
    pack: int = 160_000
    """Bytes in the body of a request that brings a content pack along."""
    frame: int = 8_192
    """Bytes in a message of a socket."""
    requests: int = 20
    """Requests each second from one address; three seconds' worth may come at once."""
    messages: int = 20
    """Messages each second on one socket; three seconds' worth may come at once."""
    sockets: int = 50
    """Sockets open from one address."""
    tables: int = 60
    """Tables created from one address in an hour, rematches included."""
    mails: int = 10
    """Addresses that mail shall go to, given from one address in an hour."""
    codes: int = 10
    """Codes for another device, made or tried from one address in an hour."""
    invitations: int = 30
    """New invitations from one address in an hour, those of new tables not counted."""
    undos: int = 60
    """How often a seat may take back in ten minutes, where others play too."""
    hints: int = 60
    """Hints for a seat in ten minutes."""
    waiting: int = 200
    """Hints and films that may wait to be made."""
    reviews: int = 20
    """Reviews that may wait to be made."""
    connections: int = 100
    """Connections open from one address, sockets not counted."""
    all_tables: int = 100_000
    """Tables that are not over, on the whole server."""

    def most(self, path: str) -> int:
        """Bytes in the body of a request to that path."""
        if path == RECORDS:
            return self.record
        return self.pack if path == TABLES or path.endswith(PACKS) else self.body


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
    bots: dict[str, str] = msgspec.field(default_factory=dict)
    """Files of policies that may play, by the names that players see."""
    solo: str | None = None
    """The folder of the page that needs no server, served beside the app."""
    keep_days: int = 90
    """Tables nobody has touched for so long are removed; 0 keeps them for ever."""
    bot_processes: int = 1
    log_level: str = "info"
    mail: str | None = None
    """smtp://… of the server that takes mail; none: no mail is sent."""
    notice_after: float = 30.0
    """Seconds after which somebody who is not there is told that it is their turn."""
    local_notices: bool = False
    """Whether pushes and webhooks may go to this machine and its network."""
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

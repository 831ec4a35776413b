"""The tables of the database. ``migrations`` makes them; ``VERSION`` names its latest."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

VERSION: Final = "0001"

metadata = MetaData()

# A table as it was set up, and the few facts about its state that queries look for.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("setup", JSON, nullable=False),
    Column("seed", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False, server_default=text("0")),
    Column("updated", Double, nullable=False),
    Column("deadline", Double),
    Column("bot_due", Boolean, nullable=False),
    Column("claimed_by", String(40)),
    Column("claimed_until", Double),
    Index("tables_listed", "listed", "status", "created"),
    Index("tables_updated", "updated"),
    Index("tables_deadline", "deadline"),
    Index("tables_bot_due", "bot_due", "updated"),
)

# Everything that ever happened at a table, in order: its state is these entries, played again.
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # two racing entries cannot both have it
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("ply", Integer),
    Column("code", Integer),
    Column("data", JSON(none_as_null=True)),
    Column("at", Double, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

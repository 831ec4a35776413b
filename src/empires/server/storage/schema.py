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

VERSION: Final = "0004"

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
    Column("bot_at", Double),
    Column("remind_at", Double),
    Column("claimed_by", String(40)),
    Column("claimed_until", Double),
    Index("tables_listed", "listed", "status", "created"),
    Index("tables_updated", "updated"),
    Index("tables_deadline", "deadline"),
    Index("tables_bot_due", "bot_due", "updated"),
    Index("tables_remind_at", "remind_at"),
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

# Signs of life: in row 1 of whoever serves, in row 2 of whoever asks whether it can be written.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)

# When nobody served, counted from 0: that time is on no clock.
outages = Table(
    "outages",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("began", Double, nullable=False),
    Column("ended", Double, nullable=False),
)

# Codes that let another device have a seat, as hashes.
codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("keep", Boolean, nullable=False),
    Column("until", Double, nullable=False),
)

# How players want to hear that it is their turn. The hash is of the secret that ends it.
notices = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("way", String(8), primary_key=True),
    Column("target", Text, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("told", Double),  # since when the turn had lasted that was told of last
    Column("reminded", Double),  # the deadline that was reminded of last
    Column("asked", Double),  # when the request was made that was told of last
    Column("course", Double),  # what was told of the game: 0 waiting, 1 running, 2 over
    Column("heard", Double),  # the number of the last remark that was told of
    Column("heard_at", Double),  # when that was
    Column("held", Double),  # something waits to be told: not before then
    Column("mailed", Double),  # when the last letter about all tables was sent there
    Column("address_hash", String(64)),  # of the secret that ends all mail to the address
    Index("notices_hash", "hash"),
    Index("notices_address", "address_hash"),
    Index("notices_held", "held"),
)

# What a player wants to hear of, and when not: as JSON, since nobody looks for a part of it.
wishes = Table(
    "wishes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("wish", Text, nullable=False),
)

# Secrets of the server itself.
keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)

# Finished games looked at again, part by part; the review's key names what it was judged by.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("review", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("part", Text, nullable=False),
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

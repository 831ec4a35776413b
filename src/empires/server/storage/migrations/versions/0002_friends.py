"""Outages, stand-ins at a human pace, seats on other devices, and notices that it is one's turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_at", sa.Double))
    op.add_column("tables", sa.Column("remind_at", sa.Double))
    op.create_index("tables_remind_at", "tables", ["remind_at"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        of_a_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("keep", sa.Boolean, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "notices",
        of_a_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("way", sa.String(8), primary_key=True),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("told", sa.Double),
        sa.Column("reminded", sa.Double),
    )
    op.create_index("notices_hash", "notices", ["hash"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def of_a_table(*, primary_key: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), key, primary_key=primary_key, nullable=False)


def downgrade() -> None:
    for name in ("keys", "notices", "codes", "outages", "pulse"):
        op.drop_table(name)
    op.drop_index("tables_remind_at", "tables")
    op.drop_column("tables", "remind_at")
    op.drop_column("tables", "bot_at")

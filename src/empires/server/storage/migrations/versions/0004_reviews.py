"""Finished games looked at again, part by part."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), key, primary_key=True),
        sa.Column("review", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("part", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")

"""What players want to hear of, when it is quiet, and what waits to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MARKS = ("asked", "course", "heard", "heard_at", "held", "mailed")


def upgrade() -> None:
    for name in MARKS:
        op.add_column("notices", sa.Column(name, sa.Double))
    op.add_column("notices", sa.Column("address_hash", sa.String(64)))
    op.create_index("notices_address", "notices", ["address_hash"])
    op.create_index("notices_held", "notices", ["held"])
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.String(16), key, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("wish", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("wishes")
    op.drop_index("notices_held", "notices")
    op.drop_index("notices_address", "notices")
    for name in (*MARKS, "address_hash"):
        op.drop_column("notices", name)

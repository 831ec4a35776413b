"""How the schema came to be, step by step, in Alembic's form."""

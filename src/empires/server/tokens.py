"""Secrets of seats, and names of tables: how they are made, kept and compared."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

TOKEN_BYTES: Final = 32
TABLE_BYTES: Final = 9  # 72 bits: nobody finds a table that is not listed by trying


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It has 256 random bits, so no salt or slowness is needed."""
    return sha256(token.encode()).hexdigest()


def seat_of(token: str, hashes: Iterable[str | None]) -> int | None:
    """The seat whose token this is. Every hash is compared, in constant time."""
    given = hashed(token)
    found = None
    for seat, kept in enumerate(hashes):
        if kept is not None and hmac.compare_digest(given, kept):
            found = seat
    return found

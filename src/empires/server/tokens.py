"""Secrets of seats, and names of tables: how they are made, kept and compared."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

TOKEN_BYTES: Final = 32
CODE_LETTERS: Final = 8
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no two that look alike
ALIKE: Final = str.maketrans("OIL", "011")
TABLE_BYTES: Final = 9  # 72 bits: nobody finds a table that is not listed by trying


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_BYTES)


def new_code() -> str:
    """A code that a person can type: 40 bits, for some minutes, and few tries."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))


def read_code(typed: str) -> str:
    """A code however it was typed."""
    return typed.upper().replace("-", "").replace(" ", "").translate(ALIKE)


def hashed(token: str) -> str:
    """What is kept of a token. It has 256 random bits, so no salt or slowness is needed."""
    return sha256(token.encode()).hexdigest()


def seat_of(token: str, hashes: Iterable[tuple[str, ...]]) -> int | None:
    """The seat one of whose tokens this is. Every hash is compared, in constant time."""
    given = hashed(token)
    found = None
    for seat, kept in enumerate(hashes):
        for each in kept:
            if hmac.compare_digest(given, each):
                found = seat
    return found

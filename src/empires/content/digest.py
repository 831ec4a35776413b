"""The fingerprint of a pack: the same for the same values, whatever the file looks like."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

NOT_PLAYED: Final[Mapping[str, bool]] = {"played": False}
"""Metadata of a field that tells people about the values; no game is played differently for it."""


def digest(pack: Any) -> str:
    """SHA-256 over the values as JSON, as 64 hexadecimal digits."""
    text = json.dumps(_plain(pack), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(value: Any) -> Any:
    """Dataclasses as tables without what rests at its default: a field added later with a default
    leaves the digests of older packs, and so the games recorded with them, alone."""
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if is_dataclass(value):
        return {
            f.name: _plain(getattr(value, f.name))
            for f in fields(value)
            if f.metadata.get("played", True) and getattr(value, f.name) != f.default
        }
    return value

"""A move in words of the rules. Each game declares its own kinds, told apart by ``do``."""

from __future__ import annotations

from msgspec import Struct


class Move(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a seat does: ``{"do": "bid", "disaster": 0, "resource": "wheat"}``."""

    @property
    def do(self) -> str:
        """The name of its kind."""
        return str(self.__struct_config__.tag)

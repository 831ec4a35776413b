"""Something that happened. Each game declares its own kinds, told apart by ``event``."""

from __future__ import annotations

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="event"):
    """What happened, with the rule that made it happen."""

    rule: str

    @property
    def event(self) -> str:
        """The name of its kind."""
        return str(self.__struct_config__.tag)


class SeatEvent(Event, frozen=True):
    """What happened to one seat."""

    seat: int


class CardEvent(SeatEvent, frozen=True):
    """What happened with one card; None where only its owner may know which it was."""

    card: str | None

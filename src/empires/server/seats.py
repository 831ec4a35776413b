"""A seat at a table: who has it, and whether a person plays there or a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from empires.server.entries import SeatSetup
from empires.shapes.tables import SeatKind

STAND_IN: Final = "governor"  # plays for those who are away or have conceded


@dataclass(slots=True)
class Seat:
    """Who sits there, and whether they play."""

    kind: SeatKind
    level: str | None
    name: str | None
    token: str | None
    joined: bool
    away: bool = False
    conceded: bool = False
    owes_since: float | None = None
    nonce: str | None = None
    muted: bool = False
    copies: tuple[str, ...] = ()  # more secrets of the same seat, for other devices
    acted_at: float | None = None
    turn_since: float | None = None

    @classmethod
    def of(cls, setup: SeatSetup) -> Seat:
        joined = setup.kind == "bot" or (setup.kind == "human" and setup.name is not None)
        seat = cls(setup.kind, setup.level, setup.name, setup.token, joined)
        seat.copies = setup.copies
        return seat

    @property
    def tokens(self) -> tuple[str, ...]:
        """The hashes of all secrets that open it."""
        return (self.token, *self.copies) if self.token else ()

    @property
    def is_human(self) -> bool:
        return self.kind != "bot"

    @property
    def is_playing(self) -> bool:
        """Whether a person does."""
        return self.is_human and self.joined and not self.away and not self.conceded

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now, if one does."""
        if self.kind == "bot":
            return self.level
        return STAND_IN if self.away or self.conceded else None


def free_name(number: int, taken: list[str | None]) -> str:
    """A name for a seat whose player has not said one."""
    name = f"Player {number + 1}"
    while name in taken:
        name += "'"
    return name

"""What one seat, or a spectator, may see of a position. Each game declares its own view."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from empires.shapes.prompts import Prompt


class SeatView(Struct, kw_only=True):
    """What every game shows of a seat."""

    seat: int
    deciding: bool


class View(Struct, tag_field="game", kw_only=True):
    """What every game shows of a table."""

    seat: int | None
    """Whose view it is; None: a spectator's."""
    players: int
    over: bool
    phase: str
    to_move: list[int]
    seats: Sequence[SeatView]
    scores: list[int] | None
    """Only at the end, as is the ranking."""
    ranking: list[int] | None
    prompt: Prompt | None
    ply: int = 0
    names: list[str] = field(default_factory=list)
    """Who sits there; empty where a position has no table."""

    @property
    def game(self) -> str:
        return str(self.__struct_config__.tag)

"""Words for tests of the industry phase: me in the second seat, and how I build."""

from __future__ import annotations

from typing import Any, Final

from empires.rules.empires_end.game import EmpiresEnd
from tests.empires_end.kit import ROW, asks, held, holding, play, position

RIVAL: Final = 0
ME: Final = 1
OTHER: Final[dict[str, Any]] = {"order": list(reversed(ROW)), "resources": holding()}
"""The rival's empire lies the other way round, so that nobody mistakes it for one's own."""

ALL: Final = list(range(1, 12))
TOWNS: Final = [2, 3]
HAND: Final = ["riot-1", "riot-3", "riot-6", "riot-11"]
"""Cards without an ability of this phase: two that cost 1, then two that cost 2."""
HAMMERS: Final = holding(hammer=12)


def industry(*, ruleset: str = "rulebook", **seat: Any) -> EmpiresEnd:
    """My industry phase begins."""
    return position(phase="industry", ruleset=ruleset, seats=[OTHER, seat])


def build(p: EmpiresEnd, card: str, at: int = 1) -> None:
    """Build a card, at this position if there is a choice."""
    play(p, ME, "build", card=card)
    if asks(p, ME) == "place_innovation":
        play(p, ME, "place", position=at)


def hammers(p: EmpiresEnd) -> int:
    return held(p, ME)["hammer"]

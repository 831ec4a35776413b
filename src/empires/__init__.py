"""Play, simulate and study Empire's End, First Empires, and games that other packages bring.

>>> import empires
>>> game = empires.game("empires-end")
>>> p = game.new(players=3, seed=7)
>>> len(p.to_move), p.over
(1, False)
"""

from __future__ import annotations

from empires.registry import declarations as _declarations
from empires.rules.position import IllegalMove
from empires.table.game import open_game as game

__all__ = ["IllegalMove", "game", "games"]


def games() -> tuple[str, ...]:
    """The names that ``game`` knows."""
    return tuple(_declarations())

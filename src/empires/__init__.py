"""Play, simulate and study Empire's End.

>>> import empires
>>> game = empires.game("empires-end")
>>> p = game.new(players=3, seed=7)
>>> len(p.to_move), p.over
(1, False)
"""

from __future__ import annotations

from empires.rules.position import IllegalMove
from empires.table.game import open_game as game

__all__ = ["IllegalMove", "game", "games"]


def games() -> tuple[str, ...]:
    """The names that ``game`` knows."""
    from empires.table.game import GAMES  # noqa: PLC0415 - keeps the names at the top few

    return tuple(GAMES)

"""No dead end: what must hold of the decisions open in any position of any game."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.position import Position


def check_decisions(p: Position, codes: i64) -> str:
    """Whoever decides has a move, and somebody decides until the game is over."""
    if p.over:
        return "" if p.next_seat() < 0 else "the game is over, but somebody still decides"
    if p.next_seat() < 0:
        return "the game is not over, but nobody decides"
    for seat in range(p.players):
        if not p.decides(seat):
            continue
        p.fill(seat)
        if p.moves.count == 0:
            return f"seat {seat} decides, but has no legal move"
        for i in range(p.moves.count):
            code = p.moves.codes[i]
            if not 0 <= code < codes or (i > 0 and p.moves.codes[i - 1] >= code):
                return f"the legal moves of seat {seat} are not sorted codes"
    return ""

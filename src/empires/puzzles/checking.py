"""Whether a puzzle is one: its position holds, its choices are legal, and some are wrong."""

from __future__ import annotations

from functools import cache
from typing import Final

from empires.puzzles.puzzle import Puzzle
from empires.puzzles.shipped import fits, set_up
from empires.rules.position import IllegalMove
from empires.table import GameError
from empires.table.game import open_game

LEAST_GAP: Final = 8.0  # per cent; rounded values may say a little less

opened = cache(open_game)


def faults(puzzle: Puzzle) -> list[str]:
    """Everything that is wrong with it; none: it can be solved."""
    found = []
    try:
        game = opened(puzzle.game)
        if not fits(puzzle, game):
            return ["made with other rules or cards"]
        table = set_up(puzzle, game)
        legal = table.legal(puzzle.seat)
        if fault := game.check(table.position):
            found.append(f"position: {fault}")
        for code in legal:
            table.position.copy().play(puzzle.seat, code)
    except (GameError, IllegalMove) as error:
        return [str(error)]
    codes = [each.code for each in puzzle.choices]
    if sorted(codes) != sorted(legal):
        found.append(f"choices: expected {sorted(legal)}, got {sorted(codes)}")
    if not puzzle.accepted or not set(puzzle.accepted) < set(codes):
        found.append("accepted: expected some of the choices, but not all")
    elif puzzle.accepted[0] != codes[0]:
        found.append("choices: expected the best first")
    elif puzzle.gap < LEAST_GAP - 0.1:
        found.append(f"gap: expected {LEAST_GAP} % or more, got {puzzle.gap:.1f}")
    if any(look.best not in puzzle.accepted for look in puzzle.looks) or len(puzzle.looks) < 2:
        found.append("looks: expected two searches or more that agree")
    return found

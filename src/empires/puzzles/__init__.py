"""Puzzles: positions out of bots' games in which one choice is clearly better. No front here.

They are mined once, by search at several budgets, and shipped as data with what the searches found.
"""

from empires.puzzles.puzzle import LEVELS, Look, Puzzle, Weighed
from empires.puzzles.shipped import fits, puzzle_of, set_up, shipped

__all__ = [
    "LEVELS",
    "Look",
    "Puzzle",
    "Weighed",
    "fits",
    "puzzle_of",
    "set_up",
    "shipped",
]

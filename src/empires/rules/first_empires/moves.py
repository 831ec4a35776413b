"""Every move as one number: the families of codes, and how each is made from its parts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.first_empires.terms import FACES, SPACES, Face, Space

# One fixed space. A family starts at its base; the order is the order in which stages offer.
DONE: Final[i64] = 0
SCORE: Final[i64] = 1  # card
DISCARD: Final[i64] = 10  # card
TURN: Final[i64] = 19  # die * 6 + face
REROLL_DICE: Final[i64] = 49  # the dice as a set, 1 to 31
STEP: Final[i64] = 81  # track
ASSAULT: Final[i64] = 86  # region
GATHER_FROM: Final[i64] = 106  # space
STRIKE: Final[i64] = 130
RETREAT_TO: Final[i64] = 131  # region
EXPLORER_TO: Final[i64] = 151  # region
TILE: Final[i64] = 171  # track
CITY_TO: Final[i64] = 176  # region
CIVILIZATION: Final[i64] = 196  # civilization
MOVE_EXPLORER: Final[i64] = 204  # from * 24 + to
MOVES: Final[i64] = 780


def turn(die: i64, face: Face) -> i64:
    return TURN + die * FACES + face


def move_explorer(start: Space, goal: Space) -> i64:
    return MOVE_EXPLORER + start * SPACES + goal

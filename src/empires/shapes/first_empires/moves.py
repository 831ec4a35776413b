"""The moves of First Empires. Dice are counted from 1."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field

from empires.shapes.first_empires.words import Face, Track
from empires.shapes.moves import Move


class Done(Move, frozen=True, tag="done"):
    """Nothing more of what the question asks."""


class Strike(Move, frozen=True, tag="strike"):
    """The conquest, with those who have gathered."""


class Assault(Move, frozen=True, tag="assault"):
    region: str


class Retreat(Move, frozen=True, tag="retreat"):
    region: str


class PlaceExplorer(Move, frozen=True, tag="place_explorer"):
    region: str


class PlaceCity(Move, frozen=True, tag="place_city"):
    region: str


class Score(Move, frozen=True, tag="score"):
    card: str


class Discard(Move, frozen=True, tag="discard"):
    card: str


class Step(Move, frozen=True, tag="step"):
    track: Track


class Tile(Move, frozen=True, tag="tile"):
    """Whose city tile comes first, where several are due."""

    track: Track


class Turn(Move, frozen=True, tag="turn"):
    die: int
    face: Face


class Reroll(Move, frozen=True, tag="reroll"):
    dice: list[int]


class Gather(Move, frozen=True, tag="gather"):
    from_: str = field(name="from")


class Choose(Move, frozen=True, tag="choose"):
    civilization: str


class MoveExplorer(Move, frozen=True, tag="move"):
    from_: str = field(name="from")
    to: str


AnyMove: TypeAlias = (
    Done
    | Strike
    | Assault
    | Retreat
    | PlaceExplorer
    | PlaceCity
    | Score
    | Discard
    | Step
    | Tile
    | Turn
    | Reroll
    | Gather
    | Choose
    | MoveExplorer
)

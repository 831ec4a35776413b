"""The decisions of First Empires: what can be pointed at, and what each question is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct, field

from empires.shapes import prompts
from empires.shapes.first_empires.events import AnyEvent
from empires.shapes.first_empires.moves import AnyMove
from empires.shapes.first_empires.words import Track
from empires.shapes.prompts import Target


class SpaceTarget(Target, frozen=True, tag="space"):
    space: str


class HandTarget(Target, frozen=True, tag="hand"):
    card: str


class TrackTarget(Target, frozen=True, tag="track"):
    track: Track


class DieTarget(Target, frozen=True, tag="die"):
    die: int


AnyTarget: TypeAlias = SpaceTarget | HandTarget | TrackTarget | DieTarget


class Choice(prompts.Choice, kw_only=True):
    move: AnyMove
    effects: Sequence[AnyEvent]
    targets: Sequence[AnyTarget]


class Prompt(prompts.Prompt, kw_only=True):
    choices: Sequence[Choice]


class Journey(Struct):
    """A way of several steps to a free region."""

    from_: str = field(name="from")
    path: list[str]


class Conquest(Struct):
    """A region that explorers and points suffice for."""

    region: str
    needed: int
    points: int
    from_: dict[str, int] = field(name="from")
    """Who stands beside the region and suffices; nobody, if they still have to come nearer."""


class ChooseCivilization(Prompt, tag="choose_civilization"):
    pass


class RerollPrompt(Prompt, tag="reroll", kw_only=True):
    rerolls: int


class Swords(Prompt, tag="swords"):
    pass


class ConvertDie(Prompt, tag="convert_die", kw_only=True):
    card: str
    """The card that is given away for it."""


class MoveExplorers(Prompt, tag="move_explorers", kw_only=True):
    movement: int
    swords: int
    journeys: list[Journey]
    conquests: list[Conquest]


class GatherPrompt(Prompt, tag="gather", kw_only=True):
    region: str
    gathered: dict[str, int]
    arrivals: int
    swords: int
    needed: int


class RetreatPrompt(Prompt, tag="retreat", kw_only=True):
    region: str
    explorers: int


class Progress(Prompt, tag="progress"):
    pass


class PlaceExplorers(Prompt, tag="place_explorers", kw_only=True):
    left: int


class ChooseTile(Prompt, tag="choose_tile"):
    pass


class PlaceCityPrompt(Prompt, tag="place_city", kw_only=True):
    track: Track


class ScoreCard(Prompt, tag="score_card"):
    pass


AnyPrompt: TypeAlias = (
    ChooseCivilization
    | RerollPrompt
    | Swords
    | ConvertDie
    | MoveExplorers
    | GatherPrompt
    | RetreatPrompt
    | Progress
    | PlaceExplorers
    | ChooseTile
    | PlaceCityPrompt
    | ScoreCard
)

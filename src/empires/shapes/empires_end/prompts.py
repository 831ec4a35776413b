"""The decisions of Empire's End: what can be pointed at, and what each question is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from empires.shapes import prompts
from empires.shapes.empires_end.events import AnyEvent
from empires.shapes.empires_end.moves import AnyMove
from empires.shapes.prompts import Target


class DisasterTarget(Target, frozen=True, tag="disaster"):
    disaster: int


class LocationTarget(Target, frozen=True, tag="location"):
    seat: int
    position: int


class HandTarget(Target, frozen=True, tag="hand"):
    card: str


class CardTarget(Target, frozen=True, tag="card"):
    """A card that lies in an empire."""

    card: str


AnyTarget: TypeAlias = DisasterTarget | LocationTarget | HandTarget | CardTarget


class Choice(prompts.Choice, kw_only=True):
    move: AnyMove
    effects: Sequence[AnyEvent]
    targets: Sequence[AnyTarget]


class Prompt(prompts.Prompt, kw_only=True):
    choices: Sequence[Choice]


class AvertOrTake(Prompt, tag="avert_or_take"):
    pass


class AimPrompt(Prompt, tag="aim", kw_only=True):
    card: str
    """The card whose ability is aimed."""


class PickLocation(Prompt, tag="pick_location", kw_only=True):
    card: str


class PlaceInnovation(Prompt, tag="place_innovation", kw_only=True):
    card: str


class LowResources(Prompt, tag="low_resources", kw_only=True):
    held: int


class Economy(Prompt, tag="economy"):
    pass


class ExchangePrompt(Prompt, tag="exchange", kw_only=True):
    by: str


class RepeatPrompt(Prompt, tag="repeat", kw_only=True):
    by: str


class Industry(Prompt, tag="industry", kw_only=True):
    cards_used: int
    rebuilt: bool


class PayPrompt(Prompt, tag="pay", kw_only=True):
    cost: int
    card: str | None
    """What is built, or else what is rebuilt."""
    location: str | None


class RestOfHand(Prompt, tag="rest_of_hand"):
    pass


class SwapLocations(Prompt, tag="swap_locations", kw_only=True):
    by: str


class LiftInnovation(Prompt, tag="lift_innovation", kw_only=True):
    by: str


class Order(Prompt, tag="order"):
    pass


class BidAxesPrompt(Prompt, tag="bid_axes", kw_only=True):
    strength: int
    """At home, without the bid."""
    axes: int
    """Held."""
    coins: int


class BidCoinsPrompt(Prompt, tag="bid_coins", kw_only=True):
    strength: int
    axes: int
    """Bid already."""
    coins: int
    """Held."""


class RefreshPrompt(Prompt, tag="refresh", kw_only=True):
    left: int


class MulliganPrompt(Prompt, tag="mulligan"):
    pass


class TakeTwo(Prompt, tag="take_two", kw_only=True):
    taken: str | None
    """The first of the two, once it is chosen."""


AnyPrompt: TypeAlias = (
    AvertOrTake
    | AimPrompt
    | PickLocation
    | PlaceInnovation
    | LowResources
    | Economy
    | ExchangePrompt
    | RepeatPrompt
    | Industry
    | PayPrompt
    | RestOfHand
    | SwapLocations
    | LiftInnovation
    | Order
    | BidAxesPrompt
    | BidCoinsPrompt
    | RefreshPrompt
    | MulliganPrompt
    | TakeTwo
)

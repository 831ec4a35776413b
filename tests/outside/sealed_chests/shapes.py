"""Sealed Chests as it crosses borders: moves, events, prompts and views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from empires.shapes import prompts, views
from empires.shapes.events import CardEvent, Event, SeatEvent
from empires.shapes.lines import Line
from empires.shapes.moves import Move
from empires.shapes.prompts import Target

# --- moves ---------------------------------------------------------------------------------------


class Lay(Move, frozen=True, tag="lay"):
    """Lay a card face down, as a bid for the chest."""

    card: str


class Keep(Move, frozen=True, tag="keep"):
    """Take what the chest is worth."""


class Shake(Move, frozen=True, tag="shake"):
    """Try whether there is more in it."""


AnyMove: TypeAlias = Lay | Keep | Shake

# --- events --------------------------------------------------------------------------------------


class Dealt(CardEvent, frozen=True, tag="dealt"):
    pass


class Turned(Event, frozen=True, tag="turned"):
    """A round begins with its chest."""

    round: int
    chest: int


class Laid(CardEvent, frozen=True, tag="laid"):
    pass


class Shown(SeatEvent, frozen=True, tag="shown"):
    """What was laid; now it is nobody's secret any more."""

    shown: str


class Took(SeatEvent, frozen=True, tag="took"):
    chest: int


class Lost(Event, frozen=True, tag="lost"):
    chest: int


class Kept(SeatEvent, frozen=True, tag="kept"):
    points: int


class Rolled(SeatEvent, frozen=True, tag="rolled"):
    roll: int


class Doubled(SeatEvent, frozen=True, tag="doubled"):
    points: int


class Broke(SeatEvent, frozen=True, tag="broke"):
    chest: int


class Ranked(SeatEvent, frozen=True, tag="ranked"):
    rank: int


AnyEvent: TypeAlias = (
    Dealt | Turned | Laid | Shown | Took | Lost | Kept | Rolled | Doubled | Broke | Ranked
)

# --- prompts and views ---------------------------------------------------------------------------


class HandTarget(Target, frozen=True, tag="hand"):
    card: str


class Choice(prompts.Choice, kw_only=True):
    move: AnyMove
    effects: Sequence[AnyEvent]
    targets: Sequence[HandTarget]


class Bid(prompts.Prompt, tag="bid", kw_only=True):
    choices: Sequence[Choice]
    chest: int


class Open(prompts.Prompt, tag="open", kw_only=True):
    choices: Sequence[Choice]
    chest: int
    breaks: int


AnyPrompt: TypeAlias = Bid | Open


class Player(views.SeatView, kw_only=True):
    hand: list[str] | None
    """With the card that lies face down; None for whom it is hidden from."""
    hand_size: int
    has_laid: bool
    laid: str | None
    """Only for its owner."""
    shown: str | None
    points: int
    chests: int


class SealedChestsView(views.View, tag="sealed-chests", kw_only=True):
    phase: Literal["bidding", "opening", "end"]
    open_hands: bool
    round: int
    rounds: int
    chest: int | None
    chests_left: int
    out: list[str]
    """Cards that were shown."""
    taker: int | None
    seats: Sequence[Player]
    prompt: AnyPrompt | None


class SealedChestsLine(Line, kw_only=True):
    event: AnyEvent

"""What can happen in Empire's End. Positions are counted from 1."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field

from empires.shapes.empires_end.words import Band, Phase, Resource
from empires.shapes.events import CardEvent, Event, SeatEvent


class LaidOut(Event, frozen=True, tag="laid_out"):
    pass


class Dealt(CardEvent, frozen=True, tag="dealt"):
    pass


class FirstPlayer(SeatEvent, frozen=True, tag="first_player"):
    pass


class SpaceEntered(Event, frozen=True, tag="space"):
    space: int
    phase: Phase


class RevealedDisaster(Event, frozen=True, tag="revealed_disaster"):
    disaster: int
    card: str


class NoDisaster(Event, frozen=True, tag="no_disaster"):
    disaster: int


class Averted(SeatEvent, frozen=True, tag="averted"):
    disaster: int
    card: str
    resource: Resource


class AvertedFree(SeatEvent, frozen=True, tag="averted_free"):
    disaster: int
    card: str
    by: str


class Replaced(SeatEvent, frozen=True, tag="replaced"):
    disaster: int
    old: str
    new: str
    by: str


class Took(SeatEvent, frozen=True, tag="took"):
    disaster: int
    card: str


class Gained(SeatEvent, frozen=True, tag="gained"):
    gain: dict[Resource, int]


class Scored(SeatEvent, frozen=True, tag="scored"):
    points: int
    by: str | None


class Destroyed(SeatEvent, frozen=True, tag="destroyed"):
    position: int
    location: str


class NothingDestroyed(SeatEvent, frozen=True, tag="nothing_destroyed"):
    pass


class Triggered(SeatEvent, frozen=True, tag="triggered"):
    card: str


class Placed(SeatEvent, frozen=True, tag="placed"):
    card: str
    position: int
    location: str


class NotPlaced(SeatEvent, frozen=True, tag="not_placed"):
    card: str


class Declared(SeatEvent, frozen=True, tag="declared"):
    resources: dict[Resource, int]


class BoughtCoin(SeatEvent, frozen=True, tag="bought_coin"):
    pass


class Used(SeatEvent, frozen=True, tag="used"):
    by: str


class Exchanged(SeatEvent, frozen=True, tag="exchanged"):
    by: str
    pay: Resource
    gain: dict[Resource, int]


class Refreshed(SeatEvent, frozen=True, tag="refreshed"):
    card: str


class Repeated(SeatEvent, frozen=True, tag="repeated"):
    by: str
    ability: str


class Sold(SeatEvent, frozen=True, tag="sold"):
    card: str


class Built(SeatEvent, frozen=True, tag="built"):
    card: str
    position: int
    location: str
    hammers: int
    coins: int


class Rebuilt(SeatEvent, frozen=True, tag="rebuilt"):
    position: int
    location: str
    hammers: int
    coins: int


class Swapped(SeatEvent, frozen=True, tag="swapped"):
    positions: tuple[int, int]
    locations: tuple[str, str]
    """As they stood before."""


class Moved(SeatEvent, frozen=True, tag="moved"):
    card: str
    from_: int = field(name="from")
    to: int
    location: str


class Discarded(SeatEvent, frozen=True, tag="discarded"):
    card: str


class Drew(CardEvent, frozen=True, tag="drew"):
    pass


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    cards: int


class Finished(SeatEvent, frozen=True, tag="finished"):
    phase: Phase


class ChoseOrder(SeatEvent, frozen=True, tag="chose_order"):
    first: Phase


class RevealedConflict(Event, frozen=True, tag="revealed_conflict"):
    card: str


class Sealed(SeatEvent, frozen=True, tag="sealed"):
    pass


class OpenedBid(SeatEvent, frozen=True, tag="opened_bid"):
    axes: int
    coins: int
    strength: int


class Rewarded(SeatEvent, frozen=True, tag="rewarded"):
    band: Band
    points: int
    refresh: int


class Upheaval(SeatEvent, frozen=True, tag="upheaval"):
    positions: tuple[int, int]
    locations: tuple[str, str]
    """As they stood before."""


class NoUpheaval(SeatEvent, frozen=True, tag="no_upheaval"):
    pass


class KeptHand(SeatEvent, frozen=True, tag="kept_hand"):
    pass


class ChangedHand(SeatEvent, frozen=True, tag="changed_hand"):
    pass


class FinalPoints(SeatEvent, frozen=True, tag="final_points"):
    track: int
    locations: int
    abilities: int
    total: int


class Ranked(SeatEvent, frozen=True, tag="ranked"):
    rank: int


class FinalAbility(SeatEvent, frozen=True, tag="final_ability"):
    card: str
    points: int
    copied: str | None


AnyEvent: TypeAlias = (
    LaidOut
    | Dealt
    | FirstPlayer
    | SpaceEntered
    | RevealedDisaster
    | NoDisaster
    | Averted
    | AvertedFree
    | Replaced
    | Took
    | Gained
    | Scored
    | Destroyed
    | NothingDestroyed
    | Triggered
    | Placed
    | NotPlaced
    | Declared
    | BoughtCoin
    | Used
    | Exchanged
    | Refreshed
    | Repeated
    | Sold
    | Built
    | Rebuilt
    | Swapped
    | Moved
    | Discarded
    | Drew
    | Reshuffled
    | Finished
    | ChoseOrder
    | RevealedConflict
    | Sealed
    | OpenedBid
    | Rewarded
    | Upheaval
    | NoUpheaval
    | KeptHand
    | ChangedHand
    | FinalPoints
    | Ranked
    | FinalAbility
)

"""The moves of Empire's End."""

from __future__ import annotations

from typing import TypeAlias

from empires.shapes.empires_end.words import Resource
from empires.shapes.moves import Move


class Done(Move, frozen=True, tag="done"):
    """Nothing more in this phase, or no coin, or no replacement: the question says which."""


class BuyCoin(Move, frozen=True, tag="buy_coin"):
    pass


class KeepRest(Move, frozen=True, tag="keep_rest"):
    pass


class DiscardRest(Move, frozen=True, tag="discard_rest"):
    pass


class EconomyFirst(Move, frozen=True, tag="economy_first"):
    pass


class IndustryFirst(Move, frozen=True, tag="industry_first"):
    pass


class KeepHand(Move, frozen=True, tag="keep_hand"):
    pass


class Mulligan(Move, frozen=True, tag="mulligan"):
    pass


class Bid(Move, frozen=True, tag="bid"):
    disaster: int
    resource: Resource


class Take(Move, frozen=True, tag="take"):
    disaster: int


class Aim(Move, frozen=True, tag="aim"):
    disaster: int


class Burn(Move, frozen=True, tag="burn"):
    position: int


class Place(Move, frozen=True, tag="place"):
    position: int


class Rebuild(Move, frozen=True, tag="rebuild"):
    position: int


class Pay(Move, frozen=True, tag="pay"):
    coins: int


class BidAxes(Move, frozen=True, tag="bid_axes"):
    axes: int


class BidCoins(Move, frozen=True, tag="bid_coins"):
    coins: int


class Lift(Move, frozen=True, tag="lift"):
    card: str


class Refresh(Move, frozen=True, tag="refresh"):
    card: str


class Sell(Move, frozen=True, tag="sell"):
    card: str


class Build(Move, frozen=True, tag="build"):
    card: str


class TakeCard(Move, frozen=True, tag="take_card"):
    card: str


class Ability(Move, frozen=True, omit_defaults=True):
    """A move with an ability: of a location or of a card, one of the two."""

    location: str | None = None
    card: str | None = None

    @property
    def slug(self) -> str:
        """The location or card that has the ability."""
        return self.location or self.card or ""


class Use(Ability, frozen=True, tag="use"):
    pass


class Repeat(Ability, frozen=True, tag="repeat"):
    pass


class Exchange(Move, frozen=True, tag="exchange"):
    pay: Resource
    gain: dict[Resource, int]


class Swap(Move, frozen=True, tag="swap"):
    positions: tuple[int, int]


AnyMove: TypeAlias = (
    Done
    | BuyCoin
    | KeepRest
    | DiscardRest
    | EconomyFirst
    | IndustryFirst
    | KeepHand
    | Mulligan
    | Bid
    | Take
    | Aim
    | Burn
    | Place
    | Rebuild
    | Pay
    | BidAxes
    | BidCoins
    | Lift
    | Refresh
    | Sell
    | Build
    | TakeCard
    | Use
    | Repeat
    | Exchange
    | Swap
)

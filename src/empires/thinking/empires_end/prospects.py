"""What is still to come for a seat on the track, and the price of a resource because of it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.disaster import open_disasters
from empires.rules.empires_end.position import Board
from empires.rules.empires_end.terms import (
    AXE,
    BID_AXES,
    BID_COINS,
    CARDS_A_PHASE,
    CHOOSE_REPEAT,
    COIN,
    COMBINED,
    CONFLICT,
    DECIDE,
    DISASTER,
    DOUBLE_DISASTER,
    ECONOMIZE,
    ECONOMY,
    HAMMER,
    INDUSTRIALIZE,
    INDUSTRY,
    NOTHING,
    ORDER,
    PLACE_MOVED,
    RESOURCES,
    SLOTS,
    WHEAT,
    Resource,
)
from empires.rules.position import Seat
from empires.thinking.empires_end import weights as w


@final
class Prospects:
    """Phases ahead of one seat, those it is in the middle of apart, and prices of resources."""

    def __init__(self, p: Board, seat: Seat, weights: vec[i64]) -> None:
        stage = p.stage[seat]
        self.auction: bool = open_disasters(p) > 0 and not is_fresh_disaster(p)
        self.battle: bool = p.conflict != NOTHING and not p.bids_opened and not is_fresh_conflict(p)
        self.disasters: i64 = 0  # cards that nobody has decided about
        self.economies: i64 = i64(stage == ORDER or p.other_half[seat] == ECONOMY)
        self.industries: i64 = i64(stage == ORDER or p.other_half[seat] == INDUSTRY)
        self.conflicts: i64 = 0
        self.in_economy: i64 = i64(ECONOMIZE <= stage <= CHOOSE_REPEAT)
        self.in_industry: i64 = i64(INDUSTRIALIZE <= stage <= PLACE_MOVED)
        self.count_spaces(p)
        self.wheat: i64 = 0
        self.hammer: i64 = 0
        self.axe: i64 = 0
        self.coin: i64 = 0
        self.set_prices(p, stage == BID_AXES or stage == BID_COINS, weights)

    def count_spaces(self, p: Board) -> None:
        """EE-FLOW-1: everything ahead of the marker, and a card revealed this very moment.

        To whoever caused the reveal such a card is as good as any other, so it must not weigh
        more than one in the deck.
        """
        if not self.auction:
            self.disasters = open_disasters(p)
        if not self.battle and p.conflict != NOTHING and not p.bids_opened:
            self.conflicts = 1
        track = p.printed.track(p.players)
        for space in range(p.space + 1, len(track)):
            phase = track[space]
            if phase == DISASTER:
                self.disasters += 1
            elif phase == DOUBLE_DISASTER:
                self.disasters += 2
            elif phase == CONFLICT:
                self.conflicts += 1
            else:
                self.economies += i64(phase == ECONOMY or phase == COMBINED)
                self.industries += i64(phase == INDUSTRY or phase == COMBINED)

    def put_off_battle(self, p: Board, weights: vec[i64]) -> None:
        """Take an open conflict for one ahead: who has bid in it already is hidden from others."""
        if self.battle:
            self.battle = False
            self.conflicts += 1
            self.set_prices(p, False, weights)

    def set_prices(self, p: Board, bids_now: bool, weights: vec[i64]) -> None:
        """A resource is worth what its best use is, and nothing once there is no use for it."""
        enough = max(weights[w.ENOUGH], 1)
        chances = min(self.disasters + i64(self.auction), enough)
        bid = weights[w.BID] * chances // enough
        builds = self.industries + self.in_industry > 0
        fights = self.conflicts > 0 or bids_now
        self.wheat = bid
        self.hammer = max(bid, weights[w.HAMMER]) if builds else bid
        self.axe = max(bid, weights[w.AXE]) if fights else bid
        self.coin = max(self.hammer, self.axe)
        if self.coin > 0:
            self.coin += weights[w.ANY_KIND]

    def price(self, resource: Resource) -> i64:
        if resource == WHEAT:
            return self.wheat
        if resource == HAMMER:
            return self.hammer
        if resource == AXE:
            return self.axe
        return self.coin

    def priced(self, gains: vec[i64], base: i64) -> i64:
        """Four amounts in a column, one for each kind of resource, at their prices."""
        return (
            gains[base + WHEAT] * self.wheat
            + gains[base + HAMMER] * self.hammer
            + gains[base + AXE] * self.axe
            + gains[base + COIN] * self.coin
        )

    def acting_phases(self) -> i64:
        """Phases ahead in which innovations act."""
        return self.economies + self.industries + self.conflicts

    def slots(self, p: Board, seat: Seat) -> i64:
        """EE-IND-1: how many cards may still be built or sold."""
        now = self.in_industry * (CARDS_A_PHASE - p.cards_used[seat])
        return CARDS_A_PHASE * self.industries + now

    def rebuilds(self, p: Board, seat: Seat) -> i64:
        """EE-IND-6: how many locations may still be rebuilt."""
        return self.industries + self.in_industry * (1 - p.has_rebuilt[seat])


def is_fresh_disaster(p: Board) -> bool:
    """EE-DIS-3: nobody has decided yet, so it is the first player's turn and nothing is bid."""
    if p.stage[p.first_player] != DECIDE or p.decided[0] + p.decided[1] > 0:
        return False
    for i in range(SLOTS * RESOURCES):
        if p.pot[i] > 0:
            return False
    return True


def is_fresh_conflict(p: Board) -> bool:
    """EE-CON-3: nobody has bid yet."""
    for seat in range(p.players):
        if p.stage[seat] != BID_AXES or p.axes[seat] > 0:
            return False
    return True


def risk_of(p: Board, ahead: Prospects, beside_destroyed: i64, per_card: i64) -> i64:
    """How likely, in per cent, one location is lost to the disasters ahead.

    Everybody loses their share of the locations, and next to ruins it hits twice as often
    (EE-DIS-6).
    """
    risk = per_card * ahead.disasters * (2 + beside_destroyed) // (200 * p.players)
    return min(risk, 85)

"""The parts of an observation that stay as they are while others move, kept and copied.

Writing a whole observation costs several times what the rules do. Most of it is the same for all
who look, and a move changes a little of one seat's: ``Position.touched`` says whose.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from empires.rules.column import column
from empires.rules.columns import extend, vec
from empires.rules.empires_end.observation import (
    BID,
    CARD,
    CARDS_USED,
    CHOSEN,
    DECIDES,
    DECK,
    DISCARDED,
    EXHAUSTED,
    HAND,
    LOCATION,
    MOST_SEATS,
    OTHER_HALF,
    PLACE,
    SEAT_SIZE,
    SEATS,
    SECOND,
    STAGE,
    STRENGTH,
    USED,
    observe_disasters,
    observe_empire,
    observe_seat,
    observe_track,
)
from empires.rules.empires_end.position import DISCARDS, EMPIRE, ORDER, TRACK, Board
from empires.rules.empires_end.terms import (
    CARDS,
    IN_DISCARDS,
    MOST_HELD_CARDS,
    NOTHING,
    PLACES,
)
from empires.rules.position import Plates, Seat
from empires.rules.rows import blank, put

ORDER_SIZE: Final[i64] = HAND - LOCATION
TABLE_SIZE: Final[i64] = SEATS - PLACE


@final
class EmpiresEndPlates(Plates):
    """Blocks of an observation: the track, each order of locations, the cards, each seat."""

    def __init__(self, p: Board) -> None:
        self.p: Board = p
        self.track: vec[u8] = blank(STAGE)
        self.choices: vec[u8] = blank(LOCATION - STAGE)  # all zeros, as the next one
        self.hand: vec[u8] = blank(PLACE - HAND)
        self.table: vec[u8] = blank(TABLE_SIZE)
        self.missing: vec[u8] = blank((MOST_SEATS - p.players) * SEAT_SIZE)
        self.orders: list[vec[u8]] = [blank(ORDER_SIZE) for _ in range(p.players)]
        self.seats: list[vec[u8]] = [blank(SEAT_SIZE) for _ in range(p.players)]
        self.lying: vec[i64] = column(p.players * CARDS, 0)  # [seat * 88 + i] -> card on the table
        self.counts: vec[i64] = column(p.players, 0)  # [seat] -> how many those are

    def show(self, seat: Seat, out: vec[u8]) -> vec[u8]:
        p = self.p
        touched = p.touched
        if touched != 0:
            self.renew(touched)
            p.touched = 0
        at: i64 = len(out)
        out = extend(out, self.track)
        out = extend(out, self.choices)
        out = extend(out, self.orders[seat])
        out = extend(out, self.hand)
        out = extend(out, self.table)
        block: i64 = len(out)
        for other in range(seat, p.players):
            out = extend(out, self.seats[other])
        for other in range(seat):
            out = extend(out, self.seats[other])
        out = extend(out, self.missing)
        put(out, at + DECK, p.deck_count)
        observe_disasters(p, at, out)
        out[at + STAGE + p.stage[seat]] = 1
        if p.chosen[seat] != NOTHING:
            out[at + CHOSEN + p.chosen[seat]] = 1
        if p.second[seat] != NOTHING:
            out[at + SECOND + p.second[seat]] = 1
        for i in range(p.hand_count[seat]):
            out[at + HAND + i * CARDS + p.hand[seat * MOST_HELD_CARDS + i]] = 1
        # Others see of a choice and of a bid only that they are being made.
        out[block + DECIDES] = u8(p.stage[seat])
        if p.conflict != NOTHING:
            put(out, block + BID, p.axes[seat])
            put(out, block + BID + 1, p.coins[seat])
        return out

    def renew(self, touched: i64) -> None:
        p = self.p
        if touched & TRACK != 0:
            self.track = blank(STAGE)
            observe_track(p, 0, self.track)
        if touched & DISCARDS != 0:
            table = self.table
            here = DISCARDED - PLACE
            for lies in p.at:
                table[here] = u8(i64(lies == IN_DISCARDS))
                here += 1
        for seat in range(p.players):
            if touched & ORDER != 0:
                order = blank(ORDER_SIZE)
                locations = p.location
                for place in range(PLACES):
                    order[place * PLACES + locations[seat * PLACES + place]] = 1
                self.orders[seat] = order
            if touched & (EMPIRE << seat) != 0:
                self.clear(seat)
        for seat in range(p.players):
            if (touched >> seat) & 1 == 1:
                block = self.seats[seat]
                for i in range(STRENGTH, CARDS_USED):
                    block[i] = 0  # where they are not zero, they are written again
                block[OTHER_HALF] = 0
                block[OTHER_HALF + 1] = 0
                observe_seat(p, seat, False, 0, block)
            if touched & (EMPIRE << seat) != 0:
                observe_empire(p, seat, 0, self.seats[seat])
                self.lay_out(seat)

    def clear(self, seat: Seat) -> None:
        """Take the cards of an empire out of its block and off the table of all."""
        block = self.seats[seat]
        table = self.table
        lying = self.lying
        first = seat * CARDS
        for i in range(first, first + self.counts[seat]):
            card = lying[i]
            block[CARD + card] = 0
            table[card] = 0
            table[EXHAUSTED - PLACE + card] = 0
            table[USED - PLACE + card] = 0

    def lay_out(self, seat: Seat) -> None:
        """The cards of an empire, in its own block and on the table of all."""
        p = self.p
        block = self.seats[seat]
        table = self.table
        lying = self.lying
        first = seat * CARDS
        end = first
        newer = p.newer
        exhausted = p.exhausted
        uses = p.used
        oldest = p.oldest
        healthy = p.healthy
        at = seat * PLACES
        for place in range(PLACES):
            card = oldest[at]
            while card != NOTHING:
                block[CARD + card] = u8(1 + healthy[at])
                table[card] = u8(1 + place)
                table[EXHAUSTED - PLACE + card] = u8(exhausted[card])
                put(table, USED - PLACE + card, uses[card])
                lying[end] = card
                end += 1
                card = newer[card]
            at += 1
        self.counts[seat] = end - first

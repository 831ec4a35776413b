"""EE-VIS: the same as ``observation`` in a fifth of the bytes, for learners with embeddings.

One number stands where a row of bits says one of many, and what follows from the rest is left out.
What each field means stands in ``empires.table.empires_end.compact``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from empires.rules.columns import vec
from empires.rules.empires_end.observation import observe_seat
from empires.rules.empires_end.position import Board
from empires.rules.empires_end.terms import (
    CARDS,
    CONFLICTS,
    IN_DISCARDS,
    MANUAL,
    MOST_HELD_CARDS,
    NOTHING,
    PLACES,
    RESOURCES,
    SLOTS,
)
from empires.rules.position import Seat
from empires.rules.rows import put

# Where each field starts: where the one before ends.
PLAYERS: Final[i64] = 0
OPTIONS: Final[i64] = PLAYERS + 1
SPACE: Final[i64] = OPTIONS + 3
SPACES_LEFT: Final[i64] = SPACE + 1
PHASE: Final[i64] = SPACES_LEFT + 1
COMING: Final[i64] = PHASE + 1  # space ahead
DECK: Final[i64] = COMING + 6
CONFLICTS_LEFT: Final[i64] = DECK + 1
CONFLICT: Final[i64] = CONFLICTS_LEFT + 1
PLAYED: Final[i64] = CONFLICT + 1  # conflict card
BIDS_OPENED: Final[i64] = PLAYED + 11
STAGE: Final[i64] = BIDS_OPENED + 1
CHOSEN: Final[i64] = STAGE + 1
SECOND: Final[i64] = CHOSEN + 1
HAND: Final[i64] = SECOND + 1  # hand index
REVEALED: Final[i64] = HAND + 4  # slot
POT: Final[i64] = REVEALED + 2  # slot * 4 + resource
DECIDED: Final[i64] = POT + 8  # slot
LIES: Final[i64] = DECIDED + 2  # card
WORN: Final[i64] = LIES + 88  # card
SEATS: Final[i64] = WORN + 88

# Where each field of a seat starts: up to its locations as ``observation`` has them.
PRESENT: Final[i64] = 0
SCORE: Final[i64] = PRESENT + 1
LOCATION_POINTS: Final[i64] = SCORE + 1
HELD: Final[i64] = LOCATION_POINTS + 1  # resource
HAND_COUNT: Final[i64] = HELD + 4
FIRST: Final[i64] = HAND_COUNT + 1
DECIDES: Final[i64] = FIRST + 1
STRENGTH: Final[i64] = DECIDES + 1
BID: Final[i64] = STRENGTH + 1  # axes, coins
WON: Final[i64] = BID + 2
REFRESHES: Final[i64] = WON + 1
CARDS_USED: Final[i64] = REFRESHES + 1
HAS_REBUILT: Final[i64] = CARDS_USED + 1
OTHER_HALF: Final[i64] = HAS_REBUILT + 1  # economy, industry
DECLARED: Final[i64] = OTHER_HALF + 2
LOCATIONS: Final[i64] = DECLARED + 1  # place
USED_AT: Final[i64] = LOCATIONS + 11  # place
SEAT_SIZE: Final[i64] = USED_AT + 11

MOST_SEATS: Final[i64] = 4
SIZE: Final[i64] = SEATS + MOST_SEATS * SEAT_SIZE
AHEAD: Final[i64] = 6  # spaces of the track that are shown


def observe(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """Write what a seat knows into zeros that start at ``at``."""
    observe_track(p, at, out)
    observe_own(p, seat, at, out)
    for slot in range(SLOTS):
        if p.revealed[slot] != NOTHING:
            out[at + REVEALED + slot] = u8(p.revealed[slot] + 1)
            out[at + DECIDED + slot] = u8(p.decided[slot])
            for i in range(slot * RESOURCES, slot * RESOURCES + RESOURCES):
                put(out, at + POT + i, p.pot[i])
    block = at + SEATS
    other = seat
    for _ in range(p.players):
        observe_seat(p, other, other == seat, block, out)
        observe_empire(p, other, block, out)
        block += SEAT_SIZE
        other += 1
        if other == p.players:
            other = 0
    observe_cards(p, seat, at, out)


def observe_track(p: Board, at: i64, out: vec[u8]) -> None:
    out[at + PLAYERS] = u8(p.players)
    out[at + OPTIONS] = 1 if p.ruleset == MANUAL else 0
    out[at + OPTIONS + 1] = 1 if p.blitz else 0
    out[at + OPTIONS + 2] = 1 if p.open_resources else 0
    track = p.printed.track(p.players)
    spaces: i64 = len(track)
    put(out, at + SPACE, p.space + 1)
    put(out, at + SPACES_LEFT, spaces - 1 - p.space)
    if 0 <= p.space < spaces:
        out[at + PHASE] = u8(track[p.space] + 1)
    for ahead in range(AHEAD):
        space = p.space + 1 + ahead
        if space < spaces:
            out[at + COMING + ahead] = u8(track[space] + 1)
    put(out, at + DECK, p.deck_count)
    put(out, at + CONFLICTS_LEFT, p.conflict_count)
    for i in range(p.conflict_count, CONFLICTS):
        out[at + PLAYED + p.conflict_deck[i]] = 1
    if p.conflict != NOTHING:
        out[at + CONFLICT] = u8(p.conflict + 1)
        out[at + BIDS_OPENED] = 1 if p.bids_opened else 0


def observe_own(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """What only the seat itself knows."""
    out[at + STAGE] = u8(p.stage[seat])
    out[at + CHOSEN] = u8(p.chosen[seat] + 1)
    out[at + SECOND] = u8(p.second[seat] + 1)
    for i in range(p.hand_count[seat]):
        out[at + HAND + i] = u8(p.hand[seat * MOST_HELD_CARDS + i] + 1)


def observe_empire(p: Board, other: Seat, at: i64, out: vec[u8]) -> None:
    locations = p.location
    healthies = p.healthy
    uses = p.used_at
    values = p.printed.value
    i = other * PLACES
    points: i64 = 0
    for here in range(at, at + PLACES):
        location = locations[i]
        healthy = healthies[i]
        points += healthy * values[location]
        out[here + LOCATIONS] = u8(location + 1 + PLACES * (1 - healthy))
        put(out, here + USED_AT, uses[i])
        i += 1
    put(out, at + LOCATION_POINTS, points)


def observe_cards(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """Every card that lies open: where, and how worn it is."""
    where = p.at
    exhausted = p.exhausted
    uses = p.used
    own = seat * PLACES
    around = p.players * PLACES
    for card in range(CARDS):
        lies = where[card]
        placed = i64(lies >= 0)
        spot = lies - own
        spot += around * i64(spot < 0)
        use = uses[card]
        out[at + LIES + card] = u8(placed * (2 + spot) + i64(lies == IN_DISCARDS))
        out[at + WORN + card] = u8(placed * (exhausted[card] + 2 * use * i64(use > 0)))

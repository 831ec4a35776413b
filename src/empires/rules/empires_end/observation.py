"""EE-VIS: what a seat knows of a position, as bytes for learning: own seat first, others in turn.

Everything written here is in ``sight`` too, and nothing that ``hidden`` redraws is. What each
field means stands in ``empires.table.empires_end.layout``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from empires.rules.columns import vec
from empires.rules.empires_end.conflict import strength_at_home
from empires.rules.empires_end.hidden import beginning_of
from empires.rules.empires_end.position import Board
from empires.rules.empires_end.terms import (
    CARDS,
    CONFLICTS,
    ECONOMY,
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
PLAYERS: Final[i64] = 0  # players - 2
OPTIONS: Final[i64] = PLAYERS + 3
SPACE: Final[i64] = OPTIONS + 3
SPACES_LEFT: Final[i64] = SPACE + 1
PHASE: Final[i64] = SPACES_LEFT + 1  # phase
COMING: Final[i64] = PHASE + 6  # space ahead * 6 + phase
DECK: Final[i64] = COMING + 36
CONFLICTS_LEFT: Final[i64] = DECK + 1
CONFLICT: Final[i64] = CONFLICTS_LEFT + 1  # conflict card
PLAYED: Final[i64] = CONFLICT + 11  # conflict card
BANDS: Final[i64] = PLAYED + 11
BIDS_OPENED: Final[i64] = BANDS + 2
STAGE: Final[i64] = BIDS_OPENED + 1  # stage
CHOSEN: Final[i64] = STAGE + 27  # what the stage chooses among
SECOND: Final[i64] = CHOSEN + 99
LOCATION: Final[i64] = SECOND + 88  # place * 11 + location
HAND: Final[i64] = LOCATION + 121  # hand index * 88 + card
REVEALED: Final[i64] = HAND + 352  # slot * 88 + card
STRIKES: Final[i64] = REVEALED + 176  # slot * 11 + place
AVERTED_BY: Final[i64] = STRIKES + 22  # slot * 4 + resource
POT: Final[i64] = AVERTED_BY + 8  # slot * 4 + resource
DECIDED: Final[i64] = POT + 8  # slot
PLACE: Final[i64] = DECIDED + 2  # card
DISCARDED: Final[i64] = PLACE + 88  # card
EXHAUSTED: Final[i64] = DISCARDED + 88  # card
USED: Final[i64] = EXHAUSTED + 88  # card
SEATS: Final[i64] = USED + 88

# Where each field of a seat starts, within the seat's block.
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
HEALTHY: Final[i64] = LOCATIONS + 11  # place
USED_AT: Final[i64] = HEALTHY + 11  # place
INNOVATIONS: Final[i64] = USED_AT + 11  # place
CARD: Final[i64] = INNOVATIONS + 11  # card
SEAT_SIZE: Final[i64] = CARD + 88

MOST_SEATS: Final[i64] = 4
SIZE: Final[i64] = SEATS + MOST_SEATS * SEAT_SIZE
PHASES: Final[i64] = 6
AHEAD: Final[i64] = 6  # spaces of the track that are shown
NO_SCORE: Final[i64] = 50  # a score of 0; conflicts and coins can cost more than one has


def observe(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """Write what a seat knows into zeros that start at ``at``."""
    observe_track(p, at, out)
    observe_disasters(p, at, out)
    observe_own(p, seat, at, out)
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
    out[at + PLAYERS + p.players - 2] = 1
    out[at + OPTIONS] = 1 if p.ruleset == MANUAL else 0
    out[at + OPTIONS + 1] = 1 if p.blitz else 0
    out[at + OPTIONS + 2] = 1 if p.open_resources else 0
    track = p.printed.track(p.players)
    spaces: i64 = len(track)
    put(out, at + SPACE, p.space + 1)
    put(out, at + SPACES_LEFT, spaces - 1 - p.space)
    if 0 <= p.space < spaces:
        out[at + PHASE + track[p.space]] = 1
    for ahead in range(AHEAD):
        space = p.space + 1 + ahead
        if space < spaces:
            out[at + COMING + ahead * PHASES + track[space]] = 1
    put(out, at + DECK, p.deck_count)
    put(out, at + CONFLICTS_LEFT, p.conflict_count)
    for i in range(p.conflict_count, CONFLICTS):
        out[at + PLAYED + p.conflict_deck[i]] = 1
    if p.conflict != NOTHING:
        out[at + CONFLICT + p.conflict] = 1
        put(out, at + BANDS, p.printed.low_to[p.conflict])
        put(out, at + BANDS + 1, p.printed.high_from[p.conflict])
        out[at + BIDS_OPENED] = 1 if p.bids_opened else 0


def observe_disasters(p: Board, at: i64, out: vec[u8]) -> None:
    for slot in range(SLOTS):
        card = p.revealed[slot]
        if card == NOTHING:
            continue
        out[at + REVEALED + slot * CARDS + card] = 1
        out[at + STRIKES + slot * PLACES + p.printed.number[card] - 1] = 1
        out[at + DECIDED + slot] = u8(p.decided[slot])
        for resource in range(RESOURCES):
            out[at + AVERTED_BY + slot * RESOURCES + resource] = u8(
                (p.printed.bids[card] >> resource) & 1
            )
            put(
                out,
                at + POT + slot * RESOURCES + resource,
                p.pot[slot * RESOURCES + resource],
            )


def observe_own(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """What only the seat itself knows, and its own empire once more, place by place."""
    out[at + STAGE + p.stage[seat]] = 1
    if p.chosen[seat] != NOTHING:
        out[at + CHOSEN + p.chosen[seat]] = 1
    if p.second[seat] != NOTHING:
        out[at + SECOND + p.second[seat]] = 1
    locations = p.location
    for place in range(PLACES):
        out[at + LOCATION + place * PLACES + locations[seat * PLACES + place]] = 1
    for i in range(p.hand_count[seat]):
        out[at + HAND + i * CARDS + p.hand[seat * MOST_HELD_CARDS + i]] = 1


def observe_seat(p: Board, other: Seat, own: bool, at: i64, out: vec[u8]) -> None:
    """What ``compact`` writes as well: a seat's block up to its locations."""
    out[at + PRESENT] = 1
    put(out, at + SCORE, p.score[other] + NO_SCORE)
    for resource in range(RESOURCES):
        put(out, at + HELD + resource, p.held[other * RESOURCES + resource])
    out[at + HAND_COUNT] = u8(p.hand_count[other])
    out[at + FIRST] = 1 if p.first_player == other else 0
    out[at + DECIDES] = u8(stage_shown(p, other, own))
    if p.conflict != NOTHING:
        put(out, at + STRENGTH, strength_at_home(p, other))
        if own or p.bids_opened:
            put(out, at + BID, p.axes[other])
            put(out, at + BID + 1, p.coins[other])
        out[at + WON] = u8(p.won[other])
        put(out, at + REFRESHES, p.refreshes[other])
    out[at + CARDS_USED] = u8(p.cards_used[other])
    out[at + HAS_REBUILT] = u8(p.has_rebuilt[other])
    if p.other_half[other] != NOTHING:
        out[at + OTHER_HALF + p.other_half[other] - ECONOMY] = 1
    out[at + DECLARED] = u8(p.declared[other])


def observe_empire(p: Board, other: Seat, at: i64, out: vec[u8]) -> None:
    # Columns are taken out of the position once: the loops are the dearest part of a batch.
    locations = p.location
    healthies = p.healthy
    uses = p.used_at
    lying = p.innovations
    values = p.printed.value
    i = other * PLACES
    points: i64 = 0
    for here in range(at, at + PLACES):
        location = locations[i]
        healthy = healthies[i]
        points += healthy * values[location]
        out[here + LOCATIONS] = u8(location + 1)
        out[here + HEALTHY] = u8(healthy)
        put(out, here + USED_AT, uses[i])  # below 0 after a repeat: one more use is open
        out[here + INNOVATIONS] = u8(lying[i])
        i += 1
    put(out, at + LOCATION_POINTS, points)


def observe_cards(p: Board, seat: Seat, at: i64, out: vec[u8]) -> None:
    """Every card that lies open: whose it is, where it lies, whether it works."""
    here = at + DISCARDED
    for lies in p.at:
        out[here] = u8(i64(lies == IN_DISCARDS))
        here += 1
    newer = p.newer
    exhausted = p.exhausted
    uses = p.used
    oldest = p.oldest
    healthy = p.healthy
    first = seat * PLACES
    block = at + SEATS + CARD
    for _ in range(p.players):
        for place in range(PLACES):
            card = oldest[first + place]
            while card != NOTHING:
                out[block + card] = u8(1 + healthy[first + place])
                out[at + PLACE + card] = u8(1 + place)
                out[at + EXHAUSTED + card] = u8(exhausted[card])
                put(out, at + USED + card, uses[card])
                card = newer[card]
        block += SEAT_SIZE
        first += PLACES
        if first == p.players * PLACES:
            first = 0


def stage_shown(p: Board, other: Seat, own: bool) -> i64:
    """What a seat is deciding, as far as it shows."""
    stage = p.stage[other]
    begun = beginning_of(stage)
    return stage if own or begun == NOTHING else begun

"""What the open disasters and the open conflict promise a seat: how they will probably end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.conflict import VICTORY, band, strength_at_home
from empires.rules.empires_end.disaster import accepts, is_open, nearest, stands, threatened
from empires.rules.empires_end.position import Board, card_ability, has
from empires.rules.empires_end.printed import BANDS
from empires.rules.empires_end.terms import (
    AXE,
    COIN,
    FREE_BID,
    IDLE,
    NOTHING,
    PLACES,
    RESOURCES,
    SLOTS,
    Place,
    Slot,
)
from empires.rules.position import Seat
from empires.thinking.empires_end import weights as w
from empires.thinking.empires_end.promises import promise
from empires.thinking.empires_end.prospects import Prospects, risk_of

LEAST_STAKE: Final[i64] = 20  # even a resource without further use is not thrown away for nothing


def open_cards(p: Board, seat: Seat, ahead: Prospects, weights: vec[i64]) -> i64:
    """What the disasters and the conflict that lie open will bring."""
    found: i64 = 0
    for slot in range(SLOTS):
        if ahead.auction and is_open(p, slot):
            found += disaster_promise(p, seat, slot, ahead, weights)
    if ahead.battle:
        found += conflict_promise(p, seat, ahead, weights)
    return found


def disaster_promise(p: Board, seat: Seat, slot: Slot, ahead: Prospects, weights: vec[i64]) -> i64:
    """What an open disaster will bring a seat, if everybody bids as long as it pays.

    Seats are counted from the one whose turn it is. Each averts until the pot makes up for what
    the disaster does to it, or until nothing fitting is left; whoever stops first takes it.
    """
    price = max(ahead.wheat * weights[w.INCOME] // 100, LEAST_STAKE)
    gift = pot_promise(p, slot, ahead, weights) + card_promise(p, seat, slot, ahead, weights)
    start = first_to_decide(p, slot)
    losses: i64 = 0
    for other in range(p.players):
        losses += loss(p, other, slot, ahead, weights)
    taker: Seat = NOTHING
    bids: i64 = 0
    for turn in range(p.players):
        other = (start + turn) % p.players
        mine = loss(p, other, slot, ahead, weights)
        # Taking pays as soon as it is no worse than to bid once more and leave it to the others.
        wanted = ((p.players - 2) * mine + losses) // p.players - price - gift
        rounds = max(0, (wanted - turn * price + p.players * price - 1) // (p.players * price))
        rounds = min(rounds, can_bid(p, other, slot))
        if taker == NOTHING or rounds * p.players + turn < bids:
            taker = other
            bids = rounds * p.players + turn
    if taker == seat:
        return gift + bids * price - bids // p.players * price - loss(p, seat, slot, ahead, weights)
    turn = (seat - start + p.players) % p.players
    return -((bids - turn + p.players - 1) // p.players) * price


def first_to_decide(p: Board, slot: Slot) -> Seat:
    """The seat that is next to decide about this disaster."""
    for seat in range(p.players):
        if p.stage[seat] != IDLE:
            return seat if p.decided[slot] == 0 else (seat + 1) % p.players
    return p.first_player


def can_bid(p: Board, seat: Seat, slot: Slot) -> i64:
    """EE-DIS-3, EE-DIS-9: how often a seat could avert."""
    count: i64 = 0
    for resource in range(RESOURCES):
        if accepts(p, slot, resource):
            count += has(p, seat, resource)
    for at in range(seat * PLACES, seat * PLACES + PLACES):
        card = p.oldest[at] if p.healthy[at] == 1 else NOTHING
        while card != NOTHING:
            if p.printed.kind[card_ability(card)] == FREE_BID and p.exhausted[card] == 0:
                count += i64(accepts(p, slot, p.printed.resource[card_ability(card)]))
            card = p.newer[card]
    return count


def pot_promise(p: Board, slot: Slot, ahead: Prospects, weights: vec[i64]) -> i64:
    """EE-DIS-5b: many at once, so each is worth less than one in hand."""
    return ahead.priced(p.pot, slot * RESOURCES) * weights[w.INCOME] // 100


def card_promise(p: Board, seat: Seat, slot: Slot, ahead: Prospects, weights: vec[i64]) -> i64:
    """EE-DIS-5d: the innovation that the taker gains."""
    return promise(p, seat, card_ability(p.revealed[slot]), NOTHING, 0, 0, ahead, weights)


def loss(p: Board, seat: Seat, slot: Slot, ahead: Prospects, weights: vec[i64]) -> i64:
    """EE-DIS-5c, EE-DIS-6: what a seat would lose by taking a disaster."""
    place = threatened(p, slot)
    if stands(p, seat, place):
        return loss_at(p, seat, place, ahead, weights)
    distance = nearest(p, seat, place)
    if distance == 0:
        return 0
    left = place - distance
    right = place + distance
    if not stands(p, seat, left):
        return loss_at(p, seat, right, ahead, weights)
    if not stands(p, seat, right):
        return loss_at(p, seat, left, ahead, weights)
    return min(loss_at(p, seat, left, ahead, weights), loss_at(p, seat, right, ahead, weights))


def loss_at(p: Board, seat: Seat, place: Place, ahead: Prospects, weights: vec[i64]) -> i64:
    at = seat * PLACES + place
    kept = 100 - risk_of(p, ahead, 0, weights[w.RISK])
    return kept * p.printed.value[p.location[at]] + p.innovations[at] * weights[w.INNOVATION]


def conflict_promise(p: Board, seat: Seat, ahead: Prospects, weights: vec[i64]) -> i64:
    """EE-CON-4 to EE-CON-6: the reward for the strength a seat has or will have, less its bid."""
    mine = likely_strength(p, seat, weights)
    best: i64 = 0
    for other in range(p.players):
        if other != seat:
            best = max(best, likely_strength(p, other, weights))
    wins = max(0, min(100, 50 + weights[w.EDGE] * (mine - best)))
    reward = reward_promise(p, band(p, mine), ahead)
    victory = reward_promise(p, VICTORY, ahead) + weights[w.UPHEAVAL]
    return reward + victory * wins // 100 - bid_cost(p, seat, ahead, weights)


def reward_promise(p: Board, which: i64, ahead: Prospects) -> i64:
    row = p.conflict * BANDS + which
    return 100 * p.printed.reward_points[row] + ahead.priced(p.printed.reward_gain, row * RESOURCES)


def likely_strength(p: Board, seat: Seat, weights: vec[i64]) -> i64:
    if p.stage[seat] == IDLE:
        return strength_at_home(p, seat) + p.axes[seat] + p.coins[seat]
    stock = has(p, seat, AXE) + has(p, seat, COIN)
    return strength_at_home(p, seat) + stock * weights[w.LIKELY_BID] // 100


def bid_cost(p: Board, seat: Seat, ahead: Prospects, weights: vec[i64]) -> i64:
    """EE-CON-7: bids are lost. They stay with their owner until they are opened."""
    if p.stage[seat] == IDLE:
        return p.axes[seat] * ahead.axe + p.coins[seat] * ahead.coin
    stock = has(p, seat, AXE) * ahead.axe + has(p, seat, COIN) * ahead.coin
    return stock * weights[w.LIKELY_BID] // 100

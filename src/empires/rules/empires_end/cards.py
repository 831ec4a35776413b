"""The disaster deck, its discards and the hands: drawing, discarding, shuffling."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.column import changed
from empires.rules.empires_end.journal import DIS_12, DISCARDED, RESHUFFLED
from empires.rules.empires_end.position import DISCARDS, Board
from empires.rules.empires_end.terms import (
    CARDS,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    MOST_HELD_CARDS,
    NOBODY,
    NOTHING,
    Card,
)
from empires.rules.position import Seat
from empires.rules.random import shuffle


def return_to_deck(p: Board, card: Card) -> None:
    """Put a card on the deck; whoever calls this shuffles afterwards."""
    p.deck[p.deck_count] = card
    p.deck_count += 1
    p.at[card] = IN_DECK
    p.touched |= DISCARDS
    p.returned = changed(p.returned, card, p.draws)


def can_draw(p: Board) -> bool:
    """EE-DIS-12: there is a card in the deck, or one among the discards to refill it with."""
    if p.deck_count > 0:
        return True
    for card in range(CARDS):
        if p.at[card] == IN_DISCARDS:
            return True
    return False


def refill_deck(p: Board) -> None:
    """EE-DIS-12: shuffle the discards into a new deck."""
    for card in range(CARDS):
        if p.at[card] == IN_DISCARDS:
            return_to_deck(p, card)
    if p.deck_count > 0:
        shuffle(p.deck, p.deck_count, p.random)
        p.note(RESHUFFLED, DIS_12, NOBODY, p.deck_count, 0, 0, 0, 0)


def draw(p: Board) -> Card:
    """The top card, or -1 when deck and discards are both empty (EE-DIS-12)."""
    if p.deck_count == 0:
        refill_deck(p)
        if p.deck_count == 0:
            return NOTHING
    p.deck_count -= 1
    p.draws += 1
    card = p.deck[p.deck_count]
    p.deck[p.deck_count] = NOTHING
    return card


def fill_hand(p: Board, seat: Seat, size: i64, event: i64, rule: i64) -> None:
    """Draw up to a hand of this size; it stays short when no card is left (EE-DIS-12)."""
    while p.hand_count[seat] < size:
        card = draw(p)
        if card == NOTHING:
            return
        take_up(p, seat, card)
        p.last_draw[seat] = p.draws
        p.note(event, rule, seat, card, 0, 0, 0, 0)


def take_up(p: Board, seat: Seat, card: Card) -> None:
    """Into the hand, kept in order of the cards, so that a hand has one written form."""
    base = seat * MOST_HELD_CARDS
    i = p.hand_count[seat]
    while i > 0 and p.hand[base + i - 1] > card:
        p.hand[base + i] = p.hand[base + i - 1]
        i -= 1
    p.hand[base + i] = card
    p.hand_count[seat] += 1
    p.at[card] = IN_HAND - seat


def drop(p: Board, seat: Seat, index: i64) -> Card:
    """Out of the hand; whoever calls this says where the card goes."""
    base = seat * MOST_HELD_CARDS
    card = p.hand[base + index]
    last = p.hand_count[seat] - 1
    for i in range(index, last):
        p.hand[base + i] = p.hand[base + i + 1]
    p.hand[base + last] = NOTHING
    p.hand_count[seat] = last
    return card


def discard(p: Board, card: Card) -> None:
    p.at[card] = IN_DISCARDS
    p.touched |= DISCARDS


def discard_hand(p: Board, seat: Seat, rule: i64) -> None:
    """Discards are public (EE-VIS-1), so each card is noted."""
    while p.hand_count[seat] > 0:
        card = drop(p, seat, 0)
        discard(p, card)
        p.note(DISCARDED, rule, seat, card, 0, 0, 0, 0)

"""What lies on the table in Empire's End, as named columns, and how to find things there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from empires.rules.column import column
from empires.rules.columns import vec
from empires.rules.empires_end.printed import Printed
from empires.rules.empires_end.terms import (
    CARD_ABILITY,
    CARDS,
    CONFLICTS,
    IDLE,
    IN_DECK,
    MOST_HELD_CARDS,
    NOTHING,
    PLACES,
    RESOURCES,
    RULEBOOK,
    SLOTS,
    Ability,
    Card,
    Place,
    Resource,
)
from empires.rules.position import MoveList, Position, Seat
from empires.rules.random import Random

# What ``touched`` says beside the seats.
TRACK: Final[i64] = 0x100  # the marker has moved, or a conflict goes on
DISCARDS: Final[i64] = 0x200
ORDER: Final[i64] = 0x400  # of anybody's locations
EMPIRE: Final[i64] = 0x10000  # of the first seat, and a bit for each after it


class Board(Position):
    """The table. It knows where everything is; the chapters of the rules say what happens to it.

    A part of it is named where it is made, copied and listed to be written: any loop over the parts
    would slow down copies, and a search is copies above all. A test finds a forgotten one by name.

    Columns that seldom change are shared between copies: whoever changes one in play puts a changed
    copy in its place (``changed``).
    """

    def __init__(
        self, printed: Printed, players: i64, random: Random, moves: MoveList, other: Board | None
    ) -> None:
        """A bare table, or an exact copy of another one."""
        super().__init__(players, random, moves)
        self.printed: Printed = printed
        if other is None:
            self.ruleset: i64 = RULEBOOK
            self.blitz: bool = False
            self.open_resources: bool = False
            self.hand_size: i64 = MOST_HELD_CARDS
            self.space: i64 = NOTHING  # index on the track; -1 is Start
            self.first_player: Seat = 0
            self.deck_count: i64 = 0
            self.conflict_count: i64 = CONFLICTS
            self.conflict: i64 = NOTHING  # the open conflict card
            self.bids_opened: bool = False  # the open conflict: rewards are out, upheaval to come
            self.draws: i64 = 0  # cards drawn so far: the clock of ``returned`` and ``last_draw``

            self.score: vec[i64] = column(players, 0)  # [seat]
            self.held: vec[i64] = column(players * RESOURCES, 2)  # [seat * 4 + resource]
            self.hand: vec[i64] = column(players * MOST_HELD_CARDS, NOTHING)  # [seat * 4 + i]
            self.hand_count: vec[i64] = column(players, 0)  # [seat]
            self.last_draw: vec[i64] = column(
                players, 0
            )  # [seat] -> draws at the last card taken up

            # Each empire, by place. [seat * 11 + place]
            self.location: vec[i64] = column(players * PLACES, 0)
            self.healthy: vec[i64] = column(players * PLACES, 1)
            self.used_at: vec[i64] = column(players * PLACES, 0)  # uses of the location's ability
            self.innovations: vec[i64] = column(players * PLACES, 0)  # how many lie here
            self.oldest: vec[i64] = column(players * PLACES, NOTHING)  # the first placed of them

            # Each disaster card. [card]
            self.at: vec[i64] = column(CARDS, IN_DECK)
            self.newer: vec[i64] = column(CARDS, NOTHING)  # next innovation at the same location
            self.exhausted: vec[i64] = column(CARDS, 0)
            self.used: vec[i64] = column(CARDS, 0)  # uses this phase
            self.returned: vec[i64] = column(CARDS, 0)  # draws when it last went into the deck
            self.deck: vec[i64] = column(CARDS, NOTHING)  # the top is at deck_count - 1
            # The first conflict_count are the deck, top last; the rest have been played.
            self.conflict_deck: vec[i64] = column(CONFLICTS, 0)

            # The open disasters. [slot], [slot * 4 + resource]
            self.revealed: vec[i64] = column(SLOTS, NOTHING)
            self.decided: vec[i64] = column(SLOTS, 0)  # by the seat whose turn it is
            self.pot: vec[i64] = column(SLOTS * RESOURCES, 0)

            # What each seat is deciding, and what it has chosen on the way there. [seat]
            self.stage: vec[i64] = column(players, IDLE)
            self.chosen: vec[i64] = column(players, NOTHING)
            self.second: vec[i64] = column(players, NOTHING)
            self.cards_used: vec[i64] = column(players, 0)  # built or sold this phase
            self.has_rebuilt: vec[i64] = column(players, 0)
            self.other_half: vec[i64] = column(players, NOTHING)  # EE-COM-1: the phase still to do
            self.declared: vec[i64] = column(players, 0)  # EE-DIS-8, during this take
            self.axes: vec[i64] = column(players, 0)  # bid in the open conflict
            self.coins: vec[i64] = column(players, 0)
            self.won: vec[i64] = column(players, 0)  # had the highest strength in the open conflict
            self.refreshes: vec[i64] = column(players, 0)  # EE-CON-4: markers still to remove
        else:
            self.over = other.over
            self.ruleset = other.ruleset
            self.blitz = other.blitz
            self.open_resources = other.open_resources
            self.hand_size = other.hand_size
            self.space = other.space
            self.first_player = other.first_player
            self.deck_count = other.deck_count
            self.conflict_count = other.conflict_count
            self.conflict = other.conflict
            self.bids_opened = other.bids_opened
            self.draws = other.draws
            self.score = other.score[:]
            self.held = other.held[:]
            self.hand = other.hand[:]
            self.hand_count = other.hand_count[:]
            self.last_draw = other.last_draw[:]
            self.location = other.location  # shared
            self.healthy = other.healthy[:]
            self.used_at = other.used_at[:]
            self.innovations = other.innovations[:]
            self.oldest = other.oldest[:]
            self.at = other.at[:]
            self.newer = other.newer[:]
            self.exhausted = other.exhausted  # shared
            self.used = other.used[:]
            self.returned = other.returned  # shared
            self.deck = other.deck[:]
            self.conflict_deck = other.conflict_deck  # shared
            self.revealed = other.revealed[:]
            self.decided = other.decided[:]
            self.pot = other.pot[:]
            self.stage = other.stage[:]
            self.chosen = other.chosen[:]
            self.second = other.second[:]
            self.cards_used = other.cards_used[:]
            self.has_rebuilt = other.has_rebuilt[:]
            self.other_half = other.other_half[:]
            self.declared = other.declared[:]
            self.axes = other.axes[:]
            self.coins = other.coins[:]
            self.won = other.won[:]
            self.refreshes = other.refreshes[:]

    def decides(self, seat: Seat) -> bool:
        return self.stage[seat] != IDLE

    def first_to_ask(self) -> Seat:
        return self.first_player

    def scalars(self) -> list[int]:
        """Every single value that can change, in the order in which they are written."""
        return [
            self.over,
            self.ruleset,
            self.blitz,
            self.open_resources,
            self.hand_size,
            self.space,
            self.first_player,
            self.deck_count,
            self.conflict_count,
            self.conflict,
            self.bids_opened,
            self.draws,
        ]

    def set_scalars(self, values: list[int]) -> None:
        self.over = values[0] != 0
        self.ruleset = values[1]
        self.blitz = values[2] != 0
        self.open_resources = values[3] != 0
        self.hand_size = values[4]
        self.space = values[5]
        self.first_player = values[6]
        self.deck_count = values[7]
        self.conflict_count = values[8]
        self.conflict = values[9]
        self.bids_opened = values[10] != 0
        self.draws = values[11]

    def columns(self) -> list[vec[i64]]:
        """Every column that can change, in the order in which they are written."""
        return [
            self.score,
            self.held,
            self.hand,
            self.hand_count,
            self.last_draw,
            self.location,
            self.healthy,
            self.used_at,
            self.innovations,
            self.oldest,
            self.at,
            self.newer,
            self.exhausted,
            self.used,
            self.returned,
            self.deck,
            self.conflict_deck,
            self.revealed,
            self.decided,
            self.pot,
            self.stage,
            self.chosen,
            self.second,
            self.cards_used,
            self.has_rebuilt,
            self.other_half,
            self.declared,
            self.axes,
            self.coins,
            self.won,
            self.refreshes,
        ]


def touch_empire(p: Board, seat: Seat) -> None:
    """Something changes of an empire's locations or cards, or of how they have been used."""
    p.touched |= EMPIRE << seat


def has(p: Board, seat: Seat, resource: Resource) -> i64:
    return p.held[seat * RESOURCES + resource]


def holds_in_all(p: Board, seat: Seat) -> i64:
    at = seat * RESOURCES
    return p.held[at] + p.held[at + 1] + p.held[at + 2] + p.held[at + 3]


def give(p: Board, seat: Seat, resource: Resource, amount: i64) -> None:
    p.held[seat * RESOURCES + resource] += amount


def is_healthy(p: Board, seat: Seat, place: Place) -> bool:
    return p.healthy[seat * PLACES + place] == 1


def healthy_locations(p: Board, seat: Seat) -> i64:
    count: i64 = 0
    for i in range(seat * PLACES, seat * PLACES + PLACES):
        count += p.healthy[i]
    return count


def place_of(p: Board, seat: Seat, card: Card) -> Place:
    """Where in this empire an innovation lies, or -1."""
    place = p.at[card] - seat * PLACES
    return place if 0 <= place < PLACES else NOTHING


def works(p: Board, seat: Seat, card: Card) -> bool:
    """EE-ECO-2, EE-INN-4: an innovation works while its location is healthy."""
    place = place_of(p, seat, card)
    return place != NOTHING and is_healthy(p, seat, place)


def card_ability(card: Card) -> Ability:
    return CARD_ABILITY + card

"""What lies on the table in First Empires, as named columns, and how to find things there."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.column import column
from empires.rules.columns import vec
from empires.rules.first_empires.printed import Printed
from empires.rules.first_empires.terms import (
    ABOVE,
    CAPTURED,
    CARDS,
    IDLE,
    IN_DECK,
    IN_HAND,
    MOST_DICE,
    NOBODY,
    NOTHING,
    OCEAN,
    OCEANS,
    SHORT_ROUNDS,
    SPACES,
    STEPS,
    SWORD,
    TILES,
    TRACKS,
    Card,
    Region,
    Space,
    Spaces,
    Track,
)
from empires.rules.position import MoveList, Position, Seat
from empires.rules.random import Random


class Board(Position):
    """The table. It knows where everything is; the chapters of the rules say what happens to it.

    A part of it is named where it is made, copied and listed to be written: any loop over the parts
    would slow down copies, and a search is copies above all. A test finds a forgotten one by name.
    """

    def __init__(
        self, printed: Printed, players: i64, random: Random, moves: MoveList, other: Board | None
    ) -> None:
        """A bare table, or an exact copy of another one."""
        super().__init__(players, random, moves)
        self.printed: Printed = printed
        if other is None:
            self.choose_civilizations: bool = False
            self.open_tiles: bool = False
            self.short: bool = False
            self.round: i64 = 0  # from 1 once play has begun
            self.starting_player: Seat = 0
            self.turn: Seat = NOBODY

            # The turn under way.
            self.rerolls: i64 = 0  # left
            self.movement: i64 = 0  # points left
            self.conquests: i64 = 0
            self.dice_used: i64 = 0  # as a set
            self.regions_used: Spaces = 0
            self.has_stepped: bool = False
            self.cities_due: i64 = 0  # tracks whose city tile is to be placed, as a set
            self.explorers_due: i64 = 0  # still to be placed
            self.chosen: i64 = NOTHING  # a card to discard, or the track of a city tile
            self.target: Region = NOTHING  # of the assault being gathered
            self.retreat_from: Region = NOTHING
            self.retreating: i64 = 0  # explorers of the defender that are to leave

            self.stage: vec[i64] = column(players, IDLE)  # [seat]
            self.civilization: vec[i64] = column(players, NOTHING)  # [seat]
            self.level: vec[i64] = column(players * TRACKS, 0)  # [seat * 5 + track]
            self.explorers: vec[i64] = column(players * SPACES, 0)  # [seat * 24 + space]
            self.occupied: vec[i64] = column(players, 0)  # [seat] -> where they are, as a set
            self.tile_value: vec[i64] = column(players * TILES, 0)  # [seat * 6 + tile]
            self.tile_at: vec[i64] = column(players * TILES, ABOVE)
            self.card_at: vec[i64] = column(players * CARDS, IN_DECK)  # [seat * 9 + card]
            self.deck: vec[i64] = column(players * CARDS, NOTHING)  # the top is at deck_count - 1
            self.deck_count: vec[i64] = column(players, 0)  # [seat]
            self.dice: vec[i64] = column(MOST_DICE, NOTHING)  # [die] -> face
            self.advanced: vec[i64] = column(TRACKS, 0)  # [track] -> steps this turn
            self.gathered: vec[i64] = column(SPACES, 0)  # [space] -> explorers ready to cross
        else:
            self.over = other.over
            self.choose_civilizations = other.choose_civilizations
            self.open_tiles = other.open_tiles
            self.short = other.short
            self.round = other.round
            self.starting_player = other.starting_player
            self.turn = other.turn
            self.rerolls = other.rerolls
            self.movement = other.movement
            self.conquests = other.conquests
            self.dice_used = other.dice_used
            self.regions_used = other.regions_used
            self.has_stepped = other.has_stepped
            self.cities_due = other.cities_due
            self.explorers_due = other.explorers_due
            self.chosen = other.chosen
            self.target = other.target
            self.retreat_from = other.retreat_from
            self.retreating = other.retreating
            self.stage = other.stage[:]
            self.civilization = other.civilization[:]
            self.level = other.level[:]
            self.explorers = other.explorers[:]
            self.occupied = other.occupied[:]
            self.tile_value = other.tile_value[:]
            self.tile_at = other.tile_at[:]
            self.card_at = other.card_at[:]
            self.deck = other.deck[:]
            self.deck_count = other.deck_count[:]
            self.dice = other.dice[:]
            self.advanced = other.advanced[:]
            self.gathered = other.gathered[:]

    def decides(self, seat: Seat) -> bool:
        return self.stage[seat] != IDLE

    def first_to_ask(self) -> Seat:
        return self.starting_player

    def scalars(self) -> list[int]:
        """Every single value that can change, in the order in which they are written."""
        return [
            self.over,
            self.choose_civilizations,
            self.open_tiles,
            self.short,
            self.round,
            self.starting_player,
            self.turn,
            self.rerolls,
            self.movement,
            self.conquests,
            self.dice_used,
            self.regions_used,
            self.has_stepped,
            self.cities_due,
            self.explorers_due,
            self.chosen,
            self.target,
            self.retreat_from,
            self.retreating,
        ]

    def set_scalars(self, values: list[int]) -> None:
        self.over = values[0] != 0
        self.choose_civilizations = values[1] != 0
        self.open_tiles = values[2] != 0
        self.short = values[3] != 0
        self.round = values[4]
        self.starting_player = values[5]
        self.turn = values[6]
        self.rerolls = values[7]
        self.movement = values[8]
        self.conquests = values[9]
        self.dice_used = values[10]
        self.regions_used = values[11]
        self.has_stepped = values[12] != 0
        self.cities_due = values[13]
        self.explorers_due = values[14]
        self.chosen = values[15]
        self.target = values[16]
        self.retreat_from = values[17]
        self.retreating = values[18]

    def columns(self) -> list[vec[i64]]:
        """Every column that can change, in the order in which they are written."""
        return [
            self.stage,
            self.civilization,
            self.level,
            self.explorers,
            self.occupied,
            self.tile_value,
            self.tile_at,
            self.card_at,
            self.deck,
            self.deck_count,
            self.dice,
            self.advanced,
            self.gathered,
        ]


def rounds(p: Board) -> i64:
    """FE-SET-9: how many rounds the game has; a short game never has more than the full one."""
    if p.short and p.printed.rounds > SHORT_ROUNDS:
        return SHORT_ROUNDS
    return p.printed.rounds


def on_map(p: Board, space: Space) -> i64:
    """A space as notes name it: the same number on another map is another space."""
    return p.printed.map * SPACES + space


def of_civilization(p: Board, seat: Seat, card: Card) -> i64:
    """A card as notes name it: the same number of another civilization is another card."""
    return p.civilization[seat] * CARDS + card


def explorers_in(p: Board, seat: Seat, space: Space) -> i64:
    return p.explorers[seat * SPACES + space]


def put(p: Board, seat: Seat, space: Space, count: i64) -> None:
    """Add explorers to a space, or take some away."""
    now = p.explorers[seat * SPACES + space] + count
    p.explorers[seat * SPACES + space] = now
    if now > 0:
        p.occupied[seat] |= bit(space)
    else:
        p.occupied[seat] &= ~bit(space)


def holder(p: Board, region: Region) -> Seat:
    """FE-CON-9: the seat whose explorers are there, or -1."""
    for seat in range(p.players):
        if (p.occupied[seat] >> region) & 1 == 1:
            return seat
    return NOBODY


def held(p: Board, seat: Seat) -> Spaces:
    """FE-CON-9: the regions a seat controls, as a set."""
    return p.occupied[seat] & ~OCEANS


def holds(p: Board, seat: Seat, region: Region) -> bool:
    return (p.occupied[seat] >> region) & 1 == 1


def held_by_others(p: Board, seat: Seat) -> Spaces:
    regions: i64 = 0
    for other in range(p.players):
        if other != seat:
            regions |= held(p, other)
    return regions


def at_sea(p: Board, seat: Seat) -> i64:
    """How many explorers of a seat are in oceans."""
    if p.occupied[seat] & OCEANS == 0:
        return 0
    base = seat * SPACES
    count: i64 = 0
    for ocean in range(OCEAN, SPACES):
        count += p.explorers[base + ocean]
    return count


def bit(space: Space) -> Spaces:
    """The set of one space."""
    one: i64 = 1
    return one << space


def lowest(spaces: Spaces) -> Space:
    """The first space of a set, or -1."""
    if spaces == 0:
        return NOTHING
    space: i64 = 0
    while spaces & 1 == 0:
        spaces >>= 1
        space += 1
    return space


def size(spaces: Spaces) -> i64:
    """How many spaces a set has."""
    count: i64 = 0
    while spaces != 0:
        spaces &= spaces - 1
        count += 1
    return count


def value(p: Board, seat: Seat, track: Track) -> i64:
    """What a track's marker shows."""
    return value_at(p, seat, track, p.level[seat * TRACKS + track])


def value_at(p: Board, seat: Seat, track: Track, level: i64) -> i64:
    return p.printed.value[(p.civilization[seat] * TRACKS + track) * STEPS + level]


def swords(p: Board) -> i64:
    """FE-CON-2: the swords of the turn under way."""
    count: i64 = 0
    for die in range(MOST_DICE):
        if p.dice[die] == SWORD:
            count += 1
    return count


def in_hand(p: Board, seat: Seat) -> i64:
    count: i64 = 0
    for card in range(CARDS):
        if p.card_at[seat * CARDS + card] == IN_HAND:
            count += 1
    return count


def draw(p: Board, seat: Seat) -> Card:
    """The top card of a seat's own deck into its hand; -1 when there is none left."""
    if p.deck_count[seat] == 0:
        return NOTHING
    p.deck_count[seat] -= 1
    at = seat * CARDS + p.deck_count[seat]
    card = p.deck[at]
    p.deck[at] = NOTHING
    p.card_at[seat * CARDS + card] = IN_HAND
    return card


def captured(p: Board, seat: Seat) -> i64:
    """How many city tiles of others a seat has taken."""
    count: i64 = 0
    mine = CAPTURED - seat
    for where in p.tile_at:
        count += i64(where == mine)
    return count

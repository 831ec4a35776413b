"""FE-SET: laying out the table."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.first_empires.journal import (
    DEALT,
    GOT_CIVILIZATION,
    SET_3,
    SET_5,
    SET_6,
    SET_7,
    STARTED,
    STARTING_PLAYER,
)
from empires.rules.first_empires.moves import CIVILIZATION
from empires.rules.first_empires.position import Board, draw, of_civilization, on_map, put, value
from empires.rules.first_empires.terms import (
    CARDS,
    CHOOSE_CIVILIZATION,
    GREEN,
    IDLE,
    NOTHING,
    TILES,
    YELLOW,
)
from empires.rules.position import EVERYBODY, MoveList, Seat
from empires.rules.random import shuffle


def set_up(p: Board) -> None:
    """FE-SET-3 to FE-SET-8. The order is fixed: it is the order of the random draws."""
    choose_starting_player(p)
    if p.choose_civilizations:
        p.stage[p.starting_player] = CHOOSE_CIVILIZATION
    else:
        deal_civilizations(p)
        lay_out(p)


def choose_starting_player(p: Board) -> None:
    """FE-SET-5."""
    p.starting_player = p.random.below(p.players)
    p.note(STARTING_PLAYER, SET_5, p.starting_player, 0, 0, 0, 0, 0)


def deal_civilizations(p: Board) -> None:
    """FE-SET-3: at random, out of those for this number of players."""
    playable = p.printed.playable[:]
    shuffle(playable, len(playable), p.random)
    for seat in range(p.players):
        get_civilization(p, seat, playable[seat])


def get_civilization(p: Board, seat: Seat, civilization: i64) -> None:
    p.civilization[seat] = civilization
    p.note(GOT_CIVILIZATION, SET_3, seat, civilization, 0, 0, 0, 0)


def offer_civilizations(p: Board, seat: Seat, out: MoveList) -> None:
    """The option to choose: whatever nobody has chosen yet."""
    for i in range(len(p.printed.playable)):
        if is_free(p, p.printed.playable[i]):
            out.add(CIVILIZATION + p.printed.playable[i])


def is_free(p: Board, civilization: i64) -> bool:
    for seat in range(p.players):
        if p.civilization[seat] == civilization:
            return False
    return True


def choose_civilization(p: Board, seat: Seat, civilization: i64) -> None:
    """One after the other, from the starting player."""
    p.stage[seat] = IDLE
    get_civilization(p, seat, civilization)
    following = (seat + 1) % p.players
    if p.civilization[following] == NOTHING:
        p.stage[following] = CHOOSE_CIVILIZATION
        p.touch(following)
    else:
        lay_out(p)


def lay_out(p: Board) -> None:
    p.touched |= EVERYBODY
    for i in range(p.players):
        seat = (p.starting_player + i) % p.players
        place_explorers(p, seat)
        draw_achievements(p, seat)
        hide_city_tiles(p, seat)


def place_explorers(p: Board, seat: Seat) -> None:
    """FE-SET-6: what the lowest field of the yellow track shows, all at home."""
    home = p.printed.home[p.civilization[seat]]
    put(p, seat, home, value(p, seat, YELLOW))
    p.note(STARTED, SET_6, seat, on_map(p, home), value(p, seat, YELLOW), 0, 0, 0)


def draw_achievements(p: Board, seat: Seat) -> None:
    """FE-SET-7: shuffle the nine, draw what the lowest field of the green track shows."""
    order = p.deck[seat * CARDS : seat * CARDS + CARDS]
    for card in range(CARDS):
        order[card] = card
    shuffle(order, CARDS, p.random)
    for i in range(CARDS):
        p.deck[seat * CARDS + i] = order[i]
    p.deck_count[seat] = CARDS
    for _ in range(value(p, seat, GREEN)):
        p.note(DEALT, SET_7, seat, of_civilization(p, seat, draw(p, seat)), 0, 0, 0, 0)


def hide_city_tiles(p: Board, seat: Seat) -> None:
    """FE-SET-8: one goes home, one above each track, all unseen."""
    values = p.printed.tiles[:]
    shuffle(values, TILES, p.random)
    for tile in range(TILES):
        p.tile_value[seat * TILES + tile] = values[tile]
    p.tile_at[seat * TILES] = p.printed.home[p.civilization[seat]]

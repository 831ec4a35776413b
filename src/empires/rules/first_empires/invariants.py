"""What must hold in every position. Fuzzing, tests and loading ask it; play does not."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.column import all_between, column
from empires.rules.decisions import check_decisions
from empires.rules.first_empires.moves import MOVES
from empires.rules.first_empires.position import (
    Board,
    at_sea,
    held,
    holder,
    rounds,
    size,
    value,
)
from empires.rules.first_empires.terms import (
    ABOVE,
    CAPTURED,
    CARDS,
    CHOOSE_CIVILIZATION,
    CHOOSE_TILE,
    DISCARDED,
    FACES,
    GATHER,
    IDLE,
    IN_DECK,
    IN_HAND,
    LAST_CHANCE,
    MOST_DICE,
    MOVE,
    NOBODY,
    NOTHING,
    OCEAN,
    PLACE_CITY,
    PLACE_EXPLORER,
    REGIONS,
    RETREAT,
    SPACES,
    STEPS,
    TILES,
    TRACKS,
    TURN_DIE,
    TURN_TO_SWORD,
    YELLOW,
)
from empires.rules.position import Seat


def check(p: Board) -> str:
    """The first thing that is wrong, or an empty string."""
    fault = check_ranges(p)
    if not fault:
        fault = check_cards(p)
    if not fault:
        fault = check_tiles(p)
    if not fault and not is_choosing(p):
        fault = check_explorers(p)
    if not fault:
        fault = check_choices(p)
    if not fault:
        fault = check_decisions(p, MOVES)
    return fault


def is_choosing(p: Board) -> bool:
    """Civilizations are still being chosen."""
    for seat in range(p.players):
        if p.stage[seat] == CHOOSE_CIVILIZATION:
            return True
    return False


def check_ranges(p: Board) -> str:
    """Every index points at something, so that the other checks can follow it."""
    if not all_between(p.stage, IDLE, LAST_CHANCE + 1):
        return "a seat is in a stage that does not exist"
    if not all_between(p.level, 0, STEPS):
        return "a marker is off its track"
    if not all_between(p.dice, NOTHING, FACES):
        return "a die shows a face that does not exist"
    if not all_between(p.card_at, IN_DECK, DISCARDED + 1):
        return "a card is nowhere"
    if not all_between(p.explorers, 0, 99) or not all_between(p.gathered, 0, 99):
        return "a space holds fewer than no explorers"
    if not all_between(p.civilization, NOTHING, len(p.printed.home)):
        return "a civilization does not exist"
    if not all_between(p.tile_at, CAPTURED - p.players + 1, REGIONS):
        return "a city tile is nowhere"
    if not all_between(p.deck_count, 0, CARDS + 1) or not all_between(p.deck, NOTHING, CARDS):
        return "a deck holds a card that does not exist"
    if not 0 <= p.starting_player < p.players or not NOBODY <= p.turn < p.players:
        return "the turn is nobody's"
    if p.movement < 0 or p.rerolls < 0 or p.explorers_due < 0 or p.retreating < 0:
        return "less than nothing is left to move, reroll or place"
    if not 0 <= p.dice_used < 1 << MOST_DICE or not 0 <= p.cities_due < 1 << TRACKS:
        return "a die or a track does not exist"
    if not 0 <= p.round <= rounds(p) or not all_between(p.advanced, 0, STEPS):
        return "the round or a step does not exist"
    if p.regions_used & ~p.printed.in_play != 0:
        return "a region outside the map has been used"
    for die in range(1, MOST_DICE):
        if p.dice[die] != NOTHING and p.dice[die - 1] == NOTHING:
            return "the dice have a gap"
    return ""


def check_choices(p: Board) -> str:
    """What a seat has chosen on the way to a decision fits the decision."""
    if (p.retreat_from == NOTHING) != (p.retreating == 0):
        return "a retreat has no beginning or no explorers"
    if p.target == NOTHING and not all_between(p.gathered, 0, 1):
        return "explorers are gathered, but for no assault"
    if p.target != NOTHING and (p.turn == NOBODY or p.stage[p.turn] != GATHER):
        return "an assault has a target, but nobody gathers for it"
    for seat in range(p.players):
        if not fits_stage(p, seat, p.stage[seat]):
            return f"what seat {seat} has chosen does not fit its stage {p.stage[seat]}"
    return ""


def fits_stage(p: Board, seat: Seat, stage: i64) -> bool:
    if stage == IDLE:
        return True
    if stage == RETREAT:
        return p.retreating > 0 and seat != p.turn and 0 <= p.retreat_from < REGIONS
    if stage == CHOOSE_CIVILIZATION:
        return p.civilization[seat] == NOTHING
    if seat != p.turn or p.retreating > 0:
        return False
    if stage in (TURN_TO_SWORD, TURN_DIE):
        return 0 <= p.chosen < CARDS and p.card_at[seat * CARDS + p.chosen] == IN_HAND
    if stage == GATHER:
        return 0 <= p.target < REGIONS and holder(p, p.target) not in (NOBODY, seat)
    if stage == PLACE_CITY:
        return 0 <= p.chosen < TRACKS and (p.cities_due >> p.chosen) & 1 == 1
    if stage == PLACE_EXPLORER:
        return p.explorers_due > 0
    if stage == CHOOSE_TILE:
        return size(p.cities_due) > 1
    return True


def check_cards(p: Board) -> str:
    """Every card of a civilization is in its deck, its hand, scored or discarded."""
    for seat in range(p.players):
        seen = column(CARDS, 0)
        for i in range(p.deck_count[seat]):
            card = p.deck[seat * CARDS + i]
            if card == NOTHING or p.card_at[seat * CARDS + card] != IN_DECK:
                return f"card {card} of seat {seat} is in the deck, but thought elsewhere"
            seen[card] += 1
        for card in range(CARDS):
            in_deck = p.civilization[seat] != NOTHING and not is_choosing(p)
            if in_deck and (p.card_at[seat * CARDS + card] == IN_DECK) != (seen[card] == 1):
                return f"card {card} of seat {seat} is in {seen[card]} places"
    return ""


def check_tiles(p: Board) -> str:
    """FE-SET-8: the six values are all there; the start region's tile is never above a track."""
    for seat in range(p.players):
        if p.civilization[seat] == NOTHING or is_choosing(p):
            continue
        wanted: i64 = 0
        found: i64 = 0
        for tile in range(TILES):
            wanted += p.printed.tiles[tile]
            found += p.tile_value[seat * TILES + tile]
            where = p.tile_at[seat * TILES + tile]
            if where >= 0 and (p.printed.in_play >> where) & 1 == 0:
                return f"a city of seat {seat} is outside the map"
            if where == CAPTURED - seat:
                return f"seat {seat} has captured its own city"
            if tile == 0 and where == ABOVE:
                return f"the first city of seat {seat} is above a track"
        if wanted != found:
            return f"the city tiles of seat {seat} have other values"
    return ""


def check_explorers(p: Board) -> str:
    """FE-MOV-2, FE-CON-4, FE-CON-9, FE-PRO-5: where explorers may be, and how many there are."""
    for seat in range(p.players):
        count: i64 = 0
        for space in range(SPACES):
            here = p.explorers[seat * SPACES + space]
            count += here
            if here > 0 and space < OCEAN:
                if (p.printed.in_play >> space) & 1 == 0:
                    return f"seat {seat} stands outside the map"
                if holder(p, space) != seat:
                    return f"region {space} is held by two seats"
            if (here > 0) != ((p.occupied[seat] >> space) & 1 == 1):
                return f"seat {seat} is thought to be where it is not"
            if here > 0 and space >= OCEAN and p.printed.neighbours[space] == 0:
                return f"seat {seat} is in an ocean that does not exist"
            if seat == p.turn and here < p.gathered[space]:
                return "more explorers are gathered than there are"
        if p.retreating > 0 and seat != p.turn and is_retreating(p, seat):
            count += p.retreating
        if seat == p.turn:
            count += p.explorers_due
        if count != value(p, seat, YELLOW):
            return f"seat {seat} has {count} explorers, but {value(p, seat, YELLOW)} are its own"
        if at_sea(p, seat) > 0 and not (seat == p.turn and may_be_at_sea(p)):
            return f"seat {seat} is left at sea"
        if size(held(p, seat)) == 0 and at_sea(p, seat) == 0:
            return f"seat {seat} is nowhere on the map"
    return ""


def is_retreating(p: Board, seat: Seat) -> bool:
    return p.stage[seat] != IDLE


def may_be_at_sea(p: Board) -> bool:
    """Only while its owner moves, or waits for a retreat in the middle of that."""
    return MOVE <= p.stage[p.turn] <= MOVE + 1 or p.retreating > 0

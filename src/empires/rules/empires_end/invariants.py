"""What must hold in every position. Fuzzing, tests and loading ask it; play does not."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.column import all_between, column
from empires.rules.decisions import check_decisions
from empires.rules.empires_end.innovations import exhausted_in_all
from empires.rules.empires_end.journal import BUILT, DESTROYED, MOVED, PLACED
from empires.rules.empires_end.moves import MOVES
from empires.rules.empires_end.position import Board
from empires.rules.empires_end.terms import (
    AIM,
    AXE,
    BLITZ_HAND,
    BURN,
    BURN_SECOND,
    CARD_ABILITY,
    CARDS,
    CARDS_A_PHASE,
    CHOOSE_EXCHANGE,
    CHOOSE_LIFT,
    CHOOSE_REFRESH,
    CHOOSE_REPEAT,
    CHOOSE_SWAP,
    COIN,
    CONFLICT,
    CONFLICTS,
    DISASTER,
    DOUBLE_DISASTER,
    ECONOMY,
    EXCHANGE,
    IDLE,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    INDUSTRY,
    MANUAL,
    MANUAL_CARDS,
    MOST_HELD_CARDS,
    MOVE_INNOVATION,
    NOTHING,
    OUT,
    PAY_BUILD,
    PAY_REBUILD,
    PLACE_BUILT,
    PLACE_FIRST,
    PLACE_MOVED,
    PLACE_SECOND,
    PLACE_TAKEN,
    PLACES,
    REPEAT,
    RESOURCES,
    REVEALED,
    RULEBOOK,
    SLOTS,
    SWAP,
    TAKE_SECOND,
)
from empires.rules.position import Note, Seat


def check(p: Board) -> str:
    """The first thing that is wrong, or an empty string."""
    fault = check_ranges(p)
    if not fault:
        fault = check_cards(p)
    if not fault:
        fault = check_empires(p)
    if not fault:
        fault = check_moment(p)
    if not fault:
        fault = check_choices(p)
    if not fault:
        fault = check_decisions(p, MOVES)
    return fault


def check_ranges(p: Board) -> str:
    """Every index points at something, so that the other checks can follow it."""
    for i in range(len(p.held)):
        if p.held[i] < 0:
            return f"seat {i // RESOURCES} holds {p.held[i]} of resource {i % RESOURCES}"
    for i in range(len(p.pot)):
        if p.pot[i] < 0:
            return f"the pot holds {p.pot[i]} of resource {i % RESOURCES}"
    for seat in range(p.players):
        if not 0 <= p.hand_count[seat] <= MOST_HELD_CARDS:
            return f"seat {seat} holds {p.hand_count[seat]} cards"
        if not IDLE <= p.stage[seat] <= PLACE_SECOND:
            return f"seat {seat} is in stage {p.stage[seat]}, which does not exist"
    if not 0 <= p.deck_count <= CARDS or not 0 <= p.conflict_count <= CONFLICTS:
        return "a deck has an impossible number of cards"
    if not all_between(p.hand, NOTHING, CARDS) or not all_between(p.deck, NOTHING, CARDS):
        return "a hand or the deck holds a card that does not exist"
    if not all_between(p.oldest, NOTHING, CARDS) or not all_between(p.newer, NOTHING, CARDS):
        return "an innovation does not exist"
    if not all_between(p.revealed, NOTHING, CARDS):
        return "a revealed disaster does not exist"
    if not all_between(p.healthy, 0, 2) or not all_between(p.exhausted, 0, 2):
        return "a location is neither healthy nor destroyed, or a card half exhausted"
    if not all_between(p.location, 0, PLACES):
        return "a location does not exist"
    if not 0 <= p.first_player < p.players:
        return f"the first player is seat {p.first_player}"
    if not RULEBOOK <= p.ruleset <= MANUAL:
        return f"there is no ruleset {p.ruleset}"
    if p.hand_size != (BLITZ_HAND if p.blitz else MOST_HELD_CARDS):
        return f"the hand size is {p.hand_size}"
    return check_registers(p)


def check_registers(p: Board) -> str:
    """What is counted during a phase stays within what the phase allows."""
    flags = all_between(p.decided, 0, 2) and all_between(p.has_rebuilt, 0, 2)
    if not flags or not all_between(p.declared, 0, 2) or not all_between(p.won, 0, 2):
        return "something is neither done nor left undone"
    if not all_between(p.cards_used, 0, CARDS_A_PHASE + 1) or not all_between(p.refreshes, 0, 99):
        return "more cards were used than a phase allows"
    for seat in range(p.players):
        if p.axes[seat] < 0 or p.axes[seat] > p.held[seat * RESOURCES + AXE]:
            return f"seat {seat} bids {p.axes[seat]} axes"
        if p.coins[seat] < 0 or p.coins[seat] > p.held[seat * RESOURCES + COIN]:
            return f"seat {seat} bids {p.coins[seat]} coins"
        if p.other_half[seat] not in (NOTHING, ECONOMY, INDUSTRY):
            return f"seat {seat} still has to do phase {p.other_half[seat]}"
    return ""


def check_cards(p: Board) -> str:
    """Every card is in exactly one place, and the place agrees."""
    seen = column(CARDS, 0)
    for i in range(p.deck_count):
        card = p.deck[i]
        if card == NOTHING or p.at[card] != IN_DECK:
            return f"card {card} is in the deck, but thought elsewhere"
        seen[card] += 1
    for seat in range(p.players):
        for i in range(p.hand_count[seat]):
            card = p.hand[seat * MOST_HELD_CARDS + i]
            if card == NOTHING or p.at[card] != IN_HAND - seat:
                return f"card {card} is in the hand of seat {seat}, but thought elsewhere"
            if i > 0 and p.hand[seat * MOST_HELD_CARDS + i - 1] >= card:
                return f"the hand of seat {seat} is out of order"
            seen[card] += 1
    for at in range(p.players * PLACES):
        count: i64 = 0
        card = p.oldest[at]
        while card != NOTHING:
            if p.at[card] != at or count > CARDS:
                return f"card {card} lies at {at}, but is thought elsewhere"
            seen[card] += 1
            count += 1
            card = p.newer[card]
        if count != p.innovations[at]:
            return f"{count} innovations lie at {at}, but {p.innovations[at]} are counted"
    for card in range(CARDS):
        where = p.at[card]
        if where in (IN_DISCARDS, REVEALED, OUT):
            seen[card] += 1
        if seen[card] != 1:
            return f"card {card} is in {seen[card]} places"
        if (where == OUT) != (p.ruleset == MANUAL and card >= MANUAL_CARDS):
            return f"card {card} is wrongly in or out of the game"
        if p.exhausted[card] == 1 and (
            where < 0 or p.printed.phase[CARD_ABILITY + card] != DISASTER
        ):
            return f"card {card} is exhausted, but cannot be"
    for slot in range(SLOTS):
        if p.revealed[slot] != NOTHING and p.at[p.revealed[slot]] != REVEALED:
            return f"disaster {slot} is thought elsewhere"
    return check_conflict_deck(p)


def check_conflict_deck(p: Board) -> str:
    seen: i64 = 0
    for i in range(CONFLICTS):
        if not 0 <= p.conflict_deck[i] < CONFLICTS:
            return "a conflict card does not exist"
        seen |= 1 << p.conflict_deck[i]
    if seen != (1 << CONFLICTS) - 1:
        return "a conflict card is missing"
    return ""


def check_empires(p: Board) -> str:
    """EE-SET-5: everybody owns all eleven locations."""
    for seat in range(p.players):
        seen: i64 = 0
        for place in range(PLACES):
            seen |= 1 << p.location[seat * PLACES + place]
        if seen != (1 << PLACES) - 1:
            return f"the locations of seat {seat} are not the eleven"
    return ""


def check_moment(p: Board) -> str:
    """Open disasters and conflicts belong to their phases."""
    track = p.printed.track(p.players)
    if not NOTHING <= p.space <= len(track):
        return f"the marker is on space {p.space + 1}"
    phase = track[p.space] if 0 <= p.space < len(track) else NOTHING
    for slot in range(SLOTS):
        if p.revealed[slot] != NOTHING and phase > DOUBLE_DISASTER:
            return "a disaster is open outside of a disaster phase"
    if not NOTHING <= p.conflict < CONFLICTS or (p.conflict != NOTHING and phase != CONFLICT):
        return "a conflict is open outside of a conflict phase"
    return ""


def check_choices(p: Board) -> str:
    """What a seat has chosen on the way to a decision fits the decision."""
    for seat in range(p.players):
        if not fits_stage(p, seat, p.stage[seat], p.chosen[seat], p.second[seat]):
            return f"what seat {seat} has chosen does not fit its stage {p.stage[seat]}"
    return ""


def fits_stage(p: Board, seat: Seat, stage: i64, chosen: i64, second: i64) -> bool:
    if stage == AIM:
        return is_own(p, seat, chosen)
    if stage in (BURN, PLACE_TAKEN, PLACE_FIRST, PLACE_SECOND):
        return is_taken(p, chosen)
    if stage == BURN_SECOND:
        return is_taken(p, chosen) and is_taken(p, second)
    if stage == CHOOSE_EXCHANGE:
        return has_kind(p, chosen, EXCHANGE)
    if stage == CHOOSE_SWAP:
        return has_kind(p, chosen, SWAP)
    if stage == CHOOSE_REFRESH:
        return 0 < p.refreshes[seat] < exhausted_in_all(p, seat)
    if stage == CHOOSE_REPEAT:
        return is_own(p, seat, chosen) and has_kind(p, CARD_ABILITY + chosen, REPEAT)
    if stage == CHOOSE_LIFT or stage == PLACE_MOVED:
        moves_on = stage == CHOOSE_LIFT or is_own(p, seat, second)
        may = is_own(p, seat, chosen) and has_kind(p, CARD_ABILITY + chosen, MOVE_INNOVATION)
        return may and moves_on
    if stage in (PLACE_BUILT, TAKE_SECOND):
        return 0 <= chosen < p.hand_count[seat]
    if stage == PAY_BUILD:
        return 0 <= chosen < p.hand_count[seat] and 0 <= second < PLACES
    if stage == PAY_REBUILD:
        return 0 <= chosen < PLACES and p.healthy[seat * PLACES + chosen] == 0
    return True


def is_own(p: Board, seat: Seat, card: i64) -> bool:
    return 0 <= card < CARDS and 0 <= p.at[card] - seat * PLACES < PLACES


def is_taken(p: Board, card: i64) -> bool:
    return 0 <= card < CARDS and p.at[card] == REVEALED


def has_kind(p: Board, ability: i64, kind: i64) -> bool:
    return 0 <= ability < len(p.printed.kind) and p.printed.kind[ability] == kind


def check_placement(before: Board, notes: list[Note]) -> str:
    """EE-INN-1, EE-INN-3: what one move placed went to a healthy location with the fewest.

    ``before`` is the position before the move. A location that burnt in the same move, and the
    first placement after that, are all that one move can bring.
    """
    burnt: i64 = NOTHING
    for note in notes:
        event = note[0]
        seat: i64 = note[2]
        if event == DESTROYED:
            burnt = note[3]
            continue
        if event == PLACED or event == BUILT:
            fault = badly_placed(before, seat, note[4], NOTHING, burnt)
        elif event == MOVED:
            fault = badly_placed(before, seat, note[5], note[4], burnt)
        else:
            continue
        if fault:
            return f"card {note[3]} of seat {seat}: {fault}"
        return ""
    return ""


def badly_placed(p: Board, seat: Seat, place: i64, lifted_from: i64, burnt: i64) -> str:
    """Why a card may not go to a place, judged without the engine's own placement code."""
    here = p.innovations[seat * PLACES + place]
    if place == lifted_from:
        return "it did not move"
    if p.healthy[seat * PLACES + place] == 0 or place == burnt:
        return "it lies at a destroyed location"
    for other in range(PLACES):
        count = p.innovations[seat * PLACES + other]
        if other == lifted_from:
            count -= 1
        stands = p.healthy[seat * PLACES + other] == 1 and other != burnt
        if stands and count < here:
            return f"place {other} has fewer innovations"
    return ""

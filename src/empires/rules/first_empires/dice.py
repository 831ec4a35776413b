"""FE-ROL: the dice, rerolls, and cards discarded to turn a die."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.first_empires.journal import (
    DISCARDED,
    PRO_1,
    REROLLED,
    ROL_1,
    ROL_2,
    ROL_3,
    ROLLED,
)
from empires.rules.first_empires.moves import DISCARD, DONE, REROLL_DICE, turn
from empires.rules.first_empires.position import Board, in_hand, of_civilization, swords, value
from empires.rules.first_empires.terms import (
    BLUE,
    CARDS,
    FACES,
    IN_HAND,
    MOST_DICE,
    NOTHING,
    ORANGE,
    PROGRESS,
    SWORD,
    SWORDS,
    TURN_DIE,
    TURN_TO_SWORD,
    Card,
    Face,
)
from empires.rules.first_empires.terms import DISCARDED as TO_DISCARDS
from empires.rules.position import MoveList, Seat


def roll(p: Board, seat: Seat) -> None:
    """FE-ROL-1: as many dice as the orange track shows."""
    count = value(p, seat, ORANGE)
    for die in range(MOST_DICE):
        p.dice[die] = p.random.below(FACES) if die < count else NOTHING
    p.rerolls = value(p, seat, BLUE)
    note_dice(p, seat, ROL_1)


def note_dice(p: Board, seat: Seat, rule: i64) -> None:
    p.note(ROLLED, rule, seat, p.dice[0], p.dice[1], p.dice[2], p.dice[3], p.dice[4])


def number_of_dice(p: Board) -> i64:
    count: i64 = 0
    while count < MOST_DICE and p.dice[count] != NOTHING:
        count += 1
    return count


def offer_rerolls(p: Board, seat: Seat, out: MoveList) -> None:
    """FE-ROL-2: any dice, one to all, or none of them."""
    out.add(DONE)
    one: i64 = 1
    for dice in range(1, one << number_of_dice(p)):
        out.add(REROLL_DICE + dice)


def reroll(p: Board, seat: Seat, dice: i64) -> None:
    for die in range(MOST_DICE):
        if (dice >> die) & 1 == 1:
            p.dice[die] = p.random.below(FACES)
    p.rerolls -= 1
    p.note(REROLLED, ROL_2, seat, dice, 0, 0, 0, 0)
    note_dice(p, seat, ROL_2)


def may_make_sword(p: Board, seat: Seat) -> bool:
    """FE-ROL-3: a discard must change a die."""
    return in_hand(p, seat) > 0 and swords(p) < number_of_dice(p)


def offer_discards(p: Board, seat: Seat, out: MoveList) -> None:
    for card in range(CARDS):
        if p.card_at[seat * CARDS + card] == IN_HAND:
            out.add(DISCARD + card)


def choose_discard(p: Board, seat: Seat, card: Card) -> None:
    """Which die it turns is the next decision; the card is still in hand until then."""
    p.chosen = card
    p.stage[seat] = TURN_TO_SWORD if p.stage[seat] == SWORDS else TURN_DIE


def offer_turns(p: Board, seat: Seat, out: MoveList) -> None:
    """FE-ROL-3: to a sword. FE-PRO-1: to any other face."""
    for die in range(number_of_dice(p)):
        for face in range(FACES):
            if face != p.dice[die] and (p.stage[seat] == TURN_DIE or face == SWORD):
                out.add(turn(die, face))


def turn_die(p: Board, seat: Seat, die: i64, face: Face) -> None:
    """FE-ROL-4: the card is gone for good."""
    to_sword = p.stage[seat] == TURN_TO_SWORD
    p.card_at[seat * CARDS + p.chosen] = TO_DISCARDS
    rule = ROL_3 if to_sword else PRO_1
    card = of_civilization(p, seat, p.chosen)
    p.note(DISCARDED, rule, seat, card, die, p.dice[die], face, 0)
    p.dice[die] = face
    p.chosen = NOTHING
    p.stage[seat] = SWORDS if to_sword else PROGRESS


def may_reroll(p: Board) -> bool:
    return p.rerolls > 0

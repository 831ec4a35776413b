"""The turn of First Empires: what each stage offers, what each move does, how turns follow."""

from __future__ import annotations

from empires.rules.first_empires import (
    achievements,
    conquest,
    dice,
    movement,
    moves,
    progress,
    setup,
)
from empires.rules.first_empires.journal import ROUND, SET_5, SET_9, TURN
from empires.rules.first_empires.position import Board, rounds, value
from empires.rules.first_empires.scoring import end_game
from empires.rules.first_empires.terms import (
    CHOOSE_CIVILIZATION,
    CHOOSE_TILE,
    GATHER,
    IDLE,
    LAST_CHANCE,
    MOVE,
    NOBODY,
    PLACE_CITY,
    PLACE_EXPLORER,
    PROGRESS,
    PURPLE,
    REROLL,
    RETREAT,
    SPACES,
    SWORDS,
    TRACKS,
    TURN_DIE,
    TURN_TO_SWORD,
)
from empires.rules.position import Code, MoveList, Seat


def offer(p: Board, seat: Seat, out: MoveList) -> None:
    """Every legal move of a seat that owes a decision."""
    stage = p.stage[seat]
    if stage == MOVE:
        if movement.may_end_movement(p, seat):
            out.add(moves.DONE)
        achievements.offer_scoring(p, seat, out)
        conquest.offer_assaults(p, seat, out)
        movement.offer_steps(p, seat, out)
    elif stage == REROLL:
        achievements.offer_scoring(p, seat, out)
        dice.offer_rerolls(p, seat, out)
    elif stage == SWORDS:
        out.add(moves.DONE)
        achievements.offer_scoring(p, seat, out)
        if dice.may_make_sword(p, seat):
            dice.offer_discards(p, seat, out)
    elif stage in (TURN_TO_SWORD, TURN_DIE):
        dice.offer_turns(p, seat, out)
    elif stage == GATHER:
        conquest.offer_gathering(p, seat, out)
    elif stage == RETREAT:
        conquest.offer_retreats(p, seat, out)
    elif stage == PROGRESS:
        out.add(moves.DONE)
        achievements.offer_scoring(p, seat, out)
        if not p.has_stepped:
            dice.offer_discards(p, seat, out)
        progress.offer_steps(p, seat, out)
    elif stage == PLACE_EXPLORER:
        achievements.offer_scoring(p, seat, out)
        progress.offer_new_explorers(p, seat, out)
    elif stage == CHOOSE_TILE:
        achievements.offer_scoring(p, seat, out)
        progress.offer_tiles(p, seat, out)
    elif stage == PLACE_CITY:
        achievements.offer_scoring(p, seat, out)
        progress.offer_city_regions(p, seat, out)
    elif stage == LAST_CHANCE:
        out.add(moves.DONE)
        achievements.offer_scoring(p, seat, out)
    elif stage == CHOOSE_CIVILIZATION:
        setup.offer_civilizations(p, seat, out)


def apply(p: Board, seat: Seat, code: Code) -> None:
    """Play a move known to be legal, then let everything follow that needs no decision."""
    if code >= moves.MOVE_EXPLORER:
        border = code - moves.MOVE_EXPLORER
        movement.step(p, seat, border // SPACES, border % SPACES)
    elif code == moves.DONE:
        done(p, seat)
    elif code < moves.DISCARD:
        achievements.score(p, seat, code - moves.SCORE)
        if p.stage[seat] == LAST_CHANCE:
            last_chance(p, seat)
    elif code < moves.TURN:
        dice.choose_discard(p, seat, code - moves.DISCARD)
    elif code < moves.REROLL_DICE:
        dice.turn_die(p, seat, (code - moves.TURN) // 6, (code - moves.TURN) % 6)
    elif code < moves.STEP:
        reroll(p, seat, code)
    elif code < moves.ASSAULT:
        progress.step(p, seat, code - moves.STEP)
    elif code < moves.GATHER_FROM:
        conquest.begin_assault(p, seat, code - moves.ASSAULT)
    elif code < moves.STRIKE:
        conquest.gather(p, code - moves.GATHER_FROM)
    elif code == moves.STRIKE:
        conquest.strike(p, seat)
    elif code < moves.EXPLORER_TO:
        conquest.retreat(p, seat, code - moves.RETREAT_TO)
    elif code < moves.TILE:
        progress.place_explorer(p, seat, code - moves.EXPLORER_TO)
    elif code < moves.CITY_TO:
        progress.choose_tile(p, seat, code - moves.TILE)
    elif code < moves.CIVILIZATION:
        progress.place_city(p, seat, code - moves.CITY_TO)
        next_city(p, seat)
    else:
        choose_civilization(p, seat, code)


def choose_civilization(p: Board, seat: Seat, code: Code) -> None:
    setup.choose_civilization(p, seat, code - moves.CIVILIZATION)
    begin(p)


def reroll(p: Board, seat: Seat, code: Code) -> None:
    dice.reroll(p, seat, code - moves.REROLL_DICE)
    if not dice.may_reroll(p):
        begin_swords(p, seat)


def done(p: Board, seat: Seat) -> None:
    """The end of a step, a phase or a turn, whichever the seat is in."""
    stage = p.stage[seat]
    if stage == REROLL:
        begin_swords(p, seat)
    elif stage == SWORDS:
        p.stage[seat] = MOVE
    elif stage == MOVE:
        movement.end_movement(p, seat)
        p.stage[seat] = PROGRESS
    elif stage == PROGRESS and p.cities_due != 0:
        progress.begin_cities(p, seat)
    else:
        end_turn(p, seat)


def begin_swords(p: Board, seat: Seat) -> None:
    """FE-ROL-3, where a card could still make a sword; otherwise movement begins."""
    p.rerolls = 0
    p.stage[seat] = SWORDS if dice.may_make_sword(p, seat) else MOVE


def next_city(p: Board, seat: Seat) -> None:
    if p.cities_due != 0:
        progress.begin_cities(p, seat)
    else:
        last_chance(p, seat)


def last_chance(p: Board, seat: Seat) -> None:
    """FE-ACH-1, FE-VIS-2: whether there is a question tells nothing of the hand."""
    if achievements.might_score(p, seat):
        p.stage[seat] = LAST_CHANCE
    else:
        end_turn(p, seat)


def begin(p: Board) -> None:
    """FE-SET-5: the starting player opens the first round, once everybody is ready."""
    for seat in range(p.players):
        if p.stage[seat] != IDLE:
            return
    p.round = 1
    p.note(ROUND, SET_9, NOBODY, p.round, 0, 0, 0, 0)
    begin_turn(p, p.starting_player)


def begin_turn(p: Board, seat: Seat) -> None:
    p.turn = seat
    p.touch(seat)
    p.conquests = 0
    p.dice_used = 0
    p.regions_used = 0
    p.has_stepped = False
    p.movement = value(p, seat, PURPLE)
    for track in range(TRACKS):
        p.advanced[track] = 0
    p.note(TURN, SET_5, seat, 0, 0, 0, 0, 0)
    dice.roll(p, seat)
    if dice.may_reroll(p):
        p.stage[seat] = REROLL
    else:
        begin_swords(p, seat)


def end_turn(p: Board, seat: Seat) -> None:
    """FE-SET-5, FE-SET-9: clockwise; the same player opens every round."""
    p.stage[seat] = IDLE
    following = (seat + 1) % p.players
    if following == p.starting_player:
        if p.round == rounds(p):
            p.turn = NOBODY
            end_game(p)
            return
        p.round += 1
        p.note(ROUND, SET_9, NOBODY, p.round, 0, 0, 0, 0)
    begin_turn(p, following)

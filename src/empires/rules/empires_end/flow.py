"""EE-FLOW, EE-COM: what each stage offers, what each move does, how phases follow each other."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.empires_end import (
    arranging,
    building,
    conflict,
    disaster,
    economy,
    industry,
    moves,
    payment,
    rebuilding,
    setup,
)
from empires.rules.empires_end.innovations import offer_places
from empires.rules.empires_end.journal import CHOSE_ORDER, COM_1, FLOW_1, SPACE
from empires.rules.empires_end.position import TRACK, Board, card_ability
from empires.rules.empires_end.scoring import end_game
from empires.rules.empires_end.terms import (
    AIM,
    BID_AXES,
    BID_COINS,
    BURN,
    BURN_SECOND,
    CHOOSE_EXCHANGE,
    CHOOSE_LIFT,
    CHOOSE_REFRESH,
    CHOOSE_REPEAT,
    CHOOSE_SWAP,
    COMBINED,
    CONFLICT,
    DECIDE,
    DECIDE_MULLIGAN,
    DISASTER,
    DOUBLE_DISASTER,
    ECONOMIZE,
    ECONOMY,
    IDLE,
    INDUSTRIALIZE,
    INDUSTRY,
    LOW,
    NOBODY,
    NOTHING,
    ORDER,
    PAY_BUILD,
    PAY_REBUILD,
    PLACE_BUILT,
    PLACE_FIRST,
    PLACE_MOVED,
    PLACE_SECOND,
    PLACE_TAKEN,
    PLACES,
    REST_OF_HAND,
    TAKE_FIRST,
    TAKE_SECOND,
)
from empires.rules.position import EVERYBODY, Code, MoveList, Seat


def offer(p: Board, seat: Seat, out: MoveList) -> None:
    """Every legal move of a seat that owes a decision."""
    stage = p.stage[seat]
    if stage == DECIDE:
        disaster.offer_decision(p, seat, out)
    elif stage == ECONOMIZE:
        economy.offer_economy(p, seat, out)
    elif stage == INDUSTRIALIZE:
        industry.offer_industry(p, seat, out)
    elif stage in (PLACE_TAKEN, PLACE_BUILT, PLACE_FIRST, PLACE_SECOND):
        offer_places(p, seat, out)
    elif stage == BID_AXES:
        conflict.offer_axes(p, seat, out)
    elif stage == BID_COINS:
        conflict.offer_bid_coins(p, seat, out)
    elif stage == CHOOSE_EXCHANGE:
        economy.offer_exchanges(p, seat, out)
    elif stage == PAY_BUILD:
        payment.offer_payments(p, seat, building.cost_being_paid(p, seat), out)
    elif stage == PAY_REBUILD:
        payment.offer_payments(p, seat, rebuilding.cost_to_rebuild(p, seat, p.chosen[seat]), out)
    elif stage == REST_OF_HAND:
        building.offer_rest(p, seat, out)
    elif stage == CHOOSE_SWAP:
        arranging.offer_swaps(p, seat, out)
    elif stage == LOW:
        disaster.offer_coins(p, seat, out)
    elif stage == BURN:
        disaster.offer_burns(p, seat, p.chosen[seat], out)
    elif stage == AIM:
        disaster.offer_aims(p, seat, out)
    elif stage == CHOOSE_REPEAT:
        economy.offer_repeats(p, seat, out)
    elif stage == CHOOSE_LIFT:
        arranging.offer_lifts(p, seat, out)
    elif stage == PLACE_MOVED:
        arranging.offer_moved_places(p, seat, out)
    elif stage == CHOOSE_REFRESH:
        conflict.offer_refreshes(p, seat, out)
    elif stage == ORDER:
        out.add(moves.ECONOMY_FIRST)
        out.add(moves.INDUSTRY_FIRST)
    elif stage == DECIDE_MULLIGAN:
        setup.offer_mulligan(p, seat, out)
    elif stage in (TAKE_FIRST, TAKE_SECOND):
        setup.offer_cards(p, seat, out)
    elif stage == BURN_SECOND:
        disaster.offer_burns(p, seat, p.second[seat], out)


def apply(p: Board, seat: Seat, code: Code) -> None:
    """Play a move known to be legal, then let everything follow that needs no decision."""
    stage = p.stage[seat]
    if stage == DECIDE:
        decide(p, seat, code)
    elif stage == ECONOMIZE:
        economize(p, seat, code)
    elif stage == INDUSTRIALIZE:
        industrialize(p, seat, code)
    elif stage == PLACE_TAKEN:
        disaster.place_taken(p, seat, code - moves.PLACE_AT)
    elif stage == PLACE_BUILT:
        building.place_built(p, seat, code - moves.PLACE_AT)
    elif stage in (PLACE_FIRST, PLACE_SECOND):
        setup.place_head_start(p, seat, code - moves.PLACE_AT)
    elif stage == BID_AXES:
        conflict.bid_axes(p, seat, code - moves.AXES)
    elif stage == BID_COINS:
        conflict.bid_coins(p, seat, code - moves.COINS)
    elif stage == CHOOSE_EXCHANGE:
        economy.exchange(p, seat, code - moves.TRADE)
    elif stage == PAY_BUILD:
        building.finish_building(p, seat, code - moves.PAY_COINS)
    elif stage == PAY_REBUILD:
        rebuilding.finish_rebuilding(p, seat, code - moves.PAY_COINS)
    elif stage == REST_OF_HAND:
        building.rest_of_hand(p, seat, code == moves.DISCARD_REST)
    elif stage == CHOOSE_SWAP:
        arranging.swap(p, seat, code)
    elif stage == LOW:
        if code == moves.BUY_COIN:
            disaster.buy_coin(p, seat)
        else:
            disaster.stop_buying(p, seat)
    elif stage == BURN:
        disaster.burn_chosen(p, seat, code - moves.BURN_AT)
    elif stage == AIM:
        disaster.use_on(p, seat, p.chosen[seat], code - moves.AIM_AT)
    elif stage == CHOOSE_REPEAT:
        choose_repeat(p, seat, code)
    elif stage == CHOOSE_LIFT:
        arranging.choose_lift(p, seat, code - moves.LIFT)
    elif stage == PLACE_MOVED:
        arranging.place_moved(p, seat, code - moves.PLACE_AT)
    elif stage == CHOOSE_REFRESH:
        conflict.choose_refresh(p, seat, code - moves.REFRESH_CARD)
    elif stage == ORDER:
        choose_order(p, seat, code == moves.ECONOMY_FIRST)
    elif stage == DECIDE_MULLIGAN:
        setup.decide_mulligan(p, seat, code == moves.MULLIGAN)
    elif stage in (TAKE_FIRST, TAKE_SECOND):
        setup.choose_card(p, seat, code - moves.TAKE_CARD)
    elif stage == BURN_SECOND:
        setup.burn_second(p, seat, code - moves.BURN_AT)
    settle(p)


def decide(p: Board, seat: Seat, code: Code) -> None:
    """EE-DIS-3: one step of a turn in the disaster phase."""
    if code == moves.DONE:
        disaster.end_turn(p, seat)
    elif code < moves.TAKE:
        slot = (code - moves.BID) // 4
        disaster.avert(p, seat, slot, (code - moves.BID) % 4)
    elif code < moves.AIM_AT:
        disaster.take(p, seat, code - moves.TAKE)
    else:
        disaster.use(p, seat, code - moves.USE)


def economize(p: Board, seat: Seat, code: Code) -> None:
    if code == moves.DONE:
        economy.end_economy(p, seat)
        begin_other_half(p, seat)
    elif code < moves.USE:
        economy.use_location(p, seat, code - moves.USE_LOCATION)
    else:
        economy.use_card(p, seat, code - moves.USE)


def choose_repeat(p: Board, seat: Seat, code: Code) -> None:
    if code < moves.REPEAT_CARD:
        economy.repeat(p, seat, p.location[seat * PLACES + code - moves.REPEAT_LOCATION])
    else:
        economy.repeat(p, seat, card_ability(code - moves.REPEAT_CARD))


def industrialize(p: Board, seat: Seat, code: Code) -> None:
    if code == moves.DONE:
        industry.end_industry(p, seat)
        begin_other_half(p, seat)
    elif code < moves.USE:
        industry.use_location(p, seat, code - moves.USE_LOCATION)
    elif code < moves.TRADE:
        industry.use_card(p, seat, code - moves.USE)
    elif code < moves.BUILD:
        building.sell(p, seat, code - moves.SELL)
    elif code < moves.REBUILD:
        building.build(p, seat, code - moves.BUILD)
    else:
        rebuilding.rebuild(p, seat, code - moves.REBUILD)


def choose_order(p: Board, seat: Seat, economy_first: bool) -> None:
    """EE-COM-1: one whole phase, then the other."""
    p.other_half[seat] = INDUSTRY if economy_first else ECONOMY
    first = ECONOMY if economy_first else INDUSTRY
    p.note(CHOSE_ORDER, COM_1, seat, first, 0, 0, 0, 0)
    begin_half(p, seat, first)


def begin_half(p: Board, seat: Seat, phase: i64) -> None:
    if phase == ECONOMY:
        economy.begin_economy(p, seat)
    else:
        industry.begin_industry(p, seat)


def begin_other_half(p: Board, seat: Seat) -> None:
    phase = p.other_half[seat]
    if phase != NOTHING:
        p.other_half[seat] = NOTHING
        begin_half(p, seat, phase)


def settle(p: Board) -> None:
    """EE-FLOW-2: when nobody owes a decision, the phase goes on or the next one begins."""
    while not p.over and nobody_decides(p):
        p.touched |= EVERYBODY | TRACK
        if p.conflict == NOTHING:
            next_space(p)
        elif p.bids_opened:
            conflict.upheavals(p)
        else:
            conflict.open_bids(p)


def nobody_decides(p: Board) -> bool:
    for seat in range(p.players):
        if p.stage[seat] != IDLE:
            return False
    return True


def next_space(p: Board) -> None:
    """EE-FLOW-1, EE-SET-9: the marker moves one space; after the last one the game ends."""
    p.space += 1
    track = p.printed.track(p.players)
    if p.space >= len(track):
        end_game(p)
        return
    phase = track[p.space]
    p.note(SPACE, FLOW_1, NOBODY, p.space, phase, 0, 0, 0)
    if phase == DISASTER:
        disaster.begin_disasters(p, 1)
    elif phase == DOUBLE_DISASTER:
        disaster.begin_disasters(p, 2)
    elif phase == CONFLICT:
        conflict.begin_conflict(p)
    else:
        for seat in range(p.players):
            if phase == COMBINED:
                p.stage[seat] = ORDER
            else:
                begin_half(p, seat, phase)

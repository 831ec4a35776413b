"""Every move in two forms: the code the rules play, and the readable twin that people write."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from empires.content.empires_end import RESOURCES
from empires.rules.empires_end import moves, terms
from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.empires_end.tables import MOST_OPTIONS
from empires.table.empires_end.names import RESOURCE, Names, amounts
from empires.table.fields import UnknownName
from empires.table.game import BadMove, Move, NotHere
from empires.table.twins import fields, number, verb

PLACES: Final = 11
HAND: Final = 4

# Moves that need no further word.
PLAIN: Final = {
    "done": moves.DONE,
    "buy_coin": moves.BUY_COIN,
    "keep_rest": moves.KEEP_REST,
    "discard_rest": moves.DISCARD_REST,
    "economy_first": moves.ECONOMY_FIRST,
    "industry_first": moves.INDUSTRY_FIRST,
    "keep_hand": moves.KEEP_HAND,
    "mulligan": moves.MULLIGAN,
}
# Moves with one number or one name: what it is called, where the codes start, how many there are.
SLOTS: Final = {"take": (moves.TAKE, 2), "aim": (moves.AIM_AT, 2)}
POSITIONS: Final = {
    "burn": (moves.BURN_AT, PLACES),
    "place": (moves.PLACE_AT, PLACES),
    "rebuild": (moves.REBUILD, PLACES),
}
COUNTS: Final = {
    "pay": ("coins", moves.PAY_COINS, 21),
    "bid_axes": ("axes", moves.AXES, 32),
    "bid_coins": ("coins", moves.COINS, 32),
}
CARDS: Final = {"lift": moves.LIFT, "refresh": moves.REFRESH_CARD}
HANDS: Final = {"sell": moves.SELL, "build": moves.BUILD, "take_card": moves.TAKE_CARD}
ABILITIES: Final = {
    "use": (moves.USE_LOCATION, moves.USE),
    "repeat": (moves.REPEAT_LOCATION, moves.REPEAT_CARD),
}


class Twins:
    """Translates between codes and readable moves, for the names of one pack."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def move(self, p: EmpiresEnd, seat: int, code: int) -> Move:
        """What a code means to a seat here. Cards in hand and places depend on the position."""
        for do, plain in PLAIN.items():
            if code == plain:
                return {"do": do}
        if moves.BID <= code < moves.TAKE:
            slot, kind = divmod(code - moves.BID, len(RESOURCES))
            return {"do": "bid", "disaster": slot, "resource": RESOURCES[kind]}
        for do, (base, count) in SLOTS.items():
            if base <= code < base + count:
                return {"do": do, "disaster": code - base}
        for do, (base, count) in POSITIONS.items():
            if base <= code < base + count:
                return {"do": do, "position": code - base + 1}
        for do, (field, base, count) in COUNTS.items():
            if base <= code < base + count:
                return {"do": do, field: code - base}
        for do, base in CARDS.items():
            if base <= code < base + len(self.names.cards):
                return {"do": do, "card": self.names.cards[code - base]}
        for do, base in HANDS.items():
            if base <= code < base + HAND:
                return {"do": do, "card": self._in_hand(p, seat, code - base)}
        for do, (at_place, at_card) in ABILITIES.items():
            if at_place <= code < at_place + PLACES:
                location = p.location[seat * PLACES + code - at_place]
                return {"do": do, "location": self.names.locations[location]}
            if at_card <= code < at_card + len(self.names.cards):
                return {"do": do, "card": self.names.cards[code - at_card]}
        if moves.TRADE <= code < moves.REPEAT_LOCATION:
            return self._exchange(p, seat, code - moves.TRADE)
        if moves.SWAP_PAIR <= code < moves.LIFT:
            one, other = moves.first_of_pair(code), moves.second_of_pair(code)
            return {"do": "swap", "positions": [one + 1, other + 1]}
        raise BadMove(f"{code} is no move: codes run from 0 to {moves.MOVES - 1}")

    def _in_hand(self, p: EmpiresEnd, seat: int, index: int) -> str:
        if index >= p.hand_count[seat]:
            raise BadMove(
                f"seat {seat} holds {p.hand_count[seat]} cards, so none has index {index}"
            )
        return self.names.cards[p.hand[seat * HAND + index]]

    def _exchange(self, p: EmpiresEnd, seat: int, index: int) -> Move:
        coin, option = divmod(index, MOST_OPTIONS)
        if p.stage[seat] != terms.CHOOSE_EXCHANGE or option >= p.tables.options[p.chosen[seat]]:
            raise BadMove("no such exchange has been begun")
        ability = p.chosen[seat]
        base = (ability * MOST_OPTIONS + option) * len(RESOURCES)
        got = [p.tables.option_gain[base + i] for i in range(len(RESOURCES))]
        paid = "coin" if coin else RESOURCES[p.tables.resource[ability]]
        return {"do": "exchange", "pay": paid, "gain": amounts(got)}

    def code(self, p: EmpiresEnd, seat: int, move: Mapping[str, Any]) -> int:
        """The code of a readable move, whether it is legal now or not."""
        do = verb(move, READERS)
        try:
            return READERS[do](self, p, seat, move)
        except UnknownName as error:
            raise BadMove(f"{do}: {error}") from None


Reader = Callable[[Twins, EmpiresEnd, int, Mapping[str, Any]], int]


def read_plain(_: Twins, __: EmpiresEnd, ___: int, move: Mapping[str, Any]) -> int:
    fields(move)
    return PLAIN[move["do"]]


def read_bid(_: Twins, __: EmpiresEnd, ___: int, move: Mapping[str, Any]) -> int:
    slot, kind = fields(move, "disaster", "resource")
    return (
        moves.BID + number("bid", "disaster", slot, 0, 1) * len(RESOURCES) + RESOURCE.number(kind)
    )


def read_slot(_: Twins, __: EmpiresEnd, ___: int, move: Mapping[str, Any]) -> int:
    (slot,) = fields(move, "disaster")
    return SLOTS[move["do"]][0] + number(move["do"], "disaster", slot, 0, 1)


def read_position(_: Twins, __: EmpiresEnd, ___: int, move: Mapping[str, Any]) -> int:
    (position,) = fields(move, "position")
    return POSITIONS[move["do"]][0] + number(move["do"], "position", position, 1, PLACES) - 1


def read_count(_: Twins, __: EmpiresEnd, ___: int, move: Mapping[str, Any]) -> int:
    field, base, count = COUNTS[move["do"]]
    (value,) = fields(move, field)
    return base + number(move["do"], field, value, 0, count - 1)


def read_card(twins: Twins, _: EmpiresEnd, __: int, move: Mapping[str, Any]) -> int:
    (card,) = fields(move, "card")
    return CARDS[move["do"]] + twins.names.cards.number(card)


def read_hand(twins: Twins, p: EmpiresEnd, seat: int, move: Mapping[str, Any]) -> int:
    (slug,) = fields(move, "card")
    card = twins.names.cards.number(slug)
    for index in range(p.hand_count[seat]):
        if p.hand[seat * HAND + index] == card:
            return HANDS[move["do"]] + index
    raise NotHere(f"{move['do']}: {slug} is not in the hand of seat {seat}")


def read_ability(twins: Twins, p: EmpiresEnd, seat: int, move: Mapping[str, Any]) -> int:
    at_place, at_card = ABILITIES[move["do"]]
    if "card" in move:
        (card,) = fields(move, "card")
        return at_card + twins.names.cards.number(card)
    (slug,) = fields(move, "location")
    location = twins.names.locations.number(slug)
    for place in range(PLACES):
        if p.location[seat * PLACES + place] == location:
            return at_place + place
    raise AssertionError("everybody owns every location")


def read_exchange(twins: Twins, p: EmpiresEnd, seat: int, move: Mapping[str, Any]) -> int:
    fields(move, "pay", "gain")
    if p.stage[seat] != terms.CHOOSE_EXCHANGE:
        raise NotHere("exchange: use the location or the card with the exchange first")
    offered = [moves.TRADE + i for i in range(p.tables.options[p.chosen[seat]])]
    offered += [code + MOST_OPTIONS for code in offered]
    known = [(code, twins.move(p, seat, code)) for code in offered]
    for code, twin in known:
        if twin == dict(move):
            return code
    written = "; ".join(f"{twin['pay']} for {twin['gain']}" for _, twin in known)
    raise BadMove(f"exchange: this ability gives {written}")


def read_swap(_: Twins, __: EmpiresEnd, ___: int, move: Mapping[str, Any]) -> int:
    (pair,) = fields(move, "positions")
    if not isinstance(pair, list) or len(pair) != 2:
        raise BadMove(f"swap: positions must be two numbers, got {pair!r}")
    one, other = (number("swap", "positions", x, 1, PLACES) - 1 for x in pair)
    if one >= other:
        raise BadMove("swap: positions must be two different numbers, the smaller first")
    return moves.swap_pair(one, other)


READERS: Final[dict[str, Reader]] = {
    **dict.fromkeys(PLAIN, read_plain),
    **dict.fromkeys(SLOTS, read_slot),
    **dict.fromkeys(POSITIONS, read_position),
    **dict.fromkeys(COUNTS, read_count),
    **dict.fromkeys(CARDS, read_card),
    **dict.fromkeys(HANDS, read_hand),
    **dict.fromkeys(ABILITIES, read_ability),
    "bid": read_bid,
    "exchange": read_exchange,
    "swap": read_swap,
}

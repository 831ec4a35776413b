"""Every move in two forms: the code the rules play, and the readable twin that people write."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from empires.rules.empires_end import moves, terms
from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.empires_end.printed import MOST_OPTIONS
from empires.shapes.empires_end.moves import (
    Ability,
    Aim,
    Bid,
    BidAxes,
    BidCoins,
    Build,
    Burn,
    BuyCoin,
    DiscardRest,
    Done,
    EconomyFirst,
    Exchange,
    IndustryFirst,
    KeepHand,
    KeepRest,
    Lift,
    Mulligan,
    Pay,
    Place,
    Rebuild,
    Refresh,
    Repeat,
    Sell,
    Swap,
    Take,
    TakeCard,
    Use,
)
from empires.shapes.moves import Move
from empires.table.empires_end.names import RESOURCES, Names, amounts
from empires.table.fields import UnknownName
from empires.table.mistakes import BadMove, NotHere
from empires.table.twins import number

PLACES: Final = 11
HAND: Final = 4
SLOTS: Final = 2

# Moves that need no further word.
PLAIN: Final[dict[type[Move], int]] = {
    Done: moves.DONE,
    BuyCoin: moves.BUY_COIN,
    KeepRest: moves.KEEP_REST,
    DiscardRest: moves.DISCARD_REST,
    EconomyFirst: moves.ECONOMY_FIRST,
    IndustryFirst: moves.INDUSTRY_FIRST,
    KeepHand: moves.KEEP_HAND,
    Mulligan: moves.MULLIGAN,
}
# Moves with one number or one name: where the codes start, and for numbers how many there are.
AT_SLOTS: Final = {Take: moves.TAKE, Aim: moves.AIM_AT}
AT_PLACES: Final = {Burn: moves.BURN_AT, Place: moves.PLACE_AT, Rebuild: moves.REBUILD}
PAYMENTS: Final = {Pay: (moves.PAY_COINS, 21), BidCoins: (moves.COINS, 32)}
AXES: Final = (moves.AXES, 32)
OF_CARDS: Final = {Lift: moves.LIFT, Refresh: moves.REFRESH_CARD}
IN_HAND: Final = {Sell: moves.SELL, Build: moves.BUILD, TakeCard: moves.TAKE_CARD}
OF_LOCATIONS: Final = {Use: moves.USE_LOCATION, Repeat: moves.REPEAT_LOCATION}
OF_INNOVATIONS: Final = {Use: moves.USE, Repeat: moves.REPEAT_CARD}


class Twins:
    """Translates between codes and readable moves, for the names of one pack."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._everywhere = dict(self._same_everywhere())

    def _same_everywhere(self) -> Iterator[tuple[int, Move]]:
        """Codes that mean the same in every position. Only cards in hand and locations move."""
        for plain, code in PLAIN.items():
            yield code, plain()
        for slot in range(SLOTS):
            for kind, resource in enumerate(RESOURCES):
                yield moves.BID + slot * len(RESOURCES) + kind, Bid(slot, resource)
            for at_slot, base in AT_SLOTS.items():
                yield base + slot, at_slot(slot)
        for place in range(PLACES):
            for at_place, base in AT_PLACES.items():
                yield base + place, at_place(place + 1)
        for paid, (base, count) in PAYMENTS.items():
            for coins in range(count):
                yield base + coins, paid(coins)
        for axes in range(AXES[1]):
            yield AXES[0] + axes, BidAxes(axes)
        for card, slug in enumerate(self.names.cards.names):
            for of_card, base in OF_CARDS.items():
                yield base + card, of_card(slug)
            for ability, base in OF_INNOVATIONS.items():
                yield base + card, ability(card=slug)
        for other in range(PLACES):
            for one in range(other):
                yield moves.swap_pair(one, other), Swap((one + 1, other + 1))

    def move(self, p: EmpiresEnd, seat: int, code: int) -> Move:
        """What a code means to a seat here."""
        if (same := self._everywhere.get(code)) is not None:
            return same
        for held, base in IN_HAND.items():
            if base <= code < base + HAND:
                return held(self._in_hand(p, seat, code - base))
        for ability, base in OF_LOCATIONS.items():
            if base <= code < base + PLACES:
                location = p.location[seat * PLACES + code - base]
                return ability(location=self.names.locations[location])
        if moves.TRADE <= code < moves.REPEAT_LOCATION:
            return self._exchange(p, seat, code - moves.TRADE)
        raise BadMove(f"{code} is no move: codes run from 0 to {moves.MOVES - 1}")

    def _in_hand(self, p: EmpiresEnd, seat: int, index: int) -> str:
        if index >= p.hand_count[seat]:
            raise BadMove(
                f"seat {seat} holds {p.hand_count[seat]} cards, so none has index {index}"
            )
        return self.names.cards[p.hand[seat * HAND + index]]

    def _exchange(self, p: EmpiresEnd, seat: int, index: int) -> Exchange:
        coin, option = divmod(index, MOST_OPTIONS)
        if p.stage[seat] != terms.CHOOSE_EXCHANGE or option >= p.printed.options[p.chosen[seat]]:
            raise BadMove("no such exchange has been begun")
        ability = p.chosen[seat]
        base = (ability * MOST_OPTIONS + option) * len(RESOURCES)
        got = [p.printed.option_gain[base + i] for i in range(len(RESOURCES))]
        return Exchange("coin" if coin else RESOURCES[p.printed.resource[ability]], amounts(got))

    def code(self, p: EmpiresEnd, seat: int, move: Move) -> int:
        """The code of a readable move, whether it is legal now or not."""
        try:
            return self._code(p, seat, move)
        except UnknownName as error:
            raise BadMove(f"{move.do}: {error}") from None

    def _code(self, p: EmpiresEnd, seat: int, move: Move) -> int:
        cards = self.names.cards
        match move:
            case Bid():
                slot = number(move.do, "disaster", move.disaster, 0, SLOTS - 1)
                return moves.BID + slot * len(RESOURCES) + RESOURCES.index(move.resource)
            case Take() | Aim():
                slot = number(move.do, "disaster", move.disaster, 0, SLOTS - 1)
                return AT_SLOTS[type(move)] + slot
            case Burn() | Place() | Rebuild():
                position = number(move.do, "position", move.position, 1, PLACES)
                return AT_PLACES[type(move)] + position - 1
            case Pay() | BidCoins():
                base, count = PAYMENTS[type(move)]
                return base + number(move.do, "coins", move.coins, 0, count - 1)
            case BidAxes():
                base, count = AXES
                return base + number(move.do, "axes", move.axes, 0, count - 1)
            case Lift() | Refresh():
                return OF_CARDS[type(move)] + cards.number(move.card)
            case Sell() | Build() | TakeCard():
                return IN_HAND[type(move)] + self._index(p, seat, move)
            case Use() | Repeat() if move.card is not None and move.location is None:
                return OF_INNOVATIONS[type(move)] + cards.number(move.card)
            case Use() | Repeat():
                return OF_LOCATIONS[type(move)] + self._place(p, seat, move)
            case Exchange():
                return self._offer(p, seat, move)
            case Swap():
                return self._pair(move)
        return PLAIN[type(move)]

    def _index(self, p: EmpiresEnd, seat: int, move: Sell | Build | TakeCard) -> int:
        """Where a card is in the hand."""
        card = self.names.cards.number(move.card)
        for index in range(p.hand_count[seat]):
            if p.hand[seat * HAND + index] == card:
                return index
        raise NotHere(f"{move.do}: {move.card} is not in the hand of seat {seat}")

    def _place(self, p: EmpiresEnd, seat: int, move: Ability) -> int:
        """Where a location lies."""
        if move.location is None:
            raise BadMove(f'{move.do}: "location" or "card" is missing')
        if move.card is not None:
            raise BadMove(f'{move.do}: expected either "location" or "card", got both')
        location = self.names.locations.number(move.location)
        for place in range(PLACES):
            if p.location[seat * PLACES + place] == location:
                return place
        raise AssertionError("everybody owns every location")

    def _offer(self, p: EmpiresEnd, seat: int, move: Exchange) -> int:
        if p.stage[seat] != terms.CHOOSE_EXCHANGE:
            raise NotHere("exchange: use the location or the card with the exchange first")
        options = range(p.printed.options[p.chosen[seat]])
        offered = [coin + option for coin in (0, MOST_OPTIONS) for option in options]
        known = {index: self._exchange(p, seat, index) for index in offered}
        for index, twin in known.items():
            if twin == move:
                return moves.TRADE + index
        written = "; ".join(f"{twin.pay} for {twin.gain}" for twin in known.values())
        raise BadMove(f"exchange: this ability gives {written}")

    def _pair(self, move: Swap) -> int:
        one, other = (number(move.do, "positions", at, 1, PLACES) - 1 for at in move.positions)
        if one >= other:
            raise BadMove("swap: positions must be two different numbers, the smaller first")
        return moves.swap_pair(one, other)

"""EE-RES-2 in the industry phase: hammers, or coins in their place, as the payer likes."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.empires_end.moves import PAY_COINS
from empires.rules.empires_end.position import Board, give, has
from empires.rules.empires_end.terms import COIN, HAMMER
from empires.rules.position import MoveList, Seat


def can_pay_hammers(p: Board, seat: Seat, cost: i64) -> bool:
    """EE-IND-2: coins stand in for hammers."""
    return has(p, seat, HAMMER) + has(p, seat, COIN) >= cost


def fewest_coins(p: Board, seat: Seat, cost: i64) -> i64:
    return max(cost - has(p, seat, HAMMER), 0)


def most_coins(p: Board, seat: Seat, cost: i64) -> i64:
    return min(has(p, seat, COIN), cost)


def offer_payments(p: Board, seat: Seat, cost: i64, out: MoveList) -> None:
    """EE-RES-2: how many coins to pay in place of hammers."""
    for coins in range(fewest_coins(p, seat, cost), most_coins(p, seat, cost) + 1):
        out.add(PAY_COINS + coins)


def pay(p: Board, seat: Seat, cost: i64, coins: i64) -> None:
    give(p, seat, COIN, -coins)
    give(p, seat, HAMMER, coins - cost)

"""Bots at served tables are kept from decision to decision, with what they know of the turn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

import empires
from empires.bots import Outlook
from empires.bots.plan import PlanBot
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.server.bots import thinking
from empires.server.bots.pool import Pool
from empires.server.bots.thinking import KEPT, think

SPEC = "plan:60:worlds=1"


@pytest.fixture(autouse=True)
def nobody_kept() -> Iterator[None]:
    thinking._kept.clear()
    yield
    thinking._kept.clear()


def open_decision() -> tuple[Position, int]:
    """A position in which somebody has several choices."""
    p: Position = empires.game("first-empires").new(players=2, seed=3)
    while len(p.legal(p.to_move[0])) < 3:
        p.play(p.to_move[0], p.legal(p.to_move[0])[0])
    return p, p.to_move[0]


def outlook(p: Position, seat: int) -> Outlook:
    return Outlook.of(empires.game("first-empires"), p, seat, seeded([1, 2, 3]))


def asked(who: str, p: Position, seat: int, spec: str = SPEC) -> int:
    return think(who, "first-empires", None, seat, outlook(p, seat).imagined, spec, 7)


def test_a_turn_is_planned_by_one_bot_with_one_budget() -> None:
    p, seat = open_decision()
    p.play(seat, asked("table:0", p, seat))
    player = thinking._kept["table:0", SPEC]
    assert isinstance(player, PlanBot)
    before = player.left
    while len(p.legal(p.to_move[0])) < 2:
        p.play(p.to_move[0], p.legal(p.to_move[0])[0])
    assert p.to_move[0] == seat
    asked("table:0", p, seat)
    assert thinking._kept == {("table:0", SPEC): player}
    assert player.left < before < 60


def test_seats_and_levels_do_not_share_a_bot_and_few_are_kept() -> None:
    p, seat = open_decision()
    asked("table:0", p, seat)
    asked("table:1", p, seat)
    asked("table:0", p, seat, "greedy")
    assert len({id(player) for player in thinking._kept.values()}) == 3
    for number in range(KEPT):
        asked(f"other:{number}", p, seat, "greedy")
    assert len(thinking._kept) == KEPT
    assert ("table:0", SPEC) not in thinking._kept


def test_whoever_asks_in_other_processes_gets_a_legal_move() -> None:
    p, seat = open_decision()

    async def ask() -> list[int]:
        bots = Pool(2)
        imagined = outlook(p, seat).imagined
        try:
            return [
                await bots.run(who, think, who, "first-empires", None, seat, imagined, SPEC, 7)
                for who in ("a", "b", "a")
            ]
        finally:
            await bots.close()

    codes = asyncio.run(ask())
    assert all(code in p.legal(seat) for code in codes)
    assert codes[0] == codes[1]  # two fresh bots with the same seed

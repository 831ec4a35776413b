"""Undo goes back to the last thing that can't be unseen, says why not, and costs others nothing."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any, Final

import pytest

import empires
from empires.content.empires_end import standard_text
from empires.shapes.empires_end.moves import BidAxes
from empires.shapes.events import SeatEvent
from empires.table import Table, Undo
from tests.table.playing import (
    GAME,
    do,
    hand,
    new_table,
    phase,
    play_anything,
    played,
    played_until,
    prompt,
    told,
)

# Sixty-six cards for four players who discard all they can: the deck runs out (EE-DIS-12).
MANY_DISCARDS: Final[dict[str, Any]] = {
    "players": 4,
    "ruleset": "manual",
    "prefer": ("sell", "discard_rest"),
}


def shown_last(table: Table) -> list[str]:
    """What the last move showed that can't be unseen."""
    happened = told(table, None, since=table.ply)
    return [event.event for event in happened if GAME.is_barrier(event)]


def first_shown(table: Table) -> str | None:
    return next(iter(shown_last(table)), None)


def in_simultaneous(kind: str, *, together: int = 3) -> Table:
    """A table at the beginning of a phase in which all seats act together."""
    return played_until(
        lambda t: (
            phase(t) == kind
            and len(t.to_move) == together
            and told(t, None, since=t.ply)[-1].event in ("space", "revealed_conflict")
        )
    )


def test_nothing_can_be_taken_back_before_anything_was_played() -> None:
    table = new_table()
    assert table.undo_state(0) == Undo(possible=False, reason="nothing_yet")
    assert table.undo_state(0, free=True) == Undo(possible=False, reason="nothing_yet")
    assert table.undo(0) == table.restart(0) == table.undo(0, free=True) == 0


def test_a_move_is_taken_back_and_gone() -> None:
    table = new_table()
    before = table.record(), table.lines(None), table.view(0)
    seat = table.to_move[0]
    table.play(seat, table.legal(seat)[0])
    assert table.undo_state(seat) == Undo(possible=True, plies=1)
    assert table.undo(seat) == 1
    assert (table.record(), table.lines(None), table.view(0)) == before


@pytest.mark.parametrize(
    "barrier",
    [
        "revealed_disaster",
        "replaced",
        "declared",
        "drew",
        "revealed_conflict",
        "opened_bid",
        "changed_hand",
    ],
)
def test_undo_stops_at_what_cannot_be_unseen(barrier: str) -> None:
    variant = "blitz" if barrier == "changed_hand" else "normal"
    table = played_until(lambda t: first_shown(t) == barrier, variant=variant)
    assert_stopped(table, barrier)


def test_undo_stops_at_a_reshuffle() -> None:
    table = played_until(lambda t: "reshuffled" in shown_last(t), **MANY_DISCARDS)
    assert_stopped(table, shown_last(table)[0])


def test_undo_stops_at_the_end_of_the_game(tmp_path: Path) -> None:
    table = on_track("D E", tmp_path)
    while not table.over:
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[0])
    assert shown_last(table)[-1] == "ranked"
    assert_stopped(table, shown_last(table)[0])
    assert table.undo_state(1 - table.moves[-1].seat).reason == shown_last(table)[0]


def on_track(spaces: str, folder: Path) -> Table:
    """A table of two with a pack of its own, whose track is these spaces."""
    pack = folder / "short.toml"
    text = re.sub(r'(?m)^(two|more) = ".*"', rf'\1 = "{spaces}"', standard_text())
    pack.write_text(re.sub(r"(?m)^lightning = \d+", "lightning = 1", text), encoding="utf-8")
    return Table.new(empires.game("empires-end", pack), names=["Aurelia", "Marcus"], seed=7)


def assert_stopped(table: Table, barrier: str) -> None:
    seat = table.moves[-1].seat
    before = table.record()
    state = table.undo_state(seat)
    assert (state.possible, state.plies, state.reason) == (False, 0, barrier)
    assert table.undo(seat) == 0
    assert table.record() == before


def test_what_another_seat_has_answered_stays() -> None:
    table = new_table()
    first, second = (table.to_move[0] + i for i in (0, 1))
    table.play(first, table.legal(first)[0])
    second %= 3
    table.play(second, table.legal(second)[0])
    assert table.undo_state(first) == Undo(possible=False, reason="another_seat", seat=second)
    assert table.undo(second) == 1
    assert table.undo(first) == 1


def test_a_move_without_an_alternative_goes_with_the_choice_before_it() -> None:
    """A front that plays forced moves by itself would play it again at once."""

    def was_forced(table: Table) -> bool:
        table.undo(0, free=True)
        return len(table.legal(seat)) == 1

    table = played_until(lambda t: t.undo_state(t.moves[-1].seat).plies == 2)
    seat = table.moves[-1].seat
    again = Table.from_record(table.record(), GAME)
    assert table.undo(seat) == 2
    assert len(table.legal(seat)) > 1
    assert was_forced(again)
    assert not was_forced(again)
    assert again.record() == table.record()


@pytest.mark.rule("EE-FLOW-3")
@pytest.mark.parametrize("kind", ["economy", "industry", "combined"])
def test_in_a_phase_played_together_undo_takes_only_ones_own_move(kind: str) -> None:
    table = in_simultaneous(kind)
    mine, other, third = table.to_move
    start = table.ply
    first = table.legal(mine)[-1]
    table.play(mine, first)
    theirs = [(other, table.legal(other)[-1]), (third, table.legal(third)[-1])]
    for seat, code in theirs:
        table.play(seat, code)
    others_views = [table.view(seat).seats[seat] for seat in (other, third)]
    assert table.undo(mine) == 1
    assert [tuple(move) for move in table.moves[start:]] == theirs
    assert first in table.legal(mine)
    assert [table.view(seat).seats[seat] for seat in (other, third)] == others_views


@pytest.mark.rule("EE-FLOW-3")
def test_a_draw_of_another_seat_is_kept_when_a_move_is_taken_back() -> None:
    table = in_simultaneous("industry")
    mine, other, _ = table.to_move
    kept = hand(table, mine)
    before = hand(table, other)
    do(table, mine, "sell", card=kept[0])
    do(table, other, "sell", card=before[0])
    do(table, other, "done")
    drawn = hand(table, other)
    assert drawn != before
    assert table.undo(mine) == 1
    assert hand(table, mine) == kept
    assert hand(table, other) == drawn


@pytest.mark.rule("EE-FLOW-2")
def test_the_end_of_a_phase_can_be_taken_back_until_the_next_one_shows_something() -> None:
    table = in_simultaneous("economy")
    seats = table.to_move
    for seat in seats[:-1]:
        do(table, seat, "done")
    assert all(table.undo_state(seat).possible for seat in seats[:-1])
    do(table, seats[-1], "done")
    assert {table.undo_state(seat).reason for seat in seats} == {"revealed_disaster"}


@pytest.mark.rule("EE-FLOW-2")
def test_the_end_of_a_phase_can_be_taken_back_until_somebody_acts_in_the_next(
    tmp_path: Path,
) -> None:
    table = on_track("D E I", tmp_path)
    while phase(table) != "economy":
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[-1])
    one, other = table.to_move
    do(table, one, "done")
    do(table, other, "done")
    assert phase(table) == "industry"
    assert table.undo_state(one).possible
    do(table, other, "done")
    assert table.undo_state(one) == Undo(possible=False, reason="another_seat", seat=other)


@pytest.mark.rule("EE-CON-3")
def test_a_sealed_bid_can_be_taken_back_until_all_are_open() -> None:
    table = in_simultaneous("conflict")
    mine, other, last = table.to_move
    offered = [GAME.move(table.position, mine, code) for code in table.legal(mine)]
    axes = max(move.axes for move in offered if isinstance(move, BidAxes))
    assert axes
    do(table, mine, "bid_axes", axes=axes)
    do(table, mine, "bid_coins", coins=0)
    do(table, other, "bid_axes", axes=0)
    do(table, other, "bid_coins", coins=0)
    assert mine not in table.to_move
    assert table.restart(mine) == 2
    assert prompt(table, mine) == "bid_axes"
    assert other not in table.to_move
    do(table, mine, "bid_axes", axes=0)
    do(table, mine, "bid_coins", coins=0)
    do(table, last, "bid_axes", axes=0)
    assert table.undo_state(mine).possible
    do(table, last, "bid_coins", coins=0)
    for seat in (mine, other, last):
        assert table.undo_state(seat).reason == "opened_bid"


def test_a_card_sold_before_another_seats_reshuffle_stays_sold() -> None:
    """Without the sale the new deck would be another one."""

    def reshuffled_by_another(table: Table) -> bool:
        if "reshuffled" not in shown_last(table) or phase(table) != "industry":
            return False
        return any(has_just_sold(table, seat) for seat in range(4))

    def has_just_sold(table: Table, seat: int) -> bool:
        own = [
            event.event
            for event in told(table, seat)
            if isinstance(event, SeatEvent) and event.seat == seat
        ]
        return own[-1] == "sold" and prompt(table, seat) == "industry"

    table = played_until(reshuffled_by_another, **MANY_DISCARDS)
    seat = next(seat for seat in range(4) if has_just_sold(table, seat))
    assert seat != table.moves[-1].seat
    state = table.undo_state(seat)
    assert (state.possible, state.reason) == (False, "reshuffled")


def test_restart_goes_back_to_the_barrier_at_once() -> None:
    table = in_simultaneous("economy")
    seat = table.to_move[0]
    before = table.record()
    for _ in range(3):
        table.play(seat, table.legal(seat)[-1])
    assert table.restart(seat) >= 3
    assert seat in table.to_move
    assert table.ply <= len(before.moves)


def test_free_undo_goes_back_to_the_beginning_whatever_was_shown() -> None:
    table = played(moves=40)
    whole = table.record()
    for left in range(39, -1, -1):
        assert table.undo_state(0, free=True) == Undo(possible=True, plies=1)
        assert table.undo(0, free=True) == 1
        assert table.ply == left
        assert table.record().moves == whole.moves[:left]
    assert table.record() == new_table().record()


@pytest.mark.parametrize("variant", ["normal", "blitz"])
@pytest.mark.parametrize("seed", range(4))
def test_at_any_time_undo_costs_the_others_nothing_and_can_be_played_again(
    seed: int, variant: str
) -> None:
    """Whatever can be taken back can be played again with the same outcome."""
    table = new_table(seed, variant=variant)
    dice = random.Random(seed)
    undone = 0
    while not table.over:
        play_anything(table, dice)
        if dice.random() > 0.15:
            continue
        seat = dice.randrange(3)
        moves, log = table.moves, table.lines(None)
        dumped = GAME.dump(table.position)
        promised = table.undo_state(seat)
        assert (table.moves, table.lines(None)) == (moves, log)
        went = table.undo(seat)
        assert went == promised.plies
        if not promised.possible:
            assert (table.moves, table.lines(None)) == (moves, log)
            assert promised.reason
            continue
        undone += 1
        mine = [move for move in moves if move.seat == seat]
        assert [m for m in table.moves if m.seat != seat] == [m for m in moves if m.seat != seat]
        assert [m for m in table.moves if m.seat == seat] == mine[:-went]
        for _, code in mine[-went:]:
            table.play(seat, code)
        assert GAME.dump(table.position) == dumped
    assert undone > 5

"""A table tells every seat what it may know, plays what is legal, and changes nothing otherwise."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

import empires
from empires import IllegalMove
from empires.table import BadMove, GameError, RecordError, Table, commitment_to, parse_record
from tests.table.playing import GAME, NAMES, do, new_table, played, played_until, prompt, told


def test_a_table_without_a_seed_has_one_that_nobody_can_guess() -> None:
    seeds = {Table.new(GAME, names=NAMES[:2]).seed for _ in range(5)}
    assert len(seeds) == 5
    assert max(seeds) > 2**100


def test_the_commitment_is_the_hash_of_the_seeds_digits() -> None:
    table = new_table(seed=7)
    assert table.commitment == commitment_to(7)
    assert table.commitment == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"


def test_a_table_knows_its_options() -> None:
    table = new_table(variant="blitz", ruleset="manual")
    assert table.options == {"variant": "blitz", "ruleset": "manual", "open_resources": False}


@pytest.mark.parametrize(
    ("names", "line"),
    [
        (["A"], "players: expected a number from 2 to 4, got 1"),
        (["A", "A"], 'names: expected a different name for each seat, got "A"'),
        (["A", " "], 'names: expected 1 to 40 printable characters, got " "'),
        (["A", "B\n"], 'names: expected 1 to 40 printable characters, got "B\\n"'),
        (["A", "B" * 41], f'names: expected 1 to 40 printable characters, got "{"B" * 41}"'),
    ],
)
def test_names_that_do_not_tell_seats_apart_are_refused(names: list[str], line: str) -> None:
    with pytest.raises(GameError) as caught:
        Table.new(GAME, names=names)
    assert str(caught.value) == line


def test_a_seed_that_no_record_could_hold_is_refused() -> None:
    largest = new_table(seed=10**100 - 1)
    assert parse_record(largest.record().text()).seed == largest.seed
    for seed in (10**100, 10**5000, -1):
        with pytest.raises(GameError, match=r"^seed: expected a whole number"):
            new_table(seed=seed)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(GameError, match="varaint"):
        new_table(varaint="blitz")


def test_a_view_has_the_ply_and_the_names() -> None:
    view = played(moves=3).view(1)
    assert (view.ply, view.names, view.seat) == (3, ["Aurelia", "Marcus", "Livia"], 1)


def nobodys_turn(table: Table) -> object:
    idle = next(seat for seat in range(3) if seat not in table.to_move)
    return table.play(idle, 0)


@pytest.mark.parametrize(
    "attempt",
    [
        nobodys_turn,
        lambda table: table.play(table.to_move[0], 586),
        lambda table: table.play(table.to_move[0], -1),
        lambda table: table.play(table.to_move[0], 10**30),
        lambda table: table.play(-1, 0),
        lambda table: table.play(3, 0),
        lambda table: table.play(10**30, 0),
        lambda table: table.play_move(10**30, {"do": "done"}),
        lambda table: table.play_move(table.to_move[0], {"do": "mulligan"}),
    ],
)
def test_an_illegal_move_changes_nothing(attempt: Callable[[Table], object]) -> None:
    table = played(moves=1)
    before = table.record(), table.view(None), table.lines(None)
    with pytest.raises(IllegalMove):
        attempt(table)
    assert (table.record(), table.view(None), table.lines(None)) == before


@pytest.mark.parametrize("move", [{}, {"do": "dance"}, {"do": "take"}, {"do": "take", "x": 1}])
def test_a_malformed_move_changes_nothing(move: dict[str, object]) -> None:
    table = played(moves=1)
    before = table.record()
    with pytest.raises(BadMove):
        table.play_move(table.to_move[0], move)
    assert table.record() == before


def test_a_refusal_from_another_process_says_the_same() -> None:
    """Workers send it home; the facts have to arrive with it."""
    refused = IllegalMove(1, 35, [2, 3])
    arrived = pickle.loads(pickle.dumps(refused))
    assert (arrived.seat, arrived.code, arrived.legal) == (1, 35, [2, 3])
    assert str(arrived) == str(refused)


def test_a_move_in_words_is_the_move_by_number() -> None:
    one, other = new_table(), new_table()
    seat = one.to_move[0]
    one.play(seat, one.legal(seat)[-1])
    do(other, seat, "take", disaster=0)
    assert one.record() == other.record()


def test_events_say_at_which_ply_they_happened() -> None:
    table = new_table()
    assert {line.ply for line in table.lines(None)} == {0}
    seat = table.to_move[0]
    happened = table.play(seat, table.legal(seat)[0])
    assert {line.ply for line in table.lines(seat, since=1)} == {1}
    assert told(table, seat, since=1) == happened
    assert table.lines(seat, since=table.ply + 1) == []
    assert table.lines(seat) == [*table.lines(seat, since=0)]


@pytest.mark.rule("EE-VIS-2")
def test_only_its_owner_is_told_which_card_was_drawn() -> None:
    table = played()
    drawn = [event for event in told(table, 0) if event.event in ("dealt", "drew")]
    assert len(drawn) > 20
    assert all((event.card is not None) == (event.seat == 0) for event in drawn)
    watched = [event for event in told(table, None) if event.event in ("dealt", "drew")]
    assert {event.card for event in watched} == {None}


def test_a_front_that_changes_what_it_was_told_does_not_change_the_table() -> None:
    table = played(moves=2)
    before = table.record(), table.lines(None)
    table.lines(None)[0].text = "forged"
    table.moves.pop()
    table.options["variant"] = "forged"
    table.view(None).names.append("forged")
    assert (table.record(), table.lines(None)) == before


@pytest.mark.parametrize("moves", [0, 30, None])
def test_a_saved_table_goes_on_as_it_was(tmp_path: Path, moves: int | None) -> None:
    table = played(5, moves=moves, players=4)
    table.save(tmp_path / "game.jsonl")
    again = Table.load(tmp_path / "game.jsonl", empires.game)
    assert again.record() == table.record()
    assert [again.view(seat) for seat in range(4)] == [table.view(seat) for seat in range(4)]
    assert again.lines(2) == table.lines(2)
    assert again.undo_state(0) == table.undo_state(0)


def test_a_sealed_record_cannot_be_played_on(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(played(moves=20).record(public=True).text())
    with pytest.raises(RecordError) as caught:
        Table.load(record, GAME)
    assert "line 1: has no seed" in str(caught.value)


@pytest.mark.rule("EE-FLOW-3", "EE-CON-3")
def test_a_public_record_tells_no_bid_before_all_are_open() -> None:
    table = played_until(lambda t: prompt(t, 0) == "bid_axes" and t.to_move == [1, 2, 0])
    before = table.record(public=True)
    do(table, 1, "bid_axes", axes=0)
    do(table, 1, "bid_coins", coins=0)
    assert table.record(public=True) == before
    for seat in (2, 0):
        do(table, seat, "bid_axes", axes=0)
        do(table, seat, "bid_coins", coins=0)
    while prompt(table, (seat := (table.to_move or [0])[0])) == "refresh":
        table.play(seat, table.legal(seat)[0])
    told = [move.do for move in table.record(public=True).moves]
    assert told.count({"do": "bid_axes", "axes": 0}) >= 3

"""A record is played again move by move; the first thing that differs is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import empires
from empires.content.empires_end import standard_text
from empires.table import (
    GameError,
    Record,
    RecordedMove,
    RecordError,
    Result,
    Table,
    parse_record,
    position_at,
    replay,
)
from tests.table.playing import GAME, new_table, played, told

SHORT = played(moves=6).record()
WHOLE = played().record()


def refused(record: Record) -> RecordError:
    """The error of a record that was written anew, so that its chain is right."""
    rewritten = parse_record(record.text(), "my.jsonl")
    with pytest.raises(RecordError) as caught:
        Table.from_record(rewritten, GAME)
    with pytest.raises(RecordError):
        replay(rewritten, GAME)
    assert "\n" not in str(caught.value)
    return caught.value


def with_move(record: Record, ply: int, *moves: RecordedMove) -> Record:
    """The record with the move at that ply replaced."""
    return replace(record, moves=(*record.moves[:ply], *moves, *record.moves[ply + 1 :]))


def test_every_moment_of_a_game_is_told_with_what_led_to_it() -> None:
    table = played(moves=50)
    moments = list(replay(table.record(), GAME))
    assert [moment.ply for moment in moments] == list(range(51))
    happened = [event for moment in moments for event in moment.events]
    assert [GAME.seen_by(event, 1) for event in happened] == told(table, 1)
    assert GAME.dump(moments[50].position) == GAME.dump(table.position)
    assert GAME.dump(moments[0].position) == GAME.dump(new_table().position)


@pytest.mark.parametrize("ply", [0, 1, 25, 50])
def test_the_position_at_a_ply_is_the_one_played_to(ply: int) -> None:
    record = played(moves=50).record()
    there = position_at(record, GAME, ply)
    assert GAME.dump(there) == GAME.dump(played(moves=ply).position)


@pytest.mark.parametrize("ply", [-1, 51])
def test_a_ply_that_was_not_played_is_refused(ply: int) -> None:
    with pytest.raises(ValueError, match=f"^ply: expected 0 to 50, got {ply}$"):
        position_at(played(moves=50).record(), GAME, ply)


def test_another_game_is_refused() -> None:
    error = refused(replace(SHORT, game="first-empires"))
    assert str(error) == (
        'my.jsonl: line 1: is a record of "first-empires", expected "empires-end"'
    )


def test_a_game_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "my.jsonl"
    file.write_bytes(replace(SHORT, game="chess").text())
    with pytest.raises(RecordError, match=r'my\.jsonl: line 1: game: .*"chess"'):
        Table.load(file, empires.game)


@pytest.mark.parametrize("later", [-1, 1], ids=["an older", "a newer"])
def test_another_rules_version_is_refused(later: int) -> None:
    version = GAME.rules_version
    played = version + later
    error = refused(replace(SHORT, rules=played))
    assert str(error) == (
        f"my.jsonl: line 1: was played with rules version {played}, this program has {version}"
    )


def test_another_content_pack_is_refused_and_its_own_accepted(tmp_path: Path) -> None:
    pack = tmp_path / "my.toml"
    pack.write_text(standard_text().replace("cost = 1", "cost = 2", 1), encoding="utf-8")
    own = empires.game("empires-end", pack)
    record = Table.new(own, names=["Aurelia", "Marcus"], seed=7).record()
    assert str(refused(record)) == (
        "my.jsonl: line 1: was played with another content pack: its digest is "
        f"{own.content[:12]}…, this one is {GAME.content[:12]}…; "
        "give the pack it was played with as --content FILE"
    )
    assert Table.from_record(record, own).record() == record


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    error = refused(replace(SHORT, seed=8))
    assert (error.kind, error.line) == ("commitment", 1)


@pytest.mark.parametrize(
    ("parts", "line"),
    [
        ({"names": ("A", "A", "B")}, 'names: expected a different name for each seat, got "A"'),
        ({"names": ("A",)}, "players: expected a number from 2 to 4, got 1"),
        ({"options": {"players": 3}}, "options: players is no option"),
        ({"options": {"journal": False}}, "options: journal is no option"),
    ],
)
def test_a_table_that_could_not_be_set_up_is_refused(parts: dict[str, Any], line: str) -> None:
    assert str(refused(replace(SHORT, **parts))) == f"my.jsonl: line 1: {line}"


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "fast"},
        {"variant": 1},
        {"ruleset": True},
        {"open_resources": 1},
        {"self": "x"},
        {"nonsense": "x"},
    ],
)
def test_an_option_that_the_game_does_not_have_is_refused(options: dict[str, Any]) -> None:
    error = refused(replace(SHORT, options=options))
    assert (error.kind, error.line) == ("set_up", 1)


def test_a_missing_option_has_its_default() -> None:
    record = replace(SHORT, options={})
    assert Table.from_record(record, GAME).record() == SHORT


def test_an_illegal_move_is_named_with_what_was_legal() -> None:
    """Inserted with a new chain, so that only the rules can notice."""
    inserted = RecordedMove(0, 582, {"do": "mulligan"})
    record = replace(SHORT, moves=(*SHORT.moves[:2], inserted, *SHORT.moves[2:]))
    error = refused(record)
    assert (error.kind, error.line) == ("illegal", 4)
    assert str(error).startswith(
        'my.jsonl: line 4: seat 0 can\'t play move 582, {"do":"mulligan"}: '
    )


def test_a_move_of_a_seat_that_was_not_asked_names_who_was() -> None:
    seat = SHORT.moves[0].seat
    for other in ((seat + 1) % 3, 9):
        error = refused(with_move(SHORT, 0, replace(SHORT.moves[0], seat=other)))
        assert (error.kind, error.line) == ("illegal", 2)
        assert str(error).endswith(f": to move: seat {seat}")


def test_a_legal_list_is_shown_short() -> None:
    seat = SHORT.moves[0].seat
    error = refused(with_move(SHORT, 0, RecordedMove(seat, 2**31 - 1, {"do": "take"})))
    assert 'legal: 1 {"disaster":0,"do":"bid","resource":"wheat"}' in str(error)


def test_a_move_after_the_end_is_refused() -> None:
    error = refused(replace(WHOLE, moves=(*WHOLE.moves, WHOLE.moves[0])))
    assert error.line == len(WHOLE.moves) + 2
    assert str(error).endswith(": the game was over")


@pytest.mark.parametrize(
    "other",
    [
        lambda do: {**do, "resource": "axe"},
        lambda do: {**do, "disaster": False},
        lambda do: {**do, "disaster": 0.0},
        lambda do: {**do, "more": 1},
        lambda do: {},
    ],
)
def test_words_that_are_not_what_the_code_means_are_refused(
    other: Callable[[dict[str, Any]], dict[str, Any]],
) -> None:
    move = SHORT.moves[0]
    assert move.do == {"do": "bid", "disaster": 0, "resource": "hammer"}
    error = refused(with_move(SHORT, 0, replace(move, do=other(move.do))))
    assert (error.kind, error.line) == ("other_move", 2)
    assert 'do: move 2 is {"disaster":0,"do":"bid","resource":"hammer"} there' in str(error)


def test_another_legal_move_is_followed_until_the_first_that_no_longer_fits() -> None:
    """Taking in place of averting: the next recorded move is no longer possible."""
    seat = SHORT.moves[0].seat
    error = refused(with_move(SHORT, 0, RecordedMove(seat, 9, {"do": "take", "disaster": 0})))
    assert (error.kind, error.line) == ("illegal", 3)


@pytest.mark.parametrize("result", [None, Result(scores=[1, 2, 3], ranking=[3, 2, 1])])
def test_a_result_that_was_not_played_is_refused(result: Result | None) -> None:
    error = refused(replace(WHOLE, result=result))
    assert (error.kind, error.line) == ("result", len(WHOLE.moves) + 2)
    assert "result: expected {" in str(error)


def test_a_result_of_a_game_that_still_runs_is_refused() -> None:
    error = refused(replace(SHORT, result=WHOLE.result))
    assert str(error).startswith("my.jsonl: line 8: result: expected null, got {")


def test_a_loader_that_fails_for_its_own_reasons_is_heard(tmp_path: Path) -> None:
    file = tmp_path / "my.jsonl"
    file.write_bytes(SHORT.text())

    def loader(name: str) -> Any:
        raise GameError(f"no {name} today")

    with pytest.raises(RecordError, match="line 1: game: no empires-end today"):
        Table.load(file, loader)

"""Verification tells facts: what was checked, what held, and the first thing that did not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import empires
from empires.table import Record, RecordError, Result, Table, Verification, verify
from tests.table.playing import GAME, played

Facts = tuple[bool, bool | None, bool | None, bool | None, bool]
WHOLE = played().record()


def facts(found: Verification) -> Facts:
    return (found.chain, found.commitment, found.replay, found.result, found.ok)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def verified(file: Path, record: Record) -> Verification:
    file.write_bytes(record.text())
    return verify(file, empires.game)


@pytest.mark.parametrize("moves", [0, 30, None])
def test_an_honest_record_passes_finished_or_not(file: Path, moves: int | None) -> None:
    found = verified(file, played(moves=moves).record())
    assert facts(found) == (True, True, True, True, True)
    assert (found.problem, found.sealed, found.file) == (None, False, str(file))


def test_a_sealed_record_passes_as_far_as_it_can_be_checked(file: Path) -> None:
    table = played(moves=30)
    found = verified(file, table.record(public=True))
    assert facts(found) == (True, None, None, None, True)
    assert found.sealed
    assert found.record is not None
    assert found.record.commitment == table.commitment


def test_a_broken_chain_is_the_only_thing_known(file: Path) -> None:
    file.write_bytes(WHOLE.text().replace(b"Marcus", b"Markus"))
    found = verify(file, GAME)
    assert facts(found) == (False, None, None, None, False)
    assert found.problem is not None
    assert (found.problem.kind, found.problem.line) == ("changed", 1)
    assert (found.record, found.sealed) == (None, False)


def test_another_seed_than_the_one_committed_to_is_found(file: Path) -> None:
    found = verified(file, replace(WHOLE, seed=8))
    assert facts(found) == (True, False, None, None, False)


def test_a_commitment_of_ones_own_does_not_help_the_replay(file: Path) -> None:
    """Another seed with its own commitment: the moves do not fit its shuffles."""
    other = Table.new(GAME, names=WHOLE.names, seed=8)
    found = verified(file, replace(WHOLE, seed=8, commitment=other.commitment))
    assert facts(found) == (True, True, False, None, False)


def test_a_changed_result_is_found(file: Path) -> None:
    assert WHOLE.result is not None
    better = Result(scores=[999, *WHOLE.result.scores[1:]], ranking=WHOLE.result.ranking)
    found = verified(file, replace(WHOLE, result=better))
    assert facts(found) == (True, True, True, False, False)


def test_a_record_of_other_rules_can_only_be_checked_in_part(file: Path) -> None:
    found = verified(file, replace(WHOLE, rules=99))
    assert facts(found) == (True, True, None, None, False)
    assert found.problem is not None
    assert found.problem.kind == "other_rules"


def test_a_missing_file_is_no_finding_but_an_error(file: Path) -> None:
    with pytest.raises(RecordError, match="expected a record, but there is no such file"):
        verify(file, GAME)

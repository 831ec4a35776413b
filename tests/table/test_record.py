"""A record is written as documented, read back as it was, and refused when anything differs."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import pytest

from empires.table import GameError, Record, RecordError, Table, parse_record
from tests.table.playing import GAME, new_table, played

SHORT = played(moves=6).record().text()
LINES = SHORT.splitlines(keepends=True)
RULES = f'"rules":{GAME.rules_version}'.encode()


def refused(content: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(content, "my.jsonl")
    assert "\n" not in str(caught.value)
    return caught.value


def documented_python() -> list[str]:
    page = Path(__file__).parents[2].joinpath("docs", "records.md").read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)


def edited(number: int, old: bytes, new: bytes) -> bytes:
    """The short record with a change in one line, counted from 1."""
    assert old in LINES[number - 1]
    changed = LINES[number - 1].replace(old, new, 1)
    return b"".join([*LINES[: number - 1], changed, *LINES[number:]])


@pytest.mark.parametrize("moves", [0, 1, 40, None])
@pytest.mark.parametrize("variant", ["normal", "blitz"])
def test_a_record_reads_back_as_it_was_written(moves: int | None, variant: str) -> None:
    record = played(11, moves=moves, variant=variant).record()
    assert parse_record(record.text()) == record


def test_a_record_says_which_bots_played_if_the_table_knows() -> None:
    table = new_table()
    assert b'"bots"' not in table.record().text()
    table.seat_bots([None, "consul", "greedy:slips=3"])
    again = parse_record(table.record().text())
    assert again.bots == (None, "consul", "greedy:slips=3")
    assert Table.from_record(again, table.game).bots == table.bots


@pytest.mark.parametrize(
    ("bots", "problem"),
    [
        (["consul"], "bots: expected 3, one for each seat, got 1"),
        ([None, "", None], "bots: expected 1 to 200 printable characters"),
        ([None, "a\nb", None], "bots: expected 1 to 200 printable characters"),
    ],
)
def test_bots_that_fit_no_table_are_refused(bots: list[str | None], problem: str) -> None:
    table = new_table()
    with pytest.raises(GameError, match=problem):
        table.seat_bots(bots)
    written = dataclasses.replace(table.record(), bots=tuple(bots))
    with pytest.raises(RecordError, match=problem):
        Table.from_record(parse_record(written.text()), table.game)


def test_the_header_says_what_decides_the_game() -> None:
    header = json.loads(LINES[0])
    assert list(header) == [
        "record",
        "game",
        "rules",
        "content",
        "names",
        "options",
        "commitment",
        "seed",
        "c",
    ]
    assert header["seed"] == "7"
    assert header["names"] == ["Aurelia", "Marcus", "Livia"]
    assert header["options"] == {
        "variant": "normal",
        "ruleset": "rulebook",
        "open_resources": False,
    }


def test_a_finished_game_closes_with_its_result_and_a_running_one_with_null() -> None:
    table = played()
    closing = json.loads(table.record().text().splitlines()[-1])
    assert closing["end"] == table.ply
    assert closing["result"] == {"scores": table.scores(), "ranking": table.ranking()}
    assert json.loads(LINES[-1])["result"] is None


def test_a_name_in_any_script_is_kept() -> None:
    record = Table.new(GAME, names=["Süß 🏛", "Ἀσπασία"], seed=1).record()
    assert parse_record(record.text()).names == ("Süß 🏛", "Ἀσπασία")


@pytest.mark.parametrize("kept", range(1, len(LINES)))
def test_a_record_cut_off_after_any_line_says_so(kept: int) -> None:
    error = refused(b"".join(LINES[:kept]))
    assert str(error) == (
        f"my.jsonl: line {kept}: expected another move or the closing line, "
        f"but the record is cut off after line {kept}"
    )


def test_a_record_cut_off_anywhere_is_refused() -> None:
    for length in range(len(SHORT)):
        refused(SHORT[:length])


def test_every_edit_of_one_character_is_refused_and_names_its_line() -> None:
    for at in range(len(SHORT)):
        number = SHORT[:at].count(b"\n") + 1
        before, after = SHORT[:at], SHORT[at + 1 :]
        old = SHORT[at : at + 1]
        others = [bytes([new]) for new in b'01a" ,\n\r\xc3' if bytes([new]) != old]
        edits = [before + after]
        edits += [before + new + after for new in others]
        edits += [before + new + old + after for new in others]
        for edit in edits:
            error = refused(edit)
            assert error.line == number, (at, edit[at - 10 : at + 10], str(error))


def test_any_character_after_the_end_is_refused() -> None:
    for more in (b"\n", b" ", b"x", b"{}\n"):
        error = refused(SHORT + more)
        number = len(LINES) + 1
        assert str(error) == f"my.jsonl: line {number}: expected nothing after the closing line"


@pytest.mark.parametrize("number", range(2, len(LINES)))
def test_a_dropped_line_is_missed(number: int) -> None:
    error = refused(b"".join([*LINES[: number - 1], *LINES[number:]]))
    assert (error.kind, error.line) == ("changed", number)


@pytest.mark.parametrize("number", range(2, len(LINES)))
def test_a_doubled_line_is_noticed(number: int) -> None:
    error = refused(b"".join([*LINES[:number], *LINES[number - 1 :]]))
    assert (error.kind, error.line) == ("changed", number + 1)


@pytest.mark.parametrize("number", range(2, len(LINES) - 1))
def test_two_lines_that_changed_places_are_noticed(number: int) -> None:
    one, other = LINES[number - 1], LINES[number]
    error = refused(b"".join([*LINES[: number - 1], other, one, *LINES[number + 1 :]]))
    assert (error.kind, error.line) == ("changed", number)
    assert "a line was dropped, doubled, moved or changed" in str(error)


def test_a_line_of_another_game_with_the_right_ply_breaks_the_chain() -> None:
    other = played(8, moves=6).record().text().splitlines(keepends=True)
    error = refused(b"".join([*LINES[:3], other[3], *LINES[4:]]))
    assert (error.kind, error.line) == ("changed", 4)
    assert "was changed after it was written" in str(error)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", "line 1: expected the header of a record, got an empty file"),
        (b"hello", "line 1: expected the header of a record, got less than a line"),
        (b"hello\n", "line 1: expected JSON: JSON is malformed: invalid character (byte 0)"),
        (b"[1]\n", "line 1: expected a JSON object, got [1]"),
        (b"{}\n", 'line 1: expected the header of a record, which begins with {"record":1,'),
        (b'{"record":2}\n', "line 1: expected a record of format 1, got format 2"),
        (b'{"record":true}\n', "line 1: expected a record of format 1, got format true"),
        (b'{"record":1}\n', "line 1: expected the key game"),
        (b'{"record":"\xff"}\n', "line 1: expected UTF-8 text, got the byte 0xff"),
        (edited(1, RULES, b'"rules":"1"'), "line 1: rules: expected int, got str"),
        (edited(1, RULES, b'"rules":-1'), "line 1: rules: expected int >= 0"),
        (
            edited(1, b'"seed":"7"', b'"seed":"7\\n"'),
            "line 1: seed: expected a whole number of at most 100 digits as text",
        ),
        (
            edited(1, b'"seed":"7"', b'"seed":"' + b"9" * 5000 + b'"'),
            "line 1: seed: expected a whole number of at most 100 digits as text",
        ),
        (
            edited(1, b'"commitment":"', b'"commitment":"0'),
            "line 1: commitment: expected 64 hexadecimal digits",
        ),
        (edited(1, b'"names":["', b'"names":[3,"'), "line 1: names[0]: expected str, got int"),
        (
            edited(3, b'"ply"', b'"turn"'),
            "line 3: turn: unknown key, expected ply, seat, code, do or c",
        ),
        (edited(3, b'"seat":', b'"seat":-'), "line 3: seat: expected int >= 0"),
        (
            edited(3, b'"ply":1', b'"ply":5'),
            "line 3: ply: expected 1, got 5: a line was dropped, doubled, moved or changed",
        ),
        (
            edited(8, b'"end":6', b'"end":7'),
            "line 8: end: expected 6, got 7: a line was dropped, doubled, moved or changed",
        ),
        (
            SHORT.replace(b"\n", b"\r\n"),
            "line 1: expected a line feed alone at the end of each line, got a carriage return too",
        ),
    ],
)
def test_a_wrong_line_is_told_with_what_would_be_right(content: bytes, line: str) -> None:
    assert str(refused(content)) == f"my.jsonl: {line}"


@pytest.mark.parametrize(
    "written",
    [b"[" * 50_000 + b"\n", b'{"record":' + b"9" * 5000 + b"}\n"],
    ids=["nested", "many digits"],
)
def test_a_line_that_would_choke_a_reader_is_refused_in_a_short_line(written: bytes) -> None:
    assert len(str(refused(written))) < 200


@pytest.mark.parametrize("value", [b"9" * 40, b"[" * 600 + b"]" * 600, b"1e5"])
def test_a_move_that_no_game_has_is_refused(value: bytes) -> None:
    error = refused(edited(4, b'"do":{', b'"do":{"x":' + value + b","))
    assert error.line == 4


def test_a_key_of_any_length_is_refused_in_a_line_of_some_length() -> None:
    assert len(str(refused(edited(3, b'"ply"', b'"' + b"x" * 100_000 + b'"')))) < 600


def test_a_file_name_that_would_break_the_line_is_shown_on_one() -> None:
    with pytest.raises(RecordError, match=r"^my\\n\.jsonl: line 1: expected the header"):
        parse_record(b"", "my\n.jsonl")


def test_the_documented_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told: dict[str, object] = {}
    exec(documented_python()[0], told)
    assert isinstance(told["table"], Table)
    assert told["ply"] == told["table"].ply == 1


def test_the_documented_check_of_the_chain_accepts_a_record_and_refuses_an_edit(
    tmp_path: Path,
) -> None:
    """The lines of Python in docs/records.md, which know nothing of this package."""
    code = documented_python()[1]
    game = tmp_path / "game.jsonl"
    game.write_bytes(Table.new(GAME, names=["Süß", "Marcus"], seed=3).record().text())
    exec(code, {"path": game})
    game.write_bytes(game.read_bytes().replace(b"Marcus", b"Markus"))
    with pytest.raises(AssertionError, match="line 1"):
        exec(code, {"path": game})


@pytest.mark.rule("EE-VIS-2", "EE-VIS-3")
def test_a_public_record_of_a_running_game_tells_neither_seed_nor_codes() -> None:
    """A code names a place in a sorted hand, so it would tell about the cards beside it."""
    record = played(moves=60).record(public=True)
    assert record.is_sealed
    assert b'"seed"' not in record.text()
    assert b'"code"' not in record.text()
    assert parse_record(record.text()) == record


def test_a_public_record_of_a_finished_game_tells_all() -> None:
    table = played()
    assert table.record(public=True) == table.record()


def test_a_sealed_record_with_a_code_or_a_result_is_refused() -> None:
    sealed = new_table().record(public=True)
    whole = played().record()

    def with_parts(**parts: object) -> bytes:
        fields = {name: getattr(sealed, name) for name in sealed.__slots__}
        return Record(**{**fields, **parts}).text()

    assert "expected no code" in str(refused(with_parts(moves=whole.moves)))
    assert "expected null" in str(refused(with_parts(result=whole.result)))

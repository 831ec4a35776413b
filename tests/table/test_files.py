"""A record is on disk whole or not at all, and what can't be read or written gets one line."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from empires.table import RecordError, Table, read_record
from empires.table.files import LARGEST, write_file
from tests.table.playing import GAME, played

CROWDED = """
import resource, signal, sys
import empires
from empires.table import RecordError, Table

table = Table.load(sys.argv[1], empires.game)
while not table.over:
    table.play(table.to_move[0], table.legal(table.to_move[0])[0])
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
try:
    table.save(sys.argv[1])
except RecordError as error:
    print(error)
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_a_save_replaces_the_last_one_and_leaves_nothing_beside_it(file: Path) -> None:
    table = played(moves=5)
    table.save(file)
    table.play(table.to_move[0], table.legal(table.to_move[0])[0])
    table.save(file)
    assert Table.load(file, GAME).record() == table.record()
    assert os.listdir(file.parent) == ["game.jsonl"]


@pytest.mark.skipif(sys.platform == "win32", reason="limits the size of files as POSIX does")
def test_a_save_that_fails_half_way_leaves_the_last_one_as_it_was(file: Path) -> None:
    """As on a full disk: the new record would be larger than any file may be."""
    played(moves=5).save(file)
    before = file.read_bytes()
    told = subprocess.run(
        [sys.executable, "-c", CROWDED, str(file)], capture_output=True, text=True, check=True
    )
    assert told.stdout == f"{file}: can't be written: File too large\n"
    assert file.read_bytes() == before
    assert os.listdir(file.parent) == ["game.jsonl"]


def test_whoever_reads_while_a_table_is_saved_sees_a_whole_record(file: Path) -> None:
    short, long = played(moves=2), played()
    short.save(file)
    saved = threading.Event()

    def save_both() -> None:
        for _ in range(20):
            long.save(file)
            short.save(file)
        saved.set()

    writer = threading.Thread(target=save_both)
    writer.start()
    seen = 0
    while not saved.is_set() or not seen:
        assert len(read_record(file).moves) in (short.ply, long.ply)
        seen += 1
    writer.join()


@pytest.mark.skipif(sys.platform == "win32", reason="links and rights as POSIX has them")
def test_a_link_stays_a_link_and_rights_stay_as_they_were(file: Path) -> None:
    kept = file.with_name("kept.jsonl")
    kept.write_bytes(b"")
    kept.chmod(0o640)
    file.symlink_to(kept)
    played(moves=1).save(file)
    assert file.is_symlink()
    assert kept.stat().st_mode & 0o777 == 0o640
    assert read_record(kept) == read_record(file) == played(moves=1).record()


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX has pipes with names")
def test_nothing_but_a_file_is_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(RecordError, match="pipe: expected a file to write to, got something"):
        write_file(pipe, b"")
    with pytest.raises(RecordError, match="expected a file to write to, got a folder"):
        write_file(tmp_path, b"")
    assert pipe.is_fifo()


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("no/game.jsonl", "no/game.jsonl: can't be written: No such file or directory"),
        ("a\0b", "a\\x00b: expected a file name"),
    ],
)
def test_a_file_that_cannot_be_written(
    name: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(RecordError) as caught:
        played(moves=1).save(name)
    assert str(caught.value) == line
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("game.jsonl", "game.jsonl: expected a record, but there is no such file"),
        (".", ".: expected a record, got a folder"),
        ("a\0b", "a\\x00b: expected a file name"),
    ],
)
def test_a_file_that_cannot_be_read(
    name: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(RecordError) as caught:
        read_record(name)
    assert str(caught.value) == line


def test_a_file_that_is_too_large_is_not_read_to_its_end(file: Path) -> None:
    with file.open("wb") as stream:
        stream.truncate(LARGEST + 1)
    with pytest.raises(RecordError, match=f"expected a record of at most {LARGEST} bytes"):
        read_record(file)

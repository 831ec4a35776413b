"""What databases hold of a table is read as ever, and written as ever."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from empires.server import entries
from empires.server.entries import AnyAct, Entry
from empires.server.storage.rows import Row, entry_of, entry_row

# The columns kind, ply, code and data, as the first databases have them.
STORED: list[tuple[tuple[str, int | None, int | None, Row | None], AnyAct]] = [
    (("join", None, None, {"name": "Bob"}), entries.Joined(name="Bob")),
    (
        ("take", None, None, {"name": "Bob", "token": "5e88"}),
        entries.Took(name="Bob", token="5e88"),
    ),
    (("start", None, None, {"level": "consul"}), entries.Started(level="consul")),
    (("move", 12, 3, None), entries.Played(ply=12, code=3)),
    (("move", 0, 0, None), entries.Played(ply=0, code=0)),
    (("undo", None, None, {"whole": True}), entries.TookBack(whole=True)),
    (("undo", 4, None, {"whole": False}), entries.TookBack(whole=False, ply=4)),
    (("ask", 4, None, None), entries.AskedBack(ply=4)),
    (("agree", None, None, None), entries.Agreed()),
    (("refuse", None, None, None), entries.Refused()),
    (("concede", None, None, None), entries.Conceded()),
    (("away", None, None, None), entries.WentAway()),
    (("back", None, None, None), entries.CameBack()),
    (("rematch", None, None, {"table": "Zk3v"}), entries.PlaysAgain(table="Zk3v")),
]


@pytest.mark.parametrize(("stored", "act"), STORED, ids=lambda value: str(value)[:30])
def test_an_entry_of_an_older_server_is_read_and_kept_as_it_was(
    stored: tuple[str, int | None, int | None, Row | None], act: AnyAct
) -> None:
    kind, ply, code, data = stored
    row = {"number": 7, "kind": kind, "at": 1.5, "seat": 1, "ply": ply, "code": code, "data": data}
    entry = Entry(number=7, at=1.5, seat=1, act=act)
    assert entry_of(SimpleNamespace(**row)) == entry
    assert entry_row("table", entry) == {"table_id": "table", **row}

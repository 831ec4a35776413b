"""A file that is no scenario gets one clear line: file, step, what is wrong, what is right."""

from __future__ import annotations

from pathlib import Path

import pytest

from empires.content.empires_end import standard_text
from tests.table.scenarios import BID, LOOK, START, complaint, write


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_missing_file() -> None:
    assert complaint("no.toml") == "no.toml: expected a scenario, but there is no such file"
    assert complaint("no\0.toml") == "no\\x00.toml: expected a file name"
    Path("folder.toml").mkdir()
    assert complaint("folder.toml") == "folder.toml: expected a scenario, got a folder"


def test_a_file_that_is_not_toml_names_the_line() -> None:
    assert complaint(write(START + "[[step]]\nseat = = 0\n")).startswith(
        "my.toml: line 9, column 8: expected TOML: "
    )


def test_a_file_too_large_to_be_a_scenario() -> None:
    assert "expected at most" in complaint(write("#" * 1_000_001))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "expected at least one [[step]]"),
        (START, "expected at least one [[step]]"),
        ("step = 3", "step: expected a list, got 3"),
        ("step = [3]", "step 1: expected a table, got 3"),
        ("steps = []", 'unknown key "steps": expected step'),
        ("zebra = 1", 'unknown key "zebra": expected title, title_de, game, rules, names, '),
        (START.replace("title", "#") + BID, '"title" is missing: expected title = "…"'),
        (START.replace('"A fire"', "3") + BID, "title: expected some text, got 3"),
        (START.replace("game =", "#") + BID, '"game" is missing: expected game = "…"'),
        (START.replace("empires-end", "chess") + BID, 'game: there is no game "chess": known are'),
        (START.replace('["EE-DIS-3"]', '"EE-DIS-3"') + BID, "rules: expected a list, got"),
        (START.replace('["EE-DIS-3"]', "[3]") + BID, "rules: expected a list of texts, got 3 in"),
        (START.replace('"Aurelia"', '"Marcus"') + BID, "names: expected each name once"),
        (START.replace('"Aurelia"', '"1"') + BID, "names: expected no number and no dot"),
        (START.replace('"Aurelia"]', '"A", "B"]') + BID, "names: expected 2, one for each player"),
        ("new = { players = 2, seed = 7 }\n" + START + BID, "expected either a [position] or new"),
        ('title = "x"\ngame = "empires-end"\n' + LOOK, "expected either a [position] or new"),
        ("position = 3\n" + LOOK, "position: expected a table, got 3"),
        (START.replace("fire-9", "fire-12") + BID, 'position: "fire-12" is no disaster card: did'),
        (START.replace("disasters", "disaster") + BID, 'position: "disaster" is no known key: did'),
        (
            START.replace("disasters", 'first_player = "Livia"\ndisasters') + BID,
            'position: no seat is called "Livia": expected Marcus or Aurelia',
        ),
        (
            START.replace("disasters", "[[position.seats]]\nscore = 5000\n#") + LOOK,
            "position: seats.0.score: expected a number from -999 to 999, got 5000",
        ),
    ],
)
def test_a_file_that_is_no_scenario(text: str, line: str) -> None:
    assert complaint(write(text)).startswith(f"my.toml: {line}")


@pytest.mark.parametrize(
    ("new", "line"),
    [
        ("{ seed = 1 }", 'new: "players" is missing: expected new = { players = 2, seed = 7 }'),
        ("{ players = 2 }", 'new: "seed" is missing'),
        ("{ players = 9, seed = 1 }", "new: players: expected a number from 2 to 4, got 9"),
        ("{ players = 2, seed = -1 }", "new: seed: expected a whole number from 0, got -1"),
        ("{ players = 2, seed = 1, varian = 1 }", 'new: unknown key "varian": expected variant'),
        ("{ players = 2, seed = 1, journal = true }", 'new: unknown key "journal": expected'),
        ("{ players = 2, seed = 1, self = 1 }", 'new: unknown key "self": expected'),
    ],
)
def test_a_game_that_can_not_begin(new: str, line: str) -> None:
    text = f'title = "x"\ngame = "empires-end"\nnew = {new}\n' + LOOK
    assert complaint(write(text)).startswith(f"my.toml: {line}")


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("", "expected move, illegal, legal, includes, events, all_events or expect"),
        ("seat = 0", "expected move, illegal, legal, includes, events, all_events or expect"),
        ("seet = 0", 'unknown key "seet": expected seat'),
        ('move = { do = "done" }', '"seat" is missing: who is to be asked for "move"?'),
        ("seat = 0\nexpect = { over = false }", "seat: nothing is asked of a seat here"),
        ('seat = 0\nmove = "done"', 'move: expected a table, got "done"'),
        ('seat = 0\nillegal = "done"', 'illegal: expected a list, got "done"'),
        ('seat = 0\nlegal = ["done"]', 'legal: expected moves such as { do = "done" }, got "done"'),
        ("seat = 0\nillegal = []", "illegal: expected something in it, got nothing"),
        ("expect = {}", "expect: expected something in it, got nothing"),
        ("expect = 3", "expect: expected a table, got 3"),
        ("seat = 0\nmove = {}\nlegal = []", "move and legal: expected a step of its own for each"),
        ('seat = "Livia"\nlegal = []', 'no seat is called "Livia": expected Marcus or Aurelia'),
        ("seat = 2\nlegal = []", "seat: expected a number below 2, got 2"),
        ("seat = -1\nlegal = []", "seat: expected a number from 0 or a name, got -1"),
        ("seat = true\nlegal = []", "seat: expected a number from 0 or a name, got true"),
        ("seat = 0\nmove = {}", 'a move needs "do" to be one of'),
        ('seat = 0\nmove = { do = "bidd" }', 'a move needs "do" to be one of'),
        ('seat = 0\nmove = { do = "bid" }', 'bid: "disaster" is missing'),
        ('seat = 0\nillegal = { do = "lift", card = "fire-12" }', 'lift: "fire-12" is no disaster'),
        ('seat = 0\nincludes = { do = "place", position = 12 }', "place: position must be"),
        ("events = [3]", 'events: expected a name such as "took", or a table such as'),
        ("events = [{ seat = 0 }]", 'events: expected a name such as "took", or a table such as'),
        (
            'events = [{ event = "took", seat = "Livia" }]',
            'events: no seat is called "Livia": expected Marcus or Aurelia',
        ),
        ("expect = { scorse = [0, 0] }", 'expect: no "scorse": expected scores'),
        ('expect = { "seats.0.resorces.wheat" = 1 }', 'seats.0: no "resorces": expected resources'),
        ('expect = { "seats.0.resources.corn" = 1 }', 'seats.0.resources: no "corn": expected'),
        ('expect = { "seats.Livia.score" = 1 }', "seats: expected a number from 0 or Marcus, "),
        ('expect = { "seats.0.score.x" = 1 }', 'seats.0.score: is 0, so there is no "x" in it'),
        ('expect = { to_move = ["Livia"] }', 'no seat is called "Livia": expected Marcus or'),
    ],
)
def test_a_step_that_can_not_be_followed_is_named(step: str, line: str) -> None:
    assert complaint(write(START + BID + f"[[step]]\n{step}\n")).startswith(
        f"my.toml: step 2: {line}"
    )


def test_every_complaint_is_one_line() -> None:
    """Whatever the file holds, it can't break the line or steer a terminal."""
    assert "\n" not in complaint(write(START + '[[step]]\n"a\\nb\\u001b" = 1\n'))


def test_names_are_missing_where_a_name_is_used() -> None:
    text = START.replace('names = ["Marcus", "Aurelia"]\n', "") + BID
    assert complaint(write(text)) == (
        'my.toml: step 1: no seat is called "Marcus": '
        "expected a number from 0, since the file gives no names"
    )


def test_content_that_can_not_be_played() -> None:
    """The pack's own first problem, and how many more there are."""
    text = 'content = "pack.toml"\n' + START + BID
    assert complaint(write(text)) == (
        "my.toml: content: pack.toml: expected a content pack, but there is no such file"
    )
    Path("pack.toml").write_text(standard_text().replace("cost = 2", "cost = 3"), encoding="utf-8")
    assert complaint(write(text)).startswith("my.toml: content: pack.toml: disaster riot-6, cost:")
    assert complaint(write(text)).endswith("more problems)")

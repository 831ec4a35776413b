"""`empires replay`: a recorded game in words, as a seat saw it, or at one moment."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec

import empires
from empires.table import Table
from tests.cli.kit import run


def test_the_log_tells_the_whole_game(record: Path) -> None:
    found = run("replay", record)
    headings = re.findall(r"^Space (\d+): ", found.out, re.MULTILINE)
    assert headings == [str(space) for space in range(1, 27)]
    assert "Marcus is dealt a card." in found.out
    assert "is dealt Fire" not in found.out


def test_a_seat_sees_its_own_cards_only(record: Path) -> None:
    for seat in ("1", "Aurelia"):
        found = run("replay", record, "--seat", seat).out
        assert re.search(r"You are dealt \w+ \d+\.", found)
        assert "Marcus is dealt a card." in found


def test_all_sees_everything(record: Path) -> None:
    found = run("replay", record, "--all").out
    assert "is dealt a card" not in found
    assert re.search(r"Marcus is dealt \w+ \d+\.", found)


def test_the_log_in_german(record: Path) -> None:
    assert re.search("^Feld 1: Krisenphase", run("replay", record, "--lang", "de").out, re.M)


def test_events_for_scripts_are_those_of_the_table(record: Path) -> None:
    table = Table.load(record, empires.game)
    for seat, args in ((None, []), (2, ["--seat", "2"])):
        data = run("replay", record, "--json", *args).data
        told = [(line["ply"], line["event"]) for line in data["events"]]
        lines = json.loads(msgspec.json.encode(table.lines(seat)))
        assert told == [(line["ply"], line["event"]) for line in lines]
        assert all(line["text"] for line in data["events"])
        assert (data["names"], data["seat"]) == (table.names, seat)


def test_the_table_at_a_moment(record: Path) -> None:
    table = run("replay", record, "--ply", "40", "--seat", "0").out
    assert re.match(r"Space \d+ of 26", table)
    assert "You, Marcus: " in table
    assert "Hand, " in table


def test_a_moment_with_everybodys_secrets(record: Path) -> None:
    found = run("replay", record, "--ply", "40", "--all")
    assert len(re.findall(r"^\w+ holds in hand: ", found.out, re.M)) == 3
    assert "resources hidden" not in found.out
    seats = run("replay", record, "--ply", "40", "--all", "--json").data["seats"]
    assert all(seat["hand"] and seat["resources"] for seat in seats)


def test_a_moment_for_scripts_is_a_view(record: Path) -> None:
    view = run("replay", record, "--ply", "40", "--json").data
    assert (view["ply"], view["seat"], view["names"][0]) == (40, None, "Marcus")
    assert all(seat["hand"] is None for seat in view["seats"])


def test_the_last_moment_is_the_result(record: Path) -> None:
    table = Table.load(record, empires.game)
    found = run("replay", record, "--ply", str(table.ply)).out
    assert f"{max(table.scores())} points" in found


def test_first_empires_is_replayed_turn_by_turn(first_empires_record: Path) -> None:
    found = run("replay", first_empires_record)
    turns = re.findall(r"It is (\w+)’s turn\.$", found.out, re.MULTILINE)
    assert len(turns) == 8 * 3
    assert re.search(r"^Round 8\. It is ", found.out, re.MULTILINE)
    assert "is dealt a card." in found.out
    german = run("replay", first_empires_record, "--lang", "de").out
    assert len(re.findall("ist am Zug\\.$", german, re.MULTILINE)) == 8 * 3


def test_a_moment_of_first_empires_from_every_point_of_view(first_empires_record: Path) -> None:
    onlooker = run("replay", first_empires_record, "--ply", "30").out
    assert re.match(r"Round \d of 8, \w+’s turn: \w+ phase\.", onlooker)
    assert "You" not in onlooker
    assert "You, Marcus: " in run("replay", first_empires_record, "--ply", "30", "--seat", "0").out
    everything = run("replay", first_empires_record, "--ply", "0", "--all").out
    assert len(re.findall(r"^\w+ holds in hand: ", everything, re.M)) == 3
    assert "holds in hand: nothing" not in everything


def test_the_end_of_first_empires(first_empires_record: Path) -> None:
    table = Table.load(first_empires_record, empires.game)
    found = run("replay", first_empires_record, "--ply", str(table.ply)).out
    assert f"; final score {max(table.scores())};" in found

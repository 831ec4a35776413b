"""`empires review`: luck and errors of a finished game, in words and as data."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from empires.table import Table, read_record
from tests.bots.kit import GAMES
from tests.cli.kit import run


def test_it_says_in_both_languages_what_the_result_came_of(record: Path) -> None:
    found = run("review", record)
    assert found.code == 0, found.err
    assert "Marcus: start 33.3, luck " in found.out
    german = run("review", record, "--lang", "de")
    assert "Marcus: Beginn 33,3, Glück " in german.out


def test_as_data_and_as_a_page_it_has_the_chances_after_every_move(
    record: Path, tmp_path: Path
) -> None:
    """The page needs nothing else, and what somebody is called is no part of its writing."""
    named = replace(read_record(record), names=("<b>Ada", "Aurelia", "Livia"))
    record.write_bytes(named.text())
    file = tmp_path / "review.html"
    data = run("review", record, "--json", "--html", file).data
    assert data["depth"] == "quick"
    assert len(data["chances"]) == len(data["moves"])
    assert sum(data["chances"][-1]) == pytest.approx(100)

    text = file.read_text(encoding="utf-8")
    assert "&lt;b&gt;Ada" in text
    assert not re.search(r"<b>Ada|&amp;lt;|<script|https?:|src=|@import|url\(", text)
    assert text.count('<path class="seat') == 3
    rows = re.findall(r'<tr><th scope="row">.*?</th>(.*?)</tr>', text)
    assert len(rows) == 3 + len(data["chances"])
    for seat, cells in zip(data["seats"], rows, strict=False):
        numbers = [float(n.replace("−", "-")) for n in re.findall(r"<td>([−+\d.]+)", cells)]
        assert numbers[6] == pytest.approx(seat["result"], abs=0.05)
        assert sum(numbers[:6]) == pytest.approx(numbers[6], abs=0.5)
    told = ("doubtful", "mistake", "blunder")
    errors = [move for move in data["moves"] if move["band"] in told]
    assert text.count("<li><p>") == len(errors) > 0


def test_a_running_game_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "running.jsonl"
    table = Table.new(GAMES["empires-end"], names=["Ada", "Livia"], seed=3)
    file.write_bytes(table.record().text())
    found = run("review", file)
    assert found.code == 2
    assert found.err.strip().endswith("only finished games are reviewed")

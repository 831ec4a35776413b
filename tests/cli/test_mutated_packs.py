"""Packs that are wrong in any way: each is refused in words, or can be played to its end.

EMPIRES_MUTATED_PACKS=1000 tries so many of them.
"""

from __future__ import annotations

import os
import random
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import empires
from empires.content import empires_end, first_empires
from empires.content.problems import ContentError
from empires.content.writing import whole
from empires.server import packing
from empires.server.games import Games
from empires.server.messages import encode
from empires.shapes.workshop import PackEdits, PackSheet
from tests.cli.kit import run

PACKS = [empires_end, first_empires]
GAMES = Games()
TRIED = int(os.environ.get("EMPIRES_MUTATED_PACKS", "15"))
HOSTILE: list[Any] = [
    -1, 0, 1, 2, 3, 5, 21, 10**6, 2**63, 10**400, True, 1.5, float("nan"), "", "wheat", "fire",
    "city", "rus", "printed", "D E D I C", "\x1b[2J\x07\u202e", "'; DROP TABLE x; --",
    "<script>alert(1)</script>", "x" * 5000, [], {}, [[]], [1, 2, 3, 4, 5], ["axe", "axe"],
    {"wheat": 1}, {"kind": "gain", "phase": "end"}, {"\x00": 1},
]  # fmt: skip


def mutated(document: Any, draw: st.DrawFn) -> None:
    """One value somewhere becomes another, is lost, or stands there twice."""
    at: Any = document
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = draw(st.sampled_from(keys))
        if not at[key] or not isinstance(at[key], dict | list) or draw(st.integers(0, 3)) == 0:
            break
        at = at[key]
    match draw(st.sampled_from(["change", "nudge", "lose", "double"])):
        case "lose":
            del at[key]
        case "double" if isinstance(at, list):
            at.append(at[key])
        case "nudge" if type(at[key]) is int:
            at[key] += draw(st.sampled_from([-1, 1]))
        case _:
            at[key] = draw(st.sampled_from(HOSTILE))


@st.composite
def packs(draw: st.DrawFn) -> tuple[str, bytes]:
    content = draw(st.sampled_from(PACKS))
    document = tomllib.loads(content.standard_text())
    game = document["pack"]["game"]
    for _ in range(draw(st.integers(1, 3))):
        if document:
            mutated(document, draw)
    text = whole(document).encode(errors="replace")
    if draw(st.integers(0, 4)) == 0:
        cut = draw(st.integers(0, len(text)))
        text = text[:cut] + draw(st.binary(max_size=8)) + text[cut + draw(st.integers(0, 40)) :]
    return game, text


@settings(
    max_examples=TRIED,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(pack=packs())
def test_no_pack_crashes_a_command_or_is_played_half_right(
    pack: tuple[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game, content = pack
    file = Path("my.toml")
    file.write_bytes(content)
    found = run("content", "check", file)
    assert found.code in (0, 1), found.err
    assert found.out.replace("\n", "").isprintable()
    others = [
        run("content", "diff", file),
        run("content", "merge", file, file, "--out", "box.toml"),
        run("content", "show", "--content", file, "--json"),
    ]
    if found.code == 1:
        assert [(each.code, len(each.err.splitlines())) for each in others] == [(2, 1)] * 3
        assert not Path("box.toml").exists()
        return
    assert [each.code in (0, 1) for each in others] == [True] * 3, [each.err for each in others]
    assert empires.game(game, "box.toml").content == empires.game(game, file).content
    Path("box.toml").unlink()
    played_to_its_end(game, file)


def played_to_its_end(name: str, file: Path) -> None:
    game = empires.game(name, file)
    dice = random.Random(7)
    for players in game.seats:
        p = game.new(players=players, seed=7)
        while not p.over:
            seat = p.to_move[0]
            p.play(seat, dice.choice(p.legal(seat)))
        assert len(p.scores()) == players


@settings(max_examples=TRIED, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(pack=packs())
def test_no_pack_crashes_the_workshop_or_makes_a_table_half_right(pack: tuple[str, bytes]) -> None:
    game, content = pack
    text = content.decode(errors="replace")
    first: list[str | int] = ["disaster" if game == "empires-end" else "civilization", 0]
    sheet = packing.sheet(GAMES, game, PackEdits(toml=text, row=first), "de")
    assert msgspec.json.decode(encode(sheet), type=PackSheet).problems == sheet.problems
    if sheet.content is None:
        assert sheet.problems
        with pytest.raises(ContentError):
            GAMES.own(game, sheet.toml)
    else:
        assert GAMES.own(game, sheet.toml).content == sheet.content

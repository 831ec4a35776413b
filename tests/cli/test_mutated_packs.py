"""Packs that are wrong in any way: each is refused in words, or can be played to its end."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

import empires
from empires.content.problems import ContentError
from empires.server import packing
from empires.server.games import Games
from empires.server.messages import encode
from empires.shapes.workshop import PackEdits, PackSheet
from tests.cli.kit import run
from tests.mutated import TRIED, packs

GAMES = Games()


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

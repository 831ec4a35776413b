"""Bots that whoever runs a server has trained: chosen at a table by name, and nothing else."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.bots.test_policies import arrays, saved
from tests.cli.kit import run
from tests.server.kit import Api, play_out, serving


@pytest.mark.slow
def test_a_trained_bot_can_be_chosen_for_its_game_and_plays(tmp_path: Path) -> None:
    database, file = tmp_path / "tables.sqlite", saved(tmp_path, **arrays("first-empires"))
    me, mine = {"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "my bot"}
    with serving(database, "--bot", f"my bot={file}") as server:
        api = Api(server)
        told = {game["name"]: game["bots"] for game in api.get("/api/games").json()["games"]}
        assert told["first-empires"] == ["my bot"]
        assert told["empires-end"] == []
        refused = api.post("/api/tables", {"game": "empires-end", "seats": [me, mine]})
        assert (refused.status_code, refused.json()["error"]["field"]) == (422, "level")
        path = {"kind": "bot", "level": f"policy:{file}"}
        refused = api.post("/api/tables", {"game": "first-empires", "seats": [me, path]})
        assert refused.status_code == 422, "nobody but who runs the server names files"
        made = api.create("first-empires", me, mine)
        assert made.about()["seats"][1]["level"] == "my bot"
        with made.socket(0) as live:
            play_out(live, [0], Random(1))
        assert made.about()["status"] == "over"


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("my", "--bot: expected NAME=FILE, such as my=policy.npz"),
        ("settler={file}", "--bot: expected a name of letters"),
        ("my={folder}/none.npz", "No such file"),
    ],
)
def test_a_bot_that_cant_play_ends_the_start(given: str, problem: str, tmp_path: Path) -> None:
    file = saved(tmp_path, **arrays("first-empires"))
    done = run("serve", "--bot", given.format(file=file, folder=tmp_path))
    assert done.code == 2
    assert problem in done.err

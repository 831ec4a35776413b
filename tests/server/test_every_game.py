"""Every declared game is played at a served table, and can be looked back at."""

from __future__ import annotations

import random

import pytest

import empires
from empires.table import parse_record, verify_record
from tests.server.kit import BOT, Api, human, play_out

pytestmark = pytest.mark.parametrize("game", empires.games())


def test_it_is_offered_with_its_title_players_and_options(api: Api, game: str) -> None:
    offered = {each["name"]: each for each in api.http.get("/api/games").json()["games"]}
    opened = empires.game(game)
    assert offered[game]["players"] == [opened.seats[0], opened.seats[-1]]
    assert set(offered[game]["options"]) == set(opened.option_values)
    assert offered[game]["title"]
    for option in opened.option_values:
        assert all(offered[game]["words"][lang][option.replace("_", "-")] for lang in ("en", "de"))
    assert api.http.get(f"/api/games/{game}/rules?lang=de").json()["rules"]
    assert api.http.get(f"/api/games/{game}/content?lang=de").json()["things"]


def test_a_person_plays_it_against_bots_and_the_record_is_honest(api: Api, game: str) -> None:
    made = api.create(game, human("Ada"), BOT)
    with made.socket(0, lang="de") as live:
        play_out(live, [0], random.Random(3))
        assert sorted(live.table["result"]["ranking"])[0] == 1
        assert all(line["text"] for line in live.logs[0])
    text = api.http.get(f"/api/tables/{made.id}/text?about=result&lang=de").json()["lines"]
    assert any("Platz 1" in line for line in text)
    record = parse_record(api.http.get(f"/api/tables/{made.id}/record").content)
    assert verify_record(record, empires.game).ok
    film = api.http.get(f"/api/tables/{made.id}/film?seat=all").json()
    assert len(film["frames"]) == len(record.moves) + 1


@pytest.mark.parametrize("part", ["content", "rules"])
def test_what_is_long_comes_compressed_to_whoever_reads_that(
    api: Api, game: str, part: str
) -> None:
    asked = f"/api/games/{game}/{part}"
    plain = api.http.get(asked, headers={"accept-encoding": "identity"})
    small = api.http.get(asked, headers={"accept-encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"])
    assert small.json() == plain.json()

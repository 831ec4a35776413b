"""The whole game in one answer: it leads to every view, and shows nobody what they did not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.kit import Api, Json, Made, Server, human, play_out


@pytest.fixture(scope="module")
def finished(server: Server) -> Made:
    made = Api(server).create(
        "empires-end", human("Ada"), human("Bob"), options={"variant": "blitz"}
    )
    with made.socket(0, 1) as live:
        play_out(live, [0, 1], random.Random(3))
    return made


def film(made: Made, own: int | None = None, **params: Any) -> Json:
    token = None if own is None else made.tokens[own]
    answer: Json = made.api.get(made.path("/film"), token, **params).json()
    return answer


def developed(reel: Json) -> list[Json]:
    """The views one after the other, as a browser makes them from the changes."""
    views: list[Json] = []
    view: Any = {}
    for frame in reel["frames"]:
        for path, value in frame["changes"]:
            view = put(view, path, value)
        views.append(view)
    return views


def put(inside: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    copied = inside.copy()
    first, *rest = path
    copied[first] = put(inside[first], rest, value)
    return copied


@pytest.mark.parametrize("seat", ["0", "1", "none"])
def test_the_film_of_a_finished_game_leads_to_every_view(finished: Made, seat: str) -> None:
    reel = film(finished, seat=seat)
    views = developed(reel)
    assert len(views) == finished.about()["ply"] + 1
    for ply in range(0, len(views), 7):
        eyes = {} if seat == "none" else {"seat": seat}
        moment = finished.api.get(finished.path(f"/plies/{ply}"), **eyes).json()["view"]
        assert views[ply] == moment | {"prompt": None}


def test_with_all_eyes_every_hand_is_open_once_it_is_over(finished: Made) -> None:
    first = developed(film(finished, seat="all"))[0]
    assert all(seat["hand"] for seat in first["seats"])


@pytest.mark.parametrize(("lang", "said"), [("en", " averts "), ("de", " wendet ")])
def test_its_events_are_told_in_the_language_asked_for(
    finished: Made, lang: str, said: str
) -> None:
    reel = film(finished, lang=lang)
    told = " ".join(event["text"] for frame in reel["frames"] for event in frame["events"])
    assert said in told


def test_the_film_of_a_running_game_is_for_ones_own_eyes(api: Api) -> None:
    made = api.create("empires-end", human("Ada"), human())
    waiting = api.get(made.path("/film"))
    assert (waiting.status_code, waiting.json()["error"]["code"]) == (409, "not_started")
    made.act(1, "join", name="Bob")
    made.play_first(made.deciding()[0])
    assert [bool(seat["hand"]) for seat in developed(film(made, 0))[-1]["seats"]] == [True, False]
    assert [bool(seat["hand"]) for seat in developed(film(made))[-1]["seats"]] == [False, False]
    for other in ("1", "all"):
        peeking = api.get(made.path("/film"), made.tokens[0], seat=other)
        assert (peeking.status_code, peeking.json()["error"]["code"]) == (409, "not_over")
    nobody = api.get(made.path("/film"), seat="4")
    assert (nobody.status_code, nobody.json()["error"]["field"]) == (422, "seat")

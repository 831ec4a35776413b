"""What a pack does to its game, as its workshop asks: a piece at a time, the command's figures."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.kit import Api, Json
from tests.server.test_own_packs import STANDARD, cost, edited

FEW = 2


def measured(api: Api, toml: str, game: str, **more: Any) -> Json:
    """Piece by piece, as the page asks for them."""
    seen = -1
    while True:
        wanted = {"toml": toml, "games": FEW, **more}
        answer = api.post(f"/api/games/{game}/measure?lang=de", wanted)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        assert found["games"] >= seen  # nothing is lost between two pieces
        if found["games"] == found["of"]:
            return found
        seen = found["games"]


def test_a_pack_is_told_beside_the_standard_pack(api: Api) -> None:
    changed = edited(api, STANDARD["empires-end"], cost(2))["toml"]
    found = measured(api, changed, "empires-end")
    assert (found["of"], found["compared"]) == (FEW, True)
    shares, _, course, *_ = found["parts"]
    assert [row["name"] for row in shares["rows"][:2]] == ["Platz 1", "Platz 2"]
    assert sum(row["value"] for row in shares["rows"][:2]) == pytest.approx(1)
    mean = course["rows"][0]
    assert mean["name"] == "Punkte im Mittel"
    # The standard pack was played for it, and its games are kept.
    alone = measured(api, STANDARD["empires-end"], "empires-end")
    assert not alone["compared"]
    assert mean["beside"] == alone["parts"][2]["rows"][0]["value"]


@pytest.mark.parametrize(
    ("wanted", "field"),
    [
        ({"toml": "[pack]"}, "toml"),
        ({"players": 5}, "players"),
        ({"players": 1}, "players"),
        ({"games": 1001}, "games"),
    ],
)
def test_what_can_not_be_measured_is_refused(api: Api, wanted: Json, field: str) -> None:
    body = {"toml": STANDARD["empires-end"], "games": FEW, **wanted}
    answer = api.post("/api/games/empires-end/measure", body)
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, field)

"""What the prompt of a movement says about longer ways: each of them can be walked as it says."""

from __future__ import annotations

from typing import Any

import pytest

from empires.rules.position import Position
from tests.first_empires.kit import game, moving, seat
from tests.first_empires.walks import at

Prompt = dict[str, Any]


def asked(p: Position) -> Prompt:
    prompt: Prompt = game.view(p, p.to_move[0])["prompt"]
    return prompt


def played(p: Position, *twins: dict[str, Any]) -> Position:
    """The position after these moves; each must be legal when its turn comes."""
    q = p.copy()
    for twin in twins:
        mover = q.to_move[0]
        q.play(mover, game.code(q, mover, twin))
    return q


def walked(start: str, path: list[str]) -> list[dict[str, Any]]:
    return [
        {"do": "move", "from": one, "to": other}
        for one, other in zip([start, *path], path, strict=False)
    ]


def walks(p: Position, start: str) -> set[str]:
    """The regions that an explorer gets to by any legal steps of its own."""
    seas = {row["ocean"] for row in game.view(p, None)["oceans"]}
    found, edge = {start}, [(p, start)]
    while edge:
        q, space = edge.pop(0)
        for choice in asked(q)["choices"]:
            move = choice["move"]
            if move["do"] == "move" and move["from"] == space and move["to"] not in found:
                found.add(move["to"])
                edge.append((played(q, move), move["to"]))
    return found - seas - {start}


@pytest.mark.rule("FE-MOV-1", "FE-MOV-2")
def test_every_journey_can_be_walked_step_by_step() -> None:
    for p in at("move"):
        for journey in asked(p)["context"]["journeys"]:
            end = played(p, *walked(journey["from"], journey["path"]))
            points = asked(p)["context"]["movement"] - len(journey["path"])
            assert game.view(end, None)["movement"] == points


@pytest.mark.rule("FE-MOV-1", "FE-MOV-2")
def test_no_region_that_can_be_reached_is_left_out() -> None:
    """Steps and journeys together lead wherever one explorer can go while nobody is at sea."""
    for p in at("move"):
        if any(row["explorers"] for row in game.view(p, None)["oceans"]):
            assert asked(p)["context"]["journeys"] == []
            continue
        prompt = asked(p)
        mine = game.view(p, prompt["seat"])["seats"][prompt["seat"]]["explorers"]
        seas = {row["ocean"] for row in game.view(p, None)["oceans"]}
        for start in mine:
            near = {
                choice["move"]["to"]
                for choice in prompt["choices"]
                if choice["move"]["do"] == "move" and choice["move"]["from"] == start
            }
            far = {
                journey["path"][-1]
                for journey in prompt["context"]["journeys"]
                if journey["from"] == start
            }
            assert not near & far
            assert (near | far) - seas == walks(p, start)


@pytest.mark.rule("FE-CON-1", "FE-MOV-5")
def test_a_muster_is_just_enough_to_conquer() -> None:
    met = 0
    for p in at("move"):
        for conquest in asked(p)["context"]["conquests"]:
            if not conquest["from"]:
                continue
            met += 1
            assert sum(conquest["from"].values()) == conquest["needed"]
            gather = [
                {"do": "gather", "from": space}
                for space, count in conquest["from"].items()
                for _ in range(count)
            ]
            assault = {"do": "assault", "region": conquest["region"]}
            end = played(p, assault, *gather, {"do": "strike"})
            row = {r["region"]: r for r in game.view(end, None)["regions"]}[conquest["region"]]
            assert row["holder"] == asked(p)["seat"]
            assert row["explorers"] == conquest["needed"]
    assert met


@pytest.mark.rule("FE-PRO-2")
def test_a_step_points_at_its_dice_and_regions() -> None:
    """Any die and any region of the colour can be pointed at: they are all alike."""
    for p in at("progress"):
        view = game.view(p, p.to_move[0])
        for choice in asked(p)["choices"]:
            if choice["move"]["do"] != "step":
                continue
            (pair,) = [e for e in choice["effects"] if e["event"] == "stepped"]
            assert {"zone": "die", "die": pair["die"]} in choice["targets"]
            assert {"zone": "space", "space": pair["region"]} in choice["targets"]
            colour = view["dice"][pair["die"] - 1]["face"]
            spaces = [t["space"] for t in choice["targets"] if t["zone"] == "space"]
            rows = {row["region"]: row for row in view["regions"]}
            assert all(rows[s]["colour"] == colour and not rows[s]["used"] for s in spaces)


@pytest.mark.rule("FE-CON-1")
@pytest.mark.parametrize(("points", "told"), [(4, [(2, 4, {})]), (3, [])])
def test_a_conquest_from_afar_has_its_price(points: int, told: list[object]) -> None:
    """Two explorers go two steps each: from Parsa over Scythia to Rus, with its one defender."""
    p = moving(
        seat("karthadst", {"parsa": 4}),
        seat("etruria", {"rus": 1, "indus": 1, "etruria": 1}),
        movement=points,
    )
    rows = [row for row in asked(p)["context"]["conquests"] if row["region"] == "rus"]
    assert [(row["needed"], row["points"], row["from"]) for row in rows] == told

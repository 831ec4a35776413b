"""How far the explorers of a turn could get, and which conquests the points would pay for.

What a conquest needs the view says, and which first steps are possible the prompt; this only
measures distances on the map.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from empires.text.first_empires.board import cities_text
from empires.text.first_empires.voice import Voice
from empires.text.voice import View

Row = Mapping[str, Any]
Ways = Mapping[str, list[str]]


class Conquest(NamedTuple):
    """A region of somebody else, and the points that enough explorers need to get there."""

    row: Row
    points: int


def reach_lines(view: View, voice: Voice) -> list[str]:
    """For the player whose turn it is, before and while explorers move; else nothing."""
    if view["seat"] is None or view["seat"] != view["turn"]:
        return []
    if view["phase"] not in ("dice", "movement") or not view["movement"]:
        return []
    found = reached(view)
    rows = {row["region"]: row for row in view["regions"]}
    lines = []
    for cost in sorted(set(found.values())):
        near = [place_text(rows[name], voice) for name in found if found[name] == cost]
        lines.append(voice.say("fe-table-reach", points=cost, places="; ".join(near)))
    if told := [conquest_text(conquest, voice) for conquest in conquests(view)]:
        lines.append(voice.say("fe-table-conquests", conquests="; ".join(told)))
    return lines


def reached(view: View) -> dict[str, int]:
    """Free regions with the points that the nearest explorer needs."""
    mine = own_explorers(view)
    ways, steps = open_ways(view), offered_steps(view)
    points = 1 if is_at_sea(view) else view["movement"]
    distances = dict.fromkeys(mine, 0)
    edge = list(mine)
    for cost in range(1, points + 1):
        edge = [
            beyond
            for space in edge
            for beyond in ways[space]
            if beyond not in distances and (cost > 1 or steps is None or (space, beyond) in steps)
        ]
        distances |= dict.fromkeys(edge, cost)
    free = {row["region"] for row in view["regions"] if row["holder"] is None}
    return {space: cost for space, cost in distances.items() if cost and space in free}


def conquests(view: View) -> list[Conquest]:
    """Those that the explorers and the points at hand are enough for, the cheapest first."""
    found = []
    mine, ways = own_explorers(view), open_ways(view)
    for row in view["regions"]:
        if row["needed"] is None or (is_at_sea(view) and not may_assault(row["region"], view)):
            continue
        away = distances_to(row["region"], ways, view["movement"])
        prices = sorted(away[space] for space in mine if space in away for _ in range(mine[space]))
        cost = sum(prices[: row["needed"]])
        if len(prices) >= row["needed"] and cost <= view["movement"]:
            found.append(Conquest(row, cost))
    return sorted(found, key=lambda conquest: conquest.points)


def distances_to(region: str, ways: Ways, points: int) -> dict[str, int]:
    """From each space to a held region, not passing through others, as far as the points go."""
    distances: dict[str, int] = {}
    edge = [region]
    for cost in range(1, points + 1):
        edge = [beyond for space in edge for beyond in ways[space] if beyond not in distances]
        distances |= dict.fromkeys(edge, cost)
    return distances


def own_explorers(view: View) -> dict[str, int]:
    found: dict[str, int] = view["seats"][view["turn"]]["explorers"]
    return found


def is_at_sea(view: View) -> bool:
    """Whoever is needs points to land, so that only what is offered now is sure."""
    return any(row["explorers"] for row in view["oceans"])


def open_ways(view: View) -> Ways:
    """What borders each space, but for the regions that others hold."""
    borders = {row["region"]: row["borders"] for row in view["regions"]}
    borders |= {row["ocean"]: row["borders"] for row in view["oceans"]}
    closed = {row["region"] for row in view["regions"] if row["holder"] not in (None, view["turn"])}
    return {
        space: [name for name in around if name not in closed] for space, around in borders.items()
    }


def offered_steps(view: View) -> set[tuple[str, str]] | None:
    """The single moves on offer; None before explorers may move."""
    prompt = view["prompt"]
    if prompt is None or prompt["kind"] != "move_explorers":
        return None
    moves = [choice["move"] for choice in prompt["choices"]]
    return {(move["from"], move["to"]) for move in moves if move["do"] == "move"}


def may_assault(region: str, view: View) -> bool:
    prompt = view["prompt"]
    move = {"do": "assault", "region": region}
    return prompt is not None and any(choice["move"] == move for choice in prompt["choices"])


def place_text(row: Row, voice: Voice) -> str:
    """'Rus (green mountain)', with the cities that lie there unguarded."""
    region, face = voice.space(row["region"]), voice.face(row["colour"])
    if not row["cities"]:
        return voice.say("fe-reach-place", region=region, face=face)
    cities = cities_text(row["cities"], voice)
    return voice.say("fe-reach-city", region=region, face=face, cities=cities)


def conquest_text(conquest: Conquest, voice: Voice) -> str:
    """'Rus (green mountain, 1 defender of Livia) with 2 explorers for 3 points'."""
    row = conquest.row
    return voice.say(
        "fe-conquest",
        region=voice.space(row["region"]),
        face=voice.face(row["colour"]),
        defenders=voice.defenders(row["explorers"]),
        whom=voice.whom(row["holder"]),
        explorers=voice.say("fe-with-explorers", n=row["needed"]),
        points=conquest.points,
    )

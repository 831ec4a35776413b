"""How far the explorers of a turn could get, and which conquests the points would pay for.

What a conquest needs and costs the view says, and which first steps are possible the prompt; this
only measures the ways to free regions.
"""

from __future__ import annotations

from collections.abc import Mapping

from empires.shapes.first_empires.moves import MoveExplorer
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.shapes.first_empires.views import Region
from empires.text.first_empires.board import cities_text
from empires.text.first_empires.looking import holder_of, turn_of
from empires.text.first_empires.voice import Voice

Ways = Mapping[str, list[str]]


def reach_lines(view: View, voice: Voice) -> list[str]:
    """For the player whose turn it is, before and while explorers move; else nothing."""
    if view.seat is None or view.seat != view.turn:
        return []
    if view.phase not in ("dice", "movement") or not view.movement:
        return []
    found = reached(view)
    rows = {row.region: row for row in view.regions}
    lines = []
    for cost in sorted(set(found.values())):
        near = [place_text(rows[name], voice) for name in found if found[name] == cost]
        lines.append(voice.say("fe-table-reach", points=cost, places="; ".join(near)))
    if told := [conquest_text(row, voice) for row in conquests(view)]:
        lines.append(voice.say("fe-table-conquests", conquests="; ".join(told)))
    return lines


def reached(view: View) -> dict[str, int]:
    """Free regions with the points that the nearest explorer needs."""
    mine = own_explorers(view)
    ways, steps = open_ways(view), offered_steps(view)
    points = 1 if is_at_sea(view) else view.movement
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
    free = {row.region for row in view.regions if row.holder is None}
    return {space: cost for space, cost in distances.items() if cost and space in free}


def conquests(view: View) -> list[Region]:
    """The regions that explorers and points suffice for, the cheapest first."""
    return sorted((row for row in view.regions if row.points is not None), key=price)


def price(row: Region) -> int:
    assert row.points is not None
    return row.points


def own_explorers(view: View) -> dict[str, int]:
    return view.seats[turn_of(view)].explorers


def is_at_sea(view: View) -> bool:
    """Whoever is needs points to land, so that only what is offered now is sure."""
    return any(row.explorers for row in view.oceans)


def open_ways(view: View) -> Ways:
    """What borders each space, but for the regions that others hold."""
    borders = {row.region: row.borders for row in view.regions}
    borders |= {row.ocean: row.borders for row in view.oceans}
    closed = {row.region for row in view.regions if row.holder not in (None, view.turn)}
    return {
        space: [name for name in around if name not in closed] for space, around in borders.items()
    }


def offered_steps(view: View) -> set[tuple[str, str]] | None:
    """The single moves on offer; None before explorers may move."""
    prompt = view.prompt
    if prompt is None or prompt.kind != "move_explorers":
        return None
    moves = [choice.move for choice in prompt.choices]
    return {(move.from_, move.to) for move in moves if isinstance(move, MoveExplorer)}


def place_text(row: Region, voice: Voice) -> str:
    """'Rus (green mountain)', with the cities that lie there unguarded."""
    region, face = voice.space(row.region), voice.face(row.colour)
    if not row.cities:
        return voice.say("fe-reach-place", region=region, face=face)
    cities = cities_text(row.cities, voice)
    return voice.say("fe-reach-city", region=region, face=face, cities=cities)


def conquest_text(row: Region, voice: Voice) -> str:
    """'Rus (green mountain, 1 defender of Livia) with 2 explorers for 3 points'."""
    return voice.say(
        "fe-conquest",
        region=voice.space(row.region),
        face=voice.face(row.colour),
        defenders=voice.defenders(row.explorers),
        whom=voice.whom(holder_of(row)),
        explorers=voice.with_explorers(row.needed or 0),
        points=price(row),
    )

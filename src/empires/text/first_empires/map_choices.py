"""Choices that move or place something on the map, as short commands; the rest is `choices`'."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from empires.shapes.first_empires.events import AnyEvent, TookCities
from empires.shapes.first_empires.moves import (
    Assault,
    Gather,
    MoveExplorer,
    PlaceCity,
    PlaceExplorer,
    Retreat,
    Strike,
)
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.shapes.first_empires.views import Region
from empires.text.first_empires.board import cities_text
from empires.text.first_empires.events import attack_text
from empires.text.first_empires.looking import gathering, holder_of, me, region_row
from empires.text.first_empires.voice import Voice
from empires.text.voice import Said

Effects: TypeAlias = Sequence[AnyEvent]


def tell_move(move: MoveExplorer, effects: Effects, view: View, voice: Voice) -> Said:
    start, goal = move.from_, move.to
    notes = [voice.say("fe-note-cost", points=view.movement)]
    if goal not in voice.deck.oceans:
        notes.append(target_text(region_row(goal, view), view, voice))
    notes += [
        voice.say("fe-note-captures", n=event.tiles, whom=voice.whom(event.owner))
        for event in effects
        if isinstance(event, TookCities)
    ]
    if start not in voice.deck.oceans and region_row(start, view).explorers == 1:
        notes.append(voice.say("fe-note-gives-up", region=voice.space(start)))
    return voice.said(
        "fe-choice-move",
        **{"from": voice.coming_from(start)},
        to=voice.going_to(goal),
        notes="; ".join(notes),
        start=voice.briefly(start),
        goal=voice.briefly(goal),
    )


def target_text(row: Region, view: View, voice: Voice) -> str:
    """What kind of region it is, or that one is there already."""
    face = voice.face(row.colour)
    if row.holder == view.seat:
        explorers = voice.with_explorers(row.explorers)
        return voice.say("fe-note-yours", face=face, explorers=explorers)
    return face


def tell_assault(move: Assault, _: Effects, view: View, voice: Voice) -> Said:
    row = region_row(move.region, view)
    if row.needed is None:
        raise LookupError(f"{row.region} can't be conquered")
    return voice.said(
        "fe-choice-assault",
        region=voice.space(row.region),
        face=voice.face(row.colour),
        defenders=voice.defenders(row.explorers),
        whom=voice.whom(holder_of(row)),
        needed=voice.explorers(row.needed),
        swords=voice.swords(view.swords),
    )


def tell_gather(move: Gather, _: Effects, view: View, voice: Voice) -> Said:
    ready = gathering(view).gathered.get(move.from_, 0)
    return voice.said(
        "fe-choice-gather",
        **{"from": voice.coming_from(move.from_)},
        waiting=me(view).explorers[move.from_] - ready,
    )


def tell_strike(_: Strike, __: Effects, view: View, voice: Voice) -> Said:
    prompt = gathering(view)
    return voice.said(
        "fe-choice-strike",
        region=voice.space(prompt.region),
        attack=attack_text(prompt.arrivals, prompt.swords, voice),
        defence=voice.defenders(region_row(prompt.region, view).explorers),
        cost=cost_text(prompt.arrivals, view.movement, voice),
    )


def cost_text(cost: int, points: int, voice: Voice) -> str:
    if cost == points:
        return voice.say("fe-note-cost-all", points=points)
    return voice.say("fe-note-cost-of", cost=cost, points=points)


def tell_retreat(move: Retreat, _: Effects, view: View, voice: Voice) -> Said:
    return tell_region("fe-choice-retreat", region_row(move.region, view), voice, cities=True)


def tell_place_explorer(move: PlaceExplorer, _: Effects, view: View, voice: Voice) -> Said:
    return tell_region("fe-choice-place-explorer", region_row(move.region, view), voice)


def tell_place_city(move: PlaceCity, _: Effects, view: View, voice: Voice) -> Said:
    return tell_region("fe-choice-place-city", region_row(move.region, view), voice, cities=True)


def tell_region(key: str, row: Region, voice: Voice, *, cities: bool = False) -> Said:
    """A region with its colour and what stands there."""
    explorers = voice.explorers(row.explorers)
    notes = [voice.face(row.colour), voice.say("fe-note-there", explorers=explorers)]
    if cities and row.cities:
        notes.append(cities_text(row.cities, voice))
    elif cities:
        notes.append(voice.say("fe-note-no-city"))
    return voice.said(key, region=voice.space(row.region), notes="; ".join(notes))

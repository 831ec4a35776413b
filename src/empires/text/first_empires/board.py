"""The map as a readable list: every region with its colour, who is there, cities and borders."""

from __future__ import annotations

from collections.abc import Sequence

from empires.content.first_empires import CONTINENTS
from empires.shapes.first_empires.views import City, Ocean, Region
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.text.first_empires import names as called
from empires.text.first_empires.looking import turn_of
from empires.text.first_empires.voice import Voice


def map_lines(view: View, voice: Voice) -> list[str]:
    """Continent by continent, then the oceans."""
    lines = []
    for continent in CONTINENTS:
        rows = [row for row in view.regions if row.continent == continent]
        if rows:
            name = called.continent(continent, voice.words)
            lines.append(voice.say("fe-table-continent", continent=name))
            lines += [region_line(row, view, voice) for row in rows]
    return lines + [ocean_line(row, view, voice) for row in view.oceans]


def space_lines(space: str, view: View, voice: Voice) -> list[str]:
    """A region or an ocean and everything around it; [] if it is not in play."""
    rows = {row.region: row for row in view.regions}
    waters = {row.ocean: row for row in view.oceans}
    if space not in rows and space not in waters:
        return []
    around = rows[space].borders if space in rows else waters[space].borders
    return [
        region_line(rows[name], view, voice)
        if name in rows
        else ocean_line(waters[name], view, voice)
        for name in (space, *around)
    ]


def region_line(row: Region, view: View, voice: Voice) -> str:
    """'Rus, green mountain: Livia with 2 explorers; Livia’s city. Borders: …'."""
    facts = [holder_text(row, view, voice)]
    if row.cities:
        facts.append(cities_text(row.cities, voice))
    return voice.say(
        "fe-table-region",
        region=voice.space(row.region),
        face=voice.face(row.colour),
        holder="; ".join(facts),
        borders=borders_text(row, voice),
    )


def borders_text(row: Region | Ocean, voice: Voice) -> str:
    return ", ".join(voice.space(name) for name in row.borders)


def holder_text(row: Region, view: View, voice: Voice) -> str:
    """Who is there, and for the player of the turn what a conquest would need."""
    if row.holder is None:
        return voice.say("fe-holder-nobody")
    explorers = voice.with_explorers(row.explorers)
    holder = voice.tell("fe-holder", row.holder, explorers=explorers)
    if voice.viewer is None or view.turn != voice.viewer or row.holder == voice.viewer:
        return holder
    if row.needed is None:
        return voice.say("fe-holder-last", holder=holder)
    return voice.say("fe-holder-needs", holder=holder, needed=row.needed)


def cities_text(cities: Sequence[City], voice: Voice) -> str:
    """'your city and Livia’s city', with what they are worth where that is known."""
    told = []
    for tile in cities:
        city = voice.tell("fe-city", tile.owner)
        if tile.value is not None:
            city = voice.say("fe-city-worth", city=city, value=tile.value)
        told.append(city)
    return voice.words.all_of(told)


def ocean_line(row: Ocean, view: View, voice: Voice) -> str:
    """Between turns nobody is at sea, so whoever is there is the player of the turn."""
    ocean = called.ocean(row.ocean, voice.words)
    borders = borders_text(row, voice)
    if not row.explorers:
        return voice.say("fe-table-ocean", ocean=ocean, borders=borders)
    explorers = voice.with_explorers(row.explorers)
    holder = voice.tell("fe-holder", turn_of(view), explorers=explorers)
    return voice.say("fe-table-ocean-explorers", ocean=ocean, holder=holder, borders=borders)

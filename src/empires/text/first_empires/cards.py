"""The text of achievement cards, civilizations and regions, made from the data the rules execute.

>>> from empires.text.catalogue import words
>>> from empires.content.first_empires import Condition
>>> condition_text(Condition("occupy", 1, 2), words("en"))
'control 2 blue cross regions'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from empires.content.first_empires import (
    COLOURS,
    TRACKS,
    Achievement,
    Civilization,
    Condition,
    Map,
    Region,
)
from empires.text.catalogue import Words
from empires.text.first_empires import names as called
from empires.text.voice import Params, sourced

Sourcing: TypeAlias = Callable[[str, str], str]
"""Makes a line of its text and the source of the value in it."""


def condition_text(condition: Condition, words: Words) -> str:
    """What the card asks for: 'conquer 2 regions in one turn'."""
    params: Params = {"n": condition.count}
    if condition.kind == "occupy":
        colour = COLOURS[condition.colour]
        params = {"regions": words.say("fe-regions-of-colour", colour=colour, n=condition.count)}
    elif condition.kind == "advance":
        params["track"] = words.say("fe-track", track=TRACKS[condition.colour])
    return words.say(f"fe-condition-{condition.kind.replace('_', '-')}", **params)


def card_title(card: Achievement, words: Words) -> str:
    return card.de if words.lang == "de" else card.en


def sourcing(words: Words, *, sources: bool) -> Sourcing:
    """A way to add where a value comes from, or to leave that out."""
    return partial(sourced, words=words) if sources else lambda text, _: text


def card_lines(
    card: Achievement, owner: Civilization, words: Words, *, sources: bool = True
) -> list[str]:
    """A card in full, each value with its source unless that is left out."""
    line, source = sourcing(words, sources=sources), card.source
    condition = condition_text(card.condition, words)
    points = words.say("fe-points", n=card.points)
    of_whom = words.say("fe-card-civilization", civilization=called.proper(owner.name))
    return [
        card_title(card, words),
        line(of_whom, source["name"]),
        line(words.say("fe-card-condition", condition=condition), source["condition"]),
        line(words.say("fe-card-points", points=points), source["points"]),
    ]


def card_short(card: Achievement, owner: Civilization, words: Words) -> str:
    """A card in one line: whose it is, what it is worth, what it asks for."""
    return words.say(
        "fe-card-short",
        civilization=called.proper(owner.name),
        points=words.say("fe-points", n=card.points),
        condition=condition_text(card.condition, words),
    )


def ability_text(card: Achievement, words: Words) -> str:
    """The last part of that line: what the card asks for, as a sentence ends."""
    return words.say("fe-card-short.ability", condition=condition_text(card.condition, words))


def start_text(civilization: Civilization, words: Words) -> str:
    """What a civilization begins with: '2 dice, 0 rerolls, …'."""
    given = {
        name: called.value(name, track.values[0], words)
        for name, track in zip(TRACKS, civilization.tracks, strict=True)
    }
    return words.say("fe-civilization-start", **given)


def civilization_lines(
    civilization: Civilization, words: Words, *, sources: bool = True
) -> list[str]:
    """A civilization in full: its home, its five tracks and its deck, each with its source."""
    line, source = sourcing(words, sources=sources), civilization.source
    players = called.numbers(civilization.players, words)
    title = words.say("fe-civilization", name=called.proper(civilization.name), players=players)
    home = words.say("fe-civilization-home", region=called.proper(civilization.home))
    lines = [line(title, source["players"]), line(home, source["home"])]
    tracks = list(zip(TRACKS, civilization.tracks, strict=True))
    for name, track in tracks:
        values = fields(track.values)
        told = words.say("fe-civilization-track", track=track_title(name, words), values=values)
        lines.append(line(told, source[name]))
    points = "; ".join(f"{track_title(name, words)} {fields(t.points)}" for name, t in tracks)
    cities = "; ".join(f"{track_title(name, words)} {t.city + 1}" for name, t in tracks)
    titles = ", ".join(card_title(card, words) for card in civilization.cards)
    return [
        *lines,
        line(words.say("fe-civilization-points", tracks=points), source["points"]),
        line(words.say("fe-civilization-city", tracks=cities), source["city"]),
        words.say("fe-civilization-cards", cards=titles),
    ]


def fields(values: Sequence[int]) -> str:
    return ", ".join(str(value) for value in values)


def track_title(name: str, words: Words) -> str:
    return words.say("fe-track-title", track=name)


def region_lines(region: Region, side: Map, words: Words, *, sources: bool = True) -> list[str]:
    """A region on one map in full, each value with its source; borders have one each."""
    line, source = sourcing(words, sources=sources), region.source
    players = called.numbers([n for n in side.players if n >= region.players], words)
    name = words.say("fe-region", name=called.proper(region.name), players=players)
    oceans = [called.ocean(side.oceans[ocean], words) for ocean in region.oceans]
    here = side.regions.index(region)
    borders = [
        line(called.proper(side.regions[b if a == here else a].name), where)
        for (a, b), where in zip(side.borders, side.border_sources, strict=True)
        if here in (a, b)
    ]
    face = called.face(COLOURS[region.colour], words)
    continent = called.continent(region.continent, words)
    return [
        line(name, source["players"]),
        line(words.say("fe-region-colour", face=face), source["colour"]),
        line(words.say("fe-region-continent", continent=continent), source["continent"]),
        line(words.say("fe-region-oceans", oceans=words.all_of(oceans)), source["oceans"]),
        words.say("fe-region-borders", regions=words.all_of(borders)),
    ]

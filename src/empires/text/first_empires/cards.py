"""The text of achievement cards, civilizations and regions, made from the data the rules execute.

>>> from empires.text.catalogue import words
>>> from empires.content.first_empires import Condition
>>> condition_text(Condition("occupy", 1, 2), words("en"))
'control 2 blue cross regions'
"""

from __future__ import annotations

from collections.abc import Sequence

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


def card_lines(card: Achievement, owner: Civilization, words: Words) -> list[str]:
    """A card in full, each value with its source."""
    condition = condition_text(card.condition, words)
    points = words.say("fe-points", n=card.points)
    of_whom = words.say("fe-card-civilization", civilization=called.proper(owner.name))
    return [
        card_title(card, words),
        sourced(of_whom, card.source["name"], words),
        sourced(
            words.say("fe-card-condition", condition=condition), card.source["condition"], words
        ),
        sourced(words.say("fe-card-points", points=points), card.source["points"], words),
    ]


def card_short(card: Achievement, owner: Civilization, words: Words) -> str:
    """A card in one line: whose it is, what it is worth, what it asks for."""
    return words.say(
        "fe-card-short",
        civilization=called.proper(owner.name),
        points=words.say("fe-points", n=card.points),
        condition=condition_text(card.condition, words),
    )


def start_text(civilization: Civilization, words: Words) -> str:
    """What a civilization begins with: '2 dice, 0 rerolls, …'."""
    given = {
        name: called.value(name, track.values[0], words)
        for name, track in zip(TRACKS, civilization.tracks, strict=True)
    }
    return words.say("fe-civilization-start", **given)


def civilization_lines(civilization: Civilization, words: Words) -> list[str]:
    """A civilization in full: its home, its five tracks and its deck, each with its source."""
    source = civilization.source
    players = called.numbers(civilization.players, words)
    title = words.say("fe-civilization", name=called.proper(civilization.name), players=players)
    home = words.say("fe-civilization-home", region=called.proper(civilization.home))
    lines = [sourced(title, source["players"], words), sourced(home, source["home"], words)]
    tracks = list(zip(TRACKS, civilization.tracks, strict=True))
    for name, track in tracks:
        values = fields(track.values)
        told = words.say("fe-civilization-track", track=track_title(name, words), values=values)
        lines.append(sourced(told, source[name], words))
    points = "; ".join(f"{track_title(name, words)} {fields(t.points)}" for name, t in tracks)
    cities = "; ".join(f"{track_title(name, words)} {t.city + 1}" for name, t in tracks)
    titles = ", ".join(card_title(card, words) for card in civilization.cards)
    return [
        *lines,
        sourced(words.say("fe-civilization-points", tracks=points), source["points"], words),
        sourced(words.say("fe-civilization-city", tracks=cities), source["city"], words),
        words.say("fe-civilization-cards", cards=titles),
    ]


def fields(values: Sequence[int]) -> str:
    return ", ".join(str(value) for value in values)


def track_title(name: str, words: Words) -> str:
    return words.say("fe-track-title", track=name)


def region_lines(region: Region, side: Map, words: Words) -> list[str]:
    """A region on one map in full, each value with its source; borders have one each."""
    source = region.source
    players = called.numbers([n for n in side.players if n >= region.players], words)
    name = words.say("fe-region", name=called.proper(region.name), players=players)
    oceans = [called.space(side.oceans[ocean], True, words) for ocean in region.oceans]
    here = side.regions.index(region)
    borders = [
        sourced(called.proper(side.regions[b if a == here else a].name), where, words)
        for (a, b), where in zip(side.borders, side.border_sources, strict=True)
        if here in (a, b)
    ]
    face = called.face(COLOURS[region.colour], words)
    continent = called.continent(region.continent, words)
    return [
        sourced(name, source["players"], words),
        sourced(words.say("fe-region-colour", face=face), source["colour"], words),
        sourced(words.say("fe-region-continent", continent=continent), source["continent"], words),
        sourced(
            words.say("fe-region-oceans", oceans=words.all_of(oceans)), source["oceans"], words
        ),
        words.say("fe-region-borders", regions=words.all_of(borders)),
    ]

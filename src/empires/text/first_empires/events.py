"""What happened in First Empires, one plain sentence per event, for whoever reads it.

>>> from empires.text.catalogue import words
>>> event = Moved("FE-MOV-1", 0, "albion", "east")
>>> event_text(event, words=words("en"), names=["Marcus", "Livia"], viewer=0)
'You move 1 explorer from Albion to the East Ocean.'
>>> event_text(event, words=words("de"), names=["Marcus", "Livia"], viewer=1)
'Marcus bewegt 1 Entdecker von Albion in den Ostozean.'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from empires.content.first_empires import Pack
from empires.shapes.events import Event
from empires.shapes.first_empires.events import (
    Conquered,
    Crossed,
    Dealt,
    Discarded,
    Drew,
    EndedMovement,
    FinalPoints,
    GotCivilization,
    Moved,
    PlacedCity,
    PlacedExplorer,
    Ranked,
    Rerolled,
    Retreated,
    Rolled,
    RoundBegun,
    ScoredCard,
    Started,
    Stepped,
    TookCities,
)
from empires.text import voice as shared
from empires.text.catalogue import Words
from empires.text.first_empires import names as called
from empires.text.first_empires.voice import Voice, decks
from empires.text.voice import Params, Reader


def event_text(
    event: Event,
    *,
    words: Words,
    names: Sequence[str],
    viewer: int | None,
    pack: Pack | None = None,
    marks: bool = False,
) -> str:
    """The event as a sentence."""
    return tell_event(event, Voice(words, names, viewer, decks.of(pack), marks=marks))


def tell_event(event: Event, voice: Voice) -> str:
    return shared.tell_event(event, voice, READERS, plain_key)


def plain_key(name: str) -> str:
    return f"fe-event-{name.replace('_', '-')}"


def read_card(event: Dealt | Drew, voice: Voice) -> tuple[str, Params]:
    """A card dealt or drawn, which only its owner may know; worded like in any game."""
    key = f"event-{event.event}"
    if event.card is None:
        return f"{key}-hidden", {}
    return key, {"card": voice.card(event.card)}


def read_civilization(event: GotCivilization, voice: Voice) -> tuple[str, Params]:
    return plain_key(event.event), {"civilization": voice.civilization(event.civilization)}


def read_started(event: Started, voice: Voice) -> tuple[str, Params]:
    explorers = voice.with_explorers(event.explorers)
    return plain_key(event.event), {"region": voice.space(event.region), "explorers": explorers}


def read_round(event: RoundBegun, _: Voice) -> tuple[str, Params]:
    return plain_key(event.event), {"round": event.round}


def read_rolled(event: Rolled, voice: Voice) -> tuple[str, Params]:
    key = "fe-event-rolled" if event.rule == "FE-ROL-1" else "fe-event-rolled-again"
    return key, {"dice": called.faces(event.dice, voice.words)}


def read_rerolled(event: Rerolled, voice: Voice) -> tuple[str, Params]:
    numbers = called.numbers(event.dice, voice.words)
    return plain_key(event.event), {"n": len(event.dice), "numbers": numbers}


def read_discarded(event: Discarded, voice: Voice) -> tuple[str, Params]:
    return plain_key(event.event), {
        "card": voice.card(event.card),
        "die": event.die,
        "old": voice.face(event.old),
        "new": voice.face(event.new),
    }


def read_way(event: Moved | Crossed | Retreated, voice: Voice) -> tuple[str, Params]:
    """Explorers on their way from one space to another."""
    params: Params = {
        "from": voice.coming_from(event.from_),
        "to": voice.going_to(event.to),
    }
    if isinstance(event, Crossed):
        params["explorers"] = voice.explorers(event.explorers)
    elif isinstance(event, Retreated):
        params["explorers"] = voice.with_explorers(event.explorers)
    return plain_key(event.event), params


def read_conquered(event: Conquered, voice: Voice) -> tuple[str, Params]:
    return plain_key(event.event), {
        "region": voice.space(event.region),
        "whom": voice.whom(event.defender),
        "attack": attack_text(event.arrivals, event.swords, voice),
        "defence": voice.defenders(event.defenders),
    }


def attack_text(arrivals: int, swords: int, voice: Voice) -> str:
    """'3 explorers', '2 explorers and 1 sword'."""
    explorers = voice.explorers(arrivals)
    if not swords:
        return explorers
    return voice.say("fe-attack", explorers=explorers, swords=voice.swords(swords))


def read_took_cities(event: TookCities, voice: Voice) -> tuple[str, Params]:
    return plain_key(event.event), {
        "region": voice.space(event.region),
        "whom": voice.whom(event.owner),
        "tiles": voice.tiles(event.tiles),
    }


def read_ended_movement(event: EndedMovement, _: Voice) -> tuple[str, Params]:
    return plain_key(event.event), {"lost": event.lost}


def read_stepped(event: Stepped, voice: Voice) -> tuple[str, Params]:
    track = event.track
    params: Params = {
        "die": event.die,
        "region": voice.space(event.region),
        "field": event.level + 1,
        "track": voice.track(track),
    }
    if track == "cards":
        return "fe-event-stepped-for-card", params
    value = voice.say("fe-gives", track=track, value=voice.value(track, event.value))
    return plain_key(event.event), {**params, "value": value}


def read_placed(event: PlacedExplorer | PlacedCity, voice: Voice) -> tuple[str, Params]:
    """A new explorer or a city tile, in a region."""
    params: Params = {"region": voice.space(event.region)}
    if isinstance(event, PlacedCity):
        params["track"] = voice.track(event.track)
    return plain_key(event.event), params


def read_scored_card(event: ScoredCard, voice: Voice) -> tuple[str, Params]:
    card, points = voice.card(event.card), voice.points(event.points)
    return plain_key(event.event), {"card": card, "points": points}


def read_final_points(event: FinalPoints, _: Voice) -> tuple[str, Params]:
    return plain_key(event.event), {
        "tracks": event.tracks,
        "cities": event.cities,
        "captured": event.captured,
        "cards": event.cards,
        "total": event.total,
    }


def read_ranked(event: Ranked, _: Voice) -> tuple[str, Params]:
    return "event-ranked", {"rank": event.rank}


# Events that are missing here say everything with their name and their seat.
READERS: Final[Mapping[type[Event], Reader[Voice]]] = {
    Dealt: read_card,
    Drew: read_card,
    Moved: read_way,
    Crossed: read_way,
    Retreated: read_way,
    PlacedExplorer: read_placed,
    PlacedCity: read_placed,
    GotCivilization: read_civilization,
    Started: read_started,
    RoundBegun: read_round,
    Rolled: read_rolled,
    Rerolled: read_rerolled,
    Discarded: read_discarded,
    Conquered: read_conquered,
    TookCities: read_took_cities,
    EndedMovement: read_ended_movement,
    Stepped: read_stepped,
    ScoredCard: read_scored_card,
    FinalPoints: read_final_points,
    Ranked: read_ranked,
}

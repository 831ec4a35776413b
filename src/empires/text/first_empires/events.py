"""What happened in First Empires, one plain sentence per event, for whoever reads it.

>>> from empires.text.catalogue import words
>>> event = {"event": "moved", "rule": "FE-MOV-1", "seat": 0, "from": "albion", "to": "east"}
>>> event_text(event, words=words("en"), names=["Marcus", "Livia"], viewer=0)
'You move 1 explorer from Albion to the eastern ocean.'
>>> event_text(event, words=words("de"), names=["Marcus", "Livia"], viewer=1)
'Marcus bewegt 1 Entdecker von Albion in den östlichen Ozean.'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from empires.content.first_empires import Pack
from empires.text import voice as shared
from empires.text.catalogue import Words
from empires.text.first_empires import names as called
from empires.text.first_empires.voice import Voice, decks
from empires.text.voice import Event, Params, Reader


def event_text(
    event: Event,
    *,
    words: Words,
    names: Sequence[str],
    viewer: int | None,
    pack: Pack | None = None,
) -> str:
    """The event as a sentence."""
    return tell_event(event, Voice(words, names, viewer, decks.of(pack)))


def tell_event(event: Event, voice: Voice) -> str:
    return shared.tell_event(event, voice, READERS, plain_key)


def plain_key(name: str) -> str:
    return f"fe-event-{name.replace('_', '-')}"


def read_card(event: Event, voice: Voice) -> tuple[str, Params]:
    """A card dealt or drawn, which only its owner may know; worded like in any game."""
    key = f"event-{event['event']}"
    if event["card"] is None:
        return f"{key}-hidden", {}
    return key, {"card": voice.card(event["card"])}


def read_civilization(event: Event, _: Voice) -> tuple[str, Params]:
    return "fe-event-got-civilization", {"civilization": called.proper(event["civilization"])}


def read_started(event: Event, voice: Voice) -> tuple[str, Params]:
    explorers = voice.say("fe-with-explorers", n=event["explorers"])
    return "fe-event-started", {"region": voice.space(event["region"]), "explorers": explorers}


def read_round(event: Event, _: Voice) -> tuple[str, Params]:
    return "fe-event-round", {"round": event["round"]}


def read_rolled(event: Event, voice: Voice) -> tuple[str, Params]:
    key = "fe-event-rolled" if event["rule"] == "FE-ROL-1" else "fe-event-rolled-again"
    return key, {"dice": called.faces(event["dice"], voice.words)}


def read_rerolled(event: Event, voice: Voice) -> tuple[str, Params]:
    dice = event["dice"]
    return "fe-event-rerolled", {"n": len(dice), "numbers": called.numbers(dice, voice.words)}


def read_discarded(event: Event, voice: Voice) -> tuple[str, Params]:
    return "fe-event-discarded", {
        "card": voice.card(event["card"]),
        "die": event["die"],
        "old": voice.face(event["old"]),
        "new": voice.face(event["new"]),
    }


def read_way(event: Event, voice: Voice) -> tuple[str, Params]:
    """Explorers on their way from one space to another."""
    params: Params = {
        "from": voice.coming_from(event["from"]),
        "to": voice.going_to(event["to"]),
    }
    if event["event"] == "crossed":
        params["explorers"] = voice.explorers(event["explorers"])
    if event["event"] == "retreated":
        params["explorers"] = voice.say("fe-with-explorers", n=event["explorers"])
    return plain_key(event["event"]), params


def read_conquered(event: Event, voice: Voice) -> tuple[str, Params]:
    return "fe-event-conquered", {
        "region": voice.space(event["region"]),
        "whom": voice.whom(event["defender"]),
        "attack": attack_text(event["arrivals"], event["swords"], voice),
        "defence": voice.defenders(event["defenders"]),
    }


def attack_text(arrivals: int, swords: int, voice: Voice) -> str:
    """'3 explorers', '2 explorers and 1 sword'."""
    explorers = voice.explorers(arrivals)
    if not swords:
        return explorers
    return voice.say("fe-attack", explorers=explorers, swords=voice.swords(swords))


def read_took_cities(event: Event, voice: Voice) -> tuple[str, Params]:
    return "fe-event-took-cities", {
        "region": voice.space(event["region"]),
        "whom": voice.whom(event["owner"]),
        "tiles": voice.tiles(event["tiles"]),
    }


def read_ended_movement(event: Event, _: Voice) -> tuple[str, Params]:
    return "fe-event-ended-movement", {"lost": event["lost"]}


def read_stepped(event: Event, voice: Voice) -> tuple[str, Params]:
    track = event["track"]
    params: Params = {
        "die": event["die"],
        "region": voice.space(event["region"]),
        "field": event["level"] + 1,
        "track": voice.track(track),
    }
    if track == "cards":
        return "fe-event-stepped-for-card", params
    value = called.value(track, event["value"], voice.words)
    return "fe-event-stepped", {**params, "value": voice.say("fe-gives", track=track, value=value)}


def read_placed(event: Event, voice: Voice) -> tuple[str, Params]:
    """A new explorer or a city tile, in a region."""
    params: Params = {"region": voice.space(event["region"])}
    if "track" in event:
        params["track"] = voice.track(event["track"])
    return plain_key(event["event"]), params


def read_scored_card(event: Event, voice: Voice) -> tuple[str, Params]:
    points = voice.points(event["points"])
    return "fe-event-scored-card", {"card": voice.card(event["card"]), "points": points}


def read_final_points(event: Event, _: Voice) -> tuple[str, Params]:
    return "fe-event-final-points", {
        part: event[part] for part in ("tracks", "cities", "captured", "cards", "total")
    }


def read_ranked(event: Event, _: Voice) -> tuple[str, Params]:
    return "event-ranked", {"rank": event["rank"]}


# Events that are missing here say everything with their name and their seat.
READERS: Final[dict[str, Reader[Voice]]] = {
    **dict.fromkeys(("dealt", "drew"), read_card),
    **dict.fromkeys(("moved", "crossed", "retreated"), read_way),
    **dict.fromkeys(("placed_explorer", "placed_city"), read_placed),
    "got_civilization": read_civilization,
    "started": read_started,
    "round": read_round,
    "rolled": read_rolled,
    "rerolled": read_rerolled,
    "discarded": read_discarded,
    "conquered": read_conquered,
    "took_cities": read_took_cities,
    "ended_movement": read_ended_movement,
    "stepped": read_stepped,
    "scored_card": read_scored_card,
    "final_points": read_final_points,
    "ranked": read_ranked,
}

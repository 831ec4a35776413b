"""What happened, one plain sentence per event, from the point of view of whoever reads it.

>>> from empires.text.catalogue import words
>>> event = {"event": "gained", "rule": "EE-DIS-5", "seat": 0, "gain": {"wheat": 2, "axe": 1}}
>>> event_text(event, words=words("en"), names=["Marcus", "Livia"], viewer=0)
'You gain 2 wheat and 1 axe.'
>>> event_text(event, words=words("de"), names=["Marcus", "Livia"], viewer=1)
'Marcus erhält 2 Weizen und 1 Axt.'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from empires.content.empires_end import RESOURCES, Pack
from empires.text import voice as shared
from empires.text.catalogue import Words
from empires.text.empires_end import names as called
from empires.text.empires_end.voice import Voice, decks
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
    return f"event-{name.replace('_', '-')}"


def read_card(event: Event, voice: Voice) -> tuple[str, Params]:
    """Events about one card, which only its owner may know."""
    key = plain_key(event["event"])
    if event["card"] is None:
        return f"{key}-hidden", {}
    return key, {"card": voice.card(event["card"])}


def read_space(event: Event, voice: Voice) -> tuple[str, Params]:
    return "event-space", {"space": event["space"], "phase": voice.phase(event["phase"])}


def read_revealed(event: Event, voice: Voice) -> tuple[str, Params]:
    card = voice.deck.disasters[event["card"]]
    bids = called.bids([RESOURCES[kind] for kind in card.bids], voice.words)
    params: Params = {"card": voice.card(card.slug), "position": card.number, "bids": bids}
    return "event-revealed-disaster", params


def read_averted(event: Event, voice: Voice) -> tuple[str, Params]:
    disaster = voice.card(event["card"])
    return "event-averted", {"disaster": disaster, "amount": voice.amount(event["resource"], 1)}


def read_averted_free(event: Event, voice: Voice) -> tuple[str, Params]:
    disaster = voice.card(event["card"])
    return "event-averted-free", {"disaster": disaster, "card": voice.card(event["by"])}


def read_replaced(event: Event, voice: Voice) -> tuple[str, Params]:
    params: Params = {name: voice.card(event[name]) for name in ("old", "new", "by")}
    params["position"] = voice.deck.disasters[event["new"]].number
    return "event-replaced", params


def read_gained(event: Event, voice: Voice) -> tuple[str, Params]:
    return "event-gained", {"gain": voice.amounts(event["gain"])}


def read_scored(event: Event, voice: Voice) -> tuple[str, Params]:
    points = voice.points(event["points"])
    if event["by"] is None:
        return "event-scored", {"points": points}
    return "event-scored-by", {"points": points, "by": voice.thing(event["by"])}


def read_place(event: Event, voice: Voice) -> tuple[str, Params]:
    """Events at one location, with a card or with a price where they have one."""
    params: Params = {
        "location": voice.location(event["location"]),
        "position": event["position"],
    }
    if "card" in event:
        params["card"] = voice.card(event["card"])
    if "hammers" in event:
        params["price"] = called.price(event["hammers"], event["coins"], voice.words)
    return plain_key(event["event"]), params


def read_declared(event: Event, voice: Voice) -> tuple[str, Params]:
    return "event-declared", {"resources": voice.amounts(event["resources"])}


def read_used(event: Event, voice: Voice) -> tuple[str, Params]:
    return "event-used", {"by": voice.thing(event["by"])}


def read_exchanged(event: Event, voice: Voice) -> tuple[str, Params]:
    # What comes back is the next event.
    pay = voice.amount(event["pay"], 1)
    return "event-exchanged", {"pay": pay, "by": voice.thing(event["by"])}


def read_repeated(event: Event, voice: Voice) -> tuple[str, Params]:
    by, ability = voice.thing(event["by"]), voice.thing(event["ability"])
    return "event-repeated", {"by": by, "ability": ability}


def read_pair(event: Event, voice: Voice) -> tuple[str, Params]:
    """Two locations that change places, named as they stood before."""
    one, other = (voice.location(slug) for slug in event["locations"])
    from_position, to_position = event["positions"]
    params: Params = {"one": one, "other": other, "from": from_position, "to": to_position}
    return plain_key(event["event"]), params


def read_moved(event: Event, voice: Voice) -> tuple[str, Params]:
    params: Params = {
        "card": voice.card(event["card"]),
        "location": voice.location(event["location"]),
        "from": event["from"],
        "to": event["to"],
    }
    return "event-moved", params


def read_reshuffled(event: Event, _: Voice) -> tuple[str, Params]:
    return "event-reshuffled", {"cards": event["cards"]}


def read_finished(event: Event, voice: Voice) -> tuple[str, Params]:
    return "event-finished", {"phase": voice.phase(event["phase"])}


def read_order(event: Event, voice: Voice) -> tuple[str, Params]:
    return "event-chose-order", {"phase": voice.phase(event["first"])}


def read_opened_bid(event: Event, voice: Voice) -> tuple[str, Params]:
    bid = voice.amounts({"axe": event["axes"], "coin": event["coins"]})
    return "event-opened-bid", {"bid": bid, "strength": event["strength"]}


def read_rewarded(event: Event, voice: Voice) -> tuple[str, Params]:
    points = event["points"]
    key = "event-rewarded-lose" if points < 0 else "event-rewarded-gain"
    band = called.band(event["band"], voice.words)
    params: Params = {"band": band, "points": voice.points(abs(points))}
    if event["refresh"]:
        key += "-refresh"
        params["refresh"] = voice.say("exhausted-abilities", n=event["refresh"])
    return key, params


def read_final_ability(event: Event, voice: Voice) -> tuple[str, Params]:
    card, points = voice.card(event["card"]), voice.points(event["points"])
    if event["copied"] is None:
        return "event-final-ability", {"card": card, "points": points}
    copied = voice.card(event["copied"])
    return "event-final-ability-copied", {"card": card, "points": points, "copied": copied}


def read_final_points(event: Event, _: Voice) -> tuple[str, Params]:
    return "event-final-points", {
        part: event[part] for part in ("track", "locations", "abilities", "total")
    }


def read_ranked(event: Event, _: Voice) -> tuple[str, Params]:
    return "event-ranked", {"rank": event["rank"]}


# Events that are missing here say everything with their name and their seat.
READERS: Final[dict[str, Reader[Voice]]] = {
    **dict.fromkeys(
        (
            "dealt",
            "drew",
            "took",
            "triggered",
            "not_placed",
            "refreshed",
            "sold",
            "discarded",
            "revealed_conflict",
        ),
        read_card,
    ),
    **dict.fromkeys(("destroyed", "placed", "built", "rebuilt"), read_place),
    **dict.fromkeys(("swapped", "upheaval"), read_pair),
    "space": read_space,
    "revealed_disaster": read_revealed,
    "averted": read_averted,
    "averted_free": read_averted_free,
    "replaced": read_replaced,
    "gained": read_gained,
    "scored": read_scored,
    "declared": read_declared,
    "used": read_used,
    "exchanged": read_exchanged,
    "repeated": read_repeated,
    "moved": read_moved,
    "reshuffled": read_reshuffled,
    "finished": read_finished,
    "chose_order": read_order,
    "opened_bid": read_opened_bid,
    "rewarded": read_rewarded,
    "final_ability": read_final_ability,
    "final_points": read_final_points,
    "ranked": read_ranked,
}

"""What happened, one plain sentence per event, from the point of view of whoever reads it.

>>> from empires.text.catalogue import words
>>> from empires.text.empires_end.voice import decks
>>> event = shapes.Gained("EE-DIS-5", 0, {"wheat": 2, "axe": 1})
>>> tell_event(event, Voice(words("en"), ["Marcus", "Livia"], 0, decks.of(None)))
'You gain 2 wheat and 1 axe.'
>>> tell_event(event, Voice(words("de"), ["Marcus", "Livia"], 1, decks.of(None)))
'Marcus erhält 2 Weizen und 1 Axt.'
"""

from __future__ import annotations

from typing import Final, TypeAlias

from empires.content.empires_end import RESOURCES
from empires.shapes.empires_end import events as shapes
from empires.shapes.events import CardEvent, Event
from empires.text import voice as shared
from empires.text.empires_end import names as called
from empires.text.empires_end.voice import Voice
from empires.text.voice import Params, Reader

Read: TypeAlias = tuple[str, Params]


def tell_event(event: Event, voice: Voice) -> str:
    """The event as a sentence."""
    return shared.tell_event(event, voice, READERS, plain_key)


def plain_key(name: str) -> str:
    return f"ee-event-{name.replace('_', '-')}"


def read_own_card(event: CardEvent, voice: Voice) -> Read:
    """Dealing and drawing, said alike in all games: only the owner may know the card."""
    key = f"event-{event.event}"
    return (f"{key}-hidden", {}) if event.card is None else (key, {"card": voice.card(event.card)})


def read_card(
    event: shapes.Took
    | shapes.Triggered
    | shapes.NotPlaced
    | shapes.Refreshed
    | shapes.Sold
    | shapes.Discarded
    | shapes.RevealedConflict,
    voice: Voice,
) -> Read:
    """Events about one card."""
    return plain_key(event.event), {"card": voice.card(event.card)}


def read_space(event: shapes.SpaceEntered, voice: Voice) -> Read:
    return "ee-event-space", {"space": event.space, "phase": voice.phase(event.phase)}


def read_revealed(event: shapes.RevealedDisaster, voice: Voice) -> Read:
    card = voice.deck.disasters[event.card]
    bids = called.bids([RESOURCES[kind] for kind in card.bids], voice.words)
    params: Params = {"card": voice.card(card.slug), "position": card.number, "bids": bids}
    return "ee-event-revealed-disaster", params


def read_averted(event: shapes.Averted, voice: Voice) -> Read:
    disaster = voice.card(event.card)
    return "ee-event-averted", {"disaster": disaster, "amount": voice.amount(event.resource, 1)}


def read_averted_free(event: shapes.AvertedFree, voice: Voice) -> Read:
    disaster = voice.card(event.card)
    return "ee-event-averted-free", {"disaster": disaster, "card": voice.card(event.by)}


def read_replaced(event: shapes.Replaced, voice: Voice) -> Read:
    return "ee-event-replaced", {
        "old": voice.card(event.old),
        "new": voice.card(event.new),
        "by": voice.card(event.by),
        "position": voice.deck.disasters[event.new].number,
    }


def read_gained(event: shapes.Gained, voice: Voice) -> Read:
    return "ee-event-gained", {"gain": voice.amounts(event.gain)}


def read_scored(event: shapes.Scored, voice: Voice) -> Read:
    points = voice.points(event.points)
    if event.by is None:
        return "ee-event-scored", {"points": points}
    return "ee-event-scored-by", {"points": points, "by": voice.thing(event.by)}


def read_place(
    event: shapes.Destroyed | shapes.Placed | shapes.Built | shapes.Rebuilt, voice: Voice
) -> Read:
    """Events at one location, with a card or with a price where they have one."""
    params: Params = {"location": voice.location(event.location), "position": event.position}
    if isinstance(event, shapes.Placed | shapes.Built):
        params["card"] = voice.card(event.card)
    if isinstance(event, shapes.Built | shapes.Rebuilt):
        params["price"] = voice.price(event.hammers, event.coins)
    return plain_key(event.event), params


def read_declared(event: shapes.Declared, voice: Voice) -> Read:
    return "ee-event-declared", {"resources": voice.amounts(event.resources)}


def read_used(event: shapes.Used, voice: Voice) -> Read:
    return "ee-event-used", {"by": voice.thing(event.by)}


def read_exchanged(event: shapes.Exchanged, voice: Voice) -> Read:
    # What comes back is the next event.
    pay = voice.amount(event.pay, 1)
    return "ee-event-exchanged", {"pay": pay, "by": voice.thing(event.by)}


def read_repeated(event: shapes.Repeated, voice: Voice) -> Read:
    by, ability = voice.thing(event.by), voice.thing(event.ability)
    return "ee-event-repeated", {"by": by, "ability": ability}


def read_pair(event: shapes.Swapped | shapes.Upheaval, voice: Voice) -> Read:
    """Two locations that change places, named as they stood before."""
    one, other = (voice.location(slug) for slug in event.locations)
    from_position, to_position = event.positions
    params: Params = {"one": one, "other": other, "from": from_position, "to": to_position}
    return plain_key(event.event), params


def read_moved(event: shapes.Moved, voice: Voice) -> Read:
    params: Params = {
        "card": voice.card(event.card),
        "location": voice.location(event.location),
        "from": event.from_,
        "to": event.to,
    }
    return "ee-event-moved", params


def read_reshuffled(event: shapes.Reshuffled, _: Voice) -> Read:
    return "ee-event-reshuffled", {"cards": event.cards}


def read_finished(event: shapes.Finished, voice: Voice) -> Read:
    return "ee-event-finished", {"phase": voice.phase(event.phase)}


def read_order(event: shapes.ChoseOrder, voice: Voice) -> Read:
    return "ee-event-chose-order", {"phase": voice.phase(event.first)}


def read_opened_bid(event: shapes.OpenedBid, voice: Voice) -> Read:
    bid = voice.amounts({"axe": event.axes, "coin": event.coins})
    return "ee-event-opened-bid", {"bid": bid, "strength": event.strength}


def read_rewarded(event: shapes.Rewarded, voice: Voice) -> Read:
    key = "ee-event-rewarded-lose" if event.points < 0 else "ee-event-rewarded-gain"
    band = called.band(event.band, voice.words)
    params: Params = {"band": band, "points": voice.points(abs(event.points))}
    if event.refresh:
        key += "-refresh"
        params["refresh"] = voice.say("ee-exhausted-abilities", n=event.refresh)
    return key, params


def read_final_ability(event: shapes.FinalAbility, voice: Voice) -> Read:
    card, points = voice.card(event.card), voice.points(event.points)
    if event.copied is None:
        return "ee-event-final-ability", {"card": card, "points": points}
    copied = voice.card(event.copied)
    return "ee-event-final-ability-copied", {"card": card, "points": points, "copied": copied}


def read_final_points(event: shapes.FinalPoints, _: Voice) -> Read:
    return "ee-event-final-points", {
        "track": event.track,
        "locations": event.locations,
        "abilities": event.abilities,
        "total": event.total,
    }


def read_ranked(event: shapes.Ranked, _: Voice) -> Read:
    return "event-ranked", {"rank": event.rank}


# Events that are missing here say everything with their name and their seat.
READERS: Final[dict[type[Event], Reader[Voice]]] = {
    shapes.Dealt: read_own_card,
    shapes.Drew: read_own_card,
    shapes.Took: read_card,
    shapes.Triggered: read_card,
    shapes.NotPlaced: read_card,
    shapes.Refreshed: read_card,
    shapes.Sold: read_card,
    shapes.Discarded: read_card,
    shapes.RevealedConflict: read_card,
    shapes.Destroyed: read_place,
    shapes.Placed: read_place,
    shapes.Built: read_place,
    shapes.Rebuilt: read_place,
    shapes.Swapped: read_pair,
    shapes.Upheaval: read_pair,
    shapes.SpaceEntered: read_space,
    shapes.RevealedDisaster: read_revealed,
    shapes.Averted: read_averted,
    shapes.AvertedFree: read_averted_free,
    shapes.Replaced: read_replaced,
    shapes.Gained: read_gained,
    shapes.Scored: read_scored,
    shapes.Declared: read_declared,
    shapes.Used: read_used,
    shapes.Exchanged: read_exchanged,
    shapes.Repeated: read_repeated,
    shapes.Moved: read_moved,
    shapes.Reshuffled: read_reshuffled,
    shapes.Finished: read_finished,
    shapes.ChoseOrder: read_order,
    shapes.OpenedBid: read_opened_bid,
    shapes.Rewarded: read_rewarded,
    shapes.FinalAbility: read_final_ability,
    shapes.FinalPoints: read_final_points,
    shapes.Ranked: read_ranked,
}

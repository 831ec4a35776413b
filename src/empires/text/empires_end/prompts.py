"""The question a seat has to answer, as one line; `choices` and `effects` word the answers."""

from __future__ import annotations

from empires.shapes.empires_end import prompts as asks
from empires.shapes.empires_end.moves import Take
from empires.shapes.empires_end.prompts import AnyPrompt
from empires.shapes.empires_end.views import Disaster, EmpiresEndView
from empires.text.empires_end.looking import hand_text, held_by, me, place_at
from empires.text.empires_end.voice import Voice
from empires.text.voice import Params, waiting_text


def prompt_text(view: EmpiresEndView, voice: Voice) -> str:
    """What this seat has to decide, or whom it waits for."""
    waiting = waiting_text(view, voice)
    if waiting is not None:
        return waiting
    assert view.prompt is not None, "who need not wait is asked something"
    return question(view.prompt, view, voice)


def question(prompt: AnyPrompt, view: EmpiresEndView, voice: Voice) -> str:
    key = f"ee-prompt-{prompt.kind.replace('_', '-')}"
    match prompt:
        case asks.AvertOrTake():
            return avert_or_take(prompt, view, voice)
        case asks.AimPrompt() | asks.PickLocation() | asks.PlaceInnovation():
            return voice.say(key, card=voice.card(prompt.card))
        case (
            asks.ExchangePrompt()
            | asks.RepeatPrompt()
            | asks.SwapLocations()
            | asks.LiftInnovation()
        ):
            return voice.say(key, by=voice.thing(prompt.by))
        case asks.LowResources():
            return voice.say(key, held=prompt.held)
        case asks.Economy():
            return voice.say(key, resources=voice.amounts(held_by(me(view))))
        case asks.Industry():
            return industry(prompt, view, voice)
        case asks.PayPrompt():
            return pay(prompt, voice)
        case asks.RestOfHand() | asks.MulliganPrompt():
            return voice.say(key, cards=hand_text(view, voice))
        case asks.BidAxesPrompt():
            return bid_axes(prompt, view, voice)
        case asks.BidCoinsPrompt():
            return bid_coins(prompt, view, voice)
        case asks.RefreshPrompt():
            return voice.say(key, left=prompt.left)
        case asks.TakeTwo(taken=str(taken)):
            return voice.say("ee-prompt-take-two-second", card=voice.card(taken))
    return voice.say(key)


def avert_or_take(prompt: asks.AvertOrTake, view: EmpiresEndView, voice: Voice) -> str:
    undecided = {c.move.disaster for c in prompt.choices if isinstance(c.move, Take)}
    rows = [row for row in view.disasters if row.disaster in undecided]
    if not rows:
        return voice.say("ee-prompt-after-decision")
    if len(rows) == 1:
        return voice.say("ee-prompt-avert-or-take", **threat(rows[0], view, voice))
    first, second = (voice.say("ee-prompt-threat", **threat(row, view, voice)) for row in rows)
    return voice.say("ee-prompt-avert-or-take-two", first=first, second=second)


def threat(row: Disaster, view: EmpiresEndView, voice: Voice) -> Params:
    place = place_at(view, row.position)
    return {
        "card": voice.card(row.card),
        "location": voice.location(place.location),
        "position": row.position,
        "healthy": "yes" if place.healthy else "no",
    }


def industry(prompt: asks.Industry, view: EmpiresEndView, voice: Voice) -> str:
    rebuild = "open" if me(view).healthy < len(me(view).row) else "none"
    return voice.say(
        "ee-prompt-industry",
        used=prompt.cards_used,
        rebuild="done" if prompt.rebuilt else rebuild,
        resources=voice.amounts(held_by(me(view))),
    )


def pay(prompt: asks.PayPrompt, voice: Voice) -> str:
    cost = voice.amount("hammer", prompt.cost)
    if prompt.card is not None:
        return voice.say("ee-prompt-pay-build", card=voice.card(prompt.card), cost=cost)
    assert prompt.location is not None, "something is paid for"
    location = voice.location(prompt.location)
    return voice.say("ee-prompt-pay-rebuild", location=location, cost=cost)


def bid_axes(prompt: asks.BidAxesPrompt, view: EmpiresEndView, voice: Voice) -> str:
    held = voice.amounts({"axe": prompt.axes, "coin": prompt.coins})
    card = conflict(view, voice)
    return voice.say("ee-prompt-bid-axes", card=card, strength=prompt.strength, held=held)


def bid_coins(prompt: asks.BidCoinsPrompt, view: EmpiresEndView, voice: Voice) -> str:
    return voice.say(
        "ee-prompt-bid-coins",
        card=conflict(view, voice),
        strength=prompt.strength + prompt.axes,
        n=prompt.axes,
        axes=voice.amount("axe", prompt.axes),
        held=voice.amount("coin", prompt.coins),
    )


def conflict(view: EmpiresEndView, voice: Voice) -> str:
    assert view.conflict is not None, "bids are for a conflict"
    return voice.card(view.conflict)

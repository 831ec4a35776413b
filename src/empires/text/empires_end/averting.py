"""Choices about disasters: averting, taking, aiming at one, and what is lost by it."""

from __future__ import annotations

from empires.shapes.empires_end import events, moves, prompts
from empires.shapes.empires_end.prompts import Choice
from empires.shapes.empires_end.views import Disaster, EmpiresEndView, Place
from empires.shapes.prompts import Group
from empires.text.empires_end import cards
from empires.text.empires_end import names as called
from empires.text.empires_end.looking import asked, effect, held_by, innovations_text, me, place_at
from empires.text.empires_end.voice import Voice
from empires.text.voice import Said


def tell_group(group: Group, view: EmpiresEndView, voice: Voice) -> None:
    """Name the choices about one of two disasters."""
    disaster = int(group.key.removeprefix("disaster:"))
    group.title = voice.card(open_disaster(disaster, view).card)
    if can_bid(disaster, view):
        group.lead = voice.say("ee-group-bids", card=group.title)


def open_disaster(disaster: int, view: EmpiresEndView) -> Disaster:
    return {row.disaster: row for row in view.disasters}[disaster]


def can_bid(disaster: int, view: EmpiresEndView) -> bool:
    """Whether one of the choices is a bid against that disaster."""
    offered = [choice.move for choice in view.prompt.choices] if view.prompt else []
    return any(isinstance(move, moves.Bid) and move.disaster == disaster for move in offered)


def tell_bid(move: moves.Bid, _: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    resource = called.with_resource(move.resource, voice.words)
    held = held_by(me(view))[move.resource]
    if len(view.disasters) == 1:
        return voice.said("ee-choice-bid", resource=resource, held=held)
    card = voice.card(open_disaster(move.disaster, view).card)
    name = called.resource(move.resource, voice.words)
    return voice.said("ee-choice-bid-card", card=card, resource=resource, held=held, name=name)


def tell_take(move: moves.Take, choice: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    disaster = open_disaster(move.disaster, view)
    loss = loss_text(disaster.position, choice, view, voice)
    gain = (
        voice.say("ee-take-gain", gain=voice.amounts(disaster.pot))
        if disaster.pot
        else voice.say("ee-take-gain-none")
    )
    if len(view.disasters) == 1:
        return voice.said("ee-choice-take", loss=loss, gain=gain)
    card = voice.card(disaster.card)
    bids = "some" if can_bid(move.disaster, view) else "none"
    return voice.said("ee-choice-take-card", card=card, loss=loss, gain=gain, bids=bids)


def loss_text(position: int, choice: Choice | None, view: EmpiresEndView, voice: Voice) -> str:
    """What taking destroys, where the rules leave no choice about it."""
    destroyed: events.Destroyed | Place | None = effect(choice, events.Destroyed)
    if destroyed is None and place_at(view, position).healthy:
        destroyed = place_at(view, position)
    if destroyed is not None:
        location = voice.location(destroyed.location)
        return voice.say("ee-take-loss", location=location, position=destroyed.position)
    if effect(choice, events.NothingDestroyed) is not None:
        return voice.say("ee-take-loss-none")
    return voice.say("ee-take-loss-choice", position=position)


def tell_aim(move: moves.Aim, _: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    kind = voice.deck.ability(asked(view, prompts.AimPrompt).card).kind
    card = voice.card(open_disaster(move.disaster, view).card)
    return voice.said(f"ee-choice-aim-{kind.replace('_', '-')}", card=card)


def tell_burn(move: moves.Burn, _: Choice | None, view: EmpiresEndView, voice: Voice) -> Said:
    place = place_at(view, move.position)
    return voice.said(
        "ee-choice-burn",
        location=voice.location(place.location),
        position=place.position,
        points=voice.points(place.value),
        innovations=innovations_text(place, voice),
    )


def tell_take_card(
    move: moves.TakeCard, _: Choice | None, view: EmpiresEndView, voice: Voice
) -> Said:
    card = voice.deck.disasters[move.card]
    taken = asked(view, prompts.TakeTwo).taken
    if taken is not None and voice.deck.disasters[taken].number == card.number:
        loss = voice.say("ee-take-loss-choice", position=card.number)
    else:
        place = place_at(view, card.number)
        location = voice.location(place.location)
        loss = voice.say("ee-take-loss", location=location, position=card.number)
    ability = cards.ability_text(card.ability, voice.words)
    name = voice.card(card.slug)
    return voice.said("ee-choice-take-card-from-hand", card=name, loss=loss, ability=ability)

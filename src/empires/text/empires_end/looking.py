"""What the words of a decision look up: the reader's own empire, the question, the effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from empires.shapes.empires_end import prompts
from empires.shapes.empires_end.prompts import Choice
from empires.shapes.empires_end.views import Empire, EmpiresEndView, Place
from empires.shapes.empires_end.words import Resource
from empires.shapes.events import Event
from empires.text.empires_end.voice import Voice

E = TypeVar("E", bound=Event)
Q = TypeVar("Q", bound=prompts.Prompt)


def me(view: EmpiresEndView) -> Empire:
    """The empire of the seat that decides."""
    assert view.seat is not None, "spectators decide nothing"
    return view.seats[view.seat]


def held_by(empire: Empire) -> Mapping[Resource, int]:
    """What the reader's own empire holds."""
    assert empire.resources is not None, "everybody knows what they hold"
    return empire.resources


def place_at(view: EmpiresEndView, position: int) -> Place:
    return me(view).row[position - 1]


def asked(view: EmpiresEndView, kind: type[Q]) -> Q:
    """The question, if it is the one that a move answers."""
    if isinstance(view.prompt, kind):
        return view.prompt
    raise LookupError("this move answers another question")


def asked_to_bid(view: EmpiresEndView) -> prompts.BidAxesPrompt | prompts.BidCoinsPrompt:
    if isinstance(view.prompt, prompts.BidAxesPrompt | prompts.BidCoinsPrompt):
        return view.prompt
    raise LookupError("this is not the time for bids")


def effect(choice: Choice | None, kind: type[E]) -> E | None:
    """The first effect of that kind, if it is certain enough to be foretold."""
    return next((e for e in (choice.effects if choice else ()) if isinstance(e, kind)), None)


def cost_of(choice: Choice | None) -> int:
    if choice is None or choice.cost is None:
        raise LookupError("nobody knows what it would cost")
    return choice.cost


def innovations_text(place: Place, voice: Voice) -> str:
    """'no innovation', 'with Fire 9 and Riot 3'."""
    lying = [voice.card(innovation.card) for innovation in place.innovations]
    if not lying:
        return voice.say("ee-innovations-none")
    return voice.say("ee-innovations-some", cards=voice.words.all_of(lying))


def hand_text(view: EmpiresEndView, voice: Voice) -> str:
    return voice.words.all_of([voice.card(slug) for slug in me(view).hand or ()])

"""The question a seat has to answer, as one line; `choices` and `effects` word the answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from empires.content.empires_end import Pack
from empires.text.catalogue import Words
from empires.text.empires_end.choices import choice_text, hand_text, me, place_at
from empires.text.empires_end.effects import effects_text
from empires.text.empires_end.voice import Voice, voice_of
from empires.text.voice import waiting_text

__all__ = ["choice_text", "effects_text", "prompt_text"]


def prompt_text(
    view: Mapping[str, Any],
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> str:
    """What this seat has to decide, or whom it waits for."""
    voice = voice_of(view, words, names, pack)
    return waiting_text(view, voice) or question(view["prompt"], view, voice)


def question(prompt: Mapping[str, Any], view: Mapping[str, Any], voice: Voice) -> str:
    kind, context = prompt["kind"], prompt["context"]
    match kind:
        case "avert_or_take":
            return avert_or_take(prompt, view, voice)
        case "low_resources":
            return voice.say("prompt-low-resources", held=context["held"])
        case "economy":
            held = voice.amounts(me(view)["resources"])
            return voice.say("prompt-economy", resources=held)
        case "industry":
            return industry(context, view, voice)
        case "pay":
            return pay(context, voice)
        case "rest_of_hand" | "mulligan":
            return voice.say(f"prompt-{kind.replace('_', '-')}", cards=hand_text(view, voice))
        case "order":
            return voice.say("prompt-order")
        case "bid_axes" | "bid_coins":
            return conflict_bid(kind, context, view, voice)
        case "refresh":
            return voice.say("prompt-refresh", left=context["left"])
        case "take_two":
            if context["taken"] is None:
                return voice.say("prompt-take-two")
            return voice.say("prompt-take-two-second", card=voice.card(context["taken"]))
    # Everything else asks about one card or location.
    about = {name: voice.thing(slug) for name, slug in context.items()}
    return voice.say(f"prompt-{kind.replace('_', '-')}", **about)


def avert_or_take(prompt: Mapping[str, Any], view: Mapping[str, Any], voice: Voice) -> str:
    undecided = {c["move"]["disaster"] for c in prompt["choices"] if c["move"]["do"] == "take"}
    rows = [row for row in view["disasters"] if row["disaster"] in undecided]
    if not rows:
        return voice.say("prompt-after-decision")
    if len(rows) == 1:
        return voice.say("prompt-avert-or-take", **threat(rows[0], view, voice))
    first, second = (voice.say("prompt-threat", **threat(row, view, voice)) for row in rows)
    return voice.say("prompt-avert-or-take-two", first=first, second=second)


def threat(row: Mapping[str, Any], view: Mapping[str, Any], voice: Voice) -> dict[str, str | int]:
    place = place_at(view, row["position"])
    return {
        "card": voice.card(row["card"]),
        "location": voice.location(place["location"]),
        "position": row["position"],
        "healthy": "yes" if place["healthy"] else "no",
    }


def industry(context: Mapping[str, Any], view: Mapping[str, Any], voice: Voice) -> str:
    rebuild = "open" if me(view)["healthy"] < len(me(view)["row"]) else "none"
    return voice.say(
        "prompt-industry",
        used=context["cards_used"],
        rebuild="done" if context["rebuilt"] else rebuild,
        resources=voice.amounts(me(view)["resources"]),
    )


def pay(context: Mapping[str, Any], voice: Voice) -> str:
    cost = voice.amount("hammer", context["cost"])
    if "card" in context:
        return voice.say("prompt-pay-build", card=voice.card(context["card"]), cost=cost)
    location = voice.location(context["location"])
    return voice.say("prompt-pay-rebuild", location=location, cost=cost)


def conflict_bid(
    kind: str, context: Mapping[str, Any], view: Mapping[str, Any], voice: Voice
) -> str:
    card = voice.card(view["conflict"])
    if kind == "bid_axes":
        held = voice.amounts({"axe": context["axes"], "coin": context["coins"]})
        strength = context["strength"]
        return voice.say("prompt-bid-axes", card=card, strength=strength, held=held)
    return voice.say(
        "prompt-bid-coins",
        card=card,
        strength=context["strength"] + context["axes"],
        n=context["axes"],
        axes=voice.amount("axe", context["axes"]),
        held=voice.amount("coin", context["coins"]),
    )

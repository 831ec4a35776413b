"""The question a seat has to answer, as one line; `choices` and `effects` word the answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from empires.content.first_empires import Pack
from empires.text.catalogue import Words
from empires.text.first_empires.choices import choice_text, me, region_row
from empires.text.first_empires.effects import effects_text
from empires.text.first_empires.voice import Voice, voice_of
from empires.text.voice import View, waiting_text

__all__ = ["choice_text", "effects_text", "prompt_text"]


def prompt_text(
    view: View, words: Words, *, names: Sequence[str] | None = None, pack: Pack | None = None
) -> str:
    """What this seat has to decide, or whom it waits for."""
    voice = voice_of(view, words, names, pack)
    return waiting_text(view, voice) or question(view["prompt"], view, voice)


def question(prompt: Mapping[str, Any], view: View, voice: Voice) -> str:
    kind, context = prompt["kind"], prompt["context"]
    match kind:
        case "reroll":
            return voice.say("fe-prompt-reroll", left=context["rerolls"])
        case "swords":
            return voice.say("fe-prompt-swords", swords=voice.swords(view["swords"]))
        case "convert_die":
            key = "fe-prompt-turn-to-sword" if view["phase"] == "dice" else "fe-prompt-turn-die"
            return voice.say(key, card=voice.card(context["card"]))
        case "move_explorers":
            return move_explorers(context, view, voice)
        case "gather":
            return gather(context, view, voice)
        case "retreat":
            return voice.say(
                "fe-prompt-retreat",
                name=voice.names[view["turn"]],
                region=voice.space(context["region"]),
                explorers=voice.say("fe-with-explorers", n=context["explorers"]),
            )
        case "progress":
            steps = any(choice["move"]["do"] == "step" for choice in prompt["choices"])
            return voice.say("fe-prompt-progress" if steps else "fe-prompt-progress-none")
        case "score_card":
            cards = any(choice["move"]["do"] == "score" for choice in prompt["choices"])
            return voice.say("fe-prompt-score-card" if cards else "fe-prompt-score-card-none")
        case "place_explorers":
            return voice.say("fe-prompt-place-explorers", left=context["left"])
        case "place_city":
            return voice.say("fe-prompt-place-city", track=voice.track(context["track"]))
    return voice.say(f"fe-prompt-{kind.replace('_', '-')}")


def move_explorers(context: Mapping[str, Any], view: View, voice: Voice) -> str:
    movement = voice.say("fe-movement", n=context["movement"])
    swords = voice.swords(context["swords"])
    at_sea = sum(n for space, n in me(view)["explorers"].items() if space in voice.deck.oceans)
    if not at_sea:
        return voice.say("fe-prompt-move-explorers", movement=movement, swords=swords)
    return voice.say("fe-prompt-move-explorers-at-sea", movement=movement, swords=swords, n=at_sea)


def gather(context: Mapping[str, Any], view: View, voice: Voice) -> str:
    row = region_row(context["region"], view)
    return voice.say(
        "fe-prompt-gather",
        region=voice.space(row["region"]),
        defenders=voice.defenders(row["explorers"]),
        whom=voice.whom(row["holder"]),
        arrivals=context["arrivals"],
        needed=context["needed"],
        swords=voice.swords(context["swords"]),
    )

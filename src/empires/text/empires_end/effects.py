"""What a choice would do, as far as its own words don't say it: the preview of a prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from empires.content.empires_end import Pack
from empires.text.catalogue import Words
from empires.text.empires_end.choices import used_slug
from empires.text.empires_end.events import tell_event
from empires.text.empires_end.voice import Voice, voice_of
from empires.text.voice import Choice, Event, Move, View

# Events that only repeat what the choice says.
SAID_BY_CHOICE: Final[dict[str, tuple[str, ...]]] = {
    "done": ("finished",),
    "bid": ("averted",),
    "take": ("took", "destroyed", "nothing_destroyed"),
    "aim": ("averted_free",),
    "burn": ("destroyed",),
    "place": ("placed",),
    "buy_coin": ("bought_coin",),
    "use": ("used", "averted_free"),
    "exchange": ("exchanged", "gained"),
    "repeat": ("repeated",),
    "sell": ("sold",),
    "build": ("built",),
    "rebuild": ("rebuilt",),
    "discard_rest": ("discarded",),
    "swap": ("used", "swapped"),
    "economy_first": ("chose_order",),
    "industry_first": ("chose_order",),
    "refresh": ("refreshed",),
    "keep_hand": ("kept_hand",),
    "mulligan": ("changed_hand",),
    "take_card": ("took", "destroyed"),
}


def effects_text(
    choice: Choice,
    view: View,
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> str:
    """What the choice would do beyond its own words, as one line; "" if that is all."""
    voice = voice_of(view, words, names, pack)
    said = SAID_BY_CHOICE.get(choice["move"]["do"], ())
    return " ".join(
        tell_event(event, voice)
        for event in choice["effects"]
        if event["event"] not in said and not is_told_by_label(event, choice["move"], voice)
    )


def is_told_by_label(event: Event, move: Move, voice: Voice) -> bool:
    """Whether the label already names the same gain: the pot, or what a plain ability gives."""
    if move["do"] == "take":
        return bool(event["event"] == "gained" and event["rule"] == "EE-DIS-5")
    if move["do"] == "use" and event["event"] in ("gained", "scored"):
        return voice.deck.ability(used_slug(move)).kind in ("gain", "points")
    return False

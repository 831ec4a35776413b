"""What a choice would do, as far as its own words don't say it: the preview of a prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from empires.content.first_empires import Pack
from empires.text.catalogue import Words
from empires.text.first_empires.events import tell_event
from empires.text.first_empires.voice import voice_of
from empires.text.voice import Choice, View

# Events that only repeat what the choice says, and the next turn, which comes anyway.
SAID_BY_CHOICE: Final[dict[str, tuple[str, ...]]] = {
    "done": ("ended_movement", "round", "turn"),
    "reroll": ("rerolled",),
    "choose": ("got_civilization", "started"),
    "score": ("scored_card", "round", "turn"),
    "turn": ("discarded",),
    "move": ("moved", "took_cities"),
    "strike": ("crossed", "conquered"),
    "retreat": ("retreated",),
    "step": ("stepped",),
    "place_explorer": ("placed_explorer",),
    "place_city": ("placed_city", "round", "turn"),
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
        tell_event(event, voice) for event in choice["effects"] if event["event"] not in said
    )

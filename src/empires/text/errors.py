"""Errors as sentences: what was tried, why it can't be, and what is possible instead.

ValueError
  IllegalMove    a move the rules don't allow now       illegal_move_lines
  BadMove        not even well formed                   bad_move_lines
  RecordError    a record that can't be used            record_error_text
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from empires.content.empires_end import Pack
from empires.rules.position import IllegalMove
from empires.table.errors import RecordError
from empires.text.catalogue import Words
from empires.text.empires_end import names as called
from empires.text.empires_end.choices import me, tell_choice
from empires.text.empires_end.voice import Voice, voice_of
from empires.text.rulebook import rulebook

__all__ = ["bad_move_lines", "illegal_move_lines", "record_error_text"]

MOST_LISTED: Final = 6


def illegal_move_lines(
    error: IllegalMove,
    view: Mapping[str, Any],
    words: Words,
    *,
    tried: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> list[str]:
    """Up to three lines: what, why with the rule, how to go on. `view` is the mover's own."""
    voice = voice_of(view, words, names, pack)
    if view["prompt"] is None:
        return [voice.tell("error-nothing-to-decide", error.seat)]
    wording = None if tried is None else tried_text(tried, view, voice)
    if wording is None:
        first = voice.say("error-illegal-unworded")
    else:
        first = voice.say("error-illegal", move=wording.rstrip("."))
    return [first, reason_text(tried or {}, view, voice), possible_text(view, voice)]


def bad_move_lines(
    view: Mapping[str, Any],
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> list[str]:
    """A move nobody can make sense of, and what is possible instead."""
    voice = voice_of(view, words, names, pack)
    first = voice.say("error-bad-move")
    return [first] if view["prompt"] is None else [first, possible_text(view, voice)]


def tried_text(move: Mapping[str, Any], view: Mapping[str, Any], voice: Voice) -> str | None:
    """The move in words, or None if it speaks of things that aren't there."""
    try:
        return tell_choice({"move": move, "effects": []}, view, voice)
    except LookupError:
        return None


def reason_text(tried: Mapping[str, Any], view: Mapping[str, Any], voice: Voice) -> str:
    """What exactly stands against a bid; for other moves the rule that is being played."""
    rule = view["prompt"]["rule"]
    if tried.get("do") == "bid" and view["prompt"]["kind"] == "avert_or_take":
        kind = tried["resource"]
        for row in view["disasters"]:
            if row["disaster"] == tried["disaster"] and kind not in (*row["bids"], "coin"):
                bids = called.bids(row["bids"], voice.words)
                return voice.say(
                    "error-bid-kind", rule=rule, card=voice.card(row["card"]), bids=bids
                )
        if me(view)["resources"].get(kind) == 0:
            resource = called.resource(kind, voice.words)
            return voice.say("error-bid-none", rule=rule, resource=resource)
    text = rulebook(view["game"]).rule(rule).text(voice.words.lang)
    return voice.say("error-rule", rule=rule, text=text)


def possible_text(view: Mapping[str, Any], voice: Voice) -> str:
    """The first few choices in one line, and how many more there are."""
    choices = view["prompt"]["choices"]
    told = [tell_choice(choice, view, voice).rstrip(".") for choice in choices[:MOST_LISTED]]
    more = len(choices) - len(told)
    if more:
        return voice.say("error-can-more", choices="; ".join(told), n=more)
    return voice.say("error-can", choices="; ".join(told))


def record_error_text(error: RecordError, words: Words) -> str:
    """One line with file and line; the English text of the error itself says a little more."""
    place = error.file
    if error.line is not None:
        place = words.say("record-line", file=error.file, line=error.line)
    return words.say(f"error-record-{error.kind.replace('_', '-')}", place=place)

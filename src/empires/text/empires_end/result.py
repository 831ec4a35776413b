"""The end of a game as text: who won, every score by its sources, and what decided a tie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from empires.content.empires_end import Pack
from empires.text.catalogue import Words
from empires.text.empires_end.voice import Voice, voice_of
from empires.text.result import ranked_seats, share_a_place, ties, winner_line


def render_result(
    view: Mapping[str, Any],
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> list[str]:
    """EE-END-1 to EE-END-4: winner, scores in order of rank, tie-breaks; [] before the end."""
    if not view["over"]:
        return []
    voice = voice_of(view, words, names, pack)
    order = ranked_seats(view)
    lines = [winner_line(view, voice)]
    lines += [score_line(seat, view, voice) for seat in order]
    return lines + [tie_line(tied, view, voice) for tied in ties(order, view["scores"])]


def score_line(seat: int, view: Mapping[str, Any], voice: Voice) -> str:
    empire, total = view["seats"][seat], view["scores"][seat]
    track, locations = empire["forecast"]["track"], empire["forecast"]["locations"]
    return voice.say(
        "result-line",
        rank=view["ranking"][seat],
        name=voice.marked_name(seat),
        points=voice.points(total),
        track=track,
        locations=locations,
        abilities=total - track - locations,
        healthy=empire["healthy"],
    )


def tie_line(tied: Sequence[int], view: Mapping[str, Any], voice: Voice) -> str:
    """What decides between seats of one score, or that nothing does."""
    names = voice.all_names(tied)
    if view["ruleset"] == "manual":
        first = voice.names[view["first_player"]]
        return voice.say("result-tie-manual", names=names, first=first)
    key = "result-tie-shared" if share_a_place(tied, view) else "result-tie-rulebook"
    return voice.say(key, names=names)

"""The end of a game as text: who won, every score by its sources, and what decided a tie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from empires.content.empires_end import Pack
from empires.text.catalogue import Words
from empires.text.empires_end.voice import Voice, voice_of


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
    ranking = view["ranking"]
    order = sorted(range(view["players"]), key=lambda seat: (ranking[seat], seat))
    lines = [winner_line(view, voice)]
    lines += [score_line(seat, view, voice) for seat in order]
    return lines + tie_lines(order, view, voice)


def winner_line(view: Mapping[str, Any], voice: Voice) -> str:
    winners = [seat for seat, rank in enumerate(view["ranking"]) if rank == 1]
    if len(winners) == 1:
        return voice.tell("result-wins", winners[0])
    return voice.say("result-shared", names=all_names(winners, voice))


def all_names(seats: Sequence[int], voice: Voice) -> str:
    return voice.words.all_of([voice.names[seat] for seat in seats])


def score_line(seat: int, view: Mapping[str, Any], voice: Voice) -> str:
    empire, total = view["seats"][seat], view["scores"][seat]
    track, locations = empire["forecast"]["track"], empire["forecast"]["locations"]
    name = voice.names[seat]
    return voice.say(
        "result-line",
        rank=view["ranking"][seat],
        name=voice.say("name-you", name=name) if seat == voice.viewer else name,
        points=voice.points(total),
        track=track,
        locations=locations,
        abilities=total - track - locations,
        healthy=empire["healthy"],
    )


def tie_lines(order: Sequence[int], view: Mapping[str, Any], voice: Voice) -> list[str]:
    """One line for each score that several seats reached."""
    lines = []
    for score in sorted(set(view["scores"]), reverse=True):
        tied = [seat for seat in order if view["scores"][seat] == score]
        if len(tied) < 2:
            continue
        names = all_names(tied, voice)
        if view["ruleset"] == "manual":
            first = voice.names[view["first_player"]]
            lines.append(voice.say("result-tie-manual", names=names, first=first))
        elif len({view["ranking"][seat] for seat in tied}) == 1:
            lines.append(voice.say("result-tie-shared", names=names))
        else:
            lines.append(voice.say("result-tie-rulebook", names=names))
    return lines

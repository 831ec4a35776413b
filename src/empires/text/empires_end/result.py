"""The end of a game as text: who won, every score by its sources, and what decided a tie."""

from __future__ import annotations

from collections.abc import Sequence

from empires.shapes.empires_end.views import EmpiresEndView
from empires.text.empires_end.voice import Voice
from empires.text.result import ranked_seats, ranks, share_a_place, ties, winner_line


def render_result(view: EmpiresEndView, voice: Voice) -> list[str]:
    """EE-END-1 to EE-END-4: winner, scores in order of rank, tie-breaks; [] before the end."""
    if view.scores is None:
        return []
    order = ranked_seats(view)
    lines = [winner_line(view, voice)]
    lines += [score_line(seat, view.scores[seat], view, voice) for seat in order]
    return lines + [tie_line(tied, view, voice) for tied in ties(order, view.scores)]


def score_line(seat: int, total: int, view: EmpiresEndView, voice: Voice) -> str:
    empire = view.seats[seat]
    track, locations = empire.forecast.track, empire.forecast.locations
    return voice.say(
        "ee-result-line",
        rank=ranks(view)[seat],
        name=voice.marked_name(seat),
        points=voice.points(total),
        track=track,
        locations=locations,
        abilities=total - track - locations,
        healthy=empire.healthy,
    )


def tie_line(tied: Sequence[int], view: EmpiresEndView, voice: Voice) -> str:
    """What decides between seats of one score, or that nothing does."""
    names = voice.all_names(tied)
    if view.ruleset == "manual":
        first = voice.names[view.first_player]
        return voice.say("ee-result-tie-manual", names=names, first=first)
    key = "ee-result-tie-shared" if share_a_place(tied, view) else "ee-result-tie-rulebook"
    return voice.say(key, names=names)

"""The end of First Empires as text: who won, every score by its sources, and what decided a tie."""

from __future__ import annotations

from collections.abc import Sequence

from empires.content.first_empires import Pack
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.text.catalogue import Words
from empires.text.first_empires.looking import forecast_of, scores_of
from empires.text.first_empires.voice import Voice, voice_of
from empires.text.result import ranked_seats, ranks, share_a_place, ties, winner_line


def render_result(
    view: View, words: Words, *, names: Sequence[str] | None = None, pack: Pack | None = None
) -> list[str]:
    """FE-END-1 to FE-END-3: winner, scores in order of rank, tie-breaks; [] before the end."""
    if not view.over:
        return []
    voice = voice_of(view, words, names, pack)
    order = ranked_seats(view)
    lines = [winner_line(view, voice)]
    lines += [score_line(seat, view, voice) for seat in order]
    return lines + tie_lines(order, view, voice)


def score_line(number: int, view: View, voice: Voice) -> str:
    total, forecast = scores_of(view)[number], forecast_of(view.seats[number])
    tracks, cards = forecast.tracks, forecast.cards
    on_map = sum(
        tile.value or 0 for row in view.regions for tile in row.cities if tile.owner == number
    )
    return voice.say(
        "fe-result-line",
        rank=ranks(view)[number],
        name=voice.marked_name(number),
        points=voice.points(total),
        tracks=tracks,
        cities=on_map,
        captured=total - tracks - cards - on_map,
        cards=cards,
    )


def tie_lines(order: Sequence[int], view: View, voice: Voice) -> list[str]:
    """FE-END-3: for seats of one score what separated them, step by step, or that they share."""
    hands = [seat.hand_size for seat in view.seats]
    deeds = [seat.captured + len(seat.scored) for seat in view.seats]
    lines = []
    for tied in ties(order, scores_of(view)):
        if len({hands[seat] for seat in tied}) > 1:
            lines.append(tie_line("fe-result-tie-hand", tied, hands, voice))
        for even in ties(tied, hands):
            if not share_a_place(even, view):
                lines.append(tie_line("fe-result-tie-deeds", even, deeds, voice))
            lines += [
                voice.say("fe-result-tie-shared", names=voice.all_names(equal))
                for equal in ties(even, deeds)
            ]
    return lines


def tie_line(key: str, seats: Sequence[int], counts: Sequence[int], voice: Voice) -> str:
    told = [voice.say("fe-tie-count", name=voice.names[seat], n=counts[seat]) for seat in seats]
    return voice.say(key, names=voice.all_names(seats), counts=", ".join(told))

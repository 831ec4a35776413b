"""Who won and who is tied, as every game tells it; the games word the scores themselves."""

from __future__ import annotations

from collections.abc import Sequence

from empires.shapes.views import View
from empires.text.voice import Voice


def ranks(view: View) -> list[int]:
    """The rank of each seat of a finished game."""
    assert view.ranking is not None, "only a finished game has a ranking"
    return view.ranking


def ranked_seats(view: View) -> list[int]:
    """All seats of a finished game in order of rank."""
    ranking = ranks(view)
    return sorted(range(view.players), key=lambda seat: (ranking[seat], seat))


def winner_line(view: View, voice: Voice) -> str:
    winners = [seat for seat, rank in enumerate(ranks(view)) if rank == 1]
    if len(winners) == 1:
        return voice.tell("result-wins", winners[0])
    return voice.say("result-shared", names=voice.all_names(winners))


def ties(seats: Sequence[int], values: Sequence[int]) -> list[list[int]]:
    """Those of the seats that have the same value as another, group by group, in their order."""
    different = dict.fromkeys(values[seat] for seat in seats)
    groups = [[seat for seat in seats if values[seat] == value] for value in different]
    return [group for group in groups if len(group) > 1]


def share_a_place(seats: Sequence[int], view: View) -> bool:
    return len({ranks(view)[seat] for seat in seats}) == 1

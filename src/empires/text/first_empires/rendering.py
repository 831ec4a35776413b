"""The whole table of First Empires as text, line by line, for terminals and screen readers.

No line needs another one's columns, a picture or a colour to be understood.
"""

from __future__ import annotations

from collections.abc import Sequence

from empires.content.first_empires import Pack
from empires.shapes.first_empires.views import Civilization
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.text.catalogue import Words
from empires.text.first_empires import board, cards, seats
from empires.text.first_empires.dice import dice_lines
from empires.text.first_empires.looking import forecast_of
from empires.text.first_empires.names import phase
from empires.text.first_empires.reach import reach_lines
from empires.text.first_empires.result import render_result
from empires.text.first_empires.voice import Voice, decks, voice_of

__all__ = ["render", "render_card", "render_map", "render_me", "render_result", "render_seat"]


def render(
    view: View,
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
    short: bool = False,
) -> list[str]:
    """The position as this seat may see it; `short` leaves out the map, tracks and card texts."""
    voice = voice_of(view, words, names, pack)
    lines = [headline(view, voice), *dice_lines(view, voice)]
    mine = None if view.seat is None else view.seats[view.seat]
    if short:
        return lines if mine is None else lines + short_lines(mine, view, voice)
    lines += reach_lines(view, voice)
    if mine is not None:
        lines += seats.own_lines(mine, view, voice)
    others = [row for row in view.seats if row.seat != view.seat]
    lines += [seats.compact_line(row, view, voice) for row in others]
    lines += board.map_lines(view, voice)
    return [*lines, *standing_lines(view, voice)]


def short_lines(seat: Civilization, view: View, voice: Voice) -> list[str]:
    """What the seat needs for the decisions of this phase, in few lines."""
    if not seats.has_begun(view):
        return []
    lines = [seats.explorers_line(seat, view, voice), *reach_lines(view, voice)]
    if view.phase == "dice" and seat.hand:
        lines += seats.hand_lines(seat, view, voice)
    if view.phase == "progress":
        lines += [*seats.track_lines(seat, voice), *standing_lines(view, voice)]
    return lines


def render_me(
    view: View, words: Words, *, names: Sequence[str] | None = None, pack: Pack | None = None
) -> list[str]:
    """The reader's own tracks, explorers and hand; nothing for a spectator."""
    if view.seat is None:
        return []
    return seats.own_lines(view.seats[view.seat], view, voice_of(view, words, names, pack))


def render_seat(
    view: View,
    seat: int,
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> list[str]:
    """One player in full, as everybody may see it."""
    return seats.open_lines(view.seats[seat], view, voice_of(view, words, names, pack))


def render_map(
    view: View,
    words: Words,
    *,
    space: str | None = None,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> list[str]:
    """The whole map, or one region or ocean with all around it; [] if it is not in play."""
    voice = voice_of(view, words, names, pack)
    if space is None:
        return board.map_lines(view, voice)
    return board.space_lines(space, view, voice)


def render_card(
    name: str, words: Words, *, pack: Pack | None = None, sources: bool = True
) -> list[str]:
    """A card in full, or everything that has this name: a civilization, regions of the maps.

    KeyError if the pack has nothing of that name.
    """
    deck = decks.of(pack)
    if name in deck.cards:
        return cards.card_lines(deck.cards[name], deck.owners[name], words, sources=sources)
    lines = []
    if name in deck.civilizations:
        lines += cards.civilization_lines(deck.civilizations[name], words, sources=sources)
    for side in deck.pack.maps:
        for region in side.regions:
            if region.name == name:
                lines += cards.region_lines(region, side, words, sources=sources)
    if not lines:
        raise KeyError(name)
    return lines


def headline(view: View, voice: Voice) -> str:
    """Round, whose turn it is, and its phase."""
    if view.over:
        return voice.say("table-over")
    if view.turn is None:
        return voice.say("fe-table-setup")
    return voice.tell(
        "fe-table-round",
        view.turn,
        round=view.round,
        rounds=view.rounds,
        phase=phase(view.phase, voice.words),
    )


def standing_lines(view: View, voice: Voice) -> list[str]:
    """Everybody's points so far, the highest first; nothing before there are any."""
    if view.over or not seats.has_begun(view):
        return []
    rows = sorted(view.seats, key=lambda row: (-forecast_of(row).total, row.seat))
    told = [standing(row, voice) for row in rows]
    return [voice.say("fe-table-standing", scores=", ".join(told))]


def standing(seat: Civilization, voice: Voice) -> str:
    name, forecast = voice.marked_name(seat.seat), forecast_of(seat)
    hidden = 0 if forecast.exact else seats.face_down(seat)
    if not hidden:
        return voice.say("fe-standing", name=name, total=forecast.total)
    tiles = voice.tiles(hidden)
    return voice.say("fe-standing-tiles", name=name, total=forecast.total, tiles=tiles)

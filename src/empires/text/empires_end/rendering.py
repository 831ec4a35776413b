"""The whole table as text, line by line, for terminals and screen readers; `empire` words the rows.

No line needs another one's columns, a picture or a colour to be understood.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from empires.content.empires_end import Pack
from empires.shapes.empires_end.views import EmpiresEndView, ViewPhase
from empires.shapes.empires_end.words import Space
from empires.text.catalogue import Words
from empires.text.empires_end import cards
from empires.text.empires_end import names as called
from empires.text.empires_end.empire import (
    compact_line,
    facts_line,
    own_lines,
    row_lines,
    short_lines,
)
from empires.text.empires_end.voice import Voice, decks

SPACES: Final[dict[Space, ViewPhase]] = {
    "D": "disaster",
    "DD": "double_disaster",
    "E": "economy",
    "I": "industry",
    "C": "conflict",
    "EI": "combined",
}


def render(view: EmpiresEndView, voice: Voice, *, short: bool = False) -> list[str]:
    """The position as this seat may see it; `short` leaves out rows, card texts and decks."""
    lines = [headline(view, voice)]
    lines += disaster_lines(view, voice)
    lines += conflict_lines(view, voice)
    if view.seat is not None:
        mine = view.seats[view.seat]
        lines += short_lines(mine, view, voice) if short else own_lines(mine, view, voice)
    others = [row for row in view.seats if row.seat != view.seat]
    if short:
        scores = [
            voice.say(
                "ee-table-other-score",
                name=voice.names[row.seat],
                points=voice.points(row.score),
            )
            for row in others
        ]
        return [*lines, voice.say("ee-table-others", scores=", ".join(scores))]
    lines += [compact_line(row, view, voice) for row in others]
    lines.append(decks_line(view, voice))
    return lines


def render_me(view: EmpiresEndView, voice: Voice) -> list[str]:
    """The reader's own empire, resources and hand; nothing for a spectator."""
    return [] if view.seat is None else own_lines(view.seats[view.seat], view, voice)


def render_row(view: EmpiresEndView, seat: int, voice: Voice) -> list[str]:
    """One empire in full, place by place."""
    empire = view.seats[seat]
    return [facts_line(empire, view, voice), *row_lines(empire, view, voice)]


def render_card(
    slug: str, words: Words, *, pack: Pack | None = None, sources: bool = True
) -> list[str]:
    """A location, disaster card or conflict card in full, each value with its source.

    KeyError if the pack has nothing of that short name.
    """
    deck, noted = decks.of(pack), cards.notes(words, sources=sources)
    if slug in deck.locations:
        return cards.location_lines(deck.locations[slug], words, noted)
    if slug in deck.conflicts:
        return cards.conflict_lines(deck.conflicts[slug], words, noted)
    return cards.disaster_lines(deck.disasters[slug], words, noted)


def headline(view: EmpiresEndView, voice: Voice) -> str:
    """Phase, space and what comes next."""
    if view.over:
        return voice.say("table-over")
    space, track = view.space, view.track
    key = "ee-table-setup" if view.phase == "setup" else "ee-table-space"
    here = voice.say(
        key,
        space=space + 1 if view.phase == "setup" else space,
        spaces=len(track),
        phase=voice.phase(view.phase),
    )
    return f"{here} {next_text(track[space : space + 2], voice)}"


def next_text(spaces: Sequence[Space], voice: Voice) -> str:
    coming = [voice.phase(SPACES[space]) for space in spaces]
    if len(coming) < 2:
        coming.append(voice.phase("end"))
    if len(coming) == 1:
        return voice.say("ee-table-next", next=coming[0])
    return voice.say("ee-table-next-two", next=coming[0], after=coming[1])


def disaster_lines(view: EmpiresEndView, voice: Voice) -> list[str]:
    lines = []
    for row in view.disasters:
        pot = voice.amounts(row.pot)
        bids = called.bids(row.bids, voice.words)
        card = voice.card(row.card)
        lines.append(
            voice.say("ee-table-disaster", card=card, position=row.position, bids=bids, pot=pot)
        )
        threats = [threat(seat, row.position, view, voice) for seat in reading_order(view)]
        lines.append(voice.say("ee-table-threatened", places="; ".join(threats)))
    return lines


def threat(seat: int, position: int, view: EmpiresEndView, voice: Voice) -> str:
    place = view.seats[seat].row[position - 1]
    return voice.tell(
        "ee-table-threat",
        seat,
        location=voice.location(place.location),
        healthy="yes" if place.healthy else "no",
    )


def reading_order(view: EmpiresEndView) -> list[int]:
    """The reader's own seat first, then clockwise."""
    first = view.seat or 0
    return [(first + i) % view.players for i in range(view.players)]


def conflict_lines(view: EmpiresEndView, voice: Voice) -> list[str]:
    if view.conflict is None:
        return []
    card = voice.deck.conflicts[view.conflict]
    bands = [
        cards.band_text(card, band, voice.words) for band in ("low", "middle", "high", "victory")
    ]
    parts = [*bands, cards.upheaval_text(card, voice.words, view.ruleset)]
    title = voice.say("ee-table-conflict", card=voice.card(card.slug))
    return [title, *(f"{part}." for part in parts)]


def decks_line(view: EmpiresEndView, voice: Voice) -> str:
    return voice.say(
        "ee-table-decks",
        deck=view.deck,
        discards=len(view.discards),
        conflicts=view.conflict_deck,
    )

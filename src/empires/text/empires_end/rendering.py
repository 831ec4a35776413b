"""The whole table as text, line by line, for terminals and screen readers; `empire` words the rows.

No line needs another one's columns, a picture or a colour to be understood.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from empires.content.empires_end import Pack
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
from empires.text.empires_end.result import render_result
from empires.text.empires_end.voice import Voice, decks, voice_of

__all__ = ["render", "render_card", "render_me", "render_result", "render_row"]

SPACES: Final = {
    "D": "disaster",
    "DD": "double_disaster",
    "E": "economy",
    "I": "industry",
    "C": "conflict",
    "EI": "combined",
}


def render(
    view: Mapping[str, Any],
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
    short: bool = False,
) -> list[str]:
    """The position as this seat may see it; `short` leaves out rows, card texts and decks."""
    voice = voice_of(view, words, names, pack)
    lines = [headline(view, voice)]
    lines += disaster_lines(view, voice)
    lines += conflict_lines(view, voice)
    if view["seat"] is not None:
        mine = view["seats"][view["seat"]]
        lines += short_lines(mine, view, voice) if short else own_lines(mine, view, voice)
    others = [row for row in view["seats"] if row["seat"] != view["seat"]]
    if short:
        scores = [
            voice.say(
                "table-other-score",
                name=voice.names[row["seat"]],
                points=voice.points(row["score"]),
            )
            for row in others
        ]
        return [*lines, voice.say("table-others", scores=", ".join(scores))]
    lines += [compact_line(row, view, voice) for row in others]
    lines.append(decks_line(view, voice))
    return lines


def render_me(
    view: Mapping[str, Any],
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> list[str]:
    """The reader's own empire, resources and hand; nothing for a spectator."""
    if view["seat"] is None:
        return []
    return own_lines(view["seats"][view["seat"]], view, voice_of(view, words, names, pack))


def render_row(
    view: Mapping[str, Any],
    seat: int,
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> list[str]:
    """One empire in full, place by place."""
    voice = voice_of(view, words, names, pack)
    empire = view["seats"][seat]
    return [facts_line(empire, view, voice), *row_lines(empire, view, voice)]


def render_card(slug: str, words: Words, *, pack: Pack | None = None) -> list[str]:
    """A location, disaster card or conflict card in full, each value with its source.

    KeyError if the pack has nothing of that short name.
    """
    deck = decks.of(pack)
    if slug in deck.locations:
        return cards.location_lines(deck.locations[slug], words)
    if slug in deck.conflicts:
        return cards.conflict_lines(deck.conflicts[slug], words)
    return cards.disaster_lines(deck.disasters[slug], words)


def headline(view: Mapping[str, Any], voice: Voice) -> str:
    """Phase, space and what comes next."""
    if view["over"]:
        return voice.say("table-over")
    space, track = view["space"], view["track"]
    key = "table-setup" if view["phase"] == "setup" else "table-space"
    here = voice.say(
        key,
        space=space + 1 if view["phase"] == "setup" else space,
        spaces=len(track),
        phase=voice.phase(view["phase"]),
    )
    return f"{here} {next_text(track[space : space + 2], voice)}"


def next_text(spaces: Sequence[str], voice: Voice) -> str:
    coming = [voice.phase(SPACES[space]) for space in spaces]
    if len(coming) < 2:
        coming.append(voice.phase("end"))
    if len(coming) == 1:
        return voice.say("table-next", next=coming[0])
    return voice.say("table-next-two", next=coming[0], after=coming[1])


def disaster_lines(view: Mapping[str, Any], voice: Voice) -> list[str]:
    lines = []
    for row in view["disasters"]:
        pot = voice.amounts(row["pot"])
        bids = called.bids(row["bids"], voice.words)
        card = voice.card(row["card"])
        lines.append(
            voice.say("table-disaster", card=card, position=row["position"], bids=bids, pot=pot)
        )
        threats = [threat(seat, row["position"], view, voice) for seat in reading_order(view)]
        lines.append(voice.say("table-threatened", places="; ".join(threats)))
    return lines


def threat(seat: int, position: int, view: Mapping[str, Any], voice: Voice) -> str:
    place = view["seats"][seat]["row"][position - 1]
    return voice.tell(
        "table-threat",
        seat,
        location=voice.location(place["location"]),
        healthy="yes" if place["healthy"] else "no",
    )


def reading_order(view: Mapping[str, Any]) -> list[int]:
    """The reader's own seat first, then clockwise."""
    first = view["seat"] or 0
    return [(first + i) % view["players"] for i in range(view["players"])]


def conflict_lines(view: Mapping[str, Any], voice: Voice) -> list[str]:
    if view["conflict"] is None:
        return []
    card = voice.deck.conflicts[view["conflict"]]
    bands = [
        cards.band_text(card, band, voice.words) for band in ("low", "middle", "high", "victory")
    ]
    parts = [*bands, cards.upheaval_text(card, voice.words, view["ruleset"])]
    title = voice.say("table-conflict", card=voice.card(card.slug))
    return [title, *(f"{part}." for part in parts)]


def decks_line(view: Mapping[str, Any], voice: Voice) -> str:
    return voice.say(
        "table-decks",
        deck=view["deck"],
        discards=len(view["discards"]),
        conflicts=view["conflict_deck"],
    )

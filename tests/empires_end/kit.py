"""Words for tests of the rules: positions by their interesting parts, moves by their names.

What a written position leaves out has the defaults of ``game.position``: two players with two of
each resource, all locations healthy in the order of ``ROW``, empty hands, the other cards in the
deck in order (fire-1 on top), the marker on the first space of the phase asked for.
"""

from __future__ import annotations

from typing import Any, Final

from empires.content.empires_end import Pack, load
from empires.rules.empires_end.game import EmpiresEnd
from empires.shapes.empires_end.moves import Take
from empires.shapes.empires_end.prompts import AnyPrompt
from empires.shapes.empires_end.words import Resource
from empires.shapes.events import Event
from empires.table.empires_end.game import EmpiresEndGame
from tests.kit import Kit, named

__all__ = [
    "NOTHING",
    "ROW",
    "TAKE",
    "all_but",
    "asks",
    "bid",
    "destroyed",
    "disaster",
    "empire",
    "exhausted",
    "first_player",
    "game",
    "hand",
    "happened",
    "held",
    "holding",
    "hurry_to",
    "innovations",
    "legal",
    "may",
    "named",
    "new",
    "offers",
    "open_card",
    "pack",
    "phase",
    "play",
    "position",
    "pot",
    "prompt",
    "score",
    "seen_by",
    "taken",
    "written",
]

game: Final = EmpiresEndGame()
_kit: Final = Kit(game)
position: Final = _kit.position
new: Final = _kit.new
play: Final = _kit.play
happened: Final = _kit.happened
legal: Final = _kit.legal
may: Final = _kit.may
offers: Final = _kit.offers
written: Final = _kit.written
empire: Final = _kit.empire
phase: Final = _kit.phase
asks: Final = _kit.asks
pack: Final[Pack] = load()

ROW: Final = (
    "city-32", "town-23", "town-18", "army-5", "army-4",
    "road-14", "road-12", "road-9", "farm-11", "farm-8", "farm-3",
)  # fmt: skip
"""The order of the locations where a position says nothing else: ``farm-11`` is at position 9."""
TAKE: Final = Take(0)
NOTHING: Final = {"wheat": 0, "hammer": 0, "axe": 0, "coin": 0}


def holding(**amounts: int) -> dict[str, int]:
    """Exactly these resources and no others."""
    return {**NOTHING, **amounts}


def all_but(*cards: str, ruleset: str = "rulebook") -> list[str]:
    """Every other disaster card of the game, to be put where it is not in the way."""
    out = ("plague", "earthquake") if ruleset == "manual" else ()
    return [c.slug for c in pack.disasters if c.slug not in cards and c.family not in out]


def bid(p: EmpiresEnd, seat: int, *, axes: int = 0, coins: int = 0) -> list[Any]:
    """A whole bid in a conflict, axes and coins together."""
    return play(p, seat, "bid_axes", axes=axes) + play(p, seat, "bid_coins", coins=coins)


def hurry_to(p: EmpiresEnd, kind: str) -> None:
    """Leave this phase, then everybody makes their first legal move until one of a kind begins.

    First moves bid while something can be bid, take otherwise, and skip what can be skipped.
    """
    here = written(p)["space"]
    for _ in range(1000):  # far more than any way round the track takes
        if written(p)["space"] != here and phase(p) == kind:
            return
        seat = p.to_move[0]
        p.play(seat, p.legal(seat)[0])
    raise AssertionError(f"no {kind} phase begins")


def score(p: EmpiresEnd, seat: int) -> int:
    """Points on the track."""
    return int(empire(p, seat)["score"])


def held(p: EmpiresEnd, seat: int) -> dict[str, int]:
    """All four resources of a seat."""
    return dict(empire(p, seat)["resources"])


def destroyed(p: EmpiresEnd, seat: int) -> list[int]:
    """The positions of destroyed locations."""
    return list(empire(p, seat)["destroyed"])


def innovations(p: EmpiresEnd, seat: int) -> dict[int, list[str]]:
    """The innovations of an empire by position."""
    return {int(at): list(cards) for at, cards in empire(p, seat)["innovations"].items()}


def exhausted(p: EmpiresEnd, seat: int) -> list[str]:
    return list(empire(p, seat)["exhausted"])


def hand(p: EmpiresEnd, seat: int) -> list[str]:
    return list(empire(p, seat)["hand"])


def prompt(p: EmpiresEnd, seat: int) -> AnyPrompt:
    """What a seat that owes a decision is asked."""
    found = game.view(p, seat).prompt
    assert found is not None, f"seat {seat} has nothing to decide"
    return found


def seen_by(event: Event, viewer: int | None) -> Any:
    """The event as a seat, or a spectator, may know it."""
    return game.seen_by(event, viewer)


def first_player(p: EmpiresEnd) -> int:
    return game.view(p, None).first_player


# --- one disaster ------------------------------------------------------------------------------


def disaster(card: str, *seats: dict[str, Any], **parts: Any) -> EmpiresEnd:
    """A disaster phase with this card open, and seat 0 to decide unless the parts say else."""
    return position(disasters=[{"card": card}], seats=list(seats), **parts)


def open_card(p: EmpiresEnd) -> str:
    """The (first) open disaster."""
    return game.view(p, None).disasters[0].card


def pot(p: EmpiresEnd) -> dict[Resource, int]:
    """What lies on the (first) open disaster."""
    return game.view(p, None).disasters[0].pot


def taken(p: EmpiresEnd, seat: int = 0, slot: int = 0, place: int | None = None) -> list[Any]:
    """Take a disaster and place it, at the first location allowed unless told where."""
    events = play(p, seat, "take", disaster=slot)
    if asks(p, seat) == "place_innovation":
        first = offers(p, seat, "place", "position")[0]
        events += play(p, seat, "place", position=place or first)
    return events

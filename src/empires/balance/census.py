"""What cards, places and boards can do in a game, as a list of facts; each game brings its own.

A fact is something that happened to a seat at least once in a game: it built this card, it held
that region at the end. Which notes of the journal make which facts is left to the game's census.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from empires.registry import at, declaration
from empires.rules.position import Note, Position
from empires.table.game import Game

KEPT: Final = 16  # censuses of a process: each holds a pack

Facts = Sequence[set[int]]
"""For each seat the numbers of the facts that are true of it."""


class Fact(NamedTuple):
    """A thing and what became of it, such as ("card", "fire-9", "built")."""

    group: str
    thing: str
    use: str


@dataclass(frozen=True)
class Group:
    """Things of one kind. The last of the uses is the one that seats are compared by."""

    name: str
    things: Sequence[str]
    uses: Sequence[str]
    printed: bool = True
    """Whether a thing is one that somebody could print differently, such as a card; kinds of
    ability and fields of a track sum up many of those."""
    alone: bool = False
    """Whether seats that have different ones of it are compared with the base and not with each
    other: whoever does not play this civilization plays that one."""

    among: str = ""
    """The use that gives a seat the chance: only seats with it are compared. Otherwise all are."""

    @property
    def telling(self) -> str:
        return self.uses[-1]


class Census:
    """Nothing but seats and scores: what is left for a game that declares no census."""

    groups: Sequence[Group] = ()

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.players = players

    def number(self) -> None:
        """Give every fact its number, once the groups are known."""
        self.facts = [
            Fact(group.name, thing, use)
            for group in self.groups
            for thing in group.things
            for use in group.uses
        ]
        self.numbers = {fact: n for n, fact in enumerate(self.facts)}

    def starts_period(self, note: Note) -> bool:
        """Whether a new space of the track or a new round begins here."""
        return False

    def first_player(self, note: Note) -> int | None:
        """The seat that begins the game, if this note says so."""
        return None

    def read(self, notes: Iterable[Note], facts: Facts) -> None:
        """What these notes say."""

    def look(self, p: Position, facts: Facts) -> None:
        """What lies on the table at the end."""

    def blank(self, thing: str) -> Any:
        """The pack with one card that does nothing any more, of the group of cards."""
        raise NotImplementedError  # only where there is such a group

    def dominated(self) -> list[tuple[str, str]]:
        """Things that another one beats or equals in every printed value, each with that one."""
        return []


@lru_cache(KEPT)
def census(game: Game[Any], players: int) -> Census:
    """The census that the game declares."""
    place = declaration(game.name).balance
    made: Census = (at(place) if place else Census)(game, players)
    made.number()
    return made

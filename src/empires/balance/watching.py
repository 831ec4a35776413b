"""One game of a match, with what cards and places did in it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack

import msgspec

from empires.arena.match import Match
from empires.arena.playing import Played, Sitting
from empires.balance.census import census
from empires.rules.position import Position


class Measured(Played, frozen=True):
    """How one game ended, and how it came to that."""

    first: int
    """The seat that began."""
    moves: int
    """All of them, also those that were the only one."""
    periods: int
    """Spaces of the track, or rounds."""
    thirds: tuple[tuple[int, ...], tuple[int, ...]]
    """What each seat would have scored after a third and after two thirds of the periods."""
    facts: tuple[tuple[int, ...], ...]
    """For each seat the numbers of the facts that are true of it, ascending."""


def watch_games(match: Match, numbers: Sequence[int]) -> list[Played]:
    """Some games of a match, one after the other, each ``Measured``."""
    found: list[Played] = []
    for number in numbers:
        with ExitStack() as closing:
            found.append(Watching(match, number, closing).played())
    return found


class Watching(Sitting):
    """A game whose journal is read as it goes on."""

    def __init__(self, match: Match, number: int, closing: ExitStack) -> None:
        super().__init__(match, number, closing)
        self.census = census(match.opened, match.players)
        self.facts: list[set[int]] = [set() for _ in range(match.players)]
        self.standings: list[tuple[int, ...]] = []
        self.first = 0
        self.moves = 0

    def dealt(self, *, journal: bool = True) -> Position:
        p = super().dealt(journal=True)
        for note in p.journal or ():
            seat = self.census.first_player(note)
            if seat is not None:
                self.first = seat
                break
        self.read(p)
        return p

    def play_one(self, p: Position) -> None:
        super().play_one(p)
        self.moves += 1
        self.read(p)

    def read(self, p: Position) -> None:
        """Read the new notes, and throw them away."""
        if not p.journal:
            return
        self.census.read(p.journal, self.facts)
        if any(self.census.starts_period(note) for note in p.journal):
            self.standings.append(tuple(p.scores()))
        p.journal.clear()

    def ended(self, p: Position) -> Measured:
        self.census.look(p, self.facts)
        played = super().ended(p)
        count = len(self.standings)
        thirds = [self.standings[count * n // 3] if count else played.scores for n in (1, 2)]
        return Measured(
            **msgspec.structs.asdict(played),
            first=self.first,
            moves=self.moves,
            periods=count,
            thirds=(thirds[0], thirds[1]),
            facts=tuple(tuple(sorted(each)) for each in self.facts),
        )

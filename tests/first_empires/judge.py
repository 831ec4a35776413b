"""A slow and plain judge of movement: it tries every continuation there is.

It reads a position off its JSON and the borders off the pack, and uses nothing of the rules that it
judges. What counts as safe is the ruling of FE-MOV-2: after a step, and after an assault wherever
its defenders retreat to, everybody at sea can still land with at most one further conquest.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from empires.content.first_empires import Pack
from empires.shapes.first_empires.moves import Assault, Done, Gather, MoveExplorer, Strike
from empires.table.game import Move, Written

Counts = tuple[int, ...]
"""How many explorers are in each space."""


class Moment(NamedTuple):
    """All that matters to movement: one's own explorers, those of each other seat, points left."""

    own: Counts
    others: tuple[Counts, ...]
    points: int


class Judge:
    """Judges the movement of one seat with so many swords on one map."""

    def __init__(self, pack: Pack, players: int, swords: int) -> None:
        board = pack.map_for(players)
        self.swords: Final = swords
        self.land: Final = len(board.regions)
        self.spaces: Final = (*(region.name for region in board.regions), *board.oceans)
        self.near: Final[list[list[int]]] = [[] for _ in self.spaces]
        pairs = [*board.borders, *((self.land + a, self.land + b) for a, b in board.links)]
        for i, region in enumerate(board.regions):
            pairs += [(i, self.land + ocean) for ocean in region.oceans]
        playing = {*board.in_play(players), *range(self.land, len(self.spaces))}
        for a, b in pairs:
            if a in playing and b in playing:
                self.near[a].append(b)
                self.near[b].append(a)
        self._landings: dict[tuple[Moment, int], bool] = {}

    def moment(self, written: Written) -> Moment:
        """The written position, as its mover sees it."""
        seats = [self._counts(seat["explorers"]) for seat in written["seats"]]
        own = seats.pop(written["turn"])
        return Moment(own, tuple(seats), written["movement"])

    def _counts(self, explorers: dict[str, int]) -> Counts:
        return tuple(explorers.get(space, 0) for space in self.spaces)

    # ---- what the rules allow, safe or not ------------------------------------------------------

    def afloat(self, m: Moment) -> int:
        return sum(m.own[self.land :])

    def holder(self, m: Moment, region: int) -> int | None:
        """Which of the others is there."""
        return next((i for i, other in enumerate(m.others) if other[region]), None)

    def steps(self, m: Moment) -> Iterator[tuple[int, int]]:
        """FE-MOV-1, FE-MOV-4: one explorer over one border, not to where another stands."""
        for start, count in enumerate(m.own):
            if count and m.points:
                yield from ((start, g) for g in self.near[start] if self.holder(m, g) is None)

    def after_step(self, m: Moment, start: int, goal: int) -> Moment:
        own = list(m.own)
        own[start] -= 1
        own[goal] += 1
        return Moment(tuple(own), m.others, m.points - 1)

    def arrivals(self, m: Moment, region: int) -> Iterator[Counts]:
        """FE-CON-1, -3, -4: every group of explorers that would take the region."""
        holder = self.holder(m, region)
        if holder is None or sum(map(bool, m.others[holder])) == 1:
            return
        defenders = m.others[holder][region]
        near = [
            range(count + 1) if space in self.near[region] else range(1)
            for space, count in enumerate(m.own)
        ]
        for group in product(*near):
            if 1 <= sum(group) <= m.points and sum(group) + self.swords > defenders:
                yield group

    def after_conquest(self, m: Moment, region: int, group: Counts) -> Iterator[Moment]:
        """FE-CON-6: one moment for each way to retreat."""
        own = [here - gone for here, gone in zip(m.own, group, strict=True)]
        own[region] += sum(group)
        holder = self.holder(m, region)
        assert holder is not None
        for refuge, count in enumerate(m.others[holder]):
            if count and refuge != region:
                driven = list(m.others[holder])
                driven[refuge] += driven[region]
                driven[region] = 0
                others = (*m.others[:holder], tuple(driven), *m.others[holder + 1 :])
                yield Moment(tuple(own), others, m.points - sum(group))

    # ---- what is safe ---------------------------------------------------------------------------

    def lands(self, m: Moment, conquests: int) -> bool:
        """Whether everybody can come ashore with so many conquests, whatever others choose."""
        if self.afloat(m) == 0:
            return True
        if self.afloat(m) > m.points:
            return False  # nobody lands for less than a point
        if (m, conquests) not in self._landings:
            self._landings[m, conquests] = self._lands(m, conquests)
        return self._landings[m, conquests]

    def _lands(self, m: Moment, conquests: int) -> bool:
        if any(self.lands(self.after_step(m, *step), conquests) for step in self.steps(m)):
            return True
        return conquests > 0 and any(
            all(self.lands(after, conquests - 1) for after in self.after_conquest(m, region, group))
            for region in range(self.land)
            for group in self.arrivals(m, region)
        )

    def safe_groups(self, m: Moment, region: int, conquests: int = 1) -> list[Counts]:
        """The groups that take the region and leave nobody behind who could not land."""
        return [
            group
            for group in self.arrivals(m, region)
            if all(self.lands(after, conquests) for after in self.after_conquest(m, region, group))
        ]

    # ---- what should be offered -----------------------------------------------------------------

    def moves(self, m: Moment) -> list[Move]:
        """Everything that the mover should be offered, in the words of the game."""
        found: list[Move] = [] if self.afloat(m) else [Done()]
        found += [
            Assault(self.spaces[region])
            for region in range(self.land)
            if self.safe_groups(m, region)
        ]
        found += [
            MoveExplorer(self.spaces[start], self.spaces[goal])
            for start, goal in self.steps(m)
            if self.lands(self.after_step(m, start, goal), 1)
        ]
        return found

    def gatherings(
        self, m: Moment, region: str, gathered: dict[str, int], conquests: int = 1
    ) -> list[Move]:
        """Everything that should be offered while explorers gather for an assault."""
        ready = self._counts(gathered)
        groups = self.safe_groups(m, self.spaces.index(region), conquests)
        found: list[Move] = []
        for space, name in enumerate(self.spaces):
            more = (*ready[:space], ready[space] + 1, *ready[space + 1 :])
            if any(all(map(int.__le__, more, group)) for group in groups):
                found.append(Gather(name))
        return [*found, Strike()] if ready in groups else found

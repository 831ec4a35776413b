"""A small measurement of somebody's own pack, some games at a time: what the workshop shows.

The same games as those of ``measure``, so the report is the same once all of them are played. They
are kept in the process that plays them, for a few packs: whoever stops can go on.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, cast

from empires.arena import Match
from empires.balance.comparing import Comparison, paired
from empires.balance.report import Report
from empires.balance.watching import Measured, watch_games
from empires.table.game import Game

BOTS: Final = ("greedy", "greedy")
KEPT: Final = 6  # samples of a process
PIECE: Final = 1.0  # seconds: short beside anybody's patience who waits for a hint

Clock = Callable[[], float]


@dataclass(frozen=True)
class OwnMatch(Match):
    """A match with a pack that is in no file."""

    own: Game[Any] | None = field(default=None, compare=False)

    @property
    def opened(self) -> Game[Any]:
        assert self.own is not None
        return self.own


class Sample:
    """The games of one pack in their order, as far as they were played."""

    def __init__(self) -> None:
        self.played: list[Measured] = []

    def play(self, match: Match) -> None:
        self.played += cast(list[Measured], watch_games(match, [len(self.played)]))

    def report(self, match: Match) -> Report:
        """Of all whole sets, but of no more than the match asks for."""
        size = match.set_size
        sets = min(len(self.played) // size, match.sets)
        played = [self.played[n * size : (n + 1) * size] for n in range(sets)]
        return Report(match, played, sets < match.sets)


def sampled(
    game: Game[Any],
    standard: Game[Any],
    players: int,
    games: int,
    clock: Clock = time.monotonic,
) -> Report | Comparison:
    """Play on for a moment, then say what is known: of the pack, or of it beside the standard."""
    match = OwnMatch(game.name, BOTS, players, games, own=game)
    base = OwnMatch(game.name, BOTS, players, games, own=standard)
    mine, theirs = _kept(match), _kept(base)
    start = clock()
    while True:
        first, behind = (theirs, base) if len(theirs.played) < len(mine.played) else (mine, match)
        if len(first.played) >= match.total:
            break
        first.play(behind)
        if clock() - start > PIECE:
            break
    if mine is theirs:
        return mine.report(match)
    return paired(mine.report(match), theirs.report(base))


_samples: dict[tuple[str, str, int], Sample] = {}
"""Those of this process by game, pack and number of players; the one that waited longest first."""


def _kept(match: Match) -> Sample:
    key = (match.game, match.opened.content, match.players)
    sample = _samples[key] = _samples.pop(key) if key in _samples else Sample()
    if len(_samples) > KEPT:
        del _samples[next(iter(_samples))]
    return sample

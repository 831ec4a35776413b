"""Playing what a report is made of: as the arena plays, with every game watched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

from empires.arena import Match, run
from empires.arena.running import Score
from empires.balance.report import Report
from empires.balance.watching import Measured, watch_games


def measure(
    match: Match,
    *,
    jobs: int = 1,
    resume: Path | None = None,
    ray: str | None = None,
    progress: Callable[[Score], None] | None = None,
) -> Report:
    """Play a match and say what its cards and seats did. Ctrl-C ends it early, as in the arena.

    >>> report = measure(Match("first-empires", ["random", "random"], games=4))
    >>> report.games, report.findings
    (4, [])
    """
    result = run(
        match,
        jobs=jobs,
        resume=resume,
        ray=ray,
        progress=progress,
        play=watch_games,
        kept=Measured,
    )
    sets = cast(Sequence[Sequence[Measured]], result.sets)
    return Report(match, sets, result.interrupted)

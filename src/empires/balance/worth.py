"""What a single card is worth: the same games again, with that card blank.

Only games in which somebody had the card are played again, with the same deal and the same luck of
the bots, and only until enough is known. Up to where the card is first seen both games are the
same, so who gets it and when has no part in the difference.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import msgspec

from empires.arena import ArenaError, Match, Played
from empires.arena.log import Log
from empires.arena.match import opened
from empires.arena.playing import play_game
from empires.arena.result import Json, rounded
from empires.arena.running import chosen, errands
from empires.balance.census import Fact, Group, census
from empires.balance.estimates import Estimate, ratio
from empires.balance.findings import RISK
from empires.balance.report import Report
from empires.content.problems import alike, listed
from empires.table.game import Game, game_class

LOOKS: Final = (20, 40, 80, 160, 320, 640)
"""After so many deals with a card it is asked whether enough is known."""
ROOM: Final = 10_000_000  # game numbers of one card, in the numbers of errands

Seats = dict[int, list[int]]
"""The seats that had a card, by the number of the game."""


@dataclass(frozen=True)
class Without(Match):
    """The same match with one card blank."""

    thing: str = ""

    @property
    def opened(self) -> Game[Any]:
        return blanked(self.game, self.content, self.players, self.thing)


@cache
def blanked(name: str, content: Path | None, players: int, thing: str) -> Game[Any]:
    pack = census(opened(name, content), players).blank(thing)
    made: Callable[[Any], Game[Any]] = game_class(name)
    return made(pack)


@dataclass(frozen=True)
class Swaps:
    """Games of a match with one card blank each: what workers are sent."""

    match: Match
    things: Sequence[str]

    def identity(self) -> Json:
        """All that decides the result of each game, whichever cards are asked for."""
        return {**self.match.identity(), "worth": list(self.things)}


def play_without(swaps: Swaps, numbers: Sequence[int]) -> list[Played]:
    """Some of those games, each known by its card and its number in the match."""
    found = []
    for each in numbers:
        at, number = divmod(each, ROOM)
        match = swaps.match
        without = Without(
            match.game, match.bots, match.players, match.games, match.seed, match.options,
            match.content, swaps.things[at],
        )  # fmt: skip
        found.append(msgspec.structs.replace(play_game(without, number), number=each))
    return found


@dataclass(frozen=True)
class Worth:
    """By how much those who had a card did better than in the same games without it."""

    thing: str
    points: Estimate
    wins: Estimate
    comparisons: int

    @property
    def interval(self) -> tuple[float, float] | None:
        """Of the points, corrected for all cards and all looks."""
        return self.points.corrected(self.comparisons, RISK)

    def settled(self, within: float) -> bool:
        interval = self.interval
        if interval is None:
            return False
        low, high = interval
        return low > 0 or high < 0 or high - low <= 2 * within

    def as_json(self) -> Json:
        return {
            "thing": self.thing,
            "deals": self.points.support,
            "points": rounded(self.points.value),
            "interval": rounded(self.interval),
            "points_interval": rounded(self.points.interval()),
            "wins": rounded(self.wins.value),
            "wins_interval": rounded(self.wins.interval()),
        }


class Weighing:
    """The search for what cards are worth, look by look."""

    def __init__(self, report: Report, things: Sequence[str], within: float) -> None:
        self.report = report
        self.group = swappable(report)
        self.within = within
        self.comparisons = len(things) * len(LOOKS)
        self.base = {game.number: game for games in report.sets for game in games}
        self.without: dict[int, Played] = {}
        self.had = {thing: self.games_with(thing) for thing in things}
        self.worths: dict[str, Worth] = {}
        self.open = [thing for thing in things if self.had[thing]]

    def games_with(self, thing: str) -> Seats:
        fact = self.report.census.numbers[Fact(self.group.name, thing, self.group.telling)]
        found: Seats = {}
        for number, game in self.base.items():
            seats = [seat for seat, facts in enumerate(game.facts) if fact in facts]
            if seats:
                found[number] = seats
        return found

    def numbers(self, thing: str, deals: int) -> list[int]:
        """The games of the first so many deals in which somebody had it."""
        size = self.report.match.set_size
        first = list(dict.fromkeys(number // size for number in self.had[thing]))[:deals]
        return [number for number in self.had[thing] if number // size in set(first)]

    def wanted(self, deals: int) -> Iterator[int]:
        """Errands that are still to be done for this look."""
        for thing in self.open:
            at = self.group.things.index(thing) * ROOM
            yield from (at + n for n in self.numbers(thing, deals) if at + n not in self.without)

    def look(self, deals: int) -> None:
        """Reckon, and leave alone what is settled."""
        for thing in self.open:
            self.worths[thing] = self.worth(thing, self.numbers(thing, deals))
        self.open = [thing for thing in self.open if not self.worths[thing].settled(self.within)]

    def worth(self, thing: str, numbers: Sequence[int]) -> Worth:
        size = self.report.match.set_size
        at = self.group.things.index(thing) * ROOM
        rows: dict[int, list[tuple[float, float]]] = {}
        for number in numbers:
            mine, other = self.base[number], self.without[at + number]
            rows.setdefault(number // size, []).extend(
                (mine.scores[seat] - other.scores[seat], mine.wins()[seat] - other.wins()[seat])
                for seat in self.had[thing][number]
            )
        counts = [len(each) for each in rows.values()]
        points = ratio([sum(points for points, _ in each) for each in rows.values()], counts)
        wins = ratio([sum(wins for _, wins in each) for each in rows.values()], counts)
        assert points
        assert wins
        return Worth(thing, points, wins, self.comparisons)


def weigh(
    report: Report,
    things: Sequence[str] = (),
    *,
    within: float = 3.0,
    jobs: int = 1,
    resume: Path | None = None,
    ray: str | None = None,
    progress: Callable[[int, int, int], None] | None = None,
) -> list[Worth]:
    """The worth of these cards, or of all, best first; those that nobody had are left out.

    ``progress`` is told the games of this look that are done, all of them, and the cards left.
    """
    group = swappable(report)
    for thing in things:
        if thing not in group.things:
            near = alike(thing, group.things) or group.things[:3]
            raise ArenaError(f'no {group.name} "{thing}": did you mean {listed(near)}?')
    weighing = Weighing(report, things or group.things, within)
    swaps = Swaps(report.match, group.things)
    with ExitStack() as closing:
        log = Log(resume, swaps) if resume else None
        if log:
            closing.callback(log.close)
            weighing.without.update({game.number: game for game in log.played})
        workers = chosen(swaps, partial(play_without, swaps), jobs, ray)
        closing.callback(workers.close)
        for deals in LOOKS:
            waiting = list(weighing.wanted(deals))
            done = 0
            for games in errands(workers, deque(waiting)):
                if log:
                    log.add(games)
                weighing.without.update({game.number: game for game in games})
                done += len(games)
                if progress:
                    progress(done, len(waiting), len(weighing.open))
            weighing.look(deals)
    return sorted(weighing.worths.values(), key=lambda one: (-one.points.value, one.thing))


def swappable(report: Report) -> Group:
    """The group whose things can be made blank."""
    for group in report.census.groups:
        if group.printed and not group.alone:
            return group
    raise ArenaError(f"{report.match.game} has no cards that could be made blank")


def worth_rows(found: Sequence[Worth]) -> Iterator[tuple[str, ...]]:
    """As a table."""
    yield "card", "points", "95 %", "corrected", "wins", "deals", ""
    for one in found:
        points = one.points.interval()
        interval = one.interval
        clear = interval and (interval[0] > 0 or interval[1] < 0)
        yield (
            one.thing,
            f"{one.points.value:+.1f}",
            f"{points[0]:+.1f} to {points[1]:+.1f}" if points else "–",
            f"{interval[0]:+.1f} to {interval[1]:+.1f}" if interval else "–",
            f"{100 * one.wins.value:+.1f} %",
            str(one.points.support),
            "clear" if clear else "no difference shown",
        )

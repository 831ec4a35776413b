"""From watched games to estimates: about seats, the course of the game, and things."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean, pstdev
from typing import NamedTuple

from empires.balance.census import Census, Fact, Group
from empires.balance.estimates import Estimate, ratio
from empires.balance.watching import Measured

Sets = Sequence[Sequence[Measured]]


class Key(NamedTuple):
    """What is estimated: of which thing of which group, and what of it."""

    group: str
    thing: str
    what: str


Estimates = dict[Key, Estimate]
Of = Callable[[Measured, int], float]


@dataclass(frozen=True)
class Tallies:
    """What the seats with a fact came to, deal by deal."""

    count: list[float]
    wins: list[float]
    margins: list[float]
    scores: list[float]

    @classmethod
    def empty(cls, deals: int) -> Tallies:
        return cls(*([0.0] * deals for _ in range(4)))

    def add(self, deal: int, win: float, margin: float, score: float) -> None:
        self.count[deal] += 1
        self.wins[deal] += win
        self.margins[deal] += margin
        self.scores[deal] += score

    def without(self, some: Tallies) -> Tallies:
        def left(mine: list[float], theirs: list[float]) -> list[float]:
            return [a - b for a, b in zip(mine, theirs, strict=True)]

        return Tallies(
            left(self.count, some.count),
            left(self.wins, some.wins),
            left(self.margins, some.margins),
            left(self.scores, some.scores),
        )


def estimates(sets: Sets, census: Census) -> Estimates:
    """Everything that can be compared, between seats or between packs."""
    found: Estimates = {}
    for key, estimate in (
        *of_seats(sets, census.players),
        *of_course(sets),
        *of_things(sets, census),
    ):
        if estimate is not None:
            found[key] = estimate
    return found


def of_seats(sets: Sets, players: int) -> Iterator[tuple[Key, Estimate | None]]:
    """By where somebody sat, and by who began."""
    measures: dict[str, Of] = {
        "win share": lambda game, seat: game.wins()[seat],
        "score": lambda game, seat: game.scores[seat],
        "margin": lambda game, seat: game.margins()[seat],
    }
    for what, of in measures.items():
        rows = [[[of(game, seat) for seat in range(players)] for game in games] for games in sets]
        firsts = [[game.first for game in games] for games in sets]
        counts = [len(games) for games in sets]
        for n in range(players):
            yield (
                Key("seat", str(n), what),
                ratio([sum(row[n] for row in games) for games in rows], counts),
            )
            in_turn = [
                sum(row[(first + n) % players] for row, first in zip(*both, strict=True))
                for both in zip(rows, firsts, strict=True)
            ]
            yield Key("turn order", str(n + 1), what), ratio(in_turn, counts)


def of_course(sets: Sets) -> Iterator[tuple[Key, Estimate | None]]:
    """The game as a whole, whoever won it."""
    course: dict[str, Callable[[Measured], float]] = {
        "mean score": lambda game: fmean(game.scores),
        "spread of scores": lambda game: pstdev(game.scores),
        "winner's lead": lambda game: max(game.margins()),
        "moves": lambda game: game.moves,
        "decisions": lambda game: sum(game.decisions),
        "periods": lambda game: game.periods,
    }
    for name, of in course.items():
        yield Key("game", name, "mean"), per_game(sets, of)
    for third in (0, 1):
        yield (
            Key("game", f"leader after {third + 1}/3", "win share"),
            per_game(sets, partial(leader_wins, third)),
        )


def leader_wins(third: int, game: Measured) -> float:
    """The share in the victory of whoever leads then; of several, their mean."""
    then = game.thirds[third]
    wins = game.wins()
    return fmean(wins[seat] for seat, score in enumerate(then) if score == max(then))


def of_things(sets: Sets, census: Census) -> Iterator[tuple[Key, Estimate | None]]:
    """How often each thing came to be used, and how those who had it fared."""
    everybody = Tallies.empty(len(sets))
    tallies: dict[int, Tallies] = {}
    for deal, games in enumerate(sets):
        for game in games:
            rows = zip(game.wins(), game.margins(), game.scores, game.facts, strict=True)
            for win, margin, score, facts in rows:
                everybody.add(deal, win, margin, score)
                for fact in facts:
                    if fact not in tallies:
                        tallies[fact] = Tallies.empty(len(sets))
                    tallies[fact].add(deal, win, margin, score)
    nobody = Tallies.empty(len(sets))
    for group in census.groups:
        for thing in group.things:
            for use in group.uses:
                some = tallies.get(census.numbers[Fact(group.name, thing, use)], nobody)
                yield Key(group.name, thing, use), ratio(some.count, everybody.count)
                if use == group.telling:
                    chance = Fact(group.name, thing, group.among)
                    could = (
                        tallies.get(census.numbers[chance], nobody) if group.among else everybody
                    )
                    yield from worth(group, thing, some, could)


def worth(
    group: Group, thing: str, some: Tallies, could: Tallies
) -> Iterator[tuple[Key, Estimate | None]]:
    """Those who have it beside those who could and have not."""
    others = could.without(some)
    with_it = ratio(some.wins, some.count)
    without = ratio(others.wins, others.count)
    yield Key(group.name, thing, "win share with"), with_it
    yield Key(group.name, thing, "win share without"), without
    yield Key(group.name, thing, "score with"), ratio(some.scores, some.count)
    mine, theirs = ratio(some.margins, some.count), ratio(others.margins, others.count)
    if mine and theirs:
        yield Key(group.name, thing, "margin"), mine.minus(theirs)


def per_game(sets: Sets, of: Callable[[Measured], float]) -> Estimate | None:
    return ratio([sum(map(of, games)) for games in sets], [len(games) for games in sets])


def luck(sets: Sets, players: int) -> float | None:
    """Which share of what a seat's margin varies by, games of the same deal have in common.

    The intraclass correlation of one-way analysis of variance, over all seats: 0 if another game of
    the same deal says nothing about this one, 1 if it says everything.
    """
    each = len(sets[0]) if sets else 0
    if len(sets) < 2 or each < 2:
        return None
    between = within = 0.0
    for seat in range(players):
        rows = [[game.margins()[seat] for game in games] for games in sets]
        mean = fmean(map(fmean, rows))
        between += each * sum((fmean(row) - mean) ** 2 for row in rows) / (len(rows) - 1)
        within += sum((x - fmean(row)) ** 2 for row in rows for x in row) / (len(rows) * (each - 1))
    whole = between + (each - 1) * within
    return (between - within) / whole if whole else None

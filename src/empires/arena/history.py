"""How strong the bots were in one version after the other: a line of a file for each ladder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from empires.arena.match import ArenaError
from empires.arena.plots import LEFT, RIGHT, WIDTH, Scale, svg
from empires.arena.result import Result
from empires.arena.standing import Standing

HEIGHT: Final = 260
COLOURS: Final = 6
UNDER: Final = 30


class Rung(msgspec.Struct, frozen=True):
    """One ladder: what was compared, and the ratings with their intervals."""

    version: str
    game: str
    players: int
    seed: int
    games: int
    content: str
    rules_version: int
    ratings: dict[str, tuple[float, float, float]]


def rung(result: Result, version: str) -> Rung:
    """What is remembered of a ladder."""
    identity = result.match.identity()
    return Rung(
        version=version,
        game=identity["game"],
        players=identity["players"],
        seed=identity["seed"],
        games=result.games,
        content=identity["content"],
        rules_version=identity["rules_version"],
        ratings={one.bot: rated(one) for one in result.bots},
    )


def rated(one: Standing) -> tuple[float, float, float]:
    low, high = one.rating_interval or (one.rating, one.rating)
    return round(one.rating, 1), round(low, 1), round(high, 1)


def read(file: Path) -> list[Rung]:
    """All ladders of a file, the oldest first; none if there is no file."""
    if not file.is_file():
        return []
    found = []
    for number, line in enumerate(file.read_bytes().splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(line, type=Rung))
        except msgspec.DecodeError as error:
            raise ArenaError(f"{file}: line {number}: expected a ladder: {error}") from None
    return found


def written(rungs: Sequence[Rung]) -> bytes:
    return b"".join(msgspec.json.encode(one) + b"\n" for one in rungs)


def of_the_same(rungs: Sequence[Rung], last: Rung) -> list[Rung]:
    """Those that can be compared with the last one."""
    return [one for one in rungs if (one.game, one.players) == (last.game, last.players)]


def plot(rungs: Sequence[Rung]) -> str:
    """The ratings of every bot from ladder to ladder, as SVG for the arena's page."""
    return svg(HEIGHT + UNDER, "ratings from version to version", lines(rungs))


def lines(rungs: Sequence[Rung]) -> Iterator[str]:
    values = [end for one in rungs for rating in one.ratings.values() for end in rating]
    across = Scale(0, max(1, len(rungs) - 1), LEFT, WIDTH - RIGHT)
    up = Scale(min(values), max(values), HEIGHT - 10, 10)
    for tick in up.ticks():
        y = up(tick)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'
        yield f'<text class="tick" x="{LEFT - 60}" y="{y}">{tick:g}</text>'
    for at, one in enumerate(rungs):
        yield f'<text class="under" x="{across(at)}" y="{HEIGHT + 20}">{escape(one.version)}</text>'
    for number, bot in enumerate(rungs[-1].ratings):
        where = [
            (across(at), one.ratings[bot]) for at, one in enumerate(rungs) if bot in one.ratings
        ]
        yield f'<g class="c{number % COLOURS}">'
        for x, (rating, low, high) in where:
            yield f'<line class="bar" x1="{x}" x2="{x}" y1="{up(low)}" y2="{up(high)}"/>'
            yield f'<circle class="dot" cx="{x}" cy="{up(rating)}" r="4"/>'
        x, (rating, _, _) = where[0]
        yield f'<text class="name" x="{x - 8}" y="{up(rating) + 4}">{escape(bot)}</text></g>'

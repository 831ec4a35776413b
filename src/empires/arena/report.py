"""The result of a match as a table to read in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from empires.arena.intervals import Interval
from empires.arena.result import Result
from empires.arena.standing import Standing

HEADINGS: Final = (
    "bot",
    "win share",
    "95 %",
    "rating",
    "95 %",
    "score",
    "margin",
    "95 %",
    "ms/decision",
)


def report(result: Result) -> Iterator[str]:
    """Line by line."""
    match = result.match
    deals = "1 deal" if len(result.sets) == 1 else f"{len(result.sets)} deals"
    dealt = f"{deals} in {match.set_size} seat orders each"
    yield f"{match.game}, {match.players} players: {result.games} games, {dealt}, seed {match.seed}"
    if not result.sets:
        yield "No deal was played in all its seat orders, so there is nothing to compare yet."
        return
    yield ""
    yield from aligned([HEADINGS, *map(row, result.bots)])
    yield ""
    seats = ", ".join(map(percent, result.seat_wins))
    yield f"A fair share is {percent(1 / match.players)}. By seat, whoever sat there: {seats}."
    if len(result.bots) > 2:
        yield ""
        yield from aligned([("better ranked", "", "share", "95 %"), *pair_rows(result)])
    for one in result.bots:
        if one.failures:
            yield f"{one.bot} failed in {one.failures} games, which count as lost."
    if result.sprt:
        yield from tested(result)


def row(one: Standing) -> tuple[str, ...]:
    return (
        one.bot,
        percent(one.win_share),
        between(one.win_share_interval, percent),
        whole(one.rating),
        between(one.rating_interval, whole),
        f"{one.mean_score:.1f}",
        f"{one.margin:+.1f}",
        between(one.margin_interval, signed),
        f"{1000 * one.seconds / max(1, one.decisions):.2f}",
    )


def pair_rows(result: Result) -> Iterator[tuple[str, ...]]:
    for one in result.pairs:
        first, second = one.bots
        yield first, f"than {second}", percent(one.ahead), between(one.ahead_interval, percent)


def tested(result: Result) -> Iterator[str]:
    test = result.sprt
    assert test
    first, second = result.match.names
    low, high = test.bounds
    said = {
        "accepted": f"{test.elo1:+g} Elo is likelier than {test.elo0:+g}",
        "rejected": f"{test.elo0:+g} Elo is likelier than {test.elo1:+g}",
        "undecided": f"{test.elo0:+g} or {test.elo1:+g} Elo, more games would tell",
    }[test.state]
    yield (
        f"SPRT {test.state} after {test.pairs} pairs: {first} against {second}, {said} "
        f"(log likelihood ratio {test.ratio:.2f}, decided at {low:.2f} and {high:.2f})"
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def whole(number: float) -> str:
    return f"{number:.0f}"


def signed(number: float) -> str:
    return f"{number:+.1f}"


def between(interval: Interval | None, form: Callable[[float], str]) -> str:
    if interval is None:
        return "–"
    low, high = interval
    return f"{form(low).removesuffix(' %')} to {form(high)}"


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells]).rstrip()

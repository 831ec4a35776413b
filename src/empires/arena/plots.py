"""Plots of a result as SVG, drawn by hand: no library, no script, colours from the page's style."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import accumulate
from math import ceil, floor, log10
from typing import Final

from empires.arena.intervals import mean_interval
from empires.arena.result import Result
from empires.arena.standing import seats_of

WIDTH: Final = 640
LEFT: Final = 150
RIGHT: Final = 20
ROW: Final = 30
POINTS: Final = 200  # of a line: more could not be told apart
BARS: Final = 40  # at most, of a distribution


class Scale:
    """Where values lie between the edges of a plot."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high <= low:
            low, high = low - 1, high + 1
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.start + part * (self.end - self.start), 1)

    def ticks(self) -> list[float]:
        """Round values, about five of them."""
        rough = (self.high - self.low) / 5
        power = 10 ** floor(log10(rough))
        step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
        first = ceil(self.low / step)
        return [n * step for n in range(first, floor(self.high / step + 1e-9) + 1)]


def svg(height: float, title: str, parts: Iterator[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">\n'
        f"{inside}\n</svg>"
    )


def win_shares(result: Result) -> str:
    """One row for each bot: its share and its interval, beside the fair share."""
    x = Scale(0, 1, LEFT, WIDTH - RIGHT)
    bottom = ROW * len(result.bots) + 10

    def parts() -> Iterator[str]:
        yield from axis(x, bottom, lambda share: f"{100 * share:.0f} %")
        fair = x(1 / result.match.players)
        yield f'<path class="fair" d="M{fair} 5V{bottom}"/>'
        for at, one in enumerate(result.bots):
            y = 20 + ROW * at
            low, high = map(x, one.win_share_interval)
            yield name(one.bot, y)
            yield f'<path class="bar c{at % 6}" d="M{low} {y}H{high}"/>'
            yield f'<circle class="dot c{at % 6}" cx="{x(one.win_share)}" cy="{y}" r="5"/>'

    return svg(bottom + 30, "Win shares with 95 % intervals", parts())


def score_distributions(result: Result) -> str:
    """One row for each bot: how often it scored how much."""
    taken = [scores_of(result, bot) for bot in range(len(result.bots))]
    low, high = min(map(min, taken)), max(map(max, taken)) + 1
    step = ceil((high - low) / BARS)  # whole points, so that each bar stands for as many scores
    x = Scale(low, high, LEFT, WIDTH - RIGHT)
    tall = 2 * ROW
    bottom = tall * len(taken) + 10
    width = x(low + step) - LEFT

    def parts() -> Iterator[str]:
        yield from axis(x, bottom, "{:g}".format)
        for at, scores in enumerate(taken):
            base = tall * (at + 1)
            counts = Counter((score - low) // step for score in scores)
            yield name(result.bots[at].bot, base - tall / 2)
            for n, count in sorted(counts.items()):
                up = round((tall - 10) * count / max(counts.values()), 1)
                yield (
                    f'<rect class="fill c{at % 6}" x="{x(low + n * step)}" y="{base - up}" '
                    f'width="{width - 1:.1f}" height="{up}"/>'
                )

    return svg(bottom + 30, "How often each bot scored how much", parts())


def convergence(result: Result) -> str:
    """The first bot's margin after so many deals, and how its interval closes."""
    margins = [
        statistics.fmean(
            game.margins()[seat] for game in games for seat in seats_of(result.match, game, 0)
        )
        for games in result.sets
    ]
    means = [total / n for n, total in enumerate(accumulate(margins), start=1)]
    shown = sorted({1 + round(n * (len(means) - 1) / POINTS) for n in range(POINTS + 1)})
    bands = [(n, mean_interval(margins[:n]) or (means[0], means[0])) for n in shown if n > 2]
    bottom = 210
    x = Scale(1, len(means), LEFT, WIDTH - RIGHT)
    reach = [end for _, band in bands for end in band] or means
    y = Scale(min(0, *reach, *means), max(0, *reach, *means), bottom, 10)

    def parts() -> Iterator[str]:
        yield from axis(x, bottom, "{:g}".format)
        for tick in y.ticks():
            yield f'<path class="grid" d="M{LEFT} {y(tick)}H{WIDTH - RIGHT}"/>'
            yield f'<text class="tick" x="{LEFT - 8}" y="{y(tick) + 4}">{tick:g}</text>'
        yield f'<path class="fair" d="M{LEFT} {y(0)}H{WIDTH - RIGHT}"/>'
        if bands:
            upper = [f"{x(n)} {y(high)}" for n, (_, high) in bands]
            lower = [f"{x(n)} {y(low)}" for n, (low, _) in reversed(bands)]
            yield f'<path class="band" d="M{"L".join(upper + lower)}Z"/>'
        line = "L".join(f"{x(n)} {y(means[n - 1])}" for n in shown)
        yield f'<path class="line" d="M{line}"/>'

    return svg(bottom + 30, "Margin of the first bot over the deals", parts())


def wins_by_seat(result: Result) -> str:
    """One row for each bot, one bar for each seat."""
    x = Scale(0, 1, LEFT, WIDTH - RIGHT)
    thin = 14
    tall = thin * result.match.players + 14
    bottom = tall * len(result.bots) + 5

    def parts() -> Iterator[str]:
        yield from axis(x, bottom, lambda share: f"{100 * share:.0f} %")
        fair = x(1 / result.match.players)
        yield f'<path class="fair" d="M{fair} 5V{bottom}"/>'
        for at, one in enumerate(result.bots):
            top = tall * at + 8
            yield name(one.bot, top + (tall - 14) / 2)
            for seat, share in enumerate(one.wins_by_seat):
                y = top + thin * seat
                yield (
                    f'<rect class="fill c{at % 6}" x="{LEFT}" y="{y}" '
                    f'width="{round(x(share) - LEFT, 1)}" height="{thin - 2}"/>'
                )
                yield f'<text class="seat" x="{x(share) + 4}" y="{y + 10}">{seat}</text>'

    return svg(bottom + 30, "Share of victories by seat", parts())


def axis(x: Scale, bottom: float, form: Callable[[float], str]) -> Iterator[str]:
    yield f'<path class="axis" d="M{LEFT} {bottom}H{WIDTH - RIGHT}"/>'
    for tick in x.ticks():
        yield f'<path class="grid" d="M{x(tick)} 5V{bottom}"/>'
        yield f'<text class="under" x="{x(tick)}" y="{bottom + 18}">{form(tick)}</text>'


def name(text: str, y: float) -> str:
    shown = text if len(text) <= 20 else f"{text[:19]}…"
    return f'<text class="name" x="{LEFT - 10}" y="{y + 4}">{escape(shown)}</text>'


def scores_of(result: Result, bot: int) -> Sequence[int]:
    return [
        game.scores[seat]
        for games in result.sets
        for game in games
        for seat in seats_of(result.match, game, bot)
    ]

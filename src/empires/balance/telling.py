"""A balance report to read in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from empires.arena.intervals import Interval
from empires.arena.report import aligned, between, percent, signed
from empires.balance.census import Group
from empires.balance.comparing import Comparison
from empires.balance.findings import Finding
from empires.balance.measures import Key
from empires.balance.report import Report

SHOWN: Final = 12  # findings, and things at either end of a long list
SHARES: Final = ("win share", "win share with")


def report_lines(report: Report) -> Iterator[str]:
    """Line by line."""
    yield from head(report)
    if not report.sets:
        return
    yield ""
    yield "What stands out"
    yield from finding_lines(report.findings, len(report.tested), Words(report))
    yield from figures(report)


def comparison_lines(comparison: Comparison) -> Iterator[str]:
    yield from head(comparison.report)
    if not comparison.report.sets:
        return
    report, base = comparison.report, comparison.base
    words = Words(report, base)
    yield from (*words.packs(), "", "What moved")
    yield from finding_lines(comparison.findings, len(comparison.tested), words)
    yield from figures(report)


def head(report: Report) -> Iterator[str]:
    match = report.match
    deals = "1 deal" if len(report.sets) == 1 else f"{len(report.sets)} deals"
    bots = ", ".join(dict.fromkeys(match.bots))
    yield (
        f"{match.game}, {match.players} players, {bots}: {report.games} games, "
        f"{deals} in {match.set_size} seat orders each, seed {match.seed}"
    )
    if not report.sets:
        yield "No deal was played in all its seat orders, so there is nothing to say yet."


def pack_name(report: Report) -> str:
    game = report.match.opened
    return f"{game.pack.name} ({game.content[:8]})"


class Words:
    """How findings are said: of one pack, or of one beside its base."""

    def __init__(self, report: Report, base: Report | None = None) -> None:
        self.report = report
        self.base = base

    def packs(self) -> Iterator[str]:
        if self.base is not None:
            mine, theirs = pack_name(self.report), pack_name(self.base)
            yield f"Pack {mine} against {theirs}, over the same deals"

    def finding(self, one: Finding) -> str:
        key = one.key
        form = self.form(key)
        said = f"{key.group} {key.thing}, {label(key)}: "
        if self.base is not None:
            said += f"{form(self.base.value(key))} → {form(self.report.value(key))}, "
        elif key.what in SHARES:
            said += (
                f"{form(self.report.value(key))}, fair is {form(1 / self.report.match.players)}, "
            )
        else:
            said += f"{signed(self.report.value(key))}, beside the usual {key.group} "
        return said + difference(one.value, one.interval, is_share(self.report, key))

    def form(self, key: Key) -> Callable[[float], str]:
        return percent if is_share(self.report, key) else number


def is_share(report: Report, key: Key) -> bool:
    uses = [use for group in report.census.groups if group.name == key.group for use in group.uses]
    return "share" in key.what or key.what in uses


def label(key: Key) -> str:
    if key.group in ("seat", "turn order"):
        return key.what
    return {
        "margin": "margin of those with it over those without",
        "score with": "score of those with it",
        "win share with": "win share of those with it",
    }.get(key.what, key.what)


def difference(value: float, interval: Interval, share: bool) -> str:
    if share:
        low, high = (f"{100 * end:+.1f}" for end in interval)
        return f"{100 * value:+.1f} points of 100 ({low} to {high})"
    low, high = map(signed, interval)
    return f"{value:+.1f} ({low} to {high})"


def finding_lines(findings: list[Finding], comparisons: int, words: Words) -> Iterator[str]:
    if not findings:
        yield f"  No difference shown, out of {comparisons} looked at."
        return
    for n, one in enumerate(findings[:SHOWN], start=1):
        yield f"  {n}. {words.finding(one)}"
    if len(findings) > SHOWN:
        yield f"  … and {len(findings) - SHOWN} more; --json has all."
    yield f"  Intervals are corrected for the {comparisons} differences looked at."


def figures(report: Report) -> Iterator[str]:
    yield ""
    yield from aligned([("", "win share", "95 %", "score", "95 %"), *seat_rows(report)])
    yield ""
    yield from aligned([("the game", "", "95 %"), *course_rows(report)])
    for line in luck_line(report):
        yield from ("", line)
    for group in report.census.groups:
        yield ""
        yield from group_lines(report, group)
    pairs = report.census.dominated()
    if pairs:
        yield ""
        told = ", ".join(f"{worse} by {better}" for worse, better in pairs[:SHOWN])
        yield f"Dominated on paper ({len(pairs)}): {told}{', …' if len(pairs) > SHOWN else ''}"


def luck_line(report: Report) -> Iterator[str]:
    if report.luck is not None:
        yield (
            f"Games of the same deal have {percent(max(0.0, report.luck))} of what margins vary by "
            "in common: that much is the luck of the deal."
        )


def rated(report: Report, group: Group) -> list[str]:
    """Its things from the largest margin to the smallest, as far as there is one."""
    margins = {
        thing: report.estimates[key].value
        for thing in group.things
        if (key := Key(group.name, thing, "margin")) in report.estimates
    }
    return sorted(margins, key=lambda thing: -margins[thing])


def seat_rows(report: Report) -> Iterator[tuple[str, ...]]:
    for group in ("seat", "turn order"):
        for n in range(report.match.players):
            thing = str(n if group == "seat" else n + 1)
            label = f"seat {n}" if group == "seat" else f"plays {thing}. in the first round"
            share = report.estimates[Key(group, thing, "win share")]
            score = report.estimates[Key(group, thing, "score")]
            yield (
                label,
                percent(share.value),
                between(clipped(share.interval()), percent),
                number(score.value),
                between(score.interval(), number),
            )


def clipped(interval: Interval | None) -> Interval | None:
    return interval and (max(0.0, interval[0]), min(1.0, interval[1]))


def course_rows(report: Report) -> Iterator[tuple[str, ...]]:
    for key, estimate in report.estimates.items():
        if key.group == "game":
            if key.what == "win share":
                interval = between(clipped(estimate.interval()), percent)
                yield f"{key.thing} wins", percent(estimate.value), interval
            else:
                yield key.thing, number(estimate.value), between(estimate.interval(), number)


def group_lines(report: Report, group: Group) -> Iterator[str]:
    """The best and the worst of a group; all of a short one."""
    things = rated(report, group)
    shown = things if len(things) <= 2 * SHOWN else [*things[:SHOWN], "", *things[-SHOWN:]]
    headings = (group.name, *group.uses, "wins with", "without", "margin", "95 %")
    rows = [thing_row(report, group, thing) for thing in shown]
    yield from aligned([headings, *rows])
    if unused := report.unused(group):
        yield f"Never {group.telling}: {', '.join(unused)}"


def thing_row(report: Report, group: Group, thing: str) -> tuple[str, ...]:
    if not thing:
        return ("…", *[""] * (len(group.uses) + 4))
    uses = [percent(report.value(Key(group.name, thing, use))) for use in group.uses]
    margin = report.estimates[Key(group.name, thing, "margin")]
    return (
        thing,
        *uses,
        percent(report.value(Key(group.name, thing, "win share with"))),
        percent(report.value(Key(group.name, thing, "win share without"))),
        signed(margin.value),
        between(margin.interval(), signed),
    )


def number(value: float) -> str:
    return f"{value:.1f}"

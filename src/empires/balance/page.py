"""A balance report as one page of HTML that needs nothing else: no script, no network."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Final

from empires.arena.page import STYLE, described_match
from empires.arena.plots import LEFT, RIGHT, ROW, WIDTH, Scale, axis, name, svg
from empires.balance.census import Group
from empires.balance.comparing import Comparison
from empires.balance.estimates import Estimate
from empires.balance.findings import Finding
from empires.balance.measures import Key
from empires.balance.report import Report
from empires.balance.telling import (
    Words,
    course_rows,
    finding_lines,
    head,
    luck_line,
    rated,
    seat_rows,
    thing_row,
)
from empires.balance.worth import Worth, worth_rows

FEWEST: Final = 5  # deals: with fewer an interval is so wide that it would hide all the others
PLOTTED: Final = 40  # rows of a plot: of a longer list, the two ends


def report_page(report: Report, command: str, worths: Sequence[Worth] = ()) -> str:
    """The whole page of one pack, with what its cards are worth if that was asked."""
    found = (report.findings, len(report.tested), Words(report))
    return "\n".join(page(report, "What stands out", *found, worths, command)) + "\n"


def comparison_page(comparison: Comparison, command: str) -> str:
    """The whole page of a pack beside its base."""
    words = Words(comparison.report, comparison.base)
    found = (comparison.findings, len(comparison.tested), words)
    return "\n".join(page(comparison.report, "What moved", *found, (), command)) + "\n"


def page(
    report: Report,
    heading: str,
    findings: list[Finding],
    comparisons: int,
    words: Words,
    worths: Sequence[Worth],
    command: str,
) -> Iterator[str]:
    match = report.match
    title = f"Balance of {match.game}, {match.players} players"
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>"
    yield f"<h1>{escape(title)}</h1>"
    yield from (f"<p>{escape(line)}</p>" for line in (*head(report), *words.packs()))
    if report.sets:
        yield f"<h2>{heading}</h2>"
        lines = finding_lines(findings, comparisons, words)
        yield from (f"<p>{escape(line.strip())}</p>" for line in lines)
        if worths:
            yield "<h2>Points that a card is worth, beside the same games with it blank</h2>"
            yield intervals([(one.thing, one.points) for one in worths], "{:+g}".format, 0)
            yield from table(list(worth_rows(worths)))
        yield from figures(report)
    yield "<h2>What was run</h2>"
    yield from described_match(match, command)
    yield "</body>\n</html>"


def figures(report: Report) -> Iterator[str]:
    yield "<h2>Win shares by seat and turn order, with 95 % intervals; dashed: the fair share</h2>"
    known = report.estimates
    rows = [
        (f"{key.group} {key.thing}", estimate)
        for key, estimate in known.items()
        if key.group in ("seat", "turn order") and key.what == "win share"
    ]
    rows.sort(key=lambda row: row[0])
    yield intervals(rows, lambda share: f"{100 * share:.0f} %", 1 / report.match.players)
    yield from table([("", "win share", "95 %", "score", "95 %"), *seat_rows(report)])
    yield "<h2>The game</h2>"
    yield from table([("", "mean", "95 %"), *course_rows(report)])
    yield from (f"<p>{escape(line)}</p>" for line in luck_line(report))
    for group in report.census.groups:
        yield from group_figures(report, group)


def group_figures(report: Report, group: Group) -> Iterator[str]:
    things = rated(report, group)
    if not things:
        return
    yield f"<h2>Margin with and without, by {escape(group.name)}, with 95 % intervals</h2>"
    half = PLOTTED // 2
    shown = things if len(things) <= PLOTTED else things[:half] + things[-half:]
    rows = [(thing, report.estimates[Key(group.name, thing, "margin")]) for thing in shown]
    yield intervals(rows, "{:+g}".format, 0)
    headings = (group.name, *group.uses, "wins with", "without", "margin", "95 %")
    yield f"<details><summary>All {len(things)}</summary>"
    yield from table([headings, *(thing_row(report, group, thing) for thing in things)])
    yield "</details>"
    if unused := report.unused(group):
        yield f"<p>Never {group.telling}: {escape(', '.join(unused))}</p>"


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    first, *others = rows
    heads = "".join(f'<th scope="col">{escape(text)}</th>' for text in first)
    yield f'<div class="wide"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>'
    for row in others:
        yield "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>"
    yield "</tbody>\n</table></div>"


def intervals(
    rows: Sequence[tuple[str, Estimate]], form: Callable[[float], str], dashed: float
) -> str:
    """One row for each: its value and its interval, beside where it would be usual."""
    rows = [(text, one) for text, one in rows if one.support >= FEWEST]
    inside = [dashed, *(end for _, one in rows for end in one.interval() or ())]
    x = Scale(min(inside), max(inside), LEFT, WIDTH - RIGHT)
    bottom = ROW * len(rows) + 10

    def parts() -> Iterator[str]:
        yield from axis(x, bottom, form)
        yield f'<path class="fair" d="M{x(dashed)} 5V{bottom}"/>'
        for at, (text, one) in enumerate(rows):
            y = 20 + ROW * at
            yield name(text, y)
            low, high = map(x, one.interval() or (one.value, one.value))
            side = 2 if one.value >= dashed else 1
            yield f'<path class="bar c{side}" d="M{low} {y}H{high}"/>'
            yield f'<circle class="dot c{side}" cx="{x(one.value)}" cy="{y}" r="5"/>'

    return svg(bottom + 30, f"Values with 95 % intervals; dashed: {form(dashed)}", parts())

"""The result of a match as one page of HTML that needs nothing else: no script, no network."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from html import escape
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from empires.arena import plots
from empires.arena.match import Match
from empires.arena.report import HEADINGS, percent, row, tested
from empires.arena.result import Result

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fdfcf8; --faint: #d9d6cc;
  --c0: #2b6cb0; --c1: #b7472a; --c2: #2f855a; --c3: #805ad5; --c4: #b7791f; --c5: #4a5568; }
@media (prefers-color-scheme: dark) { :root { --ink: #ebe8e0; --paper: #17181b; --faint: #3a3c42;
  --c0: #63b3ed; --c1: #f08a6c; --c2: #68d391; --c3: #b794f4; --c4: #f6c65b; --c5: #a0aec0; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; white-space: nowrap; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
code { overflow-wrap: anywhere; }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; }
svg text { fill: var(--ink); } .name, .tick { text-anchor: end; } .under { text-anchor: middle; }
.seat { font-size: 10px; } .axis { stroke: var(--ink); } .grid { stroke: var(--faint); }
.fair { stroke: var(--ink); stroke-dasharray: 4 3; }
.bar { stroke-width: 4; stroke: var(--c); } .dot, .fill { fill: var(--c); }
.band { fill: var(--c0); opacity: .2; } .line { fill: none; stroke: var(--c0); stroke-width: 2; }
.c0 { --c: var(--c0); } .c1 { --c: var(--c1); } .c2 { --c: var(--c2); }
.c3 { --c: var(--c3); } .c4 { --c: var(--c4); } .c5 { --c: var(--c5); }
"""


def page(result: Result, command: str, history: str = "") -> str:
    """The whole page; with a plot of how it was before, if there is one."""
    return "\n".join(parts(result, command, history)) + "\n"


def parts(result: Result, command: str, history: str) -> Iterator[str]:
    match = result.match
    title = f"{' against '.join(match.names)}: {match.game}, {match.players} players"
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>"
    yield f"<h1>{escape(title)}</h1>"
    ended = " The match was interrupted; only complete deals count." if result.interrupted else ""
    yield (
        f"<p>{result.games} games: {len(result.sets)} deals, each in {match.set_size} seat orders."
        f"{ended} A fair share is {percent(1 / match.players)}.</p>"
    )
    if result.sets:
        yield from figures(result)
    if history:
        yield "<h2>Ratings from version to version, with 95 % intervals</h2>"
        yield history
    yield "<h2>What was run</h2>"
    yield from described_match(result.match, command)
    yield "</body>\n</html>"


def figures(result: Result) -> Iterator[str]:
    headings = "".join(f'<th scope="col">{escape(text)}</th>' for text in (*HEADINGS, "failures"))
    yield f'<div class="wide"><table>\n<thead><tr>{headings}</tr></thead>\n<tbody>'
    for one in result.bots:
        cells = "".join(f"<td>{escape(text)}</td>" for text in (*row(one), str(one.failures)))
        yield f"<tr>{cells}</tr>"
    yield "</tbody>\n</table></div>"
    if result.sprt:
        yield from (f"<p>{escape(line)}</p>" for line in tested(result))
    yield "<h2>Win shares, with 95 % intervals; dashed: the fair share</h2>"
    yield plots.win_shares(result)
    yield "<h2>Scores</h2>"
    yield plots.score_distributions(result)
    first = escape(result.match.names[0])
    yield f"<h2>Margin of {first} over the deals, with its 95 % interval</h2>"
    yield plots.convergence(result)
    yield "<h2>Share of victories by seat</h2>"
    yield plots.wins_by_seat(result)


def described_match(match: Match, command: str) -> Iterator[str]:
    identity = match.identity()
    options = ", ".join(f"{name} {value}" for name, value in identity["options"].items())
    rows = {
        "command": command,
        "options": options,
        "rules version": identity["rules_version"],
        "content": identity["content"],
        "empires": installed(),
        "Python": f"{platform.python_version()}, {platform.system()} {platform.machine()}",
    }
    yield "<ul>"
    for name, value in rows.items():
        yield f"<li>{name}: <code>{escape(str(value))}</code></li>"
    yield "</ul>"


def installed() -> str:
    try:
        return version("empires-tabletop")
    except PackageNotFoundError:
        return "run from its sources"

"""`empires review --html`: a review as one page that needs nothing else: no script, no network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from empires.review.reviewing import moments
from empires.shapes.review import Review, ReviewedMove, SeatSum, ToldMove
from empires.table import Game, Record
from empires.table.replay import play_out
from empires.text.catalogue import Words
from empires.text.hints import decimal, signed
from empires.text.reviewing import habit, told_move
from empires.text.telling import telling

ALL: Final = 100.0
ROUGH: Final = 5.0
PARTS: Final = ("start", "luck", "unseen", "errors", "others", "rest", "result", "adjusted")
PLAIN: Final = ("start", "result", "adjusted")  # the others are differences and have a sign
SIGNS: Final = {"best": "✓", "fine": "·", "doubtful": "?!", "mistake": "?", "blunder": "??"}
ERRORS: Final = ("doubtful", "mistake", "blunder")

HEAD: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{title}</title>
<style>{style}</style>
</head>
<body>"""
STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fdfcf8; --faint: #d9d6cc;
  --soft: #f1eee4; --seat1: #1768c8; --seat2: #c0480a; --seat3: #631a6b; --seat4: #eec348;
  --seat5: #25ad8f; }
@media (prefers-color-scheme: dark) { :root { --ink: #ebe8e0; --paper: #17181b; --faint: #3a3c42;
  --soft: #222429; --seat1: #4a93ee; --seat2: #ee7235; --seat3: #e1b6f3; --seat4: #ffe27a;
  --seat5: #3fd0aa; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; } h3 { font-size: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child { text-align: left; white-space: nowrap; }
small { display: block; }
svg { display: block; width: 100%; height: 14rem; background: var(--soft); }
svg path { stroke: var(--paper); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
svg line { stroke: var(--ink); stroke-dasharray: 3 3; vector-effect: non-scaling-stroke; }
.marks { position: relative; height: 1.6rem; padding: 0; margin: 0; list-style: none; }
.marks li { position: absolute; width: 1.4rem; margin-left: -.7rem; text-align: center;
  font-size: .8rem; font-weight: 700; }
.legend span { margin-right: 1rem; white-space: nowrap; }
.legend i { display: inline-block; width: .9rem; height: .7rem; margin-right: .4rem;
  border: 1px solid var(--ink); }
.seat1 { fill: var(--seat1); background: var(--seat1); }
.seat2 { fill: var(--seat2); background: var(--seat2); }
.seat3 { fill: var(--seat3); background: var(--seat3); }
.seat4 { fill: var(--seat4); background: var(--seat4); }
.seat5 { fill: var(--seat5); background: var(--seat5); }
.band { padding: 0 .4rem; border: 1px solid var(--ink); border-radius: .4rem; font-size: .8rem;
  font-weight: 600; white-space: nowrap; }
.blunder { background: var(--ink); color: var(--paper); }
li { margin: .4rem 0; overflow-wrap: anywhere; } .errors { padding-left: 1.2rem; }
.errors p, .errors ul, .errors ul li { margin: .2rem 0; } details { margin: 1rem 0; }
"""


def page(found: Review, record: Record, game: Game[Any], words: Words) -> str:
    """The whole page, in the language of the words."""
    return "\n".join(Page(found, record, game, words).parts()) + "\n"


class Page:
    """A review that becomes a page."""

    def __init__(self, found: Review, record: Record, game: Game[Any], words: Words) -> None:
        self.found = found
        self.words = words
        self.people = list(record.names)
        self.names = [escape(name) for name in record.names]
        self.voice = telling(game.name, words, names=record.names, pack=game.pack)
        course = play_out(record, game)
        positions = list(moments(course))
        self.told: list[ToldMove] = [
            told_move(move, course, positions[max(0, move.ply)], self.voice) for move in found.moves
        ]
        self.plies = len(course.steps)

    def say(self, key: str, **values: Any) -> str:
        return escape(self.voice.say(key, **values))

    def parts(self) -> Iterator[str]:
        title = f"{self.say('web-review')} {escape(self.voice.title)}: {', '.join(self.names)}"
        yield HEAD.format(lang=self.words.lang, title=title, style=STYLE)
        yield f"<h1>{title}</h1>"
        yield f"<p>{self.say('web-review-estimates')}"
        yield f"{self.say('web-review-budget', **self.budget())}</p>"
        yield from self.graph()
        yield from self.sums()
        yield from self.keys()
        for seat in range(len(self.names)):
            yield from self.errors(seat)
        yield from self.luck()
        yield from self.chances()
        yield "</body>\n</html>"

    def budget(self) -> dict[str, int]:
        return {name: self.found.budget[name] for name in ("futures", "draws", "worlds")}

    def graph(self) -> Iterator[str]:
        """Areas one upon the other, the first player lowest, as the table below says in numbers."""
        head = self.say("web-review-chance")
        yield f"<h2>{head}</h2>\n<p>{self.say('web-review-chance-note')}</p>"
        marks = [self.place(self.found.moves[at].ply) for at in self.found.keys]
        numbered = "".join(f'<li style="left:{x}%">{n}</li>' for n, x in enumerate(marks, start=1))
        yield f'<ol class="marks" aria-hidden="true">{numbered}</ol>'
        named = f'role="img" aria-label="{head}"'
        yield f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" {named}>'
        for seat in range(len(self.names)):
            yield f'<path class="seat{seat + 1}" d="{self.area(seat)}"/>'
        for x in (*marks, None):
            ends = 'x1="0" x2="100" y1="50" y2="50"' if x is None else f'x1="{x}" x2="{x}" y2="100"'
            yield f"<line {ends}/>"
        yield "</svg>"
        shown = (f'<span><i class="seat{n}"></i>{name}</span>' for n, name in self.numbered())
        yield f'<p class="legend">{"".join(shown)}</p>'

    def numbered(self) -> Iterator[tuple[int, str]]:
        return enumerate(self.names, start=1)

    def place(self, ply: int) -> float:
        return round(ALL * max(0, ply) / max(1, self.plies), 2)

    def area(self, seat: int) -> str:
        """Between the sum of the chances up to a seat's own and the sum of those below it."""
        upper = [self.spot(ply, row[: seat + 1]) for ply, row in enumerate(self.found.chances)]
        lower = [self.spot(ply, row[:seat]) for ply, row in enumerate(self.found.chances)]
        return f"M{'L'.join([*upper, *reversed(lower)])}Z"

    def spot(self, ply: int, chances: Sequence[float]) -> str:
        return f"{self.place(ply)} {round(ALL - sum(chances), 2)}"

    def sums(self) -> Iterator[str]:
        yield f"<h2>{self.say('web-review-sums')}</h2>"
        yield '<div class="wide"><table><thead><tr><td></td>'
        heads = (self.say("web-review-part", part=part) for part in (*PARTS, "each"))
        yield "".join(f'<th scope="col">{head}</th>' for head in heads)
        yield "</tr></thead><tbody>"
        for sum_, name in zip(self.found.seats, self.names, strict=True):
            cells = "".join(f"<td>{self.part(sum_, part)}</td>" for part in PARTS)
            each = f"{decimal(sum_.per_decision, self.words)}"
            of = self.say("web-review-of", n=sum_.decisions)
            yield f'<tr><th scope="row">{name}</th>{cells}<td>{each}<small>{of}</small></td></tr>'
        yield "</tbody></table></div>"
        for sum_ in self.found.seats:
            yield f"<p>{' '.join(self.coach(sum_))}</p>"

    def part(self, of: SeatSum, part: str) -> str:
        value = float(getattr(of, part))
        if part in PLAIN:
            return f"{'−' if value < 0 else ''}{decimal(abs(value), self.words)}"
        rough = part == "rest" and abs(value) > ROUGH
        note = f"<small>{self.say('web-review-rough')}</small>" if rough else ""
        return self.signed(-value if part == "errors" else value) + note

    def signed(self, n: float) -> str:
        return signed(n, self.words)

    def coach(self, of: SeatSum) -> Iterator[str]:
        name, luck = self.people[of.seat], self.signed(of.luck)
        kind = "bad" if of.luck < 0 else "good"
        yield self.say("web-review-coach-luck", name=name, kind=kind, luck=luck)
        errors = self.signed(-of.errors)
        yield self.say("web-review-coach-errors", errors=errors, n=of.decisions)
        if often := habit(self.found.moves, of.seat, self.voice):
            yield self.say("web-review-coach-habit", habit=often)

    def keys(self) -> Iterator[str]:
        yield f"<h2>{self.say('web-review-keys')}</h2>"
        if not self.found.keys:
            yield f"<p>{self.say('web-review-no-keys')}</p>"
            return
        yield "<ol>"
        for at in self.found.keys:
            move, told = self.found.moves[at], self.told[at]
            if move.band in ("mistake", "blunder"):
                yield f"<li>{self.lost(move, told)}</li>"
            else:
                yield f"<li>{self.lucky(move, told)}</li>"
        yield "</ol>"

    def lost(self, move: ReviewedMove, told: ToldMove) -> str:
        lost = self.say(
            "web-review-lost",
            error=decimal(move.error, self.words),
            interval=decimal(move.interval, self.words),
            points=self.signed(move.points).lstrip("+"),
        )
        return (
            f"{self.at(move)} · {self.names[move.seat]}: {escape(told.played)} "
            f"{self.band(move.band)} {lost}"
        )

    def lucky(self, move: ReviewedMove, told: ToldMove) -> str:
        pairs = zip(self.names, move.luck, strict=True)
        luck = ", ".join(f"{name} {self.signed(n)}" for name, n in pairs)
        what = escape(told.what or told.played)
        return what if move.ply < 0 and not any(move.luck) else f"{self.at(move)}{what}: {luck}"

    def at(self, move: ReviewedMove) -> str:
        return "" if move.ply < 0 else f"{self.say('web-review-move', n=move.ply + 1)}: "

    def band(self, band: str) -> str:
        word = self.say("web-review-band", band=band)
        return f'<span class="band {band}">{SIGNS[band]} {word}</span>'

    def errors(self, seat: int) -> Iterator[str]:
        """Every error of one player: what was played, what there was beside it, and why."""
        yield f"<h2>{self.say('review-errors-of', name=self.people[seat])}</h2>"
        pairs = zip(self.found.moves, self.told, strict=True)
        mine = [(m, told) for m, told in pairs if m.seat == seat and m.band in ERRORS]
        if not mine:
            yield f"<p>{self.say('review-no-errors')}</p>"
            return
        yield f'<p>{self.say("web-review-fair")}</p>\n<ol class="errors">'
        for move, told in mine:
            yield f"<li><p>{self.lost(move, told)}</p>"
            yield f"<ul>{''.join(self.choices(move, told))}</ul>"
            yield f"<p>{escape(told.why)}</p></li>" if told.why else "</li>"
        yield "</ol>"

    def choices(self, move: ReviewedMove, told: ToldMove) -> Iterator[str]:
        for looked, text in zip(move.choices, told.choices, strict=True):
            name = escape(text)
            if text == told.played:
                name += f" ({self.say('web-review-played')})"
            points = self.say("web-review-points", points=decimal(looked.points, self.words))
            yield f"<li>{name}: {decimal(looked.chance, self.words)} %, {points}</li>"

    def luck(self) -> Iterator[str]:
        """All of it, as the small strokes add up, too."""
        lucky = [
            (move, told)
            for move, told in zip(self.found.moves, self.told, strict=True)
            if any(move.luck)
        ]
        head = self.say("web-review-luck-list", n=len(lucky))
        yield f"<details><summary>{head}</summary><ul>"
        for move, told in lucky:
            yield f"<li>{self.lucky(move, told)}</li>"
        yield "</ul></details>"

    def chances(self) -> Iterator[str]:
        """The graph in numbers."""
        yield f"<details><summary>{self.say('review-every-move')}</summary>"
        yield '<div class="wide"><table><thead><tr><td></td>'
        yield "".join(f'<th scope="col">{name}</th>' for name in self.names)
        yield "</tr></thead><tbody>"
        for ply, row in enumerate(self.found.chances):
            cells = "".join(f"<td>{decimal(each, self.words)}</td>" for each in row)
            yield f'<tr><th scope="row">{ply}</th>{cells}</tr>'
        yield "</tbody></table></div></details>"

"""A report or a comparison for a page: the figures of the terminal, named in people's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from empires.arena.intervals import Interval
from empires.balance.comparing import Comparison
from empires.balance.estimates import Estimate
from empires.balance.findings import Finding
from empires.balance.measures import Key
from empires.balance.report import Report
from empires.balance.telling import SHARES, SHOWN, clipped, is_share, rated
from empires.shapes.workshop import Estimated, Estimates, Measured, Moved, ValueForm
from empires.text.catalogue import words
from empires.text.telling import AnyTelling, telling

SEATS: Final = ("seat", "turn order")
FEWEST: Final = 5  # deals: with fewer an interval is so wide that it would hide all the others
PLACES: Final = 4  # of a figure that is sent


def worded(found: Report | Comparison, lang: str) -> Measured:
    return Worded(found, lang).measured()


class Worded:
    """One report in one language."""

    def __init__(self, found: Report | Comparison, lang: str) -> None:
        self.found = found
        self.report = found.report if isinstance(found, Comparison) else found
        self.base = found.base if isinstance(found, Comparison) else None
        game = self.report.match.opened
        self.told: AnyTelling = telling(game.name, words(lang), pack=game.pack)
        self.slugs = set(self.told.slugs())

    def measured(self) -> Measured:
        sets = self.report.sets
        return Measured(
            games=self.report.games,
            of=self.report.match.total,
            compared=self.base is not None,
            comparisons=len(self.found.tested) if sets else 0,
            findings=[self.moved(one) for one in self.found.findings[:SHOWN]] if sets else [],
            luck=None if self.report.luck is None else max(0.0, self.report.luck),
            parts=list(self.parts()) if sets else [],
        )

    def moved(self, one: Finding) -> Moved:
        after = self.report.value(one.key)
        before = self.base.value(one.key) if self.base else after - one.value
        low, high = (round(end, PLACES) for end in one.interval)
        name = self.name(one.key)
        return Moved(
            name=name if one.key.group == "game" else f"{name}: {self.what(one.key)}",
            form=self.form(one.key),
            before=round(before, PLACES),
            after=round(after, PLACES),
            value=round(one.value, PLACES),
            low=low,
            high=high,
        )

    def parts(self) -> Iterator[Estimates]:
        for what in ("win share", "score"):
            keys = [key for key in self.report.estimates if key.group in SEATS and key.what == what]
            yield self.part(self.what(keys[0]), sorted(keys))
        course = [key for key in self.report.estimates if key.group == "game"]
        yield self.part(self.told.say("balance-course"), course)
        for group in self.report.census.groups:
            things = [
                thing
                for thing in rated(self.report, group)
                if self.report.estimates[Key(group.name, thing, "margin")].support >= FEWEST
            ]
            ends = things if len(things) <= 2 * SHOWN else things[:SHOWN] + things[-SHOWN:]
            if ends:
                title = self.told.say("balance-margins", group=group.name)
                yield self.part(title, [Key(group.name, thing, "margin") for thing in ends])

    def part(self, title: str, keys: list[Key]) -> Estimates:
        return Estimates(title=title, rows=[self.row(key) for key in keys])

    def row(self, key: Key) -> Estimated:
        estimate = self.report.estimates[key]
        low, high = self.interval(key, estimate) or (None, None)
        return Estimated(
            name=self.name(key),
            form=self.form(key),
            value=round(estimate.value, PLACES),
            low=low if low is None else round(low, PLACES),
            high=high if high is None else round(high, PLACES),
            beside=self.beside(key),
        )

    def interval(self, key: Key, estimate: Estimate) -> Interval | None:
        found = estimate.interval()
        return clipped(found) if self.form(key) == "share" else found

    def beside(self, key: Key) -> float | None:
        if self.base is not None:
            known = self.base.estimates.get(key)
            return None if known is None else round(known.value, PLACES)
        if key.group in SEATS and key.what in SHARES:
            return round(1 / self.report.match.players, PLACES)
        return None

    def form(self, key: Key) -> ValueForm:
        return (
            "share"
            if is_share(self.report, key)
            else "margin"
            if key.what == "margin"
            else "number"
        )

    def what(self, key: Key) -> str:
        return self.told.say("balance-what", what=key.what.replace(" ", "-"))

    def name(self, key: Key) -> str:
        if key.group == "seat":
            return self.told.say("balance-seat", n=int(key.thing) + 1)
        if key.group == "turn order":
            return self.told.say("balance-turn", n=int(key.thing))
        if key.group == "game":
            thing = key.thing.replace("'", "").replace(" ", "-").replace("/", "-of-")
            return self.told.say("balance-game", thing=thing)
        return self.named(key.group, key.thing)

    def named(self, group: str, thing: str) -> str:
        """A card or place by its name; a kind or a field of a track by that of its control."""
        for slug in (f"{group}-{thing}", thing):
            if slug in self.slugs:
                return self.told.name(slug)
        first, _, number = thing.partition(" ")
        for key in (f"form-kind-{first.replace('_', '-')}", f"form-title-{first}"):
            if self.told.words.has(self.told.key(key)):
                return f"{self.told.say(key)} {number}".strip()
        return thing.replace("-", " ").title()

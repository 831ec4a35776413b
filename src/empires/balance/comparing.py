"""A changed pack against its base, over the same deals: what moved."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from empires.arena.result import Json, rounded
from empires.balance.estimates import Estimate
from empires.balance.findings import Finding, found, tiers
from empires.balance.measures import Key
from empires.balance.report import Report, finding_as_json, heading, written


@dataclass(frozen=True)
class Comparison:
    """Two reports over the same deals and the same bots."""

    report: Report
    base: Report

    @cached_property
    def tested(self) -> dict[Key, Estimate]:
        """Every difference that is looked at, pack less base."""
        return {
            key: mine.minus(theirs)
            for key, mine in self.report.estimates.items()
            if self.is_compared(key) and (theirs := self.base.estimates.get(key))
        }

    def is_compared(self, key: Key) -> bool:
        """Things that only some have are judged by margin, others by what they come to."""
        group = {each.name: each for each in self.report.census.groups}.get(key.group)
        if group is None or key.what in group.uses:
            return True
        return key.what in (("score with", "win share with") if group.alone else ("margin",))

    @cached_property
    def findings(self) -> list[Finding]:
        """What moved, the clearest first."""
        return found(self.tested, tiers(self.tested, self.report.census))

    def before(self, key: Key) -> float:
        return self.base.value(key)

    def after(self, key: Key) -> float:
        return self.report.value(key)

    def as_json(self) -> Json:
        """Plain JSON, the same in every run and for any number of jobs."""
        interrupted = self.report.interrupted or self.base.interrupted
        return {
            **heading(self.report.match, self.report.sets, interrupted),
            "base": self.base.match.identity()["content"],
            "comparisons": len(self.tested),
            "findings": [
                {
                    **finding_as_json(one),
                    "before": rounded(self.before(one.key)),
                    "after": rounded(self.after(one.key)),
                }
                for one in self.findings
            ],
            "pack": self.report.as_json(),
            "base_pack": self.base.as_json(),
        }

    def text(self) -> str:
        """The JSON as it is written to a file."""
        return written(self.as_json())


def paired(report: Report, base: Report) -> Comparison:
    """Only deals that both packs have played count; after an interruption one has more."""
    both = {games[0].number for games in report.sets} & {games[0].number for games in base.sets}
    mine = [games for games in report.sets if games[0].number in both]
    theirs = [games for games in base.sets if games[0].number in both]
    return Comparison(
        Report(report.match, mine, report.interrupted), Report(base.match, theirs, base.interrupted)
    )

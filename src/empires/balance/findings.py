"""What stands out: differences whose interval leaves 0 out, however many were looked at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from empires.arena.intervals import Interval
from empires.balance.census import Census
from empires.balance.estimates import Estimate
from empires.balance.measures import Estimates, Key

RISK: Final = 0.01
"""How likely a report in which nothing is to be found may name a finding all the same."""


@dataclass(frozen=True)
class Finding:
    """Something that is not as it should be, or not as it was."""

    key: Key
    value: float
    interval: Interval
    """Corrected for all comparisons of the report."""
    strength: float
    """In standard errors."""


def found(tested: Mapping[Key, Estimate], tiers: Mapping[Key, int]) -> list[Finding]:
    """Those that hold, results before uses before consequences, the clearest first."""
    comparisons = len(tested)
    kept = []
    for key, estimate in tested.items():
        interval = estimate.corrected(comparisons, RISK)
        if interval and (interval[0] > 0 or interval[1] < 0):
            kept.append(Finding(key, estimate.value, interval, estimate.strength))
    ahead = {one.key[:2] for one in kept if one.key.what == "margin"}

    def order(one: Finding) -> tuple[int, float, Key]:
        # Where everybody scores more, that a seat does says nothing about the seat.
        shared = one.key.what == "score" and one.key[:2] not in ahead
        return (2 if shared else tiers[one.key], -one.strength, one.key)

    return sorted(kept, key=order)


def standing_out(known: Estimates, census: Census, players: int) -> dict[Key, Estimate]:
    """What of one pack can be out of line: against a fair share, or against its likes."""
    tested = {}
    for key, estimate in known.items():
        if key.group in ("seat", "turn order") and key.what == "win share":
            tested[key] = estimate.less(1 / players)
    for group in census.groups:
        if group.alone:
            for thing in group.things:
                key = Key(group.name, thing, "win share with")
                if key in known:
                    tested[key] = known[key].less(1 / players)
        elif group.printed:
            keys = [Key(group.name, thing, "margin") for thing in group.things]
            there = [key for key in keys if key in known and known[key].support > 1]
            if there:
                usual = sorted(known[key].value for key in there)[len(there) // 2]
                tested.update({key: known[key].less(usual) for key in there})
    return tested


def tiers(keys: Iterable[Key], census: Census) -> dict[Key, int]:
    """0: how seats fared, or those with a printed thing; 1: what was used how often; 2: what sums
    up or follows."""
    groups = {group.name: group for group in census.groups}
    ranks = {}
    for key in keys:
        group = groups.get(key.group)
        if group is None:
            # What one seat wins another loses: its own score tells which of them changed.
            ranks[key] = 2 if key.group == "game" else int(key.what != "score")
        elif not group.printed:
            ranks[key] = 2
        else:
            ranks[key] = 1 if key.what in group.uses else 0
    return ranks

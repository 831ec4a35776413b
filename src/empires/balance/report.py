"""A balance report of one pack: all its figures, as Python objects and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from empires.arena.match import Match
from empires.arena.result import Json, rounded
from empires.balance.census import Census, Group, census
from empires.balance.estimates import Estimate
from empires.balance.findings import Finding, found, standing_out
from empires.balance.measures import Estimates, Key, Sets, estimates, luck


@dataclass(frozen=True)
class Report:
    """What was played, in whole sets."""

    match: Match
    sets: Sets
    interrupted: bool = False

    @property
    def games(self) -> int:
        return len(self.sets) * self.match.set_size

    @cached_property
    def census(self) -> Census:
        return census(self.match.opened, self.match.players)

    @cached_property
    def estimates(self) -> Estimates:
        return estimates(self.sets, self.census)

    @cached_property
    def luck(self) -> float | None:
        return luck(self.sets, self.match.players)

    @cached_property
    def tested(self) -> dict[Key, Estimate]:
        return standing_out(self.estimates, self.census, self.match.players)

    @cached_property
    def findings(self) -> list[Finding]:
        """What is out of line, the clearest first."""
        # Seats and civilizations are dealt; who gets a card is no accident, so these come last.
        groups = {group.name for group in self.census.groups if not group.alone}
        return found(self.tested, {key: int(key.group in groups) for key in self.tested})

    def unused(self, group: Group) -> list[str]:
        """Things that were there to be had and that nobody ever had."""
        return [
            thing
            for thing in group.things
            if self.value(Key(group.name, thing, group.telling)) == 0
        ]

    def value(self, key: Key) -> float:
        estimate = self.estimates.get(key)
        return estimate.value if estimate else 0.0

    def as_json(self) -> Json:
        """Plain JSON, the same in every run and for any number of jobs."""
        return {
            **heading(self.match, self.sets, self.interrupted),
            "luck": rounded(self.luck),
            "comparisons": len(self.tested),
            "findings": [finding_as_json(one) for one in self.findings],
            "estimates": [
                estimate_as_json(key, estimate) for key, estimate in self.estimates.items()
            ],
            "unused": {group.name: self.unused(group) for group in self.census.groups},
            "dominated": [list(pair) for pair in self.census.dominated()],
        }

    def text(self) -> str:
        """The JSON as it is written to a file."""
        return written(self.as_json())


def heading(match: Match, sets: Sequence[Any], interrupted: bool) -> Json:
    identity = match.identity()
    return {
        "game": identity["game"],
        "players": identity["players"],
        "games": len(sets) * match.set_size,
        "sets": len(sets),
        "games_per_set": match.set_size,
        "complete": not interrupted,
        "seed": identity["seed"],
        "bots": identity["bots"],
        "options": identity["options"],
        "content": identity["content"],
        "rules_version": identity["rules_version"],
    }


def finding_as_json(one: Finding) -> Json:
    return {
        **one.key._asdict(),
        "value": rounded(one.value),
        "interval": rounded(one.interval),
        "strength": rounded(one.strength),
    }


def estimate_as_json(key: Key, estimate: Estimate) -> Json:
    return {
        **key._asdict(),
        "value": rounded(estimate.value),
        "interval": rounded(estimate.interval()),
        "deals": estimate.support,
    }


def written(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"

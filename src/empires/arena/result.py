"""The result of a match, for programs: as Python objects and as JSON that is always the same."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from empires.arena.match import Match
from empires.arena.playing import Played
from empires.arena.sprt import Sprt
from empires.arena.standing import Pair, Standing, pairs, standings

# Figures, texts and lists of them; docs/arena.md says what is what.
Json: TypeAlias = dict[str, Any]
"""A document for other programs."""


@dataclass(frozen=True)
class Result:
    """What was played, in whole sets: a deal that was not played in all seat orders is left out."""

    match: Match
    sets: Sequence[Sequence[Played]]
    sprt: Sprt | None = None
    interrupted: bool = False

    @property
    def games(self) -> int:
        """How many games count."""
        return len(self.sets) * self.match.set_size

    @cached_property
    def bots(self) -> list[Standing]:
        """Each bot in the order in which it was given; none before the first set is complete."""
        return standings(self.match, self.sets) if self.sets else []

    @cached_property
    def pairs(self) -> list[Pair]:
        """Each two bots compared."""
        return pairs(self.match, self.sets) if self.sets else []

    @property
    def seat_wins(self) -> list[float]:
        """The share of victories of each seat, whoever sat there."""
        played = [game.wins() for games in self.sets for game in games]
        seats = range(self.match.players)
        return [sum(wins[seat] for wins in played) / max(1, len(played)) for seat in seats]

    def as_json(self, *, timings: bool = False) -> Json:
        """Plain JSON; without timings always the same for the same match, on however many jobs."""
        identity = self.match.identity()
        found: Json = {
            "game": identity["game"],
            "players": identity["players"],
            "games": self.games,
            "sets": len(self.sets),
            "games_per_set": self.match.set_size,
            "complete": not self.interrupted,
            "seed": identity["seed"],
            "options": identity["options"],
            "content": identity["content"],
            "rules_version": identity["rules_version"],
            "fair_share": round(1 / self.match.players, 6),
            "seat_wins": rounded(self.seat_wins),
            "bots": [standing_as_json(one, timings=timings) for one in self.bots],
            "pairs": [pair_as_json(one) for one in self.pairs],
        }
        if self.sprt:
            found["sprt"] = self.sprt.as_json()
        return found

    def text(self, *, timings: bool = False) -> str:
        """The JSON as it is written to a file."""
        data = self.as_json(timings=timings)
        return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def standing_as_json(one: Standing, *, timings: bool) -> Json:
    found: Json = {
        "bot": one.bot,
        "seats": one.seats,
        "win_share": rounded(one.win_share),
        "win_share_interval": rounded(one.win_share_interval),
        "rating": rounded(one.rating),
        "rating_interval": rounded(one.rating_interval),
        "mean_score": rounded(one.mean_score),
        "mean_score_interval": rounded(one.mean_score_interval),
        "margin": rounded(one.margin),
        "margin_interval": rounded(one.margin_interval),
        "wins_by_seat": rounded(one.wins_by_seat),
        "decisions": one.decisions,
        "failures": one.failures,
    }
    if timings:
        found["seconds"] = rounded(one.seconds)
        found["seconds_per_decision"] = rounded(one.seconds / max(1, one.decisions))
    return found


def pair_as_json(one: Pair) -> Json:
    return {
        "bots": list(one.bots),
        "comparisons": one.comparisons,
        "ahead": rounded(one.ahead),
        "ahead_interval": rounded(one.ahead_interval),
        "score_difference": rounded(one.score_difference),
        "score_difference_interval": rounded(one.score_difference_interval),
    }


def rounded(value: float | Sequence[float] | None) -> Any:
    """Six places: more than anybody needs, and few enough to be the same on every machine."""
    if value is None:
        return None
    if isinstance(value, int | float):
        return round(value, 6)
    return [round(each, 6) for each in value]

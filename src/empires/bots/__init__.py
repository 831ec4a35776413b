"""Seats that play by themselves, found by name. A bot sees what its seat knows and nothing else.

>>> import empires
>>> from empires.rules.random import seeded
>>> game = empires.game("empires-end")
>>> p = game.new(players=2, seed=7)
>>> seat = p.to_move[0]
>>> bot("random", seed=7).choose(Outlook.of(game, p, seat, seeded([1, 2, 3]))) in p.legal(seat)
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from empires.bots.bot import Bot, BotFailure
from empires.bots.foresee import ForeseeBot
from empires.bots.greedy import GreedyBot
from empires.bots.levels import LEVELS
from empires.bots.outlook import Outlook
from empires.bots.outside import OutsideBot
from empires.bots.plan import PlanBot
from empires.bots.policy import PolicyBot
from empires.bots.random import RandomBot
from empires.bots.search import PLAYOUTS, SearchBot
from empires.bots.specs import (
    BadSpec,
    Command,
    File,
    Milliseconds,
    OneOf,
    Parameter,
    Thinking,
    Whole,
    parameters,
)

__all__ = ["KINDS", "LEVELS", "BadSpec", "Bot", "BotFailure", "Outlook", "bot", "check_spec"]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of bot: who makes it, and what may stand behind its name."""

    make: Callable[..., Bot]
    example: str
    first: tuple[str, Parameter] | None = None
    """The parameter that needs no name and has to be there."""
    known: Mapping[str, Parameter] = field(default_factory=dict)


KINDS: Final[Mapping[str, Kind]] = {
    "random": Kind(RandomBot, "random"),
    "greedy": Kind(
        GreedyBot,
        "greedy",
        known={
            "worlds": Whole(1, 1000),
            "slips": Whole(0, 100),
            "misjudge": Whole(0, 100_000),
            "file": File(),
        },
    ),
    "search": Kind(
        SearchBot,
        "search:100ms",
        first=("budget", Thinking()),
        known={
            "explore": Whole(0, 1000),
            "trust": Whole(0, 100_000),
            "faith": Whole(0, 1000),
            "worlds": Whole(1, 1000),
            "scale": Whole(1, 100_000),
            "win": Whole(0, 100),
            "playout": OneOf(tuple(PLAYOUTS)),
            "depth": Whole(0, 1000),
            "ahead": Whole(0, 100),
            "steps": Whole(0, 4),
            "learnt": Whole(0, 100),
        },
    ),
    "foresee": Kind(
        ForeseeBot,
        "foresee",
        known={
            "worlds": Whole(1, 1000),
            "learnt": Whole(0, 100),
            "first": Whole(0, 100),
            "misjudge": Whole(0, 1000),
            "scale": Whole(1, 100_000),
            "win": Whole(0, 100),
            "net": File(),
        },
    ),
    "plan": Kind(
        PlanBot,
        "plan:1s",
        first=("budget", Thinking()),
        known={
            "most": Whole(2, 1000),
            "explore": Whole(0, 1000),
            "trust": Whole(1, 100_000),
            "faith": Whole(0, 1000),
            "worlds": Whole(1, 1000),
            "scale": Whole(1, 100_000),
            "win": Whole(0, 100),
            "depth": Whole(0, 1000),
            "ahead": Whole(0, 100),
            "learnt": Whole(0, 100),
            "first": Whole(0, 100),
            "net": File(),
        },
    ),
    "program": Kind(
        OutsideBot,
        "program:./my_bot.py",
        first=("command", Command()),
        known={"time": Milliseconds(), "start": Milliseconds(), "log": File()},
    ),
    "policy": Kind(PolicyBot, "policy:my.npz", first=("policy", File())),
}


def check_spec(spec: str) -> tuple[Kind, dict[str, object]]:
    """The kind of bot that a spec or a level asks for, and its parameters; or ``BadSpec``."""
    name, *texts = LEVELS.get(spec, spec).split(":")
    if name not in KINDS:
        known = ", ".join([*(kind.example for kind in KINDS.values()), *LEVELS])
        raise BadSpec(f'there is no bot "{spec}": known are {known}')
    kind = KINDS[name]
    return kind, parameters(spec, texts, kind.first, kind.known)


def bot(spec: str, *, seed: int) -> Bot:
    """A fresh bot for one seat of one game.

    The same spec, seed and outlooks always give the same choices, unless the bot looks at the
    clock or comes from outside.
    """
    kind, found = check_spec(spec)
    return kind.make(seed, **found)

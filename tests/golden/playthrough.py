"""Whole games as text that people can read: every decision with what came of it, and the result."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import empires
from empires.rules.random import seeded
from empires.table.game import Event, Game, Move

FOLDER: Final = Path(__file__).parent


class Playthrough(NamedTuple):
    """Which game it is; who plays what follows from the seed."""

    game: str
    players: int
    options: Mapping[str, object]
    seed: int

    @property
    def file(self) -> Path:
        """Named by what makes it different: options by their value, or if so by their name."""
        words = [
            name.replace("_", "-") if value is True else str(value)
            for name, value in self.options.items()
            if value is not False
        ]
        start = [] if self.game == "empires-end" else [self.game]
        return FOLDER / f"{'-'.join([*start, f'{self.players}-players', *words])}.txt"


def playthroughs(name: str, first_seed: int, *options: str) -> tuple[Playthrough, ...]:
    """Every number of players with every mix of these options."""
    game = empires.game(name)
    mixes = list(product(*(game.option_values[option] for option in options)))
    kinds = product(game.seats, mixes)
    return tuple(
        Playthrough(name, players, dict(zip(options, values, strict=True)), seed)
        for seed, (players, values) in enumerate(kinds, start=first_seed)
    )


PLAYTHROUGHS: Final = (
    *playthroughs("empires-end", 121, "variant", "ruleset"),
    *playthroughs("first-empires", 241, "choose_civilizations", "open_tiles"),
    Playthrough("first-empires", 3, {"short": True}, 261),
)


def written(play: Playthrough) -> str:
    """Play the game and write it down."""
    game: Game[Any] = empires.game(play.game)
    p = game.new(players=play.players, seed=play.seed, journal=True, **play.options)
    lines = [
        f"game: {game.name}",
        f"rules version: {game.rules_version}",
        f"content: {game.content}",
        *(f"{name}: {value}" for name, value in game.options(p).items()),
        f"seed: {play.seed}",
        "",
        f"set-up | {told(game.events(p.journal or ()))}",
    ]
    random = seeded([play.seed, 0, 0])
    ply = 0
    while not p.over:
        seat = p.to_move[random.below(len(p.to_move))]
        legal = p.legal(seat)
        code = legal[random.below(len(legal))]
        move = short(game.move(p, seat, code), "do")
        p.journal = []
        p.play(seat, code)
        lines.append(f"{ply} seat {seat} | {move} | {told(game.events(p.journal))}".rstrip(" |"))
        ply += 1
    lines += [
        "",
        f"scores: {', '.join(map(str, p.scores()))}",
        f"ranking: {', '.join(map(str, p.ranking()))}",
        f"checksum: {checksum(game.dump(p))}",
    ]
    return "\n".join(lines) + "\n"


def told(events: list[Event]) -> str:
    return "; ".join(f"{short(event, 'event')} [{event.rule}]" for event in events)


def short(shape: Move | Event, name: str) -> str:
    """The name of a move or an event, then its facts."""
    facts = msgspec.to_builtins(shape)
    shown = [f"{key}={value(v)}" for key, v in facts.items() if key not in (name, "rule")]
    return " ".join([facts[name], *shown])


def value(fact: object) -> str:
    if isinstance(fact, Mapping):
        return "+".join(f"{n}*{name}" for name, n in fact.items()) or "nothing"
    if isinstance(fact, list | tuple):
        return ",".join(map(str, fact))
    return str(fact)


def checksum(dump: Mapping[str, Any]) -> str:
    """Of everything at the end, so that a difference nobody was told of shows too."""
    text = json.dumps(dump, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]

"""What is to be played: a game, its bots, and numbers for all the games of a match."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, TypedDict

from empires.arena.seating import LineUp, line_ups, set_size
from empires.bots import check_spec
from empires.table.game import Game, Options, open_game

LARGEST_SET: Final = 10_000  # games; beyond that nobody would wait for the first set


class ArenaError(ValueError):
    """A match that cannot be played, in one line that says what would be right."""


class Identity(TypedDict):
    """All that decides the result of each game of a match."""

    game: str
    players: int
    seed: int
    options: Options
    content: str
    rules_version: int
    bots: list[str]
    files: dict[str, str]


@dataclass(frozen=True)
class Match:
    """Some bots at one game. Game number n is the same in every process, and however many follow.

    >>> match = Match("empires-end", ["greedy", "random"], players=2, games=5, seed=3)
    >>> match.sets, match.total
    (3, 6)
    >>> match.names_at(0), match.names_at(1)
    (('greedy', 'random'), ('random', 'greedy'))
    """

    game: str
    bots: Sequence[str]
    """Specs of ``empires.bots``; one may be there twice."""
    players: int = 2
    games: int = 100
    """At least so many are played: whole sets, each deal in all its seat orders."""
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)
    content: Path | None = None

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise ArenaError(f"bots: expected at least two, got {len(self.bots)}")
        for spec in self.bots:
            check_spec(spec)
        if self.games < 1:
            raise ArenaError(f"games: expected a whole number from 1, got {self.games}")
        # The game itself knows which numbers of players and which options it takes.
        self.opened.new(players=self.players, seed=self.seed, **self.options)
        if self.set_size > LARGEST_SET:
            raise ArenaError(
                f"bots: {len(self.bots)} at {self.players} seats need {self.set_size} games for "
                f"each deal, expected at most {LARGEST_SET}"
            )

    @property
    def opened(self) -> Game[Any]:
        """The game with its content pack."""
        return opened(self.game, self.content)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the bots are called; the second of two alike is ``greedy#2``."""
        found: list[str] = []
        for at, spec in enumerate(self.bots):
            alike = list(self.bots[:at]).count(spec)
            found.append(f"{spec}#{alike + 1}" if alike else spec)
        return tuple(found)

    @cached_property
    def set_size(self) -> int:
        """How many games a deal is played in."""
        return set_size(len(self.bots), self.players)

    @property
    def sets(self) -> int:
        """How many deals there are."""
        return -(-self.games // self.set_size)

    @property
    def total(self) -> int:
        """How many games are played: those asked for, rounded up to whole sets."""
        return self.sets * self.set_size

    def line_up(self, number: int) -> LineUp:
        """The bot of each seat in a game."""
        deal, order = divmod(number, self.set_size)
        return line_ups(len(self.bots), self.players, deal)[order]

    def names_at(self, number: int) -> tuple[str, ...]:
        """The name of the bot of each seat in a game."""
        return tuple(self.names[bot] for bot in self.line_up(number))

    def deal_seed(self, number: int) -> int:
        """The seed a game is dealt with: the same for all games of a set."""
        return hashed(f"deal:{self.seed}:{number // self.set_size}", 8)

    def bot_seed(self, number: int, seat: int) -> int:
        """The seed of a bot, from the match's seed, the deal, the seat order and the seat."""
        order = ",".join(self.names_at(number))
        return hashed(f"bot:{self.seed}:{number // self.set_size}:{order}:{seat}", 12)

    def identity(self) -> Identity:
        """All that decides the result of each game, as JSON: what may be put together."""
        game = self.opened
        made = game.options(game.new(players=self.players, seed=self.seed, **self.options))
        options = {name: made[name] for name in game.option_values}
        return Identity(
            game=self.game,
            players=self.players,
            seed=self.seed,
            options=options,
            content=game.content,
            rules_version=game.rules_version,
            bots=list(self.names),
            files=files_of(self.bots),
        )


@cache
def opened(name: str, content: Path | None) -> Game[Any]:
    """The game, once in each process."""
    return open_game(name, content)


def files_of(specs: Sequence[str]) -> dict[str, str]:
    """The files that the specs of bots name, each with a digest of what is in it."""
    found = {}
    for spec in specs:
        for value in check_spec(spec)[1].values():
            if isinstance(value, Path) and value.is_file():
                found[str(value)] = hashlib.sha256(value.read_bytes()).hexdigest()[:16]
    return found


def hashed(text: str, size: int) -> int:
    """A number of so many bytes; SHA-256 makes neighbouring texts unlike."""
    return int.from_bytes(hashlib.sha256(f"empires-arena:{text}".encode()).digest()[:size], "big")

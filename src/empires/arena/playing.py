"""One game of a match, from the deal to the ranking; a bot that fails forfeits it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import ExitStack

import msgspec

from empires.arena.match import Match
from empires.bots import Bot, BotFailure, bot
from empires.rules.position import IllegalMove, Position


class Played(msgspec.Struct, frozen=True):
    """How one game ended, seat by seat."""

    number: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 the best; whoever shares a victory shares the rank."""
    decisions: tuple[int, ...]
    """How often each seat's bot was asked; a seat with one legal move is not."""
    seconds: tuple[float, ...]
    """How long its bot thought."""
    failures: tuple[str, ...]
    """Why its bot failed; empty for all others."""

    def wins(self) -> list[float]:
        """The victory, divided among those who share it."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]

    def margins(self) -> list[int]:
        """The score of each seat over the best of the others."""
        return [
            score - max(self.scores[:seat] + self.scores[seat + 1 :])
            for seat, score in enumerate(self.scores)
        ]


def play_games(match: Match, numbers: Iterable[int]) -> list[Played]:
    """Some games of a match, one after the other."""
    return [play_game(match, number) for number in numbers]


def play_game(match: Match, number: int) -> Played:
    """One game of a match.

    >>> match = Match("empires-end", ["random", "random"], games=2)
    >>> play_game(match, 0).scores == play_game(match, 0).scores
    True
    """
    with ExitStack() as closing:
        return Sitting(match, number, closing).played()


class Sitting:
    """A game with its bots around it."""

    def __init__(self, match: Match, number: int, closing: ExitStack) -> None:
        self.match = match
        self.game = match.opened
        self.number = number
        self.decisions = [0] * match.players
        self.seconds = [0.0] * match.players
        self.failures = [""] * match.players
        self.bots: list[Bot] = []
        for seat, at in enumerate(match.line_up(number)):
            self.bots.append(self.seated(match.bots[at], seat))
            closing.callback(self.bots[seat].close)

    def seated(self, spec: str, seat: int) -> Bot:
        try:
            return bot(spec, seed=self.match.bot_seed(self.number, seat))
        except BotFailure as failure:
            return self.stand_in(seat, failure)

    def stand_in(self, seat: int, failure: Exception) -> Bot:
        """The bot of a seat has failed and forfeits.

        The game goes on, with random moves in that seat, so that the others have a result.
        """
        self.failures[seat] = " ".join(str(failure).split()) or type(failure).__name__
        return bot("random", seed=self.match.bot_seed(self.number, seat))

    def played(self) -> Played:
        p = self.dealt()
        self.play_out(p)
        for one in self.bots:
            one.ended(p.scores(), p.ranking())
        return self.ended(p)

    def dealt(self, *, journal: bool = False) -> Position:
        dealt: Position = self.game.new(
            players=self.match.players,
            seed=self.match.deal_seed(self.number),
            journal=journal,
            **self.match.options,
        )
        return dealt

    def play_out(self, p: Position) -> None:
        while not p.over:
            self.play_one(p)

    def play_one(self, p: Position) -> None:
        """One move, if the bot that owes it finds one."""
        seat = p.to_move[0]
        legal = p.legal(seat)
        if len(legal) == 1:
            p.play(seat, legal[0])
            return
        try:
            p.play(seat, self.choice(p, seat))
        except (BotFailure, IllegalMove) as failure:
            self.bots[seat] = self.stand_in(seat, failure)

    def ended(self, p: Position) -> Played:
        return Played(
            number=self.number,
            scores=tuple(p.scores()),
            ranks=tuple(ranks(p.ranking(), self.failures)),
            decisions=tuple(self.decisions),
            seconds=tuple(round(spent, 6) for spent in self.seconds),
            failures=tuple(self.failures),
        )

    def choice(self, p: Position, seat: int) -> int:
        chooser = self.bots[seat]
        start = time.perf_counter()
        try:
            return chooser.choose(chooser.look(self.game, p, seat))
        finally:
            self.seconds[seat] += time.perf_counter() - start
            self.decisions[seat] += 1


def ranks(ranking: list[int], failures: list[str]) -> list[int]:
    """The ranking with every seat that forfeited behind all the others."""
    fair = [rank for rank, failure in zip(ranking, failures, strict=True) if not failure]
    return [
        len(fair) + 1 if failure else 1 + sum(other < rank for other in fair)
        for rank, failure in zip(ranking, failures, strict=True)
    ]

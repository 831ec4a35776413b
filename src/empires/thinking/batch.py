"""Many games played side by side, one decision in each at a time, with rows of bytes to learn from.

A game that ends is followed by another one within the same step.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from empires.rules.column import column
from empires.rules.columns import vec
from empires.rules.position import Code, IllegalMove, MoveList, Position, Seat
from empires.rules.random import Random, seeded
from empires.rules.rows import blank, mark_legal
from empires.thinking.evaluation import Evaluation
from empires.thinking.greedy import greedy
from empires.thinking.rewards import reward

# Who plays the other seats.
SELF: Final[i64] = 0  # whoever steps the batch decides for every seat
RANDOM: Final[i64] = 1
GREEDY: Final[i64] = 2


@final
class Batch:
    """Games of one kind, and what the seat to decide in each of them sees.

    Every step makes new rows, so that those of earlier steps stay as they were.
    """

    def __init__(
        self,
        games: list[Position],
        sources: list[Random],
        size: i64,
        codes: i64,
        rewarding: i64,
        opponents: i64,
        plays_forced: bool,
        evaluation: Evaluation,
    ) -> None:
        """Games about to begin, and for each a random source for its opponents and successors."""
        self.games: list[Position] = games
        self.sources: list[Random] = sources
        self.count: i64 = len(games)
        self.players: i64 = games[0].players
        self.size: i64 = size
        self.codes: i64 = codes
        self.rewarding: i64 = rewarding
        self.opponents: i64 = opponents
        self.plays_forced: bool = plays_forced
        self.evaluation: Evaluation = evaluation
        self.seats: vec[i64] = column(self.count, 0)  # [game] -> the seat to decide
        self.own: vec[i64] = column(self.count, 0)  # [game] -> the seat that learns
        self.observations: vec[u8] = blank(0)  # [game * size + i]
        self.masks: vec[u8] = blank(0)  # [game * codes + code]
        self.ended: vec[u8] = blank(0)  # [game]
        self.rewards: vec[float] = zeros(0)  # [game] -> of the seat that has just decided
        self.all_rewards: vec[float] = zeros(0)  # [game * players + seat]
        self.last: vec[u8] = blank(0)  # [game that ended, in order] -> its last observation
        moves = MoveList()  # one for all: a buffer for each would not fit into the cache
        for i in range(self.count):
            games[i].moves = moves
            games[i].filling = -1
            self.own[i] = i % self.players
        self.make_rows()
        for i in range(self.count):
            self.go_on(i)
            self.look(i)

    def make_rows(self) -> None:
        self.observations = blank(self.count * self.size)
        self.masks = blank(self.count * self.codes)
        self.ended = blank(self.count)
        self.rewards = zeros(self.count)
        self.all_rewards = zeros(self.count * self.players)
        self.last = blank(0)

    def step(self, codes: list[int]) -> None:
        """Play one move in every game. If any is illegal, none is played."""
        self.check(codes)
        self.make_rows()
        finished: i64 = 0
        for i in range(self.count):
            p = self.games[i]
            seat = self.seats[i]
            p.apply(seat, codes[i])
            self.go_on(i)
            if p.over:
                self.end(i, seat, finished)
                finished += 1
            self.look(i)

    def check(self, codes: list[int]) -> None:
        if len(codes) != self.count:
            raise ValueError(f"expected {self.count} moves, one for each game, got {len(codes)}")
        for i in range(self.count):
            code: i64 = codes[i]
            if not 0 <= code < self.codes or self.masks[i * self.codes + code] == 0:
                raise IllegalMove(self.seats[i], code, self.games[i].legal(self.seats[i]))

    def go_on(self, i: i64) -> None:
        """Play what needs no decision of whoever steps the batch."""
        p = self.games[i]
        while not p.over:
            seat = p.next_seat()
            if self.opponents != SELF and seat != self.own[i]:
                p.apply(seat, self.answer(p, seat, self.sources[i]))
                continue
            p.fill(seat)
            if self.plays_forced and p.moves.count == 1:
                p.apply(seat, p.moves.codes[0])
                continue
            self.seats[i] = seat
            return

    def answer(self, p: Position, seat: Seat, random: Random) -> Code:
        """The move of an opponent; it looks at positions that its seat could be in."""
        if self.opponents == GREEDY:
            return greedy(p, seat, self.evaluation, 1, random)
        p.fill(seat)
        return p.moves.codes[random.below(p.moves.count)]

    def look(self, i: i64) -> None:
        """Write what the seat to decide sees, and what it may do."""
        p = self.games[i]
        seat = self.seats[i]
        p.observe(seat, i * self.size, self.observations)
        mark_legal(p, seat, i * self.codes, self.masks)

    def end(self, i: i64, seat: Seat, finished: i64) -> None:
        """Reward everybody, keep the last observation, and begin another game."""
        p = self.games[i]
        self.ended[i] = 1
        for other in range(self.players):
            self.all_rewards[i * self.players + other] = reward(p, other, self.rewarding)
        self.rewards[i] = self.all_rewards[i * self.players + seat]
        if finished == 0:
            self.last = blank(self.count * self.size)
        p.observe(seat, finished * self.size, self.last)
        source = self.sources[i]
        self.games[i] = p.again(seeded([source.word(), source.word(), source.word()]))
        self.own[i] = (self.own[i] + 1) % self.players
        self.go_on(i)


def zeros(length: i64) -> vec[float]:
    return vec[float]([0.0] * int(length))

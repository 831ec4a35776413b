"""Many games played side by side, one decision in each at a time, with rows of bytes to learn from.

A game that ends is followed by another one within the same step.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, u8

from empires.rules.column import column
from empires.rules.columns import extend, vec
from empires.rules.position import Code, IllegalMove, MoveList, Plates, Position, Seat
from empires.rules.random import Random, seeded
from empires.rules.rows import blank, mark_legal
from empires.thinking.evaluation import Evaluation
from empires.thinking.greedy import greedy
from empires.thinking.rewards import write_rewards

# Who plays the other seats.
SELF: Final[i64] = 0  # whoever steps the batch decides for every seat
RANDOM: Final[i64] = 1
GREEDY: Final[i64] = 2


@final
class Form:
    """What a batch is asked for: how long rows are, and what stands in them."""

    def __init__(
        self, players: i64, size: i64, codes: i64, compact: bool, lists_legal: bool
    ) -> None:
        self.players: i64 = players
        self.size: i64 = size  # bytes of an observation
        self.codes: i64 = codes  # move codes of the game
        self.compact: bool = compact
        self.lists_legal: bool = lists_legal  # codes of legal moves one after the other, no masks


@final
class Rows:
    """What one step of a batch writes. Whoever steps may hand in the same rows again.

    Then the bytes of the masks must be zero: they are cleared faster from outside.
    """

    def __init__(self, count: i64, form: Form) -> None:
        # Observations are laid one behind the other into a room that keeps its place in memory.
        self.room: vec[u8] = vec[u8](capacity=count * form.size)
        self.observations: vec[u8] = extend(self.room, blank(count * form.size))
        """[game * size + i]"""
        self.masks: vec[u8] = blank(0 if form.lists_legal else count * form.codes)
        """[game * codes + code]"""
        # The legal codes of all games, one game after the other, and where those of each start.
        self.legal: vec[i16] = vec[i16]([0] * int(count * form.codes if form.lists_legal else 0))
        self.starts: vec[i64] = column(count + 1 if form.lists_legal else 0, 0)
        self.seats: vec[i64] = column(count, 0)  # [game] -> the seat to decide
        self.ended: vec[u8] = blank(count)  # [game]
        self.rewards: vec[float] = zeros(count)  # [game] -> of the seat that has just decided
        self.all_rewards: vec[float] = zeros(count * form.players)  # [game * players + seat]
        self.last: list[vec[u8]] = []  # of the games that ended, in order: the last observation

    def beginning(self) -> vec[u8]:
        """No observation yet, with room for those of all games."""
        if len(self.room) > 0:  # a list, for want of librt, grows with what is laid behind it
            self.room = vec[u8](capacity=0)
        return self.room

    def forget_ends(self) -> None:
        """Take back what says of games that they have ended."""
        if len(self.last) == 0:
            return
        self.last = []
        for i in range(len(self.ended)):
            self.ended[i] = 0
            self.rewards[i] = 0.0
        for i in range(len(self.all_rewards)):
            self.all_rewards[i] = 0.0


@final
class Batch:
    """Games of one kind, and what the seat to decide in each of them sees."""

    def __init__(
        self,
        games: list[Position],
        sources: list[Random],
        first: i64,
        form: Form,
        rewarding: i64,
        opponents: i64,
        plays_forced: bool,
        evaluation: Evaluation,
        rows: Rows,
    ) -> None:
        """Games about to begin, and for each a random source for its opponents and successors.

        ``first``: how many games of the same batch are played elsewhere, before these.
        """
        self.games: list[Position] = games
        self.sources: list[Random] = sources
        self.count: i64 = len(games)
        self.form: Form = form
        self.rewarding: i64 = rewarding
        self.opponents: i64 = opponents
        self.plays_forced: bool = plays_forced
        self.evaluation: Evaluation = evaluation
        self.own: vec[i64] = column(self.count, 0)  # [game] -> the seat that learns
        self.rows: Rows = rows
        moves = MoveList()  # one for all: a buffer for each would not fit into the cache
        for i in range(self.count):
            games[i].moves = moves
            games[i].filling = -1
            self.own[i] = (first + i) % form.players
        self.plates: list[Plates] = [p.plates(form.size, form.compact) for p in games]
        out = rows.beginning()
        for i in range(self.count):
            rows.seats[i] = self.go_on(i)
            self.list_moves(i)
            out = self.plates[i].show(rows.seats[i], out)
        rows.observations = out

    def check(self, codes: list[int]) -> None:
        """Refuse a step of which any move is illegal."""
        if len(codes) != self.count:
            raise ValueError(f"expected {self.count} moves, one for each game, got {len(codes)}")
        for i in range(self.count):
            code: i64 = codes[i]
            if not self.allows(i, code):
                seat = self.rows.seats[i]
                raise IllegalMove(seat, code, self.games[i].legal(seat))

    def allows(self, i: i64, code: Code) -> bool:
        rows = self.rows
        if not self.form.lists_legal:
            return 0 <= code < self.form.codes and rows.masks[i * self.form.codes + code] == 1
        for at in range(rows.starts[i], rows.starts[i + 1]):
            if i64(rows.legal[at]) == code:
                return True
        return False

    def step(self, codes: list[int], rows: Rows) -> None:
        """Play one move in every game, all of which ``check`` has let through."""
        seats = self.rows.seats
        self.rows = rows
        rows.forget_ends()
        out = rows.beginning()
        for i in range(self.count):
            p = self.games[i]
            seat = seats[i]
            p.apply(seat, codes[i])
            deciding = self.go_on(i)
            if p.over:
                deciding = self.end(i, seat)
            rows.seats[i] = deciding
            self.list_moves(i)
            out = self.plates[i].show(deciding, out)
        rows.observations = out

    def go_on(self, i: i64) -> Seat:
        """Play what needs no decision of whoever steps the batch; the seat that owes one then."""
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
            return seat
        return -1

    def answer(self, p: Position, seat: Seat, random: Random) -> Code:
        """The move of an opponent; it looks at positions that its seat could be in."""
        if self.opponents == GREEDY:
            return greedy(p, seat, self.evaluation, 1, 0, random)
        p.fill(seat)
        return p.moves.codes[random.below(p.moves.count)]

    def list_moves(self, i: i64) -> None:
        """Write what the seat to decide may do."""
        p = self.games[i]
        rows = self.rows
        form = self.form
        seat = rows.seats[i]
        if not form.lists_legal:
            mark_legal(p, seat, i * form.codes, rows.masks)
            return
        p.fill(seat)
        legal = p.moves.codes
        at = rows.starts[i]
        for j in range(p.moves.count):
            rows.legal[at + j] = i16(legal[j])
        rows.starts[i + 1] = at + p.moves.count

    def end(self, i: i64, seat: Seat) -> Seat:
        """Reward everybody, keep the last observation, and begin another game."""
        p = self.games[i]
        rows = self.rows
        players = self.form.players
        rows.ended[i] = 1
        write_rewards(p, self.rewarding, i * players, rows.all_rewards)
        rows.rewards[i] = rows.all_rewards[i * players + seat]
        last = blank(self.form.size)
        if self.form.compact:
            p.observe_compactly(seat, 0, last)
        else:
            p.observe(seat, 0, last)
        rows.last.append(last)
        source = self.sources[i]
        p = p.again(seeded([source.word(), source.word(), source.word()]))
        self.games[i] = p
        self.plates[i] = p.plates(self.form.size, self.form.compact)
        self.own[i] = (self.own[i] + 1) % players
        return self.go_on(i)


def zeros(length: i64) -> vec[float]:
    return vec[float]([0.0] * int(length))

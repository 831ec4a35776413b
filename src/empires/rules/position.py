"""What every position can do, whichever game it belongs to. The games fill in the rules."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64, u8

from empires.rules.columns import extend, vec
from empires.rules.random import Random

Seat: TypeAlias = i64
Code: TypeAlias = i64
Note: TypeAlias = tuple[int, int, int, int, int, int, int, int]

MOST_CODES: Final[i64] = 1024  # room for every legal move of any one decision

# What ``touched`` says beside the seats, which are its lowest bits.
EVERYBODY: Final[i64] = 0xFF
EVERYTHING: Final[i64] = -1


class IllegalMove(ValueError):
    """A move that the rules do not allow. It carries facts; ``empires.text`` makes the sentence."""

    def __init__(self, seat: int, code: int, legal: list[int]) -> None:
        self.seat = seat
        self.code = code
        self.legal = legal
        owed = f"legal are {legal}" if legal else "that seat has nothing to decide now"
        super().__init__(f"seat {seat} cannot play move {code}: {owed}")

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[int, int, list[int]]]:
        """Made again from its facts, so that it can come home from another process."""
        return IllegalMove, (self.seat, self.code, self.legal)


@final
class MoveList:
    """A reusable buffer of move codes that keeps itself in ascending order."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * int(MOST_CODES))
        self.count: i64 = 0
        self.fillings: i64 = 0  # how often it was emptied: tells a reader whether it was since

    def clear(self) -> None:
        self.count = 0
        self.fillings += 1

    def add(self, code: Code) -> None:
        """Take a code into its place; offering in ascending order costs one comparison."""
        at = self.count
        while at > 0 and self.codes[at - 1] > code:
            self.codes[at] = self.codes[at - 1]
            at -= 1
        self.codes[at] = code
        self.count += 1

    def holds(self, code: Code) -> bool:
        low: i64 = 0
        high = self.count
        while low < high:
            middle = (low + high) // 2
            if self.codes[middle] < code:
                low = middle + 1
            else:
                high = middle
        return low < self.count and self.codes[low] == code

    def listed(self) -> list[int]:
        return list(self.codes[: self.count])


class Plates:
    """What one game shows, kept between steps: only what was touched since is written anew."""

    def show(self, seat: Seat, out: vec[u8]) -> vec[u8]:
        """Lay behind ``out`` what ``observe`` would write for this seat."""
        raise NotImplementedError  # abstract


class Position:
    """A game at one moment: everything on the table, in hands and decks, and the random source.

    Fronts use ``over``, ``to_move``, ``legal``, ``play``, ``copy``, ``scores`` and ``ranking``.
    The games implement ``offer``, ``apply``, ``decides`` and ``first_to_ask``.
    """

    def __init__(self, players: i64, random: Random, moves: MoveList) -> None:
        self.players: i64 = players
        self.over: bool = False
        self.random: Random = random
        # One buffer serves a position and all its copies: it is filled and read within one call.
        self.moves: MoveList = moves
        self.filling: i64 = -1  # the filling that holds this position's legal moves, if any does
        self.filled_for: Seat = -1
        # What may be seen otherwise since somebody took note of it: a bit for each seat's own block
        # of an observation, and others that the games name.
        self.touched: i64 = EVERYTHING
        self.journal: list[Note] | None = None

    @property
    def to_move(self) -> list[int]:
        """Seats that owe a decision now, in the order in which they are asked."""
        seats: list[int] = []
        first = self.first_to_ask()
        for i in range(self.players):
            seat = (first + i) % self.players
            if self.decides(seat):
                seats.append(seat)
        return seats

    def next_seat(self) -> Seat:
        """The first of ``to_move``, or -1 when the game is over."""
        seat = self.first_to_ask()
        for _ in range(self.players):
            if self.decides(seat):
                return seat
            seat += 1
            if seat == self.players:
                seat = 0
        return -1

    def share(self, moves: MoveList) -> None:
        """Use a buffer of other games, too: what it holds is not known to be this position's."""
        self.moves = moves
        self.filling = -1

    def next_legal(self) -> list[int]:
        """The legal codes of the seat that is asked next; empty when the game is over."""
        return self.legal(self.next_seat())

    def play_next(self, code: Code) -> list[int]:
        """Play a move of the seat that is asked next, and give the legal codes after it.

        One call a decision: the fastest way to drive a game from Python.
        """
        self.play(self.next_seat(), code)
        return self.legal(self.next_seat())

    def legal(self, seat: Seat) -> list[int]:
        """The codes of all moves this seat may play now, ascending; empty if it owes none."""
        self.fill(seat)
        return self.moves.listed()

    def fill(self, seat: Seat) -> None:
        """Put the legal codes of a seat into ``moves``, unless they are there already."""
        if self.filling == self.moves.fillings and self.filled_for == seat:
            return
        self.moves.clear()
        self.filling = self.moves.fillings
        self.filled_for = seat
        if 0 <= seat < self.players and self.decides(seat):
            self.offer(seat, self.moves)

    def play(self, seat: Seat, code: Code) -> None:
        """Play one legal move; an illegal one raises ``IllegalMove`` and changes nothing."""
        self.fill(seat)
        if not self.moves.holds(code):
            raise IllegalMove(seat, code, self.moves.listed())
        self.apply(seat, code)

    def note(
        self, event: i64, rule: i64, seat: i64, a: i64, b: i64, c: i64, d: i64, e: i64
    ) -> None:
        """Write what happened into the journal, if one is kept."""
        if self.journal is not None:
            self.journal.append((event, rule, seat, a, b, c, d, e))

    def touch(self, seat: Seat) -> None:
        """Something of a seat changes that all may see."""
        one: i64 = 1
        self.touched |= one << seat

    def decides(self, seat: Seat) -> bool:
        raise NotImplementedError  # abstract: each game knows who owes a decision

    def first_to_ask(self) -> Seat:
        raise NotImplementedError  # abstract

    def offer(self, seat: Seat, out: MoveList) -> None:
        raise NotImplementedError  # abstract

    def apply(self, seat: Seat, code: Code) -> None:
        raise NotImplementedError  # abstract

    def copy(self) -> Position:
        raise NotImplementedError  # abstract

    def imagined(self, seat: Seat, random: Random) -> Position:
        """A position this seat (-1: an onlooker) could be in, for all it knows."""
        raise NotImplementedError  # abstract

    def onward(self, random: Random) -> Position:
        """The same position before another future: decks in another order, other dice to come.

        All that somebody holds or has done stays as it is, seen by others or not.
        """
        raise NotImplementedError  # only games that can be reviewed have it

    def sight(self, seat: Seat, with_hand: bool) -> i64:
        """What a seat sees, as one number: equal for positions that it cannot tell apart."""
        raise NotImplementedError  # abstract

    def observe(self, seat: Seat, at: i64, out: vec[u8]) -> None:
        """Write what a seat knows into zeros that start at ``at``, as numbers for learning."""
        raise NotImplementedError  # abstract

    def observe_compactly(self, seat: Seat, at: i64, out: vec[u8]) -> None:
        """The same in fewer bytes, for games that have such a form."""
        raise NotImplementedError  # only where the game's declaration has a layout for it

    def plates(self, size: i64, compact: bool) -> Plates:
        """For observations of this many bytes, one after the other, as the game goes on."""
        return Anew(self, size, compact)

    def again(self, random: Random) -> Position:
        """Another game with the same options, about to begin."""
        raise NotImplementedError  # abstract

    def reopen(self, seat: Seat) -> None:
        """Let the others decide again what they have decided and this seat cannot know yet."""

    def to_bytes(self) -> bytes:
        raise NotImplementedError  # abstract

    def fault(self) -> str:
        """The first thing about this position that can never be, or an empty string."""
        raise NotImplementedError  # abstract

    def scalars(self) -> list[int]:
        raise NotImplementedError  # abstract

    def set_scalars(self, values: list[int]) -> None:
        raise NotImplementedError  # abstract

    def columns(self) -> list[vec[i64]]:
        raise NotImplementedError  # abstract

    def scores(self) -> list[int]:
        """What each seat scores, or would score if the game ended now."""
        return [self.total(seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """The rank of each seat, 1 the best; seats that share a victory share it."""
        return [self.rank(seat) for seat in range(self.players)]

    def rank(self, seat: Seat) -> i64:
        better: i64 = 1
        for other in range(self.players):
            if other != seat and self.beats(other, seat):
                better += 1
        return better

    def total(self, seat: Seat) -> i64:
        raise NotImplementedError  # abstract

    def beats(self, one: Seat, other: Seat) -> bool:
        raise NotImplementedError  # abstract


@final
class Anew(Plates):
    """For games that keep nothing: every observation is written from the start."""

    def __init__(self, p: Position, size: i64, compact: bool) -> None:
        self.p: Position = p
        self.size: i64 = size
        self.compact: bool = compact

    def show(self, seat: Seat, out: vec[u8]) -> vec[u8]:
        row = vec[u8]([0] * int(self.size))
        if self.compact:
            self.p.observe_compactly(seat, 0, row)
        else:
            self.p.observe(seat, 0, row)
        return extend(out, row)

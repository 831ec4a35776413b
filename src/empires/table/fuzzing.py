"""Random play under suspicion: whole games of any kind, and everything that must hold in them.

What must hold in one game only, that game's ``check`` and ``check_move`` say. Telling people about
it is left to the command.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from empires.rules.position import IllegalMove, Position
from empires.rules.random import WORD, Random, seeded
from empires.shapes.prompts import Choice
from empires.table.game import Event, Game

encode: Final = msgspec.json.encode

MOST_DECISIONS: Final = 5_000  # of one game: ten times what the longest has ever taken
CLOSE_LOOK: Final = 40  # one decision in so many is looked at from all sides


@dataclass(frozen=True, slots=True)
class FuzzResult:
    """How one game went."""

    decisions: int
    """How many were made; with a fault, the number of the one that showed it."""
    fault: str | None
    """What was wrong, in one line that begins with seed and decision; None if all was well."""


class Fault(Exception):
    """Something that must never happen has happened."""


def fuzz_game(game: Game[Any], seed: int) -> FuzzResult:
    """Play one game of random legal moves and check each of its positions.

    The seed decides everything: number of players, options, whose turn comes first where several
    may move, and every move. Whatever goes wrong inside is the result, never an exception.

    >>> import empires
    >>> fuzz_game(empires.game("empires-end"), seed=1).fault is None
    True
    """
    suspect = Suspect(game, seed)
    try:
        suspect.play()
    except Fault as fault:
        return suspect.result(str(fault))
    except Exception as error:
        return suspect.result(f"{type(error).__name__}: {error}")
    return suspect.result(None)


class Suspect:
    """One game being played, and an earlier moment of it to come back to."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.random = seeded([(seed >> shift) & WORD for shift in (0, 32, 64)])
        self.decisions = 0
        self.since: list[tuple[int, int]] = []  # the moves played since the earlier moment

    def result(self, problem: str | None) -> FuzzResult:
        if problem is None:
            return FuzzResult(self.decisions, None)
        line = " ".join(problem.split())
        return FuzzResult(self.decisions, f"seed {self.seed}, decision {self.decisions}: {line}")

    def play(self) -> None:
        """The whole game."""
        p = self.new_game()
        self.look_closely(p)
        while not p.over:
            if self.decisions == MOST_DECISIONS:
                raise Fault(f"the game is not over after {MOST_DECISIONS} decisions")
            self.decide(p)
            if self.random.below(CLOSE_LOOK) == 0:
                self.look_closely(p)
        self.look_closely(p)
        self.check_end(p)

    def new_game(self) -> Position:
        """A game with a number of players and options of the seed's choosing."""
        options = {
            name: values[self.random.below(len(values))]
            for name, values in self.game.option_values.items()
        }
        players = self.game.seats[self.random.below(len(self.game.seats))]
        journal = self.random.below(4) > 0  # simulations play without one
        p: Position = self.game.new(players=players, seed=self.seed, journal=journal, **options)
        self.keep(p, p.to_bytes())
        return p

    def decide(self, p: Position) -> None:
        """One random legal move, and what must hold after any."""
        seat, code = any_move(p, self.random)
        before = p.copy()
        if p.journal is not None:
            p.journal = []
        self.decisions += 1
        p.play(seat, code)
        self.since.append((seat, code))
        fault = self.game.check(p)
        if not fault and p.journal is not None:
            fault = self.game.check_move(before, p.journal)
        if fault:
            raise Fault(fault)

    def look_closely(self, p: Position) -> None:
        """Everything that costs too much to do it after each decision. It changes nothing."""
        data = p.to_bytes()
        self.check_kept(data)
        for seat in p.to_move:
            self.check_twins(p, seat)
        self.check_refusal(p)
        looker = self.random.below(p.players + 1)
        self.check_view(p, looker if looker < p.players else None)
        if p.to_bytes() != data:
            raise Fault("looking at the position has changed it")
        self.keep(p, data)

    def keep(self, p: Position, data: bytes) -> None:
        """Remember this moment in all forms of a position; each comes back as it was."""
        written = self.game.dump(p)
        self.kept = {
            "its copy": p.copy(),
            "its bytes": self.game.from_bytes(data),
            "its JSON": self.game.position(msgspec.json.decode(encode(written))),
        }
        self.kept_bytes = data
        self.since.clear()
        for form, q in self.kept.items():
            # Bytes alone would not show what they themselves leave out.
            if q.to_bytes() != data or self.game.dump(q) != written:
                raise Fault(f"the position and {form} differ")

    def check_kept(self, data: bytes) -> None:
        """The copy has stayed as it was, and from all forms the same moves lead here again."""
        if self.kept["its copy"].to_bytes() != self.kept_bytes:
            raise Fault("a copy has changed while the game went on")
        for form, q in self.kept.items():
            for seat, code in self.since:
                q.play(seat, code)
            if q.to_bytes() != data:
                ago = len(self.since)
                raise Fault(f"a position of {ago} moves ago and {form} did not go the same way")

    def check_twins(self, p: Position, seat: int) -> None:
        """The legal codes are ascending, and each has a readable twin of its own."""
        legal = p.legal(seat)
        if not legal or legal != sorted(set(legal)) or not 0 <= legal[0] <= legal[-1]:
            raise Fault(f"the legal moves of seat {seat} are {legal}")
        if legal[-1] >= self.game.moves:
            raise Fault(f"move {legal[-1]} of seat {seat} is beyond the move space")
        for code in legal:
            twin = self.game.move(p, seat, code)
            back = self.game.code(p, seat, msgspec.json.decode(encode(twin)))
            if back != code:
                raise Fault(f"move {code} of seat {seat} is {twin}, which is move {back}")

    def check_refusal(self, p: Position) -> None:
        """A move that is not legal is refused; whoever looks closely sees that nothing changed."""
        seat = self.random.below(p.players + 2) - 1
        code = self.random.below(self.game.moves + 2) - 1
        if code in p.legal(seat):
            return
        notes = None if p.journal is None else list(p.journal)
        try:
            p.play(seat, code)
        except IllegalMove:
            if p.journal != notes:
                raise Fault(f"refused move {code} of seat {seat} is in the journal") from None
        else:
            raise Fault(f"illegal move {code} of seat {seat} was played")

    def check_view(self, p: Position, seat: int | None) -> None:
        """A view shows no more than the seat knows: every position it could be in looks alike."""
        view = self.game.view(p, seat)
        imagined = self.game.imagine(p, seat, self.random)
        if encode(self.game.view(imagined, seat)) != encode(view):
            raise Fault(f"the view of seat {seat} shows what it cannot know, or imagining lost it")
        fault = self.game.check(imagined)
        if fault:
            raise Fault(f"imagined by seat {seat}: {fault}")
        if seat is not None and view.prompt:
            for choice in view.prompt.choices:
                self.check_preview(p, seat, choice)
        for _ in range(MOST_DECISIONS):
            if imagined.over:
                return
            imagined.play(*any_move(imagined, self.random))
        raise Fault(f"a game imagined by seat {seat} does not end")

    def check_preview(self, p: Position, seat: int, choice: Choice) -> None:
        """What a choice promises is what happens, up to the first surprise."""
        q = p.copy()
        q.journal = []
        q.play(seat, choice.id)
        foreseen: list[Event] = []
        for event in self.game.events(q.journal):
            if self.game.is_barrier(event):
                break
            foreseen.append(self.game.seen_by(event, seat))
        if foreseen != list(choice.effects):
            raise Fault(f"choice {choice.id} of seat {seat} does not do what it promises")

    def check_end(self, p: Position) -> None:
        """Nobody owes a move, and the ranking follows the scores."""
        if p.to_move:
            raise Fault(f"the game is over, but seats {p.to_move} owe a move")
        ranked = sorted(zip(p.ranking(), p.scores(), strict=True))
        if ranked[0][0] != 1 or [s for _, s in ranked] != sorted(p.scores(), reverse=True):
            raise Fault(f"scores {p.scores()} are ranked {p.ranking()}")


def any_move(p: Position, random: Random) -> tuple[int, int]:
    """A random seat of those that may move, and a random one of its moves."""
    seats = p.to_move
    seat = seats[random.below(len(seats))]
    legal = p.legal(seat)
    return seat, legal[random.below(len(legal))]

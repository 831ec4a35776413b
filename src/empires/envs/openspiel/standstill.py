"""A game whose luck somebody else decides, outcome by outcome: OpenSpiel's chance nodes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias

from empires.rules.digest import mixed
from empires.rules.position import Position
from empires.rules.random import Random, scripted
from empires.table.game import Game, open_game

CHANCE: Final = -1
TERMINAL: Final = -4
NOTHING: Final = -1

Options: TypeAlias = tuple[tuple[str, Any], ...]


@cache
def known_game(name: str) -> Game[Any]:
    """One object serves all states of a game."""
    return open_game(name)


class Standstill:
    """A position at rest, and the move whose outcomes are being asked for, if one is under way.

    A move is tried on a copy with the outcomes decided so far. Once the rules ask for one more,
    it stands at chance, and the move is tried again when the outcome is there. Set-up is the move
    that comes first. A standstill never changes, so states share it instead of copying it.
    """

    __slots__ = ("memory", "mover", "name", "options", "outcomes", "pending", "position", "wanted")

    def __init__(
        self,
        name: str,
        options: Options,
        position: Position | None,
        pending: tuple[int, int],
        outcomes: tuple[int, ...],
        wanted: int,
        memory: Memory,
    ) -> None:
        self.name = name
        self.options = options
        self.position = position  # None until set-up is complete
        self.pending = pending  # seat and code of the move under way
        self.outcomes = outcomes
        self.wanted = wanted  # at chance: how many outcomes there are, all equally likely
        self.memory = memory
        if wanted:
            self.mover = CHANCE
        elif position is None or position.over:
            self.mover = TERMINAL
        else:
            self.mover = int(position.next_seat())

    @property
    def game(self) -> Game[Any]:
        return known_game(self.name)

    def after(self, action: int) -> Standstill:
        """The one after the mover, or chance, has decided."""
        if self.wanted:
            return self._tried(self.pending, (*self.outcomes, action))
        return self._tried((self.mover, action), ())

    def _tried(self, pending: tuple[int, int], outcomes: tuple[int, ...]) -> Standstill:
        random = scripted(list(outcomes))
        if self.position is None:
            q = self.game.lay_out(random=random, **dict(self.options))
        else:
            q = self.position.copy()
            q.random = random
            q.play(*pending)
        script = random.script
        if script is not None and script.wanted:
            at_rest, memory, wanted = self.position, self.memory, int(script.wanted)
            return Standstill(self.name, self.options, at_rest, pending, outcomes, wanted, memory)
        memory = self.memory.going_on(q, pending)
        return Standstill(self.name, self.options, q, (NOTHING, NOTHING), (), 0, memory)

    def imagined(self, seat: int, random: Random) -> Standstill:
        """One that this seat could be at, for all it knows; the others remember only the table."""
        if self.wanted or self.position is None:
            raise ValueError("only a player who is to decide has an information state to resample")
        q = self.game.imagine(self.position, seat, random)
        memory = self.memory.kept_by(seat, q)
        return Standstill(self.name, self.options, q, (NOTHING, NOTHING), (), 0, memory)

    def __deepcopy__(self, memo: dict[int, object]) -> Standstill:
        return self

    def __reduce__(self) -> tuple[Callable[..., Standstill], tuple[object, ...]]:
        """Positions have a written form of their own."""
        written = None if self.position is None else self.position.to_bytes()
        progress = (self.pending, self.outcomes, self.wanted)
        memory = (self.memory.chains, self.memory.sights)
        return read, (self.name, self.options, written, progress, memory)


def read(
    name: str,
    options: Options,
    written: bytes | None,
    progress: tuple[tuple[int, int], tuple[int, ...], int],
    memory: tuple[tuple[int, ...], tuple[int, ...]],
) -> Standstill:
    """The one that was written down."""
    position = None if written is None else known_game(name).from_bytes(written)
    return Standstill(name, options, position, *progress, Memory(*memory))


class Memory:
    """What each seat has seen and done so far, as one number each; the last is an onlooker's.

    A seat's number changes when something it can see changes, or when it decides, and never
    otherwise: two games that look the same to a seat give it the same number.
    """

    __slots__ = ("chains", "sights")

    def __init__(self, chains: tuple[int, ...], sights: tuple[int, ...]) -> None:
        self.chains = chains
        self.sights = sights

    def going_on(self, q: Position, played: tuple[int, int]) -> Memory:
        """The memory after a move."""
        sights = seen(q)
        chains = list(self.chains)
        if played[0] >= 0:
            chains[played[0]] = mixed(chains[played[0]], played[1])
        for i, sight in enumerate(sights):
            if sight != self.sights[i]:
                chains[i] = mixed(chains[i], sight)
        return Memory(tuple(chains), sights)

    def kept_by(self, seat: int, q: Position) -> Memory:
        """One seat's own memory; that of the others goes back to what an onlooker has."""
        chains = [mixed(self.chains[-1], other) for other in range(len(self.chains) - 1)]
        chains[seat] = self.chains[seat]
        return Memory((*chains, self.chains[-1]), seen(q))


def seen(p: Position) -> tuple[int, ...]:
    """What each seat, and an onlooker, sees now."""
    return (*(p.sight(seat, True) for seat in range(p.players)), p.sight(NOTHING, False))


def beginning(name: str, players: int, options: dict[str, object]) -> Standstill:
    """Before set-up: the first outcome is to be decided."""
    nothing = (0,) * (players + 1)
    given: Options = (("players", players), *sorted(options.items()))
    bare = Standstill(name, given, None, (NOTHING, NOTHING), (), 0, Memory(nothing, nothing))
    return bare._tried(bare.pending, ())

"""Words for tests of any game's rules: positions by their interesting parts, moves by their names.

The kits of the games add the words that only one of them has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from empires.rules.position import Position
from empires.table.game import Event, Game, Written
from empires.table.twins import written

P = TypeVar("P", bound=Position)


class Kit(Generic[P]):
    """One game with one content pack, asked and told in plain words."""

    def __init__(self, game: Game[P]) -> None:
        self.game: Final = game

    def position(self, **parts: Any) -> P:
        """A position given only in its interesting parts; it writes a journal from here on."""
        p = self.game.position(parts)
        p.journal = []
        return p

    def new(self, *, players: int = 2, seed: int = 1, **options: object) -> P:
        """A game about to begin, with its journal."""
        return self.game.new(players=players, seed=seed, journal=True, **options)

    # Events and moves are given as anything: a test asks for the fields of those it has in mind,
    # and fails if they are others.

    def play(self, p: P, seat: int, do: str, **fields: Any) -> list[Any]:
        """Play a move by its name and give back the events it caused."""
        p.journal = []
        p.play(seat, self.game.code(p, seat, {"do": do, **fields}))
        return self.happened(p)

    def happened(self, p: P) -> list[Any]:
        """The events since the last move of ``play``, or since the beginning."""
        return list(self.game.events(p.journal or []))

    def legal(self, p: P, seat: int) -> list[Any]:
        """Every move this seat may make now."""
        return [self.game.move(p, seat, code) for code in p.legal(seat)]

    def may(self, p: P, seat: int, do: str, **fields: Any) -> bool:
        """Whether this seat may make that move now. A malformed one is an error of the test."""
        return self.game.code(p, seat, {"do": do, **fields}) in p.legal(seat)

    def offers(self, p: P, seat: int, do: str, field: str) -> list[Any]:
        """One field of all legal moves of a name: ``offers(p, 0, "place", "position")``."""
        moves = [written(move) for move in self.legal(p, seat) if move.do == do]
        return [move[field] for move in moves if field in move]

    def written(self, p: P) -> Written:
        """The whole position as plain JSON, secrets included."""
        return self.game.dump(p)

    def empire(self, p: P, seat: int) -> dict[str, Any]:
        """All of one seat as plain JSON."""
        found: dict[str, Any] = self.game.dump(p)["seats"][seat]
        return found

    def phase(self, p: P) -> str:
        return self.game.view(p, None).phase

    def asks(self, p: P, seat: int) -> str | None:
        """What a seat is being asked, by the kind of its prompt; None if it owes nothing."""
        prompt = self.game.view(p, seat).prompt
        return None if prompt is None else prompt.kind


def named(events: Iterable[Event], *names: str) -> list[Any]:
    """The events of these names."""
    return [event for event in events if event.event in names]

"""Words for tests of any game's rules: positions by their interesting parts, moves by their names.

The kits of the games add the words that only one of them has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from empires.rules.position import Position
from empires.table.game import Event, Game, Move, Written


class Kit:
    """One game with one content pack, asked and told in plain words."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game

    def position(self, **parts: Any) -> Position:
        """A position given only in its interesting parts; it writes a journal from here on."""
        p: Position = self.game.position(parts)
        p.journal = []
        return p

    def new(self, *, players: int = 2, seed: int = 1, **options: object) -> Position:
        """A game about to begin, with its journal."""
        p: Position = self.game.new(players=players, seed=seed, journal=True, **options)
        return p

    def play(self, p: Position, seat: int, do: str, **fields: Any) -> list[Event]:
        """Play a move by its name and give back the events it caused."""
        p.journal = []
        p.play(seat, self.game.code(p, seat, {"do": do, **fields}))
        return self.happened(p)

    def happened(self, p: Position) -> list[Event]:
        """The events since the last move of ``play``, or since the beginning."""
        return self.game.events(p.journal or [])

    def legal(self, p: Position, seat: int) -> list[Move]:
        """Every move this seat may make now."""
        return [self.game.move(p, seat, code) for code in p.legal(seat)]

    def may(self, p: Position, seat: int, do: str, **fields: Any) -> bool:
        """Whether this seat may make that move now. A malformed one is an error of the test."""
        return self.game.code(p, seat, {"do": do, **fields}) in p.legal(seat)

    def offers(self, p: Position, seat: int, do: str, field: str) -> list[Any]:
        """One field of all legal moves of a name: ``offers(p, 0, "place", "position")``."""
        return [move[field] for move in self.legal(p, seat) if move["do"] == do and field in move]

    def written(self, p: Position) -> Written:
        """The whole position as plain JSON, secrets included."""
        return self.game.dump(p)

    def empire(self, p: Position, seat: int) -> dict[str, Any]:
        """All of one seat as plain JSON."""
        found: dict[str, Any] = self.game.dump(p)["seats"][seat]
        return found

    def phase(self, p: Position) -> str:
        return str(self.game.view(p, None)["phase"])

    def asks(self, p: Position, seat: int) -> str | None:
        """What a seat is being asked, by the kind of its prompt; None if it owes nothing."""
        prompt = self.game.view(p, seat)["prompt"]
        return None if prompt is None else str(prompt["kind"])


def named(events: Iterable[Event], *names: str) -> list[Event]:
    """The events of these names."""
    return [event for event in events if event["event"] in names]

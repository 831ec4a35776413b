"""A game in plain Python behind the seam: what needs to be written only once for all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from empires.rules.adapter import PlainPosition
from empires.rules.plain import PlainRules
from empires.rules.random import Random, seeded
from empires.table.fields import possible, whole, words
from empires.table.game import Game, GameError, Options, Written


class PlainGame(Game[PlainPosition]):
    """Moves and views are left to the game; its positions hold a board (``rules.plain``)."""

    rules: PlainRules[Any]

    def lay_out(
        self, *, players: int, random: Random, journal: bool = False, **options: object
    ) -> PlainPosition:
        players = whole(players, "players", self.seats.start, self.seats.stop - 1)
        chosen = {name: self.chosen(name, options) for name in self.option_values}
        self.refuse_unknown({name: options[name] for name in options if name not in chosen})
        board = self.rules.board(players, chosen)
        return self.rules.new(board, random, [] if journal else None)

    def chosen(self, name: str, given: Mapping[str, object]) -> str | bool | int:
        """The value of an option: the one given, or the usual one."""
        values = self.option_values[name]
        wanted = given.get(name, values[0])
        for value in values:
            if type(value) is type(wanted) and value == wanted:
                return value
        right = " or ".join(str(value).lower() for value in values)
        raise GameError(f"{name}: expected {right}, got {wanted!r}")

    def options(self, p: PlainPosition) -> Options:
        return {"players": p.players, **p.board.options}

    def from_bytes(self, data: bytes) -> PlainPosition:
        return self.rules.read(data)

    def dump(self, p: PlainPosition) -> Written:
        return {**msgspec.to_builtins(p.board), "random": p.random.words()}

    def position(self, written: Mapping[str, Any]) -> PlainPosition:
        """Fields that the board has usual values for may be left out, and so may the source."""
        if not isinstance(written, Mapping):
            raise GameError(f"position: expected a table, got {written!r}")
        parts = dict(written)
        source = parts.pop("random", None)
        random = seeded([1, 2, 3]) if source is None else Random(*words(source))
        try:
            board = msgspec.convert(parts, self.rules.board)
        except msgspec.ValidationError as error:
            raise GameError(f"position: {error}") from None
        return possible(self.rules.position(board, random))

    def imagine(self, p: PlainPosition, seat: int | None, random: Random) -> PlainPosition:
        return p.imagined(-1 if seat is None else seat, random)

    def acts_together(self, p: PlainPosition) -> bool:
        return len(p.to_move) > 1

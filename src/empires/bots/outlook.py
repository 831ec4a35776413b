"""What a bot is given when its seat has to decide: all that the seat knows, and nothing more."""

from __future__ import annotations

from functools import cached_property
from typing import Any, final

from empires.rules.position import Position
from empires.rules.random import Random
from empires.table.game import Game, View


@final
class Outlook:
    """One seat's knowledge of one moment: its view, its choices, and positions it could be in.

    It is made out of an imagined position, written down and read again, so that no reference to
    the true one is left in it: a bot could not look there if it tried.

    >>> import empires
    >>> from empires.rules.random import seeded
    >>> game = empires.game("empires-end")
    >>> outlook = Outlook.of(game, game.new(players=2, seed=7), 0, seeded([1, 2, 3]))
    >>> outlook.view.seat, outlook.imagine(seeded([4, 5, 6])).over
    (0, False)
    """

    def __init__(self, game: Game[Any], seat: int, imagined: bytes) -> None:
        """From the bytes of a position that this seat could be in: see ``of``."""
        self.game = game
        self.seat = seat
        self.imagined = imagined
        """Bytes, so that they can go to another process."""

    @classmethod
    def of(cls, game: Game[Any], p: Position, seat: int, random: Random) -> Outlook:
        """What a seat knows of a position; the random source is the bot's, not the game's."""
        return cls(game, seat, game.imagine(p, seat, random).to_bytes())

    @cached_property
    def position(self) -> Position:
        """A position the seat could be in; as good as any other, but always the same one."""
        found: Position = self.game.from_bytes(self.imagined)
        return found

    @cached_property
    def legal(self) -> list[int]:
        """The codes of the seat's legal moves: the same in every position it could be in."""
        return self.position.legal(self.seat)

    @cached_property
    def view(self) -> View:
        """The seat's view: the same in every position it could be in."""
        return self.game.view(self.position, self.seat)

    def imagine(self, random: Random) -> Position:
        """Another position the seat could be in."""
        return self.position.imagined(self.seat, random)

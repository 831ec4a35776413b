"""What greedy play and search ask about positions. Each game answers, with weights from data."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.position import Position, Seat
from empires.thinking.net import Net


class Evaluation:
    """What the positions of one game are worth; its declaration says where it is."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights: vec[i64] = weights
        """The game's ``weights`` module says which stands where."""
        self.net: Net | None = None
        """What was learnt, if there is anything for this game and number of players."""

    def worth(self, p: Position, seat: Seat) -> i64:
        """The final score a seat may expect, in hundredths of a point; at the end, the score."""
        raise NotImplementedError  # abstract

    def midway(self, p: Position, seat: Seat) -> bool:
        """Whether a seat is in the middle of a choice that only its last step completes."""
        raise NotImplementedError  # abstract

    def period(self, p: Position) -> i64:
        """The space of the track or the turn that the game is in, as a number."""
        raise NotImplementedError  # abstract

    def settled(self, p: Position, since: i64) -> bool:
        """Whether everything is decided that was open in that period.

        What the position is worth shows best then.
        """
        raise NotImplementedError  # abstract

    def sources(self, p: Position, seat: Seat) -> list[tuple[str, int]]:
        """What the worth of a position to a seat comes from, by name, in hundredths of a point."""
        return [("score", self.worth(p, seat))]

    def size(self) -> i64:
        """How many features a learned value is told of each seat; 0: nothing can be learnt."""
        return 0

    def features(self, p: Position, seat: Seat, known: bool, row: vec[i64]) -> None:
        """Write a seat's features into zeros; what only it can know, if it is known here."""

    def reckoned(self) -> list[int]:
        """What each feature adds to the worth as it is reckoned, in hundredths of a point."""
        return [0] * int(self.size())

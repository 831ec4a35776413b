"""What a learned value says about a position, with the eyes of one seat."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from empires.rules.column import column
from empires.rules.columns import vec
from empires.rules.position import Position, Seat
from empires.thinking.evaluation import Evaluation
from empires.thinking.net import Net


@final
class Foretold:
    """For every seat the score that it may expect and its chance to win.

    What only one seat can know is told of the viewer alone, so the answers are the same in all
    positions that the viewer can't tell apart.
    """

    def __init__(self, p: Position, viewer: Seat, evaluation: Evaluation, net: Net) -> None:
        players = p.players
        self.scores: vec[i64] = column(players, 0)  # [seat] -> in hundredths of a point
        self.chances: vec[i64] = column(players, 0)  # [seat] -> in millionths
        net.begin(players)
        for seat in range(players):
            evaluation.features(p, seat, seat == viewer, net.row)
            net.take_in(seat)
        net.answer(players, self.scores, self.chances)


def described(p: Position, viewer: Seat, evaluation: Evaluation) -> list[int]:
    """The features of all seats in turn, the viewer first: what a net is trained on."""
    size = evaluation.size()
    found: list[int] = []
    for turn in range(p.players):
        row = column(size, 0)
        seat = (viewer + turn) % p.players
        evaluation.features(p, seat, seat == viewer, row)
        for i in range(size):
            found.append(row[i])
    return found


def foretold(p: Position, viewer: Seat, evaluation: Evaluation) -> tuple[list[int], list[int]]:
    """Scores and chances as Python knows numbers, for whoever asks from there."""
    net = evaluation.net
    assert net is not None
    found = Foretold(p, viewer, evaluation, net)
    scores: list[int] = []
    chances: list[int] = []
    for seat in range(p.players):
        scores.append(found.scores[seat])
        chances.append(found.chances[seat])
    return scores, chances

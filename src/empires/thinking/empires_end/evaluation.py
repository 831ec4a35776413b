"""What a position of Empire's End is worth to a seat: an estimate of its final score."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.empires_end.disaster import open_disasters
from empires.rules.empires_end.hidden import beginning_of
from empires.rules.empires_end.innovations import adjacent_destroyed
from empires.rules.empires_end.position import Board
from empires.rules.empires_end.scoring import total
from empires.rules.empires_end.terms import (
    BID_AXES,
    BURN,
    BURN_SECOND,
    NOTHING,
    PLACE_FIRST,
    PLACE_SECOND,
    PLACE_TAKEN,
    PLACES,
)
from empires.rules.position import Position, Seat
from empires.thinking.empires_end import weights as w
from empires.thinking.empires_end.features import EMPIRE, HAND, SCORE, SIZE, STORE, features
from empires.thinking.empires_end.open_cards import open_cards
from empires.thinking.empires_end.parts import empire, hand, still_to_come, store
from empires.thinking.empires_end.prospects import (
    Prospects,
    is_fresh_conflict,
    is_fresh_disaster,
    risk_of,
)
from empires.thinking.evaluation import Evaluation


def worth(p: Board, seat: Seat, weights: vec[i64]) -> i64:
    """The final score to expect, in hundredths of a point; at the end it is the score."""
    if p.over:
        return 100 * total(p, seat)
    ahead = Prospects(p, seat, weights)
    return (
        100 * p.score[seat]
        + empire(p, seat, ahead, weights)
        + store(p, seat, ahead, weights)
        + hand(p, seat, ahead, weights)
        + open_cards(p, seat, ahead, weights)
        + still_to_come(p, ahead, weights)
    )


def sources(p: Board, seat: Seat, weights: vec[i64]) -> list[tuple[str, int]]:
    """Where the points come from that a seat can expect, in hundredths."""
    if p.over:
        return [("track", worth(p, seat, weights))]
    ahead = Prospects(p, seat, weights)
    locations: i64 = 0
    for place in range(PLACES):
        at = seat * PLACES + place
        if p.healthy[at] == 1:
            risk = risk_of(p, ahead, adjacent_destroyed(p, seat, place), weights[w.RISK])
            locations += p.printed.value[p.location[at]] * (100 - risk)
    to_come = open_cards(p, seat, ahead, weights) + still_to_come(p, ahead, weights)
    return [
        ("track", 100 * p.score[seat]),
        ("locations", locations),
        ("abilities", empire(p, seat, ahead, weights) - locations),
        ("resources", store(p, seat, ahead, weights)),
        ("hand", hand(p, seat, ahead, weights)),
        ("to_come", to_come),
    ]


def midway(p: Board, seat: Seat) -> bool:
    """Whether a seat is in the middle of a choice whose value shows only at its end."""
    stage = p.stage[seat]
    if stage in (BURN, PLACE_TAKEN, BURN_SECOND, PLACE_FIRST, PLACE_SECOND):
        return True
    if stage == BID_AXES:
        return p.axes[seat] > 0
    return beginning_of(stage) != NOTHING


def period(p: Board) -> i64:
    """EE-FLOW-1: where the marker stands on the track."""
    return p.space


def settled(p: Board, since: i64) -> bool:
    """Whether no disaster and no conflict lies open, unless it was revealed since that period.

    In the other phases nobody gets into anybody's way, so there is nothing to wait for.
    """
    if open_disasters(p) > 0:
        return p.space != since and is_fresh_disaster(p)
    if p.conflict != NOTHING:
        return p.space != since and is_fresh_conflict(p)
    return True


@final
class EmpiresEndEvaluation(Evaluation):
    """The functions above, for whoever thinks about any game."""

    def worth(self, p: Position, seat: Seat) -> i64:
        assert isinstance(p, Board)
        return worth(p, seat, self.weights)

    def midway(self, p: Position, seat: Seat) -> bool:
        assert isinstance(p, Board)
        return midway(p, seat)

    def period(self, p: Position) -> i64:
        assert isinstance(p, Board)
        return period(p)

    def settled(self, p: Position, since: i64) -> bool:
        assert isinstance(p, Board)
        return settled(p, since)

    def size(self) -> i64:
        return SIZE

    def reckoned(self) -> list[int]:
        found = [0] * int(SIZE)
        found[SCORE] = 100
        for part in (EMPIRE, STORE, HAND):
            found[part] = 10
        return found

    def features(self, p: Position, seat: Seat, known: bool, row: vec[i64]) -> None:
        assert isinstance(p, Board)
        features(p, seat, known, self.weights, row)

    def sources(self, p: Position, seat: Seat) -> list[tuple[str, int]]:
        assert isinstance(p, Board)
        return sources(p, seat, self.weights)

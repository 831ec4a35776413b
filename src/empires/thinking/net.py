"""A learned value in whole numbers: what each seat will score, and its chance to win.

Every seat is described by the same features. A unit takes those of its own seat by one column of
weights and the sum of all others' by a second one, so it makes no difference who sits where. Some
units are cut off below zero and feed the two answers; the last two are the answers' own.

Sums of whole numbers are the same on every machine, compiled or not.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from empires.rules.column import column
from empires.rules.columns import vec

ANSWERS: Final[i64] = 2  # the score in hundredths of a point, the logarithm of the odds
FINE: Final[i64] = 16  # bits behind the point of weights
LESS_FINE: Final[i64] = 6  # bits taken off a unit before it feeds the answers
ANSWER_FINE: Final[i64] = 12  # bits behind the point of what units feed
OCTAVE: Final[i64] = 1024  # steps of the logarithm in which chances double
HALVINGS: Final[i64] = 16  # steps of the table below in an octave
ONE: Final[i64] = 1_000_000  # a sure win, in millionths
LIKELIHOODS: Final = vec[i64](
    [
        1048576,
        1004120,
        961548,
        920782,
        881744,
        844361,
        808563,
        774282,
        741455,
        710020,
        679917,
        651091,
        623487,
        597053,
        571740,
        547500,
        524288,
    ]
)
"""What a chance is multiplied by, in 2**-20, for each sixteenth of an octave that it is smaller."""


@final
class Net:
    """The weights of one game and number of players."""

    def __init__(
        self, features: i64, hidden: i64, weights: vec[i64], bias: vec[i64], answers: vec[i64]
    ) -> None:
        self.features: i64 = features
        self.hidden: i64 = hidden
        self.units: i64 = hidden + ANSWERS
        self.weights: vec[i64] = weights  # [feature * 2 units + unit]; others' after the own ones
        self.bias: vec[i64] = bias  # [unit]
        self.answers: vec[i64] = answers  # [answer * hidden + unit]
        self.row: vec[i64] = column(features, 0)  # to write features into
        self.taken: vec[i64] = column(0, 0)  # [seat * features + feature]: what the sums are of
        self.sums: vec[i64] = column(0, 0)  # [seat * 2 units + unit]

    def begin(self, seats: i64) -> None:
        """Make room for so many seats."""
        wanted = seats * 2 * self.units
        if len(self.sums) != wanted:
            self.sums = column(wanted, 0)
            self.taken = column(seats * self.features, 0)

    def take_in(self, seat: i64) -> None:
        """Add up what is in the row, which is a seat's, and empty it.

        Only what differs from the position before is added: a search asks about positions that are
        much alike, and whole numbers come to the same sums on any way.
        """
        row = self.row
        taken = self.taken
        sums = self.sums
        weights = self.weights
        width = 2 * self.units
        start = seat * width
        first = seat * self.features
        for i in range(self.features):
            value = row[i]
            before = taken[first + i]
            if value != 0:
                row[i] = 0
            if value != before:
                taken[first + i] = value
                more = value - before
                at = i * width
                for j in range(width):
                    sums[start + j] += weights[at + j] * more

    def answer(self, seats: i64, scores: vec[i64], chances: vec[i64]) -> None:
        """Scores in hundredths of a point and chances to win in millionths, for every seat."""
        best: i64 = 0
        for seat in range(seats):
            self.tell(seats, seat, scores, chances)
            if seat == 0 or chances[seat] > best:
                best = chances[seat]
        all_of_them: i64 = 0
        for seat in range(seats):
            chances[seat] = likelihood(best - chances[seat])
            all_of_them += chances[seat]
        for seat in range(seats):
            chances[seat] = ONE * chances[seat] // all_of_them

    def tell(self, seats: i64, seat: i64, scores: vec[i64], chances: vec[i64]) -> None:
        """Both answers for one seat, the second one still as a logarithm."""
        hidden = self.hidden
        answers = self.answers
        score: i64 = 0
        odds: i64 = 0
        for unit in range(hidden):
            value = self.unit(seats, seat, unit)
            if value > 0:
                value >>= LESS_FINE
                score += value * answers[unit]
                odds += value * answers[hidden + unit]
        less_fine = FINE - LESS_FINE + ANSWER_FINE
        scores[seat] = (score >> less_fine) + (self.unit(seats, seat, hidden) >> FINE)
        chances[seat] = (odds >> less_fine) + (self.unit(seats, seat, hidden + 1) >> FINE)

    def unit(self, seats: i64, seat: i64, unit: i64) -> i64:
        width = 2 * self.units
        found = self.bias[unit] + self.sums[seat * width + unit]
        for other in range(seats):
            if other != seat:
                found += self.sums[other * width + self.units + unit]
        return found


def likelihood(less: i64) -> i64:
    """How likely something is beside the likeliest, in 2**-20, that is so far below it."""
    octaves = less // OCTAVE
    if octaves >= 20:
        return 0
    step = OCTAVE // HALVINGS
    rest = less % OCTAVE
    at = rest // step
    high = LIKELIHOODS[at]
    found = high - (high - LIKELIHOODS[at + 1]) * (rest % step) // step
    return found >> octaves

"""The choices of one decision tried side by side, until only one is left.

All of them are tried in the same imagined positions, with the same luck as far as they need it, so
that they differ by what they are and not by what they met. The worse half falls out again and
again (sequential halving): tries go to those that may still turn out to be the best.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from empires.rules.column import column
from empires.rules.columns import vec
from empires.thinking.greedy import misjudgement
from empires.thinking.leaf import decide_for_others
from empires.thinking.search import Search
from empires.thinking.tree import NOTHING

COARSE: Final[i64] = 1000  # results are squared in thousandths: millionths would not fit
SURENESS: Final[i64] = 9  # the square of three standard errors
FEWEST: Final[i64] = 8  # tries before any difference is believed


@final
class Plan:
    """What is known of each choice of the decision that a search has begun with."""

    def __init__(self, search: Search, most: i64, first: i64) -> None:
        """With the choices that look best at first sight, at most so many.

        The first sight counts for so many hundredths of the value of a choice, however often it is
        tried: what is learnt errs between choices that differ little, in every try alike.
        """
        self.search: Search = search
        self.first: i64 = first
        node = search.tree.find(search.key)
        self.count: i64 = 0  # of the choices still in it: they stand in front, the best first
        edge = search.tree.first[node]
        while edge != NOTHING:
            self.count += 1
            edge = search.tree.next[edge]
        self.edges: vec[i64] = column(self.count, NOTHING)
        edge = search.tree.first[node]
        for i in range(self.count):
            self.edges[i] = edge
            edge = search.tree.next[edge]
        self.tries: vec[i64] = column(self.count, 0)
        self.sums: vec[i64] = column(self.count, 0)  # of results, in millionths
        self.squares: vec[i64] = column(self.count, 0)  # of results in thousandths
        self.sort()
        self.count = min(self.count, most)

    def value(self, i: i64) -> i64:
        """The mean result of a choice, and for a part what it lacks at first sight."""
        search = self.search
        worse = search.tree.worse[self.edges[i]]
        if self.tries[i] == 0:
            return -worse
        lacks = 1_000_000 * worse // (4 * search.tuning.scale)
        seen = self.sums[i] // self.tries[i]
        return (seen * (100 - self.first) - lacks * self.first) // 100

    def sort(self) -> None:
        """The best first; equals stay as they are."""
        for i in range(1, self.count):
            at = i
            while at > 0 and self.value(at) > self.value(at - 1):
                self.swap(at)
                at -= 1

    def swap(self, at: i64) -> None:
        turn_round(self.edges, at)
        turn_round(self.tries, at)
        turn_round(self.sums, at)
        turn_round(self.squares, at)

    def sweep(self, positions: i64, deep: bool) -> None:
        """Try every choice in so many imagined positions."""
        search = self.search
        root = search.root
        assert root is not None
        for _ in range(positions):
            imagined = root.imagined(search.seat, search.random)
            imagined.reopen(search.seat)
            if search.tuning.alone:
                decide_for_others(
                    imagined, search.seat, search.since, search.tuning, search.evaluation
                )
            for i in range(self.count):
                result = search.try_out(imagined.copy(), self.edges[i], deep)
                self.tries[i] += 1
                self.sums[i] += result
                self.squares[i] += (result // COARSE) * (result // COARSE)

    def misjudge(self, size: i64) -> None:
        """Take every choice for better or worse than it was found to be, by about so much."""
        for i in range(self.count):
            self.sums[i] += self.tries[i] * misjudgement(size, self.search.random)

    def halve(self) -> None:
        """Leave the worse half out from now on."""
        self.sort()
        self.count = max(1, (self.count + 1) // 2)

    def is_clear(self) -> bool:
        """Whether the best choice is so far ahead that more tries would hardly change it."""
        self.sort()
        if self.count == 1:
            return True
        n = self.tries[0]
        if n < FEWEST or self.tries[1] != n:
            return False
        first = self.sums[0] // COARSE
        second = self.sums[1] // COARSE
        spread = n * (self.squares[0] + self.squares[1]) - first * first - second * second
        return (first - second) * (first - second) > SURENESS * (spread // n) and first > second

    def code(self) -> i64:
        """The code of the best choice."""
        self.sort()
        return self.search.tree.code[self.edges[0]]

    def told(self) -> list[tuple[int, int, int]]:
        """Code, tries and sum of results in millionths of each choice, those still in it first."""
        found: list[tuple[int, int, int]] = []
        for i in range(len(self.edges)):
            found.append((self.search.tree.code[self.edges[i]], self.tries[i], self.sums[i]))
        return found


def turn_round(values: vec[i64], at: i64) -> None:
    """Change a value with the one before it."""
    kept = values[at]
    values[at] = values[at - 1]
    values[at - 1] = kept

"""The one random source: small, inside the position, and the same on every platform.

The generator is Chris Doty-Humphrey's *sfc32*: four 32-bit words, additions, shifts and
exclusive-ors. No product and no shift leaves 63 bits, so the compiled form (64-bit integers that
wrap) and the interpreted one (integers without end) agree for ever.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from empires.rules.columns import vec

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 12  # rounds after which every seed bit has reached every output bit


@final
class Script:
    """Outcomes that somebody else has decided, and what is asked for once they are used up."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes: list[int] = outcomes
        self.read: i64 = 0
        self.wanted: i64 = 0  # the n of the first question that found no outcome, 0 before it

    def below(self, n: i64) -> i64:
        """The next outcome; 0, and n noted, when there is none.

        A number from 0 to 0 is no question, so nobody is asked for it.
        """
        if n <= 1:
            return 0
        if self.read < len(self.outcomes):
            self.read += 1
            return self.outcomes[self.read - 1]
        if self.wanted == 0:
            self.wanted = n
        return 0


@final
class Random:
    """A stream of random numbers that can be copied and written down."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.script: Script | None = None  # asked in the place of the stream, if there is one
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1.

        Scaling 32 bits favours some numbers by less than n / 2**32: one in forty million for the
        largest n used here, which no player and no test of a game could ever notice.
        """
        if self.script is not None:
            return self.script.below(n)
        return (self.word() * n) >> 32

    def copy(self) -> Random:
        """An independent stream that goes on from the same point; a script stays behind."""
        return Random(self.a, self.b, self.c, self.counter)

    def words(self) -> list[int]:
        """The four words, enough to make the same stream again."""
        return [self.a, self.b, self.c, self.counter]


def seeded(words: list[int]) -> Random:
    """A fresh stream from three words of seed."""
    random = Random(words[0] & WORD, words[1] & WORD, words[2] & WORD, 1)
    for _ in range(WARM_UP):
        random.word()
    return random


def scripted(outcomes: list[int]) -> Random:
    """A source that gives these outcomes, so that a move can be tried with luck as one likes."""
    random = Random(0, 0, 0, 0)
    random.script = Script(outcomes)
    return random


def shuffle(column: vec[i64], count: i64, random: Random) -> None:
    """Put the first ``count`` entries in random order."""
    last = count - 1
    while last > 0:
        other = random.below(last + 1)
        kept = column[last]
        column[last] = column[other]
        column[other] = kept
        last -= 1

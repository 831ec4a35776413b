"""The end of a walk through the tree: played on for a while, then valued for every seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from empires.rules.column import column
from empires.rules.columns import vec
from empires.rules.position import Position, Seat
from empires.rules.random import Random
from empires.thinking.evaluation import Evaluation
from empires.thinking.foretelling import Foretold
from empires.thinking.greedy import appraise

# With more than two, what hurts one of the others helps the rest as much, so greedy moves in the
# search look at the own seat alone: that is two to three times as fast.
DUEL: Final[i64] = 2
ONE: Final[i64] = 1_000_000  # a sure win, in millionths

# How it is played on.
NO_PLAYOUT: Final[i64] = 0
RANDOM_PLAYOUT: Final[i64] = 1
GREEDY_PLAYOUT: Final[i64] = 2


@final
class Tuning:
    """What can be tuned in a search; the defaults are in ``empires.bots.search``."""

    def __init__(
        self,
        explore: i64,
        trust: i64,
        faith: i64,
        worlds: i64,
        scale: i64,
        win: i64,
        playout: i64,
        depth: i64,
        ahead: i64,
        steps: i64,
        learnt: i64,
        alone: bool,
    ) -> None:
        self.explore: float = float(explore) / 100.0
        self.trust: i64 = trust
        """Hundredths of a point by which an appraisal must be worse for a quarter of the interest;
        0: appraisals are not asked for, and every choice is as interesting as the others."""
        self.faith: i64 = faith
        """So many tries of a choice are taken to have come out as its appraisal says."""
        self.worlds: i64 = worlds
        """In so many imagined positions the choices of the decision itself are appraised."""
        self.scale: i64 = scale
        """Hundredths of a point of margin that are half way from even to a sure win."""
        self.win: i64 = win
        """How much of a result is winning, in hundredths; the rest is the margin."""
        self.playout: i64 = playout
        self.depth: i64 = depth
        """Decisions of a playout at most; 0: no limit. With ``ahead``, at most in each period."""
        self.ahead: i64 = ahead
        """So many periods more are played by greedy moves once all that was open is decided."""
        self.steps: i64 = steps
        """How far an appraisal follows a choice that has only begun."""
        self.learnt: i64 = learnt
        """How much of a value comes from what was learnt, in hundredths; the rest is reckoned."""
        self.alone: bool = alone
        """Whether the others answer by greedy moves instead of searching for themselves."""


@final
class Leaf:
    """What a walk has led to, once it has been played on."""

    def __init__(
        self,
        p: Position,
        viewer: Seat,
        since: i64,
        tuning: Tuning,
        evaluation: Evaluation,
        random: Random,
    ) -> None:
        play_on(p, since, tuning, evaluation, random)
        complete(p, tuning, evaluation)
        players = p.players
        self.worths: vec[i64] = column(players, 0)  # [seat] -> in hundredths of a point
        self.results: vec[i64] = column(players, 0)  # [seat] -> in millionths
        net = evaluation.net
        learnt = 0 if net is None or p.over else tuning.learnt
        if learnt < 100:
            for seat in range(players):
                self.worths[seat] = evaluation.worth(p, seat)
            for seat in range(players):
                self.results[seat] = squeezed(margin(self.worths, seat), tuning.scale)
        if p.over:
            self.count_victory(p, tuning.win)
        elif net is not None and learnt > 0:
            self.mix_in(Foretold(p, viewer, evaluation, net), learnt, tuning)

    def mix_in(self, found: Foretold, learnt: i64, tuning: Tuning) -> None:
        """What was learnt, as the end of a game would count: winning most, and by how much."""
        for seat in range(len(self.worths)):
            lead = squeezed(margin(found.scores, seat), tuning.scale)
            result = (found.chances[seat] * tuning.win + lead * (100 - tuning.win)) // 100
            self.results[seat] = (result * learnt + self.results[seat] * (100 - learnt)) // 100
            worth = found.scores[seat] * learnt + self.worths[seat] * (100 - learnt)
            self.worths[seat] = worth // 100

    def count_victory(self, p: Position, win: i64) -> None:
        """At the end, winning counts more than by how much; a shared victory is shared."""
        winners: i64 = 0
        for seat in range(p.players):
            if p.rank(seat) == 1:
                winners += 1
        for seat in range(p.players):
            won = ONE // winners if p.rank(seat) == 1 else 0
            self.results[seat] = (won * win + self.results[seat] * (100 - win)) // 100


def margin(worths: vec[i64], seat: Seat) -> i64:
    """How far a seat is ahead of the best of the others, or behind."""
    first: i64 = 1 if seat == 0 else 0
    best = worths[first]
    for other in range(len(worths)):
        if other != seat:
            best = max(best, worths[other])
    return worths[seat] - best


def squeezed(margin: i64, scale: i64) -> i64:
    """A margin as a result between 0 and 1, in millionths: even is one half."""
    size = margin if margin > 0 else -margin
    return ONE // 2 + ONE * margin // (2 * (size + scale))


def play_on(
    p: Position, since: i64, tuning: Tuning, evaluation: Evaluation, random: Random
) -> None:
    """Play as the tuning says, by random moves or by greedy ones."""
    if tuning.playout == RANDOM_PLAYOUT:
        play_at_random(p, tuning.depth, random)
    elif tuning.playout == GREEDY_PLAYOUT:
        play_what_is_open(p, since, tuning, evaluation)
        for _ in range(tuning.ahead):
            move_on(p, tuning, evaluation)


def play_at_random(p: Position, depth: i64, random: Random) -> None:
    left = depth
    moves = p.moves
    while not p.over:
        seat = p.next_seat()
        moves.clear()
        p.offer(seat, moves)
        p.apply(seat, moves.codes[random.below(moves.count) if moves.count > 1 else 0])
        left -= 1
        if left == 0:
            return


def play_what_is_open(p: Position, since: i64, tuning: Tuning, evaluation: Evaluation) -> None:
    """Play greedily only what was open in the period that the search is in.

    What comes after it, above all the luck in it, says little about the choices there are now,
    unless it is tried often enough.
    """
    left = tuning.depth
    while not p.over and not evaluation.settled(p, since):
        play_greedily(p, tuning, evaluation)
        left -= 1
        if left == 0:
            return


def move_on(p: Position, tuning: Tuning, evaluation: Evaluation) -> None:
    """Play greedily to the end of the period, whosever it is."""
    left = tuning.depth
    period = evaluation.period(p)
    while not p.over and evaluation.period(p) == period:
        play_greedily(p, tuning, evaluation)
        left -= 1
        if left == 0:
            return


def play_greedily(p: Position, tuning: Tuning, evaluation: Evaluation) -> None:
    """One decision of whoever is asked next."""
    seat = p.next_seat()
    moves = p.moves
    moves.clear()
    p.offer(seat, moves)
    p.apply(seat, greedy_code(p, seat, tuning, evaluation) if moves.count > 1 else moves.codes[0])


def decide_for_others(
    p: Position, seat: Seat, since: i64, tuning: Tuning, evaluation: Evaluation
) -> None:
    """Let the others decide by greedy moves what they decide at the same time as a seat.

    They do so before it: afterwards they would answer to what they can't see.
    """
    if evaluation.settled(p, since):
        return
    for other in range(p.players):
        left = tuning.depth
        while other != seat and p.decides(other) and p.decides(seat) and left > 0:
            p.fill(other)
            code = p.moves.codes[0]
            if p.moves.count > 1:
                code = greedy_code(p, other, tuning, evaluation)
            p.apply(other, code)
            left -= 1


def complete(p: Position, tuning: Tuning, evaluation: Evaluation) -> None:
    """Complete a choice that has only begun: until then it looks as if nothing had changed."""
    for seat in range(p.players):
        while not p.over and evaluation.midway(p, seat):
            p.apply(seat, greedy_code(p, seat, tuning, evaluation))


def greedy_code(p: Position, seat: Seat, tuning: Tuning, evaluation: Evaluation) -> i64:
    """What greedy play would do in this very position; the first among equals."""
    appraisals = appraise(p, seat, evaluation, tuning.steps, p.players == DUEL)
    best: i64 = 0
    for i in range(1, len(appraisals)):
        if appraisals[i] > appraisals[best]:
            best = i
    p.fill(seat)
    return p.moves.codes[best]

"""A match from its first game to its last, or to the moment at which enough is known."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final

from empires.arena.cluster import Cluster, Task
from empires.arena.log import Log
from empires.arena.match import ArenaError, Match
from empires.arena.playing import Played, play_games
from empires.arena.result import Result
from empires.arena.sprt import Sprt
from empires.arena.workers import Done, Here, Workers

ERRAND: Final = 0.2  # seconds: long beside what sending costs, short beside anybody's patience
MOST_GAMES: Final = 64  # of one errand

Progress = Callable[["Score"], None]
Play = Callable[[Match, Sequence[int]], list[Played]]


class Score:
    """How a running match stands, for whoever watches."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games: dict[int, Played] = {}
        self.wins = [0.0] * len(match.bots)
        self.seats = [0] * len(match.bots)
        self.left = [match.set_size] * match.sets
        """How many games each set still lacks."""

    def add(self, games: list[Played]) -> None:
        for game in games:
            if game.number in self.games or game.number >= self.match.total:
                continue
            self.games[game.number] = game
            self.left[game.number // self.match.set_size] -= 1
            line_up = self.match.line_up(game.number)
            for bot, win in zip(line_up, game.wins(), strict=True):
                self.wins[bot] += win
                self.seats[bot] += 1

    def shares(self) -> dict[str, float]:
        """The share of victories of each bot that has sat anywhere yet."""
        rows = zip(self.match.names, self.wins, self.seats, strict=True)
        return {name: won / seats for name, won, seats in rows if seats}

    def set_of(self, deal: int) -> list[Played]:
        first = deal * self.match.set_size
        return [self.games[first + order] for order in range(self.match.set_size)]

    def result(self, sprt: Sprt | None, decided: int | None, interrupted: bool) -> Result:
        """What is complete; with a test that is decided, what led to the decision."""
        deals = range(self.match.sets if decided is None else decided)
        sets = [self.set_of(deal) for deal in deals if not self.left[deal]]
        return Result(self.match, sets, sprt, interrupted)


def run(
    match: Match,
    *,
    jobs: int = 1,
    resume: Path | None = None,
    sprt: Sprt | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
    play: Play = play_games,
    kept: type[Played] = Played,
) -> Result:
    """Play a match: here, in so many processes, or on the Ray cluster at an address.

    Ctrl-C ends it early, with what is complete. Whoever wants to know more of each game than how
    it ended gives another ``play``, and the shape of what that writes down.

    >>> result = run(Match("empires-end", ["random", "random"], games=4))
    >>> [(one.bot, one.seats) for one in result.bots]
    [('random', 4), ('random#2', 4)]
    """
    if sprt and (len(match.bots), match.players) != (2, 2):
        raise ArenaError("a sequential test takes two bots at two seats")
    score = Score(match)
    interrupted = False
    decided = None
    with ExitStack() as closing:
        log = Log(resume, match, kept) if resume else None
        if log:
            closing.callback(log.close)
            score.add(log.played)
        try:
            decided = newly_decided(score, sprt)
            waiting = [n for n in range(match.total) if n not in score.games]
            if waiting and decided is None:
                workers = chosen(match, partial(play, match), min(jobs, len(waiting)), ray)
                closing.callback(workers.close)
                for games in errands(workers, deque(waiting)):
                    if log:
                        log.add(games)
                    score.add(games)
                    if progress:
                        progress(score)
                    decided = newly_decided(score, sprt)
                    if decided is not None:
                        break
        except KeyboardInterrupt:
            interrupted = True
    return score.result(sprt, decided, interrupted)


def chosen(
    task: Task, work: Callable[[Sequence[int]], Done], jobs: int, ray: str | None
) -> Workers[Done]:
    """Workers here, in so many processes, or on the Ray cluster at an address."""
    if ray is not None:
        return Cluster(task, work, ray, jobs)
    if jobs == 1:
        return Here(work)
    from empires.arena.processes import Processes  # noqa: PLC0415 - a browser has none

    return Processes(work, jobs)


def errands(workers: Workers[list[Played]], waiting: deque[int]) -> Iterator[list[Played]]:
    """All games, handed out in their order; each errand as long as games have been so far."""
    out = 0
    games = 0
    spent = 0.0
    while waiting or out:
        size = max(1, min(MOST_GAMES, int(ERRAND * games / spent))) if spent else 1
        while waiting and out < workers.slots:
            workers.send([waiting.popleft() for _ in range(min(size, len(waiting)))])
            out += 1
        done = workers.receive()
        out -= 1
        games += len(done)
        spent += sum(sum(game.seconds) for game in done)
        yield done


def newly_decided(score: Score, sprt: Sprt | None) -> int | None:
    """The number of sets after which the test is decided, if it is.

    It takes the sets in their order, whoever finished first, so that the number of jobs has no
    part in the decision.
    """
    if sprt is None:
        return None
    while sprt.pairs < score.match.sets and not score.left[sprt.pairs]:
        sprt.add(pair_score(score.match, score.set_of(sprt.pairs)))
        if sprt.state != "undecided":
            return sprt.pairs
    return None


def pair_score(match: Match, games: list[Played]) -> float:
    """What the first bot made of a mirrored pair, from 0 to 1."""
    won = [game.wins()[match.line_up(game.number).index(0)] for game in games]
    return sum(won) / len(won)

"""What a match says about its bots: shares, scores, margins and ratings, with their intervals."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

from empires.arena.intervals import Interval, mean_interval, share_interval
from empires.arena.match import Match
from empires.arena.playing import Played
from empires.arena.ratings import Matrix, ratings


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot. All means are over its seats: a bot that fills three of them has three in a game."""

    bot: str
    seats: int
    """How many it took in all games together."""
    win_share: float
    """Victories for each seat taken, shared ones as their share; fair is 1 / players."""
    win_share_interval: Interval
    rating: float
    rating_interval: Interval | None
    mean_score: float
    mean_score_interval: Interval | None
    margin: float
    """Its score over the best of the others."""
    margin_interval: Interval | None
    wins_by_seat: tuple[float, ...]
    """The same share of victories, by where it sat."""
    failures: int
    decisions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots at the same tables, compared by rank and score; another seat may have won."""

    bots: tuple[str, str]
    comparisons: int
    ahead: float
    """How often the first was ranked above the second, half of it when they shared a rank."""
    ahead_interval: Interval
    score_difference: float
    score_difference_interval: Interval | None


Sets = Sequence[Sequence[Played]]


def standings(match: Match, sets: Sets) -> list[Standing]:
    """Each bot of a match in the order in which it was given, from whole sets."""
    rated = ratings([outranked(match, games) for games in sets], len(match.bots))
    return [standing(match, sets, bot, *rated[bot]) for bot in range(len(match.bots))]


def standing(
    match: Match, sets: Sets, bot: int, rating: float, rating_interval: Interval | None
) -> Standing:
    wins: list[float] = []
    scores: list[float] = []
    margins: list[float] = []
    by_seat: list[list[float]] = [[] for _ in range(match.players)]
    failures = decisions = seats = 0
    seconds = 0.0
    for games in sets:
        taken = [(game, seat) for game in games for seat in seats_of(match, game, bot)]
        won = [game.wins()[seat] for game, seat in taken]
        for (_, seat), win in zip(taken, won, strict=True):
            by_seat[seat].append(win)
        seats += len(taken)
        wins.append(statistics.fmean(won))
        scores.append(statistics.fmean(game.scores[seat] for game, seat in taken))
        margins.append(statistics.fmean(game.margins()[seat] for game, seat in taken))
        failures += sum(game.failures[seat] != "" for game, seat in taken)
        decisions += sum(game.decisions[seat] for game, seat in taken)
        seconds += sum(game.seconds[seat] for game, seat in taken)
    return Standing(
        bot=match.names[bot],
        seats=seats,
        win_share=statistics.fmean(wins),
        win_share_interval=share_interval(wins, seats // len(sets)),
        rating=rating,
        rating_interval=rating_interval,
        mean_score=statistics.fmean(scores),
        mean_score_interval=mean_interval(scores),
        margin=statistics.fmean(margins),
        margin_interval=mean_interval(margins),
        wins_by_seat=tuple(map(statistics.fmean, by_seat)),
        failures=failures,
        decisions=decisions,
        seconds=seconds,
    )


def pairs(match: Match, sets: Sets) -> list[Pair]:
    """Each two bots that sat at the same tables."""
    bots = range(len(match.bots))
    return [pair(match, sets, a, b) for a in bots for b in bots if a < b]


def pair(match: Match, sets: Sets, a: int, b: int) -> Pair:
    ahead: list[float] = []
    differences: list[float] = []
    comparisons = 0
    for games in sets:
        met = [
            (game, own, other)
            for game in games
            for own in seats_of(match, game, a)
            for other in seats_of(match, game, b)
        ]
        comparisons += len(met)
        ahead.append(statistics.fmean(above(game, own, other) for game, own, other in met))
        differences.append(
            statistics.fmean(game.scores[own] - game.scores[other] for game, own, other in met)
        )
    return Pair(
        bots=(match.names[a], match.names[b]),
        comparisons=comparisons,
        ahead=statistics.fmean(ahead),
        ahead_interval=share_interval(ahead, comparisons // len(sets)),
        score_difference=statistics.fmean(differences),
        score_difference_interval=mean_interval(differences),
    )


def outranked(match: Match, games: Sequence[Played]) -> Matrix:
    """How often each bot was ranked above each other one in these games."""
    found = [[0.0] * len(match.bots) for _ in match.bots]
    for game in games:
        line_up = match.line_up(game.number)
        for own, a in enumerate(line_up):
            for other, b in enumerate(line_up):
                if a != b:
                    found[a][b] += above(game, own, other)
    return found


def above(game: Played, own: int, other: int) -> float:
    """1 if a seat was ranked above another, a half if they shared the rank."""
    if game.ranks[own] == game.ranks[other]:
        return 0.5
    return float(game.ranks[own] < game.ranks[other])


def seats_of(match: Match, game: Played, bot: int) -> list[int]:
    return [seat for seat, at in enumerate(match.line_up(game.number)) if at == bot]

"""Games to learn from: settled positions on the way, and how each game ended."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from empires.arena.match import files_of, hashed, opened
from empires.bots import Bot, bot, weights
from empires.rules.position import Position
from empires.rules.random import WORD, Random, seeded
from empires.table.game import Game
from empires.thinking.evaluation import Evaluation
from empires.thinking.foretelling import described
from empires.thinking.greedy import greedy

WORLDS: Final = 2  # that a greedy choice looks at: more hardly changes the play
SPREAD: Final = 30  # per cent by which the weights of the seats differ from those that ship
SLIPS: Final = 2  # per cent of choices left to chance, so that more is seen than good play
OTHER_OPTIONS: Final = 25  # per cent of games that are set up in another way
MOST: Final = 32767  # what fits into two bytes
BEFORE: Final = -9  # a period that no game is ever in


@dataclass(frozen=True)
class Lesson:
    """What games are to be played; game number n is the same in every process."""

    game: str
    players: int
    seed: int
    content: Path | None = None
    bot: str | None = None
    """Who plays; None: greedy play with weights that differ from seat to seat."""
    every: int = 3
    """One in so many settled positions is kept."""

    @property
    def opened(self) -> Game[Any]:
        return opened(self.game, self.content)

    def identity(self) -> dict[str, object]:
        """All that decides each game: what machines of a cluster have to agree on."""
        game = self.opened
        return {
            "content": game.content,
            "rules_version": game.rules_version,
            "files": files_of([self.bot] if self.bot else []),
        }


class Heard(msgspec.Struct, frozen=True):
    """Positions of some games, as rows of numbers of two bytes."""

    first: int
    """The number of the first game."""
    features: bytes
    """For each position those of all seats, the viewer's first."""
    scores: bytes
    """The final scores of the same seats."""
    ranks: bytes
    """And their ranks, one byte each."""
    viewers: bytes
    """The seat that looks, for each position."""
    lengths: bytes
    """How many positions each game has; they stand in the order they were met."""


def hear(lesson: Lesson, numbers: Sequence[int]) -> Heard:
    """Play some games of a lesson and keep what can be learnt from them."""
    features, scores, ranks = array("h"), array("h"), array("b")
    viewers, lengths = array("b"), array("h")
    for number in numbers:
        before = len(viewers)
        play(lesson, number, features, scores, ranks, viewers)
        lengths.append(len(viewers) - before)
    columns = (features, scores, ranks, viewers, lengths)
    return Heard(numbers[0], *(column.tobytes() for column in columns))


def play(
    lesson: Lesson,
    number: int,
    features: array[int],
    scores: array[int],
    ranks: array[int],
    viewers: array[int],
) -> None:
    """One game, with its positions added to those before."""
    game = lesson.opened
    seed = hashed(f"train:{lesson.seed}:{number}", 12)
    random = seeded([(seed >> shift) & WORD for shift in (0, 32, 64)])
    options: dict[str, Any] = some_options(game, random)
    p: Position = game.new(players=lesson.players, seed=seed & (2**62 - 1), **options)
    plain = weights.shipped(lesson.game)
    players = [player(lesson, random) for _ in range(lesson.players)]
    first = len(viewers)
    while not p.over:
        seat = int(p.next_seat())
        p.play(seat, choice(players[seat], game, p, seat, random))
        if not p.over and is_settled(p, plain) and random.below(lesson.every) == 0:
            viewer = int(random.below(lesson.players))
            features.extend(max(-MOST, min(MOST, x)) for x in described(p, viewer, plain))
            viewers.append(viewer)
    final, ranking = p.scores(), p.ranking()
    for viewer in viewers[first:]:
        for turn in range(lesson.players):
            seat = (viewer + turn) % lesson.players
            scores.append(final[seat])
            ranks.append(ranking[seat])


def some_options(game: Game[Any], random: Random) -> dict[str, Any]:
    """Mostly the game as it is usually set up."""
    chosen: dict[str, Any] = {}
    if random.below(100) < OTHER_OPTIONS:
        for name, values in game.option_values.items():
            chosen[name] = values[random.below(len(values))]
    return chosen


def player(lesson: Lesson, random: Random) -> Bot | Evaluation:
    """Who decides for a seat in one game."""
    if lesson.bot:
        return bot(lesson.bot, seed=int(random.word()) << 32 | int(random.word()))
    given = weights.read(lesson.game)
    # The sum of three throws is near enough to a normal distribution.
    varied = [
        value * (100 + int(sum(random.below(2 * SPREAD + 1) for _ in range(3))) - 3 * SPREAD) // 100
        for value in given.values()
    ]
    return weights.weighed(lesson.game, dict(zip(given, varied, strict=True)))


def choice(who: Bot | Evaluation, game: Game[Any], p: Position, seat: int, random: Random) -> int:
    legal = p.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if random.below(100) < SLIPS:
        return legal[random.below(len(legal))]
    if isinstance(who, Bot):
        return who.choose(who.look(game, p, seat))
    return int(greedy(p, seat, who, WORLDS, 0, random))


def is_settled(p: Position, evaluation: Evaluation) -> bool:
    """Whether a position is of the kind that searches value."""
    if not evaluation.settled(p, BEFORE):
        return False
    return not any(evaluation.midway(p, seat) for seat in range(p.players))

"""Many games mined one after the other, kept game by game, and the best mixture of what came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import chain, repeat, zip_longest
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from empires.bots.workers import settle_in
from empires.puzzles.mining import mined
from empires.puzzles.proving import proved
from empires.puzzles.puzzle import LEVELS, Puzzle
from empires.puzzles.shipped import set_up
from empires.review.judge import Judge
from empires.rules.random import seeded
from empires.table import Game, GameError
from empires.table.files import write_file
from empires.table.game import open_game

OF_A_THEME: Final = 2  # puzzles out of one game
OF_A_GAME: Final = 6
APART: Final = 3  # candidates: neighbours are often the same question again


class Making(Struct, frozen=True):
    """What is to be made. The same again gives the same puzzles, however many work on it."""

    game: str
    players: int
    """0: one number of players after the other."""
    seed: int


class Kept(Struct, frozen=True):
    """What one game gave; it is a line of the file that is gone on with."""

    making: Making
    number: int
    candidates: int
    puzzles: tuple[Puzzle, ...]


def seats_of(making: Making, game: Game[Any], number: int) -> int:
    return making.players or game.seats[number % min(3, len(game.seats))]


def made_of_game(making: Making, number: int) -> Kept:
    """Play the game of that number, and prove what looks like a puzzle in it."""
    game = open_game(making.game)
    players, seed = seats_of(making, game, number), making.seed * 1_000_003 + number
    found = mined(game, players, seed)
    judge = Judge(game, players, found.last, tempered=False)
    order = in_any_order(len(found.found), seed)
    puzzles: list[Puzzle] = []
    near: set[int] = set()
    of_theme: Counter[str] = Counter()
    for at in order:
        if len(puzzles) == OF_A_GAME:
            break
        theme = theme_of(game, found.found[at].position, found.found[at].seat)
        if at in near or of_theme[theme] == OF_A_THEME:
            continue
        puzzle = proved(game, found.found[at], judge, seed + at)
        if puzzle is not None:
            puzzles.append(puzzle)
            of_theme[theme] += 1
            near.update(range(at - APART, at + APART + 1))
    return Kept(making, number, len(found.found), tuple(puzzles))


def in_any_order(count: int, seed: int) -> list[int]:
    random, order = seeded([seed % 2**32, seed >> 32, 5]), list(range(count))
    for at in range(count - 1, 0, -1):
        other = random.below(at + 1)
        order[at], order[other] = order[other], order[at]
    return order


def theme_of(game: Game[Any], p: Any, seat: int) -> str:
    prompt = game.view(p, seat).prompt
    return prompt.kind if prompt is not None else ""


def make(
    making: Making, games: int, jobs: int, file: Path | None, tell: Callable[[Kept], None]
) -> list[Puzzle]:
    """The first so many games of it; what a file has already is not done again."""
    done = {each.number: each for each in (kept_in(file, making) if file else [])}
    missing = [number for number in range(games) if number not in done]
    for kept in working(making, missing, jobs):
        done[kept.number] = kept
        if file:
            with file.open("ab") as out:
                out.write(msgspec.json.encode(kept) + b"\n")
        tell(kept)
    game = open_game(making.game)
    found = chain.from_iterable(done[number].puzzles for number in range(games))
    asking = [each for each in found if is_a_question(each, game)]
    return list({each.id: each for each in asking}.values())


def is_a_question(puzzle: Puzzle, game: Game[Any]) -> bool:
    """Whether more is to be seen than that there is still something to gain before the end."""
    prompt = set_up(puzzle, game).view(puzzle.seat).prompt
    ends = {each.id for each in prompt.choices if each.ends} if prompt is not None else set()
    wrong = {each.code for each in puzzle.choices} - set(puzzle.accepted)
    return not wrong <= ends


def working(making: Making, numbers: Sequence[int], jobs: int) -> Iterator[Kept]:
    """In the order of the numbers, whoever is ready first."""
    if jobs == 1 or len(numbers) < 2:
        yield from map(partial(made_of_game, making), numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=settle_in) as pool:
        try:
            yield from pool.map(made_of_game, repeat(making), numbers)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def kept_in(file: Path, making: Making) -> list[Kept]:
    """The games that are done; a line that was cut off is done again."""
    if not file.exists():
        return []
    found = []
    for line in file.read_bytes().splitlines():
        with suppress(msgspec.DecodeError):
            found.append(msgspec.json.decode(line, type=Kept))
    if any(each.making != making for each in found):
        raise GameError(f"{file}: holds games of another search; name another file, or remove it")
    # Without half a line at its end, so that the next one stands on its own.
    write_file(file, b"".join(msgspec.json.encode(each) + b"\n" for each in found))
    return found


def mixture(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """At most so many, of every theme and level in turn; first those with more than two choices."""
    kinds: dict[tuple[str, str], list[Puzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda each: (len(each.choices) < 3, -each.gap)):
        kinds.setdefault((puzzle.theme, puzzle.level), []).append(puzzle)
    ranked = sorted(kinds, key=lambda kind: (-LEVELS.index(kind[1]), kind[0]))
    rounds = zip_longest(*(kinds[kind] for kind in ranked))
    chosen = [each for each in chain.from_iterable(rounds) if each is not None][:most]
    return sorted(chosen, key=lambda each: each.id)  # as good as by chance, and always the same

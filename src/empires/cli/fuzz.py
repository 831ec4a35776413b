"""`empires fuzz`: many random games, every position of them checked, spread over the cores."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import active_children
from typing import Any, Final

import click

from empires.bots.workers import settle_in
from empires.cli.options import answer, game_argument, json_option, opened_game
from empires.cli.program import FOUND
from empires.table.fuzzing import fuzz_game
from empires.table.game import Game

BATCH: Final = 10  # games per errand to a process: enough to be cheap, few enough to show progress
SHOWN: Final = 10  # faults told in full


@dataclass(frozen=True, slots=True)
class Fault:
    """A game in which something happened that must not; `what` names seed and decision too."""

    seed: int
    decision: int
    what: str


@dataclass(frozen=True, slots=True)
class Batch:
    """What came of some games."""

    games: int
    decisions: int
    faults: tuple[Fault, ...]


@click.command("fuzz")
@game_argument
@click.option(
    "--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games."
)
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="Seed of the first game."
)
@click.option("--jobs", type=click.IntRange(1), help="Processes at a time.  [default: all cores]")
@json_option
def command(game: str, games: int, seed: int, jobs: int | None, as_json: bool) -> int:
    """Play random games and check every position.

    Player counts, variants and rulesets vary with the seed. The same seed and number of games give
    the same result, on however many processes.

    \b
    Example:
      empires fuzz empires-end --games 20000 --seed 1
    """
    batches = list(shown(fuzzed(game, seed, games, jobs or cores()), games))
    decisions = sum(batch.decisions for batch in batches)
    faults = [fault for batch in batches for fault in batch.faults]
    if as_json:
        told = [{"seed": f.seed, "decision": f.decision, "fault": f.what} for f in faults]
        answer({"game": game, "games": games, "decisions": decisions, "faults": told})
        return FOUND if faults else 0
    for fault in faults[:SHOWN]:
        click.echo(fault.what)
        click.echo(f"  again: empires fuzz {game} --games 1 --seed {fault.seed} --jobs 1")
    click.echo(f"fuzz: {games} games, {decisions} decisions, {len(faults)} faults")
    return FOUND if faults else 0


def fuzzed(game: str, seed: int, games: int, jobs: int) -> Iterator[Batch]:
    """All batches in the order of their seeds, whoever finished first."""
    errands = [
        (game, first, min(BATCH, seed + games - first))
        for first in range(seed, seed + games, BATCH)
    ]
    if min(jobs, len(errands)) == 1:
        yield from map(fuzz_batch, errands)
        return
    with workers(jobs) as pool:
        done = 0
        try:
            for batch in pool.map(fuzz_batch, errands):
                yield batch
                done += 1
        except BrokenProcessPool:
            # Only a crash outside Python does that, and it takes the name of its seed with it.
            first = errands[done][1]
            raise click.ClickException(
                f"a process died while it played a game; look from --seed {first} on, with --jobs 1"
            ) from None


@cache
def known_to_this_process(name: str) -> Game[Any]:
    return opened_game(name)


def fuzz_batch(errand: tuple[str, int, int]) -> Batch:
    name, first, count = errand
    game = known_to_this_process(name)
    decisions = 0
    faults = []
    for seed in range(first, first + count):
        result = fuzz_game(game, seed)
        decisions += result.decisions
        if result.fault is not None:
            faults.append(Fault(seed, result.decisions, result.fault))
    return Batch(count, decisions, tuple(faults))


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    pool = ProcessPoolExecutor(jobs, initializer=settle_in)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():  # whoever interrupts doesn't want to wait for their games
            child.terminate()
        raise
    pool.shutdown()


def cores() -> int:
    """How many this process may use, where the system tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def shown(batches: Iterable[Batch], games: int) -> Iterator[Batch]:
    """The batches, with a bar on stderr while somebody watches."""
    if not sys.stderr.isatty():
        yield from batches
        return
    with click.progressbar(length=games, label="fuzz", file=sys.stderr) as bar:
        for batch in batches:
            bar.update(batch.games)
            yield batch

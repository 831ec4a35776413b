"""Workers that are processes of this machine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Generic

from empires.arena.match import ArenaError
from empires.arena.workers import Done
from empires.bots.workers import settle_in


class Processes(Generic[Done]):
    """Processes of this machine, started afresh so that they inherit nothing by accident."""

    def __init__(self, work: Callable[[Sequence[int]], Done], jobs: int) -> None:
        self.work = work
        self.slots = 2 * jobs  # so that nobody waits for the next errand
        self.others = active_children()
        self.pool = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=settle_in
        )
        self.out: dict[Future[Done], Sequence[int]] = {}

    def send(self, numbers: Sequence[int]) -> None:
        try:
            self.out[self.pool.submit(self.work, numbers)] = numbers
        except BrokenProcessPool:
            raise self.died() from None

    def receive(self) -> Done:
        done, _ = wait(self.out, return_when=FIRST_COMPLETED)
        first = min(done, key=lambda future: self.out[future][0])
        try:
            done_with = first.result()
        except BrokenProcessPool:
            raise self.died() from None
        del self.out[first]
        return done_with

    def died(self) -> ArenaError:
        # Only a crash outside Python does that, and it takes the number of its game with it.
        games = sorted(number for numbers in self.out.values() for number in numbers)
        return ArenaError(
            f"a worker process died while it played one of the games {games[0]} to {games[-1]}; "
            "--jobs 1 shows where"
        )

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            if child not in self.others:
                child.terminate()
                child.join()

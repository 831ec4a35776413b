"""The same games on a Ray cluster, for whoever has more machines than one."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import chdir
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, Protocol

from empires.arena.match import ArenaError
from empires.arena.workers import Done

IN_PLACE: Final = "local"
"""The address of a cluster that is started for this match, on this machine."""
PATIENCE: Final = 10  # seconds


class Task(Protocol):
    """Games that can be played anywhere by their numbers."""

    def identity(self) -> Mapping[str, object]:
        """All that decides the result of each of them."""


class Cluster(Generic[Done]):
    """The workers of a Ray cluster."""

    def __init__(
        self, task: Task, work: Callable[[Sequence[int]], Done], address: str, jobs: int
    ) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            missing = "Ray is not installed here: pip install '.[cluster]' in the clone of Empires"
            raise ArenaError(missing) from None
        self.task = task
        self.work = work
        self.identity = task.identity()
        self.joined = not self.ray.is_initialized()  # in a notebook somebody may have done it
        if self.joined:
            self.join(address, jobs)
        self.slots = 2 * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.play = self.ray.remote(work_elsewhere)
        self.out: dict[Any, Sequence[int]] = {}

    def join(self, address: str, jobs: int) -> None:
        knock(address)
        here = {"num_cpus": jobs, "include_dashboard": False}
        try:
            self.ray.init(
                **(here if address == IN_PLACE else {"address": address}),
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            why = str(error).splitlines()[0]
            raise ArenaError(
                f"{address}: no Ray cluster can be reached there ({why}); "
                "if it wants a token, set RAY_AUTH_MODE and RAY_AUTH_TOKEN"
            ) from None

    def send(self, numbers: Sequence[int]) -> None:
        task = self.play.remote(self.task, self.work, self.identity, Path.cwd(), numbers)
        self.out[task] = numbers

    def receive(self) -> Done:
        (done, *_), _ = self.ray.wait(list(self.out))
        try:
            result: Done = self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            why = str(error).splitlines()[0]
            first, *_, last = [*self.out[done], self.out[done][-1]]
            raise ArenaError(f"the cluster lost the games {first} to {last} ({why})") from None
        del self.out[done]
        return result

    def close(self) -> None:
        for task in self.out:
            self.ray.cancel(task, force=True)
        if self.joined:
            self.ray.shutdown()


def knock(address: str) -> None:
    """Whether anybody listens: Ray itself would try for ever at an address where nobody does."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:  # a name that Ray knows, such as auto
        return
    try:
        with socket.create_connection((host, int(port)), timeout=PATIENCE):
            pass
    except (OSError, ValueError, OverflowError) as error:
        raise ArenaError(f"{address}: no Ray cluster can be reached there ({error})") from None


def work_elsewhere(
    task: Task,
    work: Callable[[Sequence[int]], Done],
    identity: Mapping[str, object],
    folder: Path,
    numbers: Sequence[int],
) -> Done:
    """Some games on a machine that may have other files or another version of us.

    Files are looked for in the folder in which the match was started.
    """
    with chdir(folder if folder.is_dir() else Path.cwd()):
        found = task.identity().items()
        for (name, here), (_, wanted) in zip(found, identity.items(), strict=True):
            if here != wanted:
                raise ArenaError(
                    f"a machine of the cluster has other {name.replace('_', ' ')}: "
                    f"{here}, not {wanted}"
                )
        return work(numbers)

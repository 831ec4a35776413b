"""Several workers: whoever died is replaced, and all end in time when they are asked to."""

from __future__ import annotations

import logging
import time
from typing import Final

from uvicorn.supervisors import Multiprocess

from empires.server.logs import fields

ENDING: Final = 15.0  # seconds; a worker that takes longer has a fault, and is ended by force
log = logging.getLogger(__name__)


class Supervisor(Multiprocess):
    """The parent of the workers."""

    has_failed = False

    def keep_subprocess_alive(self) -> None:
        """Replace whoever died.

        Workers that live are not asked whether they are well: on a busy machine one that only just
        starts would be taken for dead, and nobody would hear a signal while its answer is awaited.
        """
        if not all(worker.process.is_alive() for worker in self.processes):
            super().keep_subprocess_alive()
            self.has_failed = self.should_exit.is_set()  # no worker can start, and nobody asked

    def join_all(self) -> None:
        until = time.monotonic() + ENDING
        for worker in self.processes:
            worker.process.join(max(0.0, until - time.monotonic()))
            if worker.process.is_alive():
                log.error("a worker did not end in time", extra=fields(process=worker.pid))
                worker.kill()
                worker.join()

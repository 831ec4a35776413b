"""What a process does first in which bots think for somebody else."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def settle_in() -> None:
    """Leave Ctrl-C to the parent, and end when the parent does, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A parent that was killed cannot end its processes, so they do it themselves."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)

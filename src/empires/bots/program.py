"""A program at the other end of two pipes: lines out, lines in, and no wait without a deadline.

What the lines say is left to ``outside``.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Final

LONGEST_LINE: Final = 65_536
AT_ONCE: Final = 65_536  # bytes read or written in one step
PATIENCE: Final = 0.5  # seconds that a program has for leaving, asked once and then once more
LAST_BREATH: Final = 0.03  # seconds between the end of the output and the end of the program


class NoAnswer(Exception):
    """The program has not said what it was waited for, and why: late, ended or flood."""

    def __init__(self, reason: str, what: str) -> None:
        self.reason = reason
        super().__init__(what)


class Program:
    """A running program. It leads a group of its own, and whatever it starts ends with it."""

    def __init__(self, command: Sequence[str], log: Path | None = None) -> None:
        """Start it, or ``OSError``. Its complaints go to the log or nowhere, never among ours."""
        with open(log or os.devnull, "ab") as complaints:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints,
                bufsize=0,
                start_new_session=True,  # so Ctrl-C at our terminal is not meant for it either
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input = self._process.stdin
        self._output = self._process.stdout
        os.set_blocking(self._input.fileno(), False)
        self._unsent = bytearray()
        self._unread = bytearray()
        self._ended = False

    def send(self, line: bytes) -> None:
        """Take a line; it goes out while an answer is waited for, as fast as it is read."""
        self._unsent += line + b"\n"

    def receive(self, deadline: float) -> bytes:
        """The next line once everything was sent, by a moment of ``monotonic``; or ``NoAnswer``."""
        while True:
            if self._ended or not self._unsent:
                line = self._next_line()
                if line is not None:
                    return line
            if self._ended:
                raise NoAnswer("ended", self._how_it_ended(deadline))
            self._exchange(deadline)

    def leave(self) -> None:
        """Let it end by itself when its input does, then tell it to, then make it."""
        try:
            self._drain(monotonic() + PATIENCE)
            self._signal(signal.SIGTERM)
            self._drain(monotonic() + PATIENCE)
        finally:  # even if somebody loses patience with both of us and presses Ctrl-C
            self.kill()

    def kill(self) -> None:
        """End it and all it has started, now."""
        self._signal(signal.SIGKILL)
        self._process.wait()
        self._close_input()
        self._output.close()

    def _next_line(self) -> bytes | None:
        line, end, rest = self._unread.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise NoAnswer("flood", f"wrote a line of more than {LONGEST_LINE} bytes")
        if not end:
            return None
        self._unread = rest
        return bytes(line)

    def _exchange(self, deadline: float) -> None:
        """Wait until something can be read or written, and do it."""
        left = deadline - monotonic()
        if left <= 0:
            raise NoAnswer("late", "did not answer in time")
        # Reading while a line still goes out: each side could wait for the other forever otherwise.
        poll = select.poll()
        if len(self._unread) <= LONGEST_LINE:
            poll.register(self._output, select.POLLIN)
        if self._unsent:
            poll.register(self._input, select.POLLOUT)
        ready = [at for at, _ in poll.poll(ceil(left * 1000))]
        if self._unsent and self._input.fileno() in ready:
            self._write()
        if self._output.fileno() in ready:
            read = os.read(self._output.fileno(), AT_ONCE)
            self._unread += read
            self._ended = not read

    def _write(self) -> None:
        try:
            written = os.write(self._input.fileno(), self._unsent[:AT_ONCE])
            del self._unsent[:written]
        except BlockingIOError:
            pass  # less room than it seemed
        except BrokenPipeError:
            self._unsent.clear()  # it does not listen any more, but may still have answered

    def _drain(self, deadline: float) -> None:
        """Say what is left to say, then let it write into the void until it has ended."""
        with suppress(NoAnswer):
            while not self._ended:
                self._unread.clear()
                if not self._unsent:
                    self._close_input()
                self._exchange(deadline)

    def _close_input(self) -> None:
        self._unsent.clear()
        self._input.close()

    def _signal(self, number: int) -> None:
        # The group can be gone, or be nothing but the dead.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)

    def _how_it_ended(self, deadline: float) -> str:
        patience = min(max(deadline - monotonic(), LAST_BREATH), PATIENCE)
        try:
            code = self._process.wait(patience)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"

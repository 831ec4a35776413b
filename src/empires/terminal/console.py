"""Lines in, lines out: wrapping, asking, and clearing the screen. It knows nothing of the game."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from threading import Event, Timer
from typing import Final, Protocol, TextIO

PLAIN_WIDTH: Final = 80
WIDEST: Final = 100  # longer lines are hard to read, however wide the window is
NARROWEST: Final = 20
# The scrollback goes too: what the last player saw must not be one scroll away.
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
BLANK_LINES: Final = 60
WIPE: Final = "\r\x1b[2K"
MOMENT: Final = 0.7  # seconds; waiting for less needs no explanation


class Typing(Protocol):
    """Where lines come from: a keyboard, a pipe, a script."""

    def readline(self) -> str: ...

    def isatty(self) -> bool: ...


class Console:
    """A terminal, or any two streams that stand in for one."""

    def __init__(
        self, source: Typing | None = None, target: TextIO | None = None, width: int | None = None
    ) -> None:
        self.source: Typing = source or sys.stdin
        self.target = target or sys.stdout
        self.is_terminal = self.target.isatty()
        self.fixed_width = width
        if self.is_terminal:
            with suppress(ImportError):
                # From now on input() can edit lines. It must not remember them: at a shared screen
                # the next player could look up the last one's bid.
                import_module("readline").set_auto_history(False)

    @property
    def width(self) -> int:
        """Asked anew each time: windows change."""
        if self.fixed_width:
            return self.fixed_width
        columns = shutil.get_terminal_size().columns if self.is_terminal else PLAIN_WIDTH
        return max(NARROWEST, min(columns, WIDEST))

    def say(self, text: str = "", *, indent: int = 0, hang: int = 0) -> None:
        """One paragraph, wrapped; lines after the first are indented by `hang` more."""
        for line in wrapped(text, self.width, indent, hang):
            print(line, file=self.target)

    def ask(self, question: str) -> str:
        """What the player types, or EOFError when nothing more will come."""
        if self.is_terminal and self.source is sys.stdin and self.source.isatty():
            try:
                return input(question)
            except EOFError:
                print(file=self.target)
                raise
        self._show(question)
        line = self.source.readline()
        if not line:
            print(file=self.target)
            raise EOFError
        if not self.is_terminal:
            print(file=self.target)  # no echo of the player's Enter ends the line here
        return line.rstrip("\r\n")

    @contextmanager
    def waiting(self, what: str) -> Iterator[None]:
        """Say what is waited for once it takes longer than a moment, on a real terminal only."""
        if not self.is_terminal:
            yield
            return
        shown = Event()

        def show() -> None:
            shown.set()
            self._show(what[: self.width - 1])

        timer = Timer(MOMENT, show)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            if shown.is_set():
                self._show(WIPE)

    def _show(self, text: str) -> None:
        self.target.write(text)
        self.target.flush()

    def clear(self) -> None:
        """Leave nothing on the screen."""
        self._show(CLEAR if self.is_terminal else "\n" * BLANK_LINES)


def wrapped(text: str, width: int = PLAIN_WIDTH, indent: int = 0, hang: int = 0) -> list[str]:
    """The lines of one paragraph. A word longer than the line stays whole: it may be a file."""
    return textwrap.wrap(
        text,
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    ) or [""]

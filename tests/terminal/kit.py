"""A terminal made of streams, and players who type into it."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import empires
from empires.bots import Bot, Outlook, bot
from empires.bots.advice import Advice, Adviser
from empires.bots.search import SearchBot
from empires.bots.specs import Budget
from empires.table import Table
from empires.terminal.console import BLANK_LINES, Console
from empires.terminal.play import play
from empires.terminal.session import Session
from empires.text.catalogue import words

GAMES = {name: empires.game(name) for name in empires.games()}
NAMES = ("Marcus", "Aurelia", "Livia", "Tiberius", "Cassius")
CLEARED = "\n" * BLANK_LINES
PROMPT = re.compile(r"\(1 (?:to|bis) (\d+), \? [^)]*\): $")

ASKED = re.compile(r"^[^(\n]+\(1[^)]*, \? [^)]*\): $", re.MULTILINE)
LAST_LINES = 300  # characters, enough for any prompt

Typist = Callable[[str], str | None]
"""Reads the screen and types a line; None is Ctrl-D."""


class Keyboard:
    """Whatever the typist answers to what stands on the screen."""

    def __init__(self, typist: Typist, screen: io.StringIO) -> None:
        self.typist = typist
        self.screen = screen

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = self.typist(self.screen.getvalue())
        return "" if line is None else f"{line}\n"


def script(lines: Iterable[str]) -> Typist:
    """Types these lines, then Ctrl-D."""
    waiting = iter(lines)
    return lambda screen: next(waiting, None)


def choosing(seed: int) -> Typist:
    """Types the number of any choice, and Enter where nothing is to be chosen."""
    source = random.Random(seed)

    def typist(screen: str) -> str:
        asked = PROMPT.search(screen[-LAST_LINES:])
        return str(source.randint(1, int(asked[1]))) if asked else ""

    return typist


class Sitting:
    """One session, played at streams."""

    def __init__(
        self,
        typist: Typist | None = None,
        *,
        game: str = "empires-end",
        table: Table | None = None,
        seed: int = 3,
        players: int = 3,
        humans: int = 1,
        lang: str = "en",
        save: Path | None = None,
        bots: Mapping[int, Bot] | None = None,
        adviser: Adviser | None = None,
        width: int | None = None,
        **options: Any,
    ) -> None:
        self.screen = io.StringIO()
        self.table = table or Table.new(GAMES[game], names=NAMES[:players], seed=seed, **options)
        self.session = Session(
            self.table,
            humans=range(humans),
            bots={seat: bot("random", seed=seat) for seat in range(humans, len(self.table.names))}
            | dict(bots or {}),
            words=words(lang),
            console=Console(
                Keyboard(typist or choosing(seed), self.screen), self.screen, width=width
            ),
            save=save,
            adviser=adviser or Watched(),
        )

    def play(self) -> str:
        """All that was on the screen."""
        play(self.session)
        return self.screen.getvalue()


class Watched(SearchBot):
    """The search that gives hints, and what it was given for each."""

    def __init__(self, iterations: int = 80) -> None:
        super().__init__(1, budget=Budget(iterations=iterations), playout="none")
        self.outlooks: list[Outlook] = []

    def advise(self, outlook: Outlook) -> Advice:
        self.outlooks.append(outlook)
        return super().advise(outlook)


def typed(*lines: str, **options: Any) -> str:
    """What the screen shows after these lines."""
    return Sitting(script(lines), **options).play()


def answer_to(line: str, *before: str, **options: Any) -> str:
    """What the game says to one line, up to the next prompt."""
    shown = ASKED.split(typed(*before, line, **options))
    return shown[len(before) + 1].strip()

"""The games of a match on disk, one line each, so that a match can be stopped and gone on with."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from empires.arena.cluster import Task
from empires.arena.match import ArenaError
from empires.arena.playing import Played

FORMAT: Final = 1


class Log:
    """A file of finished games. Its first line says which match they belong to."""

    def __init__(self, file: Path, match: Task, kept: type[Played] = Played) -> None:
        """Read what is there already, or begin the file."""
        self.file = file
        self.kept = kept
        self.heading = {"arena": FORMAT, **match.identity()}
        try:
            # Not replaced: other lines of it may have been read by somebody already.
            self.stream: BinaryIO = open(file, "a+b")  # noqa: SIM115 (closed with the log)
            self.stream.seek(0)
            self.played = self.read(self.stream.read())
        except OSError as error:
            raise ArenaError(f"{file}: can't be used: {error.strerror}") from None

    def read(self, content: bytes) -> list[Played]:
        whole, _, torn = content.rpartition(b"\n")
        if torn:  # the program ended in the middle of this line: its game is played again
            self.stream.truncate(len(content) - len(torn))
        lines = whole.splitlines()
        if not lines:
            self.write([json.dumps(self.heading).encode()])
            return []
        self.check(lines[0])
        found: dict[int, Played] = {}
        for at, line in enumerate(lines[1:], start=2):
            try:
                game = msgspec.json.decode(line, type=self.kept)
            except msgspec.DecodeError as error:
                raise ArenaError(f"{self.file}: line {at}: {error}") from None
            found[game.number] = game
        return list(found.values())

    def check(self, line: bytes) -> None:
        """Games of another match, or by other rules, must not be mixed in."""
        heading = decoded(line)
        if not isinstance(heading, dict) or "arena" not in heading:
            raise ArenaError(f"{self.file}: line 1: expected the heading of an arena file")
        for name, value in self.heading.items():
            if heading.get(name) != value:
                there = json.dumps(heading.get(name), ensure_ascii=False)
                here = json.dumps(value, ensure_ascii=False)
                raise ArenaError(
                    f"{self.file}: was begun with {name.replace('_', ' ')} {there}, not {here}; "
                    "choose another file"
                )

    def add(self, games: Iterable[Played]) -> None:
        """Keep some more games."""
        self.write(msgspec.json.encode(game) for game in games)

    def write(self, lines: Iterable[bytes]) -> None:
        self.stream.write(b"".join(line + b"\n" for line in lines))
        self.stream.flush()

    def close(self) -> None:
        os.fsync(self.stream.fileno())
        self.stream.close()


def decoded(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None

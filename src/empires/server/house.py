"""House bots: policies that whoever runs the server lets play beside the levels, by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import empires
from empires.bots import KINDS, LEVELS, check_spec, policies

OTHER_BOT: Final = "governor"  # plays for bots that are none of ours, or not any more
NAME: Final = re.compile(r"[\w-][\w -]{0,38}[\w-]|[\w-]")


class HouseBots:
    """The files of policies, by the names that players see."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._specs = {name: spec_of(file) for name, file in files.items()}
        self._games = {name: policies.read(Path(file)).game for name, file in files.items()}

    def names(self, game: str) -> list[str]:
        """Those that play a game."""
        return [name for name, played in self._games.items() if played == game]

    def spec(self, level: str, game: str) -> str:
        """The bot behind a level or a name; one that is not here any more is replaced."""
        if level in LEVELS:
            return level
        return self._specs[level] if level in self.names(game) else OTHER_BOT


def checked(name: str, file: Path) -> None:
    """Refuse a name or file that can't be taken: ``ValueError``, in one line."""
    if not NAME.fullmatch(name) or name in LEVELS or name in KINDS:
        taken = ", ".join([*LEVELS, *KINDS])
        raise ValueError(f'expected a name of letters, digits and -, none of {taken}, got "{name}"')
    check_spec(spec_of(str(file)))
    played = policies.read(file).game
    if played not in empires.games():
        raise ValueError(f"{file}: game: expected {' or '.join(empires.games())}, got {played}")
    policies.fitting(empires.game(played), file)


def spec_of(file: str) -> str:
    return f"policy:{file}"

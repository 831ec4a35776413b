"""The games and content packs a server offers, opened once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import empires
from empires.content.problems import ContentError
from empires.registry import declaration
from empires.server.house import HouseBots
from empires.server.refusals import Refusal
from empires.shapes.http import PackAbout
from empires.table import Game

STANDARD: Final = "standard"
KEPT: Final = 16  # packs that people brought along, the one that was asked for last at the end


class Games:
    """Every game with every pack, found by name and by the pack's digest."""

    def __init__(self, packs: Iterable[str] = (), bots: Mapping[str, str] | None = None) -> None:
        self.house = HouseBots(bots or {})
        self._standard = {name: empires.game(name) for name in empires.games()}
        self._found: dict[tuple[str, str], tuple[str, str | None]] = {}
        self._opened: dict[tuple[str, str], Game[Any]] = {}
        self._own: dict[tuple[str, str], Game[Any]] = {}
        for name, game in self._standard.items():
            self._add(game, STANDARD, None, name)
        for pack in packs:
            name, game = open_pack(pack)
            self._add(game, Path(pack).stem, pack, name)

    def _add(self, game: Game[Any], title: str, file: str | None, name: str) -> None:
        self._found[name, game.content] = (title, file)
        self._opened[name, game.content] = game

    def names(self) -> list[str]:
        return list(self._standard)

    def standard(self, name: str) -> Game[Any]:
        if name not in self._standard:
            raise Refusal("no_game", game=name)
        return self._standard[name]

    def find(self, name: str, content: str | None) -> Game[Any]:
        """The game with that pack; without one, with the standard pack."""
        standard = self.standard(name)
        found = self._opened.get((name, content or standard.content))
        if found is None:
            raise Refusal("no_game", game=f"{name} {content}")
        return found

    def own(self, name: str, pack: str) -> Game[Any]:
        """The game with a pack that somebody brought along; ``ContentError`` with all problems.

        Those asked for last are kept, so that a table's next look costs nothing.
        """
        self.standard(name)
        if declaration(name).packs is None:
            raise Refusal("no_game", game=name)
        found = self._own.pop((name, pack), None) or empires.game(name, pack.encode())
        self._own[name, pack] = found
        if len(self._own) > KEPT:
            del self._own[next(iter(self._own))]
        return found

    def chosen(self, name: str, content: str | None, pack: str | None) -> Game[Any]:
        """The game with a pack of somebody's own, or else as ``find`` finds it."""
        return self.find(name, content) if pack is None else self.own(name, pack)

    def playing(self, name: str, rules: int, content: str, pack: str | None) -> Game[Any]:
        """The game a table was begun with, or a refusal: a game keeps its rules to its end."""
        try:
            found = self._opened.get((name, content)) if pack is None else self.own(name, pack)
        except ContentError:  # the format has changed since
            found = None
        if found is None or found.rules_version != rules or found.content != content:
            raise Refusal("other_rules", rules=rules)
        return found

    def source(self, game: Game[Any]) -> str | bytes | None:
        """What a pack is opened from, for processes that have to do it again: file or text."""
        if (game.name, game.content) in self._found:
            return self._found[game.name, game.content][1]
        assert game.carried is not None
        return game.carried.encode()

    def packs(self, name: str) -> list[PackAbout]:
        return [
            PackAbout(content=content, name=title)
            for (game, content), (title, _) in self._found.items()
            if game == name
        ]


def open_pack(file: str) -> tuple[str, Game[Any]]:
    """A pack, and the game it is for: the first that can read it, or why none can."""
    problems: ContentError | None = None
    for name in empires.games():
        try:
            return name, empires.game(name, file)
        except ContentError as error:
            # The game it is meant for has the fewest complaints.
            if problems is None or len(error.problems) < len(problems.problems):
                problems = error
    assert problems is not None
    raise problems

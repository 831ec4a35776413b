"""Measurements of people's own packs: a piece at a time, one after the other, behind all bots."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, Final

import empires
from empires.content.problems import ContentError
from empires.server.aside import BUSY_SECONDS, Aside
from empires.server.games import Games
from empires.server.limits import household
from empires.server.messages import encode
from empires.server.refusals import Refusal, invalid
from empires.shapes.workshop import Measure
from empires.table import Game

WAITING: Final = 20  # that may wait for their next piece
OPENED: Final = 8  # packs that are remembered where games are played
ALONE: Final = ""  # the address of whoever has the server for themselves


class Measuring:
    """Those of one worker. Whoever goes on asking goes on measuring; who stops leaves nothing."""

    def __init__(self, games: Games, aside: Aside) -> None:
        self._games = games
        self._aside = aside
        self._turn = asyncio.Lock()
        self._homes: list[str] = []

    async def measured(self, game: str, wanted: Measure, lang: str, address: str) -> bytes:
        """The next piece, and the report as far as it has come."""
        check(self._games, game, wanted)
        home = household(address)
        if home != ALONE and home in self._homes:
            raise Refusal("too_many", retry_after=BUSY_SECONDS)
        if len(self._homes) >= WAITING:
            raise Refusal("busy", retry_after=BUSY_SECONDS)
        self._homes.append(home)
        try:
            async with self._turn:  # hints and films come in between
                args = (game, wanted.toml, wanted.players, wanted.games, lang)
                return await self._aside.run(measured_json, *args)
        finally:
            self._homes.remove(home)


def check(games: Games, name: str, wanted: Measure) -> None:
    try:
        game = games.own(name, wanted.toml)
    except ContentError as error:
        raise invalid("toml", f"a pack that can be played: {error.problems[0]}") from None
    if wanted.players not in game.seats:
        raise invalid("players", f"{game.seats[0]} to {game.seats[-1]}")


def measured_json(name: str, toml: str, players: int, games: int, lang: str) -> bytes:
    """Ready to be sent; done where bots think."""
    from empires.balance.sampling import sampled  # noqa: PLC0415 - few ask for what it loads
    from empires.balance.worded import worded  # noqa: PLC0415

    found = sampled(opened(name, toml), opened(name, None), players, games)
    return encode(worded(found, lang))


@lru_cache(OPENED)
def opened(name: str, toml: str | None) -> Game[Any]:
    return empires.game(name, None if toml is None else toml.encode())

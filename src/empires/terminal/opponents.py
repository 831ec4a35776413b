"""The bots at a table in the terminal: asked with patience, replaced when they fail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from empires.bots import LEVELS, Bot, BotFailure, bot
from empires.table import Table
from empires.terminal.console import Console
from empires.text.catalogue import Words

SUBSTITUTE: Final = "greedy"


class Opponents:
    """Who plays which seat. Whoever begins a game with them closes them in the end."""

    def __init__(
        self, bots: Mapping[int, Bot], table: Table, words: Words, console: Console
    ) -> None:
        self.bots = dict(bots)
        self.table = table
        self.words = words
        self.console = console
        self.notices: list[str] = []
        """What people have to be told when they look next."""

    def __contains__(self, seat: int) -> bool:
        return seat in self.bots

    def choose(self, seat: int) -> int:
        """The bot's choice; if it fails, that of the bot that takes its place."""
        name = self.table.names[seat]
        try:
            with self.console.waiting(self.words.say("play-thinking", name=name)):
                return self.asked(seat)
        except BotFailure as failure:
            self.notices.append(
                self.words.say("play-bot-failed", name=name, bot=failure.bot, reason=failure.reason)
            )
            self.bots[seat].close()
            self.bots[seat] = bot(SUBSTITUTE, seed=self.table.ply)
            return self.asked(seat)

    def asked(self, seat: int) -> int:
        player = self.bots[seat]
        return player.choose(player.look(self.table.game, self.table.position, seat))

    def close(self) -> None:
        """Tell them how it ended, if it did, and let them go."""
        for player in self.bots.values():
            if self.table.over:
                player.ended(self.table.scores(), self.table.ranking())
            player.close()


def introductions(specs: Mapping[int, str], table: Table, words: Words) -> list[str]:
    """Who is played by which bot, one line for each."""
    lines = []
    for spec in dict.fromkeys(specs.values()):
        names = words.all_of([table.names[seat] for seat, one in specs.items() if one == spec])
        if spec in LEVELS:
            level, about = words.say(f"level-{spec}"), words.say(f"level-{spec}-about")
            lines.append(words.say("play-level", names=names, level=level, about=about))
        else:
            lines.append(words.say("play-bot", names=names, bot=spec))
    return lines

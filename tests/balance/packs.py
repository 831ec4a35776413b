"""Packs with something planted in them that a balance report has to find."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from empires.arena import Match
from empires.content import empires_end, first_empires
from empires.table.empires_end.game import EmpiresEndGame
from empires.table.game import Game

QUICK = ["greedy:worlds=1", "greedy:worlds=1"]


def with_card(folder: Path, family: str, number: int, cost: int, ability: str) -> Path:
    """The standard pack of Empire's End with one card of another ability and cost."""
    row = re.compile(
        rf'(family = "{family}"\nnumber = {number}\nbids = .*\n)cost = .*\nability = .*\n'
    )
    return changed(
        folder, empires_end.standard_text(), row, f"cost = {cost}\nability = {ability}\n"
    )


def with_head_start(folder: Path, civilization: str) -> Path:
    """The standard pack of First Empires with all dice from the first turn on for one of them."""
    row = re.compile(rf'(name = "{civilization}"\ncolour = .*\nhome = .*\nplayers = .*\n)dice .*\n')
    dice = "dice = { values = [5, 5, 5, 5, 5], points = [9, 9, 9, 9, 9], city = 3 }\n"
    return changed(folder, first_empires.standard_text(), row, dice)


def changed(folder: Path, text: str, row: re.Pattern[str], to: str) -> Path:
    file = folder / "pack.toml"
    new, count = row.subn(lambda found: found[1] + to, text)
    assert count == 1
    file.write_text(new, encoding="utf-8")
    return file


class RichGame(EmpiresEndGame):
    """The first seat begins with eight coins more, which no pack can say."""

    def lay_out(self, **how: Any) -> Any:
        p = super().lay_out(**how)
        p.held[3] += 8
        return p


RICH = RichGame()


class RichMatch(Match):
    @property
    def opened(self) -> Game[Any]:
        return RICH


class OtherwiseMatch(Match):
    """The same deals, with bots that draw their own luck again."""

    def bot_seed(self, number: int, seat: int) -> int:
        return super().bot_seed(number, seat) + 1

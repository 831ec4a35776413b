"""The bot that plays what a policy out of a file likes best: one that somebody has trained."""

from __future__ import annotations

from pathlib import Path

from empires.bots import policies
from empires.bots.bot import Bot
from empires.bots.outlook import Outlook
from empires.rules.rows import blank


class PolicyBot(Bot):
    """Asks once for each decision; it draws nothing, so its seed says nothing."""

    def __init__(self, seed: int, *, policy: Path) -> None:
        super().__init__(seed)
        self.path = policy
        policies.read(policy)  # refuses a wrong file now, not in the middle of a game

    def decide(self, outlook: Outlook) -> int:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        file = policies.fitting(outlook.game, self.path)
        row = blank(file.inputs)
        if file.compact:
            outlook.position.observe_compactly(outlook.seat, 0, row)
        else:
            outlook.position.observe(outlook.seat, 0, row)
        return int(file.policy.choose(row, outlook.legal))

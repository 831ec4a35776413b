"""The bot that plays any legal move, each as likely as the others."""

from __future__ import annotations

from empires.bots.bot import Bot
from empires.bots.outlook import Outlook


class RandomBot(Bot):
    """Knows nothing, wants nothing."""

    def decide(self, outlook: Outlook) -> int:
        return outlook.legal[self.random.below(len(outlook.legal))]

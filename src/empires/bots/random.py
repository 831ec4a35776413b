"""The bot that plays any legal move, each as likely as the others."""

from __future__ import annotations

from empires.bots.bot import Bot
from empires.bots.outlook import Outlook


class RandomBot(Bot):
    """Knows nothing, wants nothing."""

    def decide(self, outlook: Outlook) -> int:
        return self.any_of(outlook.legal)

    def any_of(self, legal: list[int]) -> int:
        """The same move, for whoever knows the legal ones: nothing else is asked for."""
        return legal[self.random.below(len(legal))]

"""What a pack of cards does to its game: who wins from where, and what each card is worth.

Games are played as in the arena, every deal in all seat orders, and each is watched while it goes.
"""

from empires.balance.comparing import Comparison
from empires.balance.report import Report
from empires.balance.running import measure

__all__ = ["Comparison", "Report", "measure"]

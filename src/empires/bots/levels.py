"""The five levels a player can choose from. Their names in words are in the catalogues."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "settler": "greedy:slips=50",
    "steward": "greedy:slips=15",
    "governor": "greedy",
    "consul": "search:150ms",
    "emperor": "search:1s:ahead=2",
}
"""From the weakest to the strongest; by how much, the arena says (docs/bots.md)."""

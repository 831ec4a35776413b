"""The five levels a player can choose from. Their names in words are in the catalogues."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "settler": "foresee:worlds=2:misjudge=130",
    "steward": "foresee:worlds=2:misjudge=80",
    "governor": "foresee:worlds=4:misjudge=50",
    "consul": "foresee:misjudge=20",
    "emperor": "plan:2s",
}
"""From the weakest to the strongest; by how much, the arena says (docs/bots.md)."""

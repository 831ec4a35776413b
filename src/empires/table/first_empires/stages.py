"""What each kind of decision is called in a prompt, and the rule behind it."""

from __future__ import annotations

from typing import Final

from empires.rules.first_empires import terms
from empires.table.stages import stages

STAGES: Final = stages(
    terms.STAGES,
    {
        "idle": ("", ""),
        "choose_civilization": ("choose_civilization", "FE-SET-3"),
        "reroll": ("reroll", "FE-ROL-2"),
        "swords": ("swords", "FE-ROL-3"),
        "turn_to_sword": ("convert_die", "FE-ROL-3"),
        "move": ("move_explorers", "FE-MOV-1"),
        "gather": ("gather", "FE-CON-1"),
        "retreat": ("retreat", "FE-CON-6"),
        "progress": ("progress", "FE-PRO-2"),
        "turn_die": ("convert_die", "FE-PRO-1"),
        "place_explorer": ("place_explorers", "FE-PRO-5"),
        "choose_tile": ("choose_tile", "FE-PRO-6"),
        "place_city": ("place_city", "FE-PRO-6"),
        "last_chance": ("score_card", "FE-ACH-1"),
    },
)
STAGE: Final = terms.STAGES

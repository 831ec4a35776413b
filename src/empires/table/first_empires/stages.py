"""What a seat can be deciding, by name: the kind of its prompt and the rule behind it."""

from __future__ import annotations

from typing import Final

from empires.table.stages import Stage

# In the order of the stages in ``rules.first_empires.terms``.
STAGES: Final = (
    Stage("idle", "", ""),
    Stage("choose_civilization", "choose_civilization", "FE-SET-3"),
    Stage("reroll", "reroll", "FE-ROL-2"),
    Stage("swords", "swords", "FE-ROL-3"),
    Stage("turn_to_sword", "convert_die", "FE-ROL-3"),
    Stage("move", "move_explorers", "FE-MOV-1"),
    Stage("gather", "gather", "FE-CON-1"),
    Stage("retreat", "retreat", "FE-CON-6"),
    Stage("progress", "progress", "FE-PRO-2"),
    Stage("turn_die", "convert_die", "FE-PRO-1"),
    Stage("place_explorer", "place_explorers", "FE-PRO-5"),
    Stage("choose_tile", "choose_tile", "FE-PRO-6"),
    Stage("place_city", "place_city", "FE-PRO-6"),
    Stage("last_chance", "score_card", "FE-ACH-1"),
)
STAGE: Final = tuple(stage.name for stage in STAGES)

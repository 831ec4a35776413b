"""What each kind of decision is called in a prompt, and the rule behind it."""

from __future__ import annotations

from typing import Final

from empires.rules.empires_end import terms
from empires.table.stages import stages

STAGES: Final = stages(
    terms.STAGES,
    {
        "idle": ("", ""),
        "decide": ("avert_or_take", "EE-DIS-3"),
        "aim": ("aim", "EE-DIS-10"),
        "burn": ("pick_location", "EE-DIS-6"),
        "place_taken": ("place_innovation", "EE-INN-3"),
        "low": ("low_resources", "EE-DIS-8"),
        "economize": ("economy", "EE-ECO-1"),
        "choose_exchange": ("exchange", "EE-ECO-4"),
        "choose_repeat": ("repeat", "EE-ECO-5"),
        "industrialize": ("industry", "EE-IND-1"),
        "place_built": ("place_innovation", "EE-INN-3"),
        "pay_build": ("pay", "EE-IND-2"),
        "pay_rebuild": ("pay", "EE-IND-6"),
        "rest_of_hand": ("rest_of_hand", "EE-IND-5"),
        "choose_swap": ("swap_locations", "EE-IND-8"),
        "choose_lift": ("lift_innovation", "EE-IND-9"),
        "place_moved": ("place_innovation", "EE-IND-9"),
        "order": ("order", "EE-COM-1"),
        "bid_axes": ("bid_axes", "EE-CON-3"),
        "bid_coins": ("bid_coins", "EE-CON-3"),
        "choose_refresh": ("refresh", "EE-CON-4"),
        "decide_mulligan": ("mulligan", "EE-BLZ-2"),
        "take_first": ("take_two", "EE-BLZ-3"),
        "take_second": ("take_two", "EE-BLZ-3"),
        "burn_second": ("pick_location", "EE-BLZ-3"),
        "place_first": ("place_innovation", "EE-BLZ-3"),
        "place_second": ("place_innovation", "EE-BLZ-3"),
    },
)
STAGE_NAMES: Final = terms.STAGES

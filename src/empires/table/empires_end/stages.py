"""What a seat can be deciding, by name: the kind of its prompt and the rule behind it."""

from __future__ import annotations

from typing import Final

from empires.table.stages import Stage

# In the order of the stages in ``rules.empires_end.terms``.
STAGES: Final = (
    Stage("idle", "", ""),
    Stage("decide", "avert_or_take", "EE-DIS-3"),
    Stage("aim", "aim", "EE-DIS-10"),
    Stage("burn", "pick_location", "EE-DIS-6"),
    Stage("place_taken", "place_innovation", "EE-INN-3"),
    Stage("low", "low_resources", "EE-DIS-8"),
    Stage("economize", "economy", "EE-ECO-1"),
    Stage("choose_exchange", "exchange", "EE-ECO-4"),
    Stage("choose_repeat", "repeat", "EE-ECO-5"),
    Stage("industrialize", "industry", "EE-IND-1"),
    Stage("place_built", "place_innovation", "EE-INN-3"),
    Stage("pay_build", "pay", "EE-IND-2"),
    Stage("pay_rebuild", "pay", "EE-IND-6"),
    Stage("rest_of_hand", "rest_of_hand", "EE-IND-5"),
    Stage("choose_swap", "swap_locations", "EE-IND-8"),
    Stage("choose_lift", "lift_innovation", "EE-IND-9"),
    Stage("place_moved", "place_innovation", "EE-IND-9"),
    Stage("order", "order", "EE-COM-1"),
    Stage("bid_axes", "bid_axes", "EE-CON-3"),
    Stage("bid_coins", "bid_coins", "EE-CON-3"),
    Stage("choose_refresh", "refresh", "EE-CON-4"),
    Stage("decide_mulligan", "mulligan", "EE-BLZ-2"),
    Stage("take_first", "take_two", "EE-BLZ-3"),
    Stage("take_second", "take_two", "EE-BLZ-3"),
    Stage("burn_second", "pick_location", "EE-BLZ-3"),
    Stage("place_first", "place_innovation", "EE-BLZ-3"),
    Stage("place_second", "place_innovation", "EE-BLZ-3"),
)
STAGE_NAMES: Final = tuple(stage.name for stage in STAGES)

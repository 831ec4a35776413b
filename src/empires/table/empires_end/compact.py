"""The compact observation of Empire's End, field by field: what is a 1, and what it says."""

from __future__ import annotations

from typing import Final

from empires.rules.empires_end import compact
from empires.table.empires_end.layout import LAYOUT
from empires.table.layout import laid_out

AS_BEFORE: Final = {field.name: (field.top, field.meaning) for field in LAYOUT.seat}

COMPACT: Final = laid_out(
    vars(compact),
    table={
        "players": (4, "how many play"),
        "options": (1, "ruleset `manual`; variant `blitz`; open resources"),
        "space": (26, "spaces of the track entered so far"),
        "spaces_left": (26, "spaces still to come"),
        "phase": (6, "from 1: disaster, double disaster, economy, industry, conflict, combined"),
        "coming": (6, "the same for each of the next six spaces; 0: none"),
        "deck": (88, "cards in the deck"),
        "conflicts_left": (11, "cards in the conflict deck"),
        "conflict": (11, "the open conflict card, from 1; 0: none"),
        "played": (1, "each conflict card that is not in the deck"),
        "bids_opened": (1, "the bids of the open conflict lie open"),
        "stage": (26, "what the seat decides; 0: nothing"),
        "chosen": (99, "what the stage chooses among, if a choice is begun, from 1; 0: none"),
        "second": (88, "the place or card chosen after that, from 1; 0: none"),
        "hand": (88, "own hand, for each of its four places: the card, from 1; 0: none"),
        "revealed": (88, "for both open disasters: the card, from 1; 0: none"),
        "pot": (8, "for both: how much of each resource lies there"),
        "decided": (1, "for both: the seat whose turn it is has decided"),
        "lies": (
            45,
            "each card: 0 unseen, 1 discarded, then from 2 the 11 places of each seat from one's "
            "own on",
        ),
        "worn": (9, "each card: 1 if it is exhausted, and 2 for every use this phase"),
    },
    seat={
        **{name: AS_BEFORE[name] for name in list(AS_BEFORE)[: list(AS_BEFORE).index("locations")]},
        "locations": (22, "for each place: which location, from 1; plus 11 if it is destroyed"),
        "used_at": AS_BEFORE["used_at"],
    },
)

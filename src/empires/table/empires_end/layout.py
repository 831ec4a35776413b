"""The observation of Empire's End, field by field: the value to scale to 1, and what it says."""

from __future__ import annotations

from typing import Final

from empires.rules.empires_end import observation
from empires.table.layout import laid_out

LAYOUT: Final = laid_out(
    vars(observation),
    table={
        "players": (1, "one of: 2, 3, 4 players"),
        "options": (1, "ruleset `manual`; variant `blitz`; open resources"),
        "space": (26, "spaces of the track entered so far"),
        "spaces_left": (26, "spaces still to come"),
        "phase": (1, "one of: disaster, double disaster, economy, industry, conflict, combined"),
        "coming": (1, "the same for each of the next six spaces"),
        "deck": (88, "cards in the deck"),
        "conflicts_left": (11, "cards in the conflict deck"),
        "conflict": (1, "one of the conflict cards: the open one"),
        "played": (1, "each conflict card that is not in the deck"),
        "bands": (20, "the open conflict: top of the low band, start of the high"),
        "bids_opened": (1, "the bids of the open conflict lie open"),
        "stage": (1, "one of the stages: what the seat decides; the first: nothing"),
        "chosen": (
            1,
            "one of what the stage chooses among, if a choice is begun: hand index, place, card "
            "or ability (11 locations, then 88 cards)",
        ),
        "second": (1, "one of the places or cards chosen after that"),
        "location": (1, "own empire, for each place: one of the 11 locations"),
        "hand": (1, "own hand, for each of its four places: one of the cards"),
        "revealed": (1, "for both open disasters: one of the cards"),
        "strikes": (1, "for both: one of the places that it destroys"),
        "averted_by": (1, "for both: each resource that the card shows"),
        "pot": (8, "for both: how much of each resource lies there"),
        "decided": (1, "for both: the seat whose turn it is has decided"),
        "place": (11, "each card: the place that it lies at, from 1, in any empire"),
        "discarded": (1, "each card in the discards"),
        "exhausted": (1, "each exhausted card"),
        "used": (4, "each card: uses this phase, 0 after a repeat"),
    },
    seat={
        "present": (1, "somebody plays here"),
        "score": (150, "points on the track, plus 50"),
        "location_points": (140, "points of its healthy locations"),
        "held": (10, "wheat, hammers, axes, coins"),
        "hand_count": (4, "cards in hand"),
        "first": (1, "is first player"),
        "decides": (26, "the stage it is in, as far as it shows; 0: nothing"),
        "strength": (20, "strength without the bid, while a conflict is open"),
        "bid": (10, "axes and coins bid; of others once they are opened"),
        "won": (1, "had the highest strength in the open conflict"),
        "refreshes": (4, "markers still to remove"),
        "cards_used": (2, "cards built or sold this phase"),
        "has_rebuilt": (1, "has rebuilt this phase"),
        "other_half": (1, "of a combined phase still to do: economy, industry"),
        "declared": (1, "has declared few resources, during this take"),
        "locations": (11, "for each place: which location, from 1"),
        "healthy": (1, "for each place: the location is healthy"),
        "used_at": (4, "for each place: uses of its ability, 0 after a repeat"),
        "innovations": (4, "for each place: how many lie there"),
        "card": (2, "each card in the empire: 1 idle, 2 at a healthy location"),
    },
)

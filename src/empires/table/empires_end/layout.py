"""The observation of Empire's End, field by field."""

from __future__ import annotations

from typing import Final

from empires.rules.empires_end import observation as o
from empires.table.layout import Field, Layout

LAYOUT: Final = Layout(
    size=o.SIZE,
    table=(
        Field("players", o.PLAYERS, 3, 1, "one of: 2, 3, 4 players"),
        Field("options", o.OPTIONS, 3, 1, "ruleset `manual`; variant `blitz`; open resources"),
        Field("space", o.SPACE, 1, 26, "spaces of the track entered so far"),
        Field("spaces_left", o.SPACES_LEFT, 1, 26, "spaces still to come"),
        Field(
            "phase",
            o.PHASE,
            6,
            1,
            "one of: disaster, double disaster, economy, industry, conflict, combined",
        ),
        Field("coming", o.COMING, 36, 1, "the same for each of the next six spaces"),
        Field("deck", o.DECK, 1, 88, "cards in the deck"),
        Field("conflicts_left", o.CONFLICTS_LEFT, 1, 11, "cards in the conflict deck"),
        Field("conflict", o.CONFLICT, 11, 1, "one of the conflict cards: the open one"),
        Field("played", o.PLAYED, 11, 1, "each conflict card that is not in the deck"),
        Field("bands", o.BANDS, 2, 20, "the open conflict: top of the low band, start of the high"),
        Field("bids_opened", o.BIDS_OPENED, 1, 1, "the bids of the open conflict lie open"),
        Field(
            "stage", o.STAGE, 27, 1, "one of the stages: what the seat decides; the first: nothing"
        ),
        Field(
            "chosen",
            o.CHOSEN,
            99,
            1,
            "one of what the stage chooses among, if a choice is begun: hand index, place, card "
            "or ability (11 locations, then 88 cards)",
        ),
        Field("second", o.SECOND, 88, 1, "one of the places or cards chosen after that"),
        Field(
            "location", o.LOCATION, 121, 1, "own empire, for each place: one of the 11 locations"
        ),
        Field("hand", o.HAND, 352, 1, "own hand, for each of its four places: one of the cards"),
        Field("revealed", o.REVEALED, 176, 1, "for both open disasters: one of the cards"),
        Field("strikes", o.STRIKES, 22, 1, "for both: one of the places that it destroys"),
        Field("averted_by", o.AVERTED_BY, 8, 1, "for both: each resource that the card shows"),
        Field("pot", o.POT, 8, 8, "for both: how much of each resource lies there"),
        Field("decided", o.DECIDED, 2, 1, "for both: the seat whose turn it is has decided"),
        Field(
            "place", o.PLACE, 88, 11, "each card: the place that it lies at, from 1, in any empire"
        ),
        Field("discarded", o.DISCARDED, 88, 1, "each card in the discards"),
        Field("exhausted", o.EXHAUSTED, 88, 1, "each exhausted card"),
        Field("used", o.USED, 88, 4, "each card: uses this phase, 0 after a repeat"),
    ),
    seat=(
        Field("present", o.PRESENT, 1, 1, "somebody plays here"),
        Field("score", o.SCORE, 1, 150, "points on the track, plus 50"),
        Field("location_points", o.LOCATION_POINTS, 1, 140, "points of its healthy locations"),
        Field("held", o.HELD, 4, 10, "wheat, hammers, axes, coins"),
        Field("hand_count", o.HAND_COUNT, 1, 4, "cards in hand"),
        Field("first", o.FIRST, 1, 1, "is first player"),
        Field("decides", o.DECIDES, 1, 26, "the stage it is in, as far as it shows; 0: nothing"),
        Field("strength", o.STRENGTH, 1, 20, "strength without the bid, while a conflict is open"),
        Field("bid", o.BID, 2, 10, "axes and coins bid; of others once they are opened"),
        Field("won", o.WON, 1, 1, "had the highest strength in the open conflict"),
        Field("refreshes", o.REFRESHES, 1, 4, "markers still to remove"),
        Field("cards_used", o.CARDS_USED, 1, 2, "cards built or sold this phase"),
        Field("has_rebuilt", o.HAS_REBUILT, 1, 1, "has rebuilt this phase"),
        Field(
            "other_half", o.OTHER_HALF, 2, 1, "of a combined phase still to do: economy, industry"
        ),
        Field("declared", o.DECLARED, 1, 1, "has declared few resources, during this take"),
        Field("locations", o.LOCATIONS, 11, 11, "for each place: which location, from 1"),
        Field("healthy", o.HEALTHY, 11, 1, "for each place: the location is healthy"),
        Field("used_at", o.USED_AT, 11, 4, "for each place: uses of its ability, 0 after a repeat"),
        Field("innovations", o.INNOVATIONS, 11, 4, "for each place: how many lie there"),
        Field("card", o.CARD, 88, 2, "each card in the empire: 1 idle, 2 at a healthy location"),
    ),
    seats=o.SEATS,
    seat_size=o.SEAT_SIZE,
)

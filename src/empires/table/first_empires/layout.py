"""The observation of First Empires, field by field."""

from __future__ import annotations

from typing import Final

from empires.rules.first_empires import observation as o
from empires.table.layout import Field, Layout

LAYOUT: Final = Layout(
    size=o.SIZE,
    table=(
        Field("players", o.PLAYERS, 4, 1, "one of: 2, 3, 4, 5 players"),
        Field("options", o.OPTIONS, 2, 1, "civilizations are chosen; city tiles lie open"),
        Field("round", o.ROUND, 1, 8, "the round, from 1"),
        Field("rounds_left", o.ROUNDS_LEFT, 1, 8, "rounds after this one"),
        Field("turn", o.TURN, 5, 1, "one of the seats from one's own: whose turn it is"),
        Field(
            "starting", o.STARTING, 5, 1, "one of the seats from one's own: who opens the rounds"
        ),
        Field(
            "stage", o.STAGE, 14, 1, "one of the stages: what the seat decides; the first: nothing"
        ),
        Field("rerolls", o.REROLLS, 1, 4, "rerolls left this turn"),
        Field("movement", o.MOVEMENT, 1, 6, "movement points left"),
        Field("conquests", o.CONQUESTS, 1, 3, "conquests this turn"),
        Field("swords", o.SWORDS, 1, 5, "swords on the dice"),
        Field("has_stepped", o.HAS_STEPPED, 1, 1, "the first step of the progress phase is done"),
        Field("cities_due", o.CITIES_DUE, 5, 1, "each track whose city tile is to be placed"),
        Field("explorers_due", o.EXPLORERS_DUE, 1, 4, "explorers still to be placed"),
        Field("retreating", o.RETREATING, 1, 6, "explorers that have to retreat"),
        Field("retreat_from", o.RETREAT_FROM, 20, 1, "one of the regions: where from"),
        Field(
            "chosen", o.CHOSEN, 9, 1, "own begun choice: the card to discard, or the tile's track"
        ),
        Field("target", o.TARGET, 20, 1, "own begun choice: one of the regions, to be conquered"),
        Field("gathered", o.GATHERED, 24, 4, "own begun choice, for each space: who is to cross"),
        Field(
            "dice",
            o.DICE,
            30,
            1,
            "for each of five dice: one of orange, blue, purple, green, yellow, sword",
        ),
        Field("dice_used", o.DICE_USED, 5, 1, "each die that has made a step"),
        Field("unused", o.UNUSED, 6, 5, "for each face: dice that show it and are not used"),
        Field("advanced", o.ADVANCED, 5, 3, "for each track: steps this turn"),
        Field("regions_used", o.REGIONS_USED, 20, 1, "each region that has made a step"),
        Field("in_play", o.IN_PLAY, 20, 1, "each region in play"),
        Field("hand", o.HAND, 9, 1, "own hand: each of the civilization's cards"),
    ),
    seat=(
        Field("present", o.PRESENT, 1, 1, "somebody plays here"),
        Field("civilization", o.CIVILIZATION, 8, 1, "one of the civilizations"),
        Field("level", o.LEVEL, 25, 1, "for each track: one of its five fields"),
        Field("value", o.VALUE, 5, 10, "for each track: what its marker shows"),
        Field("points", o.POINTS, 1, 60, "points of tracks and scored cards"),
        Field("regions_held", o.REGIONS_HELD, 1, 10, "regions held"),
        Field("held", o.HELD, 5, 4, "for each colour: regions held"),
        Field("explorers", o.EXPLORERS, 24, 6, "for each space (20 regions, 4 oceans): explorers"),
        Field("cities", o.CITIES, 20, 2, "for each region: city tiles of this seat"),
        Field("above", o.STILL_ABOVE, 5, 1, "each track with its city tile still above it"),
        Field("captured", o.CAPTURED, 1, 4, "city tiles taken from others"),
        Field("tile", o.TILE, 6, 3, "for each city tile: its value, once it may be seen"),
        Field("scored", o.SCORED_CARDS, 9, 1, "each card scored"),
        Field("discarded", o.DISCARDED_CARDS, 9, 1, "each card discarded"),
        Field("hand_count", o.HAND_COUNT, 1, 5, "cards in hand"),
        Field("deck", o.DECK, 1, 9, "cards in the deck"),
        Field("decides", o.DECIDES, 1, 13, "the stage it is in, as far as it shows; 0: nothing"),
    ),
    seats=o.SEATS,
    seat_size=o.SEAT_SIZE,
)

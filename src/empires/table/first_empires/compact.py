"""The compact observation of First Empires, field by field: what is a 1, and what it says."""

from __future__ import annotations

from typing import Final

from empires.rules.first_empires import compact
from empires.table.layout import laid_out

COMPACT: Final = laid_out(
    vars(compact),
    table={
        "players": (5, "how many play"),
        "options": (1, "civilizations are chosen; city tiles lie open"),
        "round": (8, "the round, from 1"),
        "rounds_left": (8, "rounds after this one"),
        "turn": (5, "whose turn it is, counted from one's own seat, which is 1; 0: nobody's"),
        "starting": (5, "who opens the rounds, counted in the same way"),
        "stage": (13, "what the seat decides; 0: nothing"),
        "rerolls": (4, "rerolls left this turn"),
        "movement": (6, "movement points left"),
        "conquests": (3, "conquests this turn"),
        "has_stepped": (1, "the first step of the progress phase is done"),
        "cities_due": (1, "each track whose city tile is to be placed"),
        "explorers_due": (4, "explorers still to be placed"),
        "retreating": (6, "explorers that have to retreat"),
        "retreat_from": (20, "the region where from, from 1; 0: none"),
        "chosen": (9, "own begun choice: the card or the track, from 1; 0: none"),
        "target": (20, "own begun choice: the region to be conquered, from 1; 0: none"),
        "gathered": (4, "own begun choice, for each space: who is to cross"),
        "dice": (6, "for each die, from 1: orange, blue, purple, green, yellow, sword; 0: none"),
        "dice_used": (1, "each die that has made a step"),
        "advanced": (3, "for each track: steps this turn"),
        "regions_used": (1, "each region that has made a step"),
        "hand": (1, "own hand: each of the civilization's cards"),
    },
    seat={
        "present": (1, "somebody plays here"),
        "civilization": (8, "the civilization, from 1; 0: none yet"),
        "level": (5, "for each track: the field of its marker, from 1"),
        "value": (10, "for each track: what its marker shows"),
        "points": (60, "points of tracks and scored cards"),
        "explorers": (6, "for each space (20 regions, 4 oceans): explorers"),
        "cities": (2, "for each region: city tiles of this seat"),
        "above": (1, "each track with its city tile still above it"),
        "captured": (4, "city tiles taken from others"),
        "tile": (3, "for each city tile: its value, once it may be seen"),
        "cards": (2, "each card: 1 scored, 2 discarded"),
        "hand_count": (5, "cards in hand"),
        "deck": (9, "cards in the deck"),
        "decides": (13, "the stage it is in, as far as it shows; 0: nothing"),
    },
)

"""The observation of First Empires, field by field: the value to scale to 1, and what it says."""

from __future__ import annotations

from typing import Final

from empires.rules.first_empires import observation
from empires.table.layout import laid_out

LAYOUT: Final = laid_out(
    vars(observation),
    table={
        "players": (1, "one of: 2, 3, 4, 5 players"),
        "options": (1, "civilizations are chosen; city tiles lie open"),
        "round": (8, "the round, from 1"),
        "rounds_left": (8, "rounds after this one"),
        "turn": (1, "one of the seats from one's own: whose turn it is"),
        "starting": (1, "one of the seats from one's own: who opens the rounds"),
        "stage": (1, "one of the stages: what the seat decides; the first: nothing"),
        "rerolls": (4, "rerolls left this turn"),
        "movement": (6, "movement points left"),
        "conquests": (3, "conquests this turn"),
        "swords": (5, "swords on the dice"),
        "has_stepped": (1, "the first step of the progress phase is done"),
        "cities_due": (1, "each track whose city tile is to be placed"),
        "explorers_due": (4, "explorers still to be placed"),
        "retreating": (6, "explorers that have to retreat"),
        "retreat_from": (1, "one of the regions: where from"),
        "chosen": (1, "own begun choice: the card to discard, or the tile's track"),
        "target": (1, "own begun choice: one of the regions, to be conquered"),
        "gathered": (4, "own begun choice, for each space: who is to cross"),
        "dice": (1, "for each of five dice: one of orange, blue, purple, green, yellow, sword"),
        "dice_used": (1, "each die that has made a step"),
        "unused": (5, "for each face: dice that show it and are not used"),
        "advanced": (3, "for each track: steps this turn"),
        "regions_used": (1, "each region that has made a step"),
        "in_play": (1, "each region in play"),
        "hand": (1, "own hand: each of the civilization's cards"),
    },
    seat={
        "present": (1, "somebody plays here"),
        "civilization": (1, "one of the civilizations"),
        "level": (1, "for each track: one of its five fields"),
        "value": (10, "for each track: what its marker shows"),
        "points": (60, "points of tracks and scored cards"),
        "regions_held": (10, "regions held"),
        "held": (4, "for each colour: regions held"),
        "explorers": (6, "for each space (20 regions, 4 oceans): explorers"),
        "cities": (2, "for each region: city tiles of this seat"),
        "above": (1, "each track with its city tile still above it"),
        "captured": (4, "city tiles taken from others"),
        "tile": (3, "for each city tile: its value, once it may be seen"),
        "scored": (1, "each card scored"),
        "discarded": (1, "each card discarded"),
        "hand_count": (5, "cards in hand"),
        "deck": (9, "cards in the deck"),
        "decides": (13, "the stage it is in, as far as it shows; 0: nothing"),
    },
)

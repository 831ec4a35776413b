"""The vocabulary of First Empires as named integers: tracks, faces, places and stages."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from empires.rules.naming import names_since

Track: TypeAlias = i64
Face: TypeAlias = i64
Region: TypeAlias = i64
Space: TypeAlias = i64  # a region or an ocean
Spaces: TypeAlias = i64  # a set of spaces, one bit each
Card: TypeAlias = i64  # 0 to 8, of the civilization's own nine
Tile: TypeAlias = i64  # 0: the start region's; 1 to 5: above the tracks

# The tracks are the colours of regions and of dice.
ORANGE: Final[i64] = 0  # dice
BLUE: Final[i64] = 1  # rerolls
PURPLE: Final[i64] = 2  # movement
GREEN: Final[i64] = 3  # achievement cards
YELLOW: Final[i64] = 4  # explorers
TRACKS: Final[i64] = 5
SWORD: Final[i64] = 5
FACES: Final[i64] = 6
SHORT_ROUNDS: Final[i64] = 4  # FE-SET-9: of a short game
STEPS: Final[i64] = 5  # fields of a track
MOST_DICE: Final[i64] = 5

REGIONS: Final[i64] = 20  # room for them: a map may have fewer
OCEAN: Final[i64] = 20  # oceans come after the regions
SPACES: Final[i64] = 24
OCEANS: Final[i64] = 0xF << 20  # as a set
CARDS: Final[i64] = 9  # FE-SET-7
TILES: Final[i64] = 6  # FE-SET-8

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
NEVER: Final[i64] = 99  # more movement points than anybody has

# Where an achievement card is.
IN_DECK: Final[i64] = 0
IN_HAND: Final[i64] = 1
SCORED: Final[i64] = 2
DISCARDED: Final[i64] = 3

# Where a city tile is: a region, or one of these.
ABOVE: Final[i64] = -1  # above its track
CAPTURED: Final[i64] = -2  # and one less for each seat

# Kinds of condition on achievement cards.
OCCUPY: Final[i64] = 0
OCCUPY_COLOURS: Final[i64] = 1
OCCUPY_TOTAL: Final[i64] = 2
OCCUPY_CONTINENTS: Final[i64] = 3
ADVANCE: Final[i64] = 4
ADVANCE_DISTINCT: Final[i64] = 5
OWN_CITIES: Final[i64] = 6
CAPTURED_CITIES: Final[i64] = 7
CONQUESTS_TURN: Final[i64] = 8
EXPLORERS_IN_REGION: Final[i64] = 9
CONDITIONS: Final = names_since("OCCUPY", globals())

# What a seat is deciding. Zero is nothing; every other stage has its own offers.
IDLE: Final[i64] = 0
CHOOSE_CIVILIZATION: Final[i64] = 1
REROLL: Final[i64] = 2  # FE-ROL-2
SWORDS: Final[i64] = 3  # FE-ROL-3
TURN_TO_SWORD: Final[i64] = 4  # which die
MOVE: Final[i64] = 5
GATHER: Final[i64] = 6  # FE-CON-1: who crosses together
RETREAT: Final[i64] = 7  # FE-CON-6
PROGRESS: Final[i64] = 8
TURN_DIE: Final[i64] = 9  # FE-PRO-1: which die, to which face
PLACE_EXPLORER: Final[i64] = 10  # FE-PRO-5
CHOOSE_TILE: Final[i64] = 11  # FE-PRO-6
PLACE_CITY: Final[i64] = 12
LAST_CHANCE: Final[i64] = 13  # FE-ACH-1: a city just placed may have met a condition
STAGES: Final = names_since("IDLE", globals())

"""Written positions of the movement phase in which the coasts are crowded and the points few."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from empires.content.first_empires import Pack
from empires.rules.random import Random
from empires.table.first_empires.game import FirstEmpiresGame
from empires.table.game import Written

MOST_SWORDS: Final = 3

Seat = dict[str, Any]


def crowded(game: FirstEmpiresGame, players: int, points: int, random: Random) -> Written:
    """Opponents hold much of the land, often nearly all; the mover is on the rest and at sea."""
    pack = game.pack
    board = pack.map_for(players)
    free = [board.regions[region].name for region in board.in_play(players)]
    seats: list[Seat] = []
    for i in range(1, players):
        most = len(free) - (players - i)
        held = most if random.below(4) == 0 else 1 + random.below(min(most, 4))
        held = min(held, max(shown(pack)))
        regions = [free.pop(random.below(len(free))) for _ in range(held)]
        seats.append(seat(pack, regions, [], random))
    # More at sea than there are points would be lost from the beginning.
    at_sea = [
        board.oceans[random.below(len(board.oceans))] for _ in range(random.below(points + 1))
    ]
    seats.insert(0, seat(pack, at_sea, free, random))
    for entry, civilization in zip(seats, pack.civilizations_for(players), strict=False):
        entry["civilization"] = pack.civilizations[civilization].name
    return {
        "players": players,
        "phase": "movement",
        "turn": 0,
        "movement": points,
        "dice": ["sword"] * random.below(MOST_SWORDS + 1),
        "seats": seats,
    }


def shown(pack: Pack) -> tuple[int, ...]:
    """Numbers of explorers that every yellow track shows from its second field on."""
    return pack.civilizations[0].tracks[4].values[1:]


def seat(pack: Pack, one_each: list[str], others: list[str], random: Random) -> Seat:
    """An explorer in each of these spaces, and a few more among the others, or among these."""
    at = Counter(one_each)
    possible = [n for n in shown(pack) if n >= len(one_each)] or [shown(pack)[-1]]
    count = possible[min(random.below(len(possible)), random.below(len(possible)))]
    spaces = others or one_each
    for _ in range(count - at.total()):
        at[spaces[random.below(len(spaces))]] += 1
    return {"explorers": dict(at), "levels": {"explorers": 1 + shown(pack).index(count)}}

"""A content pack for one number of players, as columns: read by every position, changed by none."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from empires.content.first_empires import Map, Pack
from empires.rules.columns import vec
from empires.rules.first_empires.terms import CONDITIONS, OCEAN, REGIONS, SPACES, TRACKS


@final
class Printed:
    """A pack, flattened: the map in play, and every civilization's tracks and cards."""

    def __init__(self, pack: Pack, players: int) -> None:
        board = pack.map_for(players)
        self.digest: str = pack.digest
        self.map: i64 = pack.maps.index(board)
        self.rounds: i64 = pack.rounds[players]
        self.tiles: vec[i64] = vec[i64](pack.tiles)
        self.mean_tile: i64 = 100 * sum(pack.tiles) // len(pack.tiles)  # hundredths of a point
        self.in_play: i64 = regions_in_play(board, players)
        self.neighbours: vec[i64] = vec[i64](neighbours(board, players))
        continents = sorted({region.continent for region in board.regions})
        # The regions of each colour and of each continent, as sets.
        self.of_colour: vec[i64] = vec[i64](
            [as_set([r.colour == colour for r in board.regions]) for colour in range(int(TRACKS))]
        )
        # [region], with room for as many as any map has
        colours = [r.colour for r in board.regions]
        self.colour: vec[i64] = vec[i64](colours + [0] * (int(REGIONS) - len(colours)))
        self.of_continent: vec[i64] = vec[i64](
            [as_set([r.continent == name for r in board.regions]) for name in continents]
        )

        names = [region.name for region in board.regions]
        civilizations = pack.civilizations
        self.playable: vec[i64] = vec[i64](pack.civilizations_for(players))
        # A home that lies on the other map is never asked for.
        self.home: vec[i64] = vec[i64](
            [names.index(c.home) if c.home in names else -1 for c in civilizations]
        )
        tracks = [track for c in civilizations for track in c.tracks]
        self.value: vec[i64] = vec[i64]([n for track in tracks for n in track.values])
        self.points: vec[i64] = vec[i64]([n for track in tracks for n in track.points])
        self.city_step: vec[i64] = vec[i64]([track.city for track in tracks])
        cards = [card for c in civilizations for card in c.cards]
        self.condition: vec[i64] = vec[i64]([CONDITIONS.index(c.condition.kind) for c in cards])
        self.condition_colour: vec[i64] = vec[i64]([c.condition.colour for c in cards])
        self.condition_count: vec[i64] = vec[i64]([c.condition.count for c in cards])
        self.card_points: vec[i64] = vec[i64]([c.points for c in cards])


def as_set(members: list[bool]) -> int:
    return sum(1 << i for i, member in enumerate(members) if member)


def regions_in_play(board: Map, players: int) -> int:
    """FE-SET-2: the regions of this map that this number of players uses, as a set."""
    return as_set([region.players <= players for region in board.regions])


def neighbours(board: Map, players: int) -> list[int]:
    """Which spaces border each space, as sets; what is not in play borders nothing."""
    sets = [0] * int(SPACES)
    pairs = list(board.borders)
    ocean = int(OCEAN)
    pairs += [(ocean + a, ocean + b) for a, b in board.links]
    for i, region in enumerate(board.regions):
        pairs += [(i, ocean + sea) for sea in region.oceans]
    playing = regions_in_play(board, players)
    for a, b in pairs:
        if all(space >= ocean or playing >> space & 1 for space in (a, b)):
            sets[a] |= 1 << b
            sets[b] |= 1 << a
    return sets

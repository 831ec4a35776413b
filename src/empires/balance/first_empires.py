"""What is counted in First Empires: civilizations, achievements, tracks and regions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from empires.balance.census import Census, Fact, Facts, Group
from empires.content.digest import digest
from empires.content.first_empires import FIELDS, TRACKS, Pack
from empires.rules.first_empires import journal
from empires.rules.first_empires.position import held
from empires.rules.first_empires.terms import SPACES
from empires.rules.position import Note, Position
from empires.table.game import Game


class FirstEmpiresCensus(Census):
    """A track's thing is one of its fields, reached or passed: "dice 3" is the third above the
    lowest. A region is held by whoever has explorers there at the end."""

    def __init__(self, game: Game[Any], players: int) -> None:
        super().__init__(game, players)
        pack = game.pack
        playable = pack.civilizations_for(players)
        self.civilizations = [each.name for each in pack.civilizations]
        self.cards = [card.name for each in pack.civilizations for card in each.cards]
        of_those = [card.name for n in playable for card in pack.civilizations[n].cards]
        board = pack.map_for(players)
        self.regions: list[str] = [board.regions[n].name for n in board.in_play(players)]
        fields = [f"{track} {level}" for track in TRACKS for level in range(1, FIELDS)]
        self.groups = (
            Group(
                "civilization", [self.civilizations[n] for n in playable], ("played",), alone=True
            ),
            Group("achievement", of_those, ("drawn", "discarded", "scored"), among="drawn"),
            Group("track", fields, ("reached",), printed=False),
            Group("region", self.regions, ("conquered", "city", "held"), printed=False),
        )

    def starts_period(self, note: Note) -> bool:
        return note[0] == journal.ROUND

    def first_player(self, note: Note) -> int | None:
        return note[2] if note[0] == journal.STARTING_PLAYER else None

    def read(self, notes: Iterable[Note], facts: Facts) -> None:
        for event, _, seat, a, b, _, _, _ in notes:
            if event == journal.GOT_CIVILIZATION:
                self.add(facts, seat, "civilization", self.civilizations[a], "played")
            elif event in (journal.DEALT, journal.DREW):
                self.add(facts, seat, "achievement", self.cards[a], "drawn")
            elif event == journal.DISCARDED:
                self.add(facts, seat, "achievement", self.cards[a], "discarded")
            elif event == journal.SCORED_CARD:
                self.add(facts, seat, "achievement", self.cards[a], "scored")
            elif event == journal.STEPPED:
                self.add(facts, seat, "track", f"{TRACKS[a]} {b}", "reached")
            elif event == journal.CONQUERED:
                self.add(facts, seat, "region", self.region(a), "conquered")
            elif event == journal.PLACED_CITY:
                self.add(facts, seat, "region", self.region(a), "city")

    def region(self, place: int) -> str:
        """Notes number the spaces of all maps through; those in play come first on theirs."""
        return self.regions[place % int(SPACES)]

    def look(self, p: Position, facts: Facts) -> None:
        board: Any = p
        for seat, each in enumerate(facts):
            spaces = held(board, seat)
            for n, name in enumerate(self.regions):
                if spaces >> n & 1:
                    each.add(self.numbers[Fact("region", name, "held")])

    def add(self, facts: Facts, seat: int, group: str, thing: str, use: str) -> None:
        facts[seat].add(self.numbers[Fact(group, thing, use)])

    def blank(self, thing: str) -> Pack:
        """It is drawn, discarded and scored as before, for no points."""
        pack: Pack = self.game.pack
        changed = replace(
            pack,
            civilizations=tuple(
                replace(
                    each,
                    cards=tuple(
                        replace(card, points=0) if card.name == thing else card
                        for card in each.cards
                    ),
                )
                for each in pack.civilizations
            ),
        )
        return replace(changed, digest=digest(changed))

    def dominated(self) -> list[tuple[str, str]]:
        """Achievements of one civilization that ask for as much or more and give less."""
        found = []
        for civilization in self.game.pack.civilizations:
            for card in civilization.cards:
                for other in civilization.cards:
                    asks, less = card.condition, other.condition
                    same = (asks.kind, asks.colour) == (less.kind, less.colour)
                    gap = (asks.count - less.count, other.points - card.points)
                    if (
                        same
                        and min(gap) >= 0
                        and max(gap) > 0
                        and card.name in self.groups[1].things
                    ):
                        found.append((card.name, other.name))
        return list(dict(found).items())

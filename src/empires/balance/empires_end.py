"""What is counted in Empire's End: cards, kinds of ability, locations and conflicts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from empires.balance.census import Census, Fact, Facts, Group
from empires.content.digest import digest
from empires.content.empires_end import Ability, Disaster, Pack
from empires.rules.empires_end import journal
from empires.rules.empires_end.terms import PLACES
from empires.rules.position import Note, Position
from empires.table.game import Game

CARD_USES: Final = ("offered", "taken", "built", "had")
BAND_USES: Final = ("low", "middle", "high", "won")
LIMITS: Final = ("gain", "points", "strength", "hammers", "times")
SAME: Final = ("kind", "phase", "options", "pay", "resource", "location")


class EmpiresEndCensus(Census):
    """A card is offered to all when it is revealed, and to whoever has it in hand.

    It was *had* if it was taken as a disaster or built, so that it lay at a location.
    """

    def __init__(self, game: Game[Any], players: int) -> None:
        super().__init__(game, players)
        pack = game.pack
        self.cards = [card.slug for card in pack.disasters]
        self.kinds = [card.ability.kind for card in pack.disasters]
        self.locations = [place.slug for place in pack.locations]
        self.conflicts = [card.slug for card in pack.conflicts]
        self.conflict = 0
        self.groups = (
            Group("card", self.cards, CARD_USES, among="offered"),
            Group("ability", sorted(set(self.kinds)), CARD_USES, printed=False, among="offered"),
            Group("location", self.locations, ("destroyed", "rebuilt", "healthy"), printed=False),
            Group("conflict", self.conflicts, BAND_USES, printed=False),
        )

    def number(self) -> None:
        super().number()
        # A game has hundreds of notes: what they lead to is looked up by number.
        uses = range(len(CARD_USES))
        self.of_card = [
            [
                (
                    self.numbers[Fact("card", card, CARD_USES[use])],
                    self.numbers[Fact("ability", kind, CARD_USES[use])],
                )
                for use in uses
            ]
            for card, kind in zip(self.cards, self.kinds, strict=True)
        ]

    def starts_period(self, note: Note) -> bool:
        return note[0] == journal.SPACE

    def first_player(self, note: Note) -> int | None:
        return note[2] if note[0] == journal.FIRST_PLAYER else None

    def read(self, notes: Iterable[Note], facts: Facts) -> None:
        for event, _, seat, a, b, c, _, _ in notes:
            if event == journal.REVEALED_DISASTER:
                for each in facts:
                    each.update(self.of_card[b][0])
            elif event == journal.REPLACED:
                for each in facts:
                    each.update(self.of_card[c][0])
            elif event in (journal.DEALT, journal.DREW):
                facts[seat].update(self.of_card[a][0])
            elif event == journal.TOOK:
                facts[seat].update(self.of_card[b][1])
            elif event == journal.PLACED:
                facts[seat].update(self.of_card[a][3])
            elif event == journal.BUILT:
                facts[seat].update(self.of_card[a][2])
                facts[seat].update(self.of_card[a][3])
            elif event in (journal.DESTROYED, journal.REBUILT):
                use = "destroyed" if event == journal.DESTROYED else "rebuilt"
                facts[seat].add(self.numbers[Fact("location", self.locations[b], use)])
            elif event == journal.REVEALED_CONFLICT:
                self.conflict = a
            elif event == journal.REWARDED:
                thing = self.conflicts[self.conflict]
                facts[seat].add(self.numbers[Fact("conflict", thing, BAND_USES[a])])

    def look(self, p: Position, facts: Facts) -> None:
        board: Any = p
        for seat, each in enumerate(facts):
            for at in range(seat * int(PLACES), (seat + 1) * int(PLACES)):
                if board.healthy[at]:
                    thing = self.locations[board.location[at]]
                    each.add(self.numbers[Fact("location", thing, "healthy")])

    def blank(self, thing: str) -> Pack:
        """It is averted, taken and built as before, and gives nothing."""
        nothing = Ability(kind="points", phase="destroyed")
        pack: Pack = self.game.pack
        cards = tuple(
            replace(card, ability=nothing) if card.slug == thing else card
            for card in pack.disasters
        )
        changed = replace(pack, disasters=cards)
        return replace(changed, digest=digest(changed))

    def dominated(self) -> list[tuple[str, str]]:
        """Cards that cost as much or more and can do less, whatever averts them."""
        cards: list[Disaster] = list(self.game.pack.disasters)
        found = []
        for card in cards:
            better = [other for other in cards if dominates(other, card)]
            if better:
                found.append((card.slug, better[0].slug))
        return found


def dominates(one: Disaster, other: Disaster) -> bool:
    if any(getattr(one.ability, name) != getattr(other.ability, name) for name in SAME):
        return False
    mine, theirs = limits(one.ability), limits(other.ability)
    pairs = [*zip(mine, theirs, strict=True), (-one.cost, -other.cost)]
    return all(a >= b for a, b in pairs) and any(a > b for a, b in pairs)


def limits(ability: Ability) -> list[int]:
    found: list[int] = []
    for name in LIMITS:
        value = getattr(ability, name)
        found += value if isinstance(value, tuple) else [value]
    return found

"""The voice of First Empires: a reader, and the cards and places of one pack by name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from empires.content.first_empires import Achievement, Civilization, Pack, Region, load
from empires.shapes.first_empires.views import FirstEmpiresView
from empires.shapes.first_empires.words import Track
from empires.text import voice as shared
from empires.text.catalogue import Words
from empires.text.first_empires import names as called
from empires.text.voice import Decks, names_at


class Deck:
    """The content of one pack, found by name; a region may lie on several maps."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.civilizations: dict[str, Civilization] = {c.name: c for c in pack.civilizations}
        self.cards: dict[str, Achievement] = {}
        self.owners: dict[str, Civilization] = {}
        for civilization in pack.civilizations:
            self.cards |= {card.name: card for card in civilization.cards}
            self.owners |= {card.name: civilization for card in civilization.cards}
        self.regions: dict[str, list[Region]] = {}
        for side in pack.maps:
            for region in side.regions:
                self.regions.setdefault(region.name, []).append(region)
        self.oceans = {ocean for side in pack.maps for ocean in side.oceans}


decks: Decks[Pack, Deck] = Decks(Deck, load)


@dataclass(frozen=True, slots=True)
class Voice(shared.Voice):
    """One reader of First Empires."""

    deck: Deck

    def space(self, name: str, ocean: str = "fe-ocean") -> str:
        """'Rus', 'West Ocean'; `ocean` is the message that names oceans."""
        is_ocean = name in self.deck.oceans
        text = called.ocean(name, self.words, ocean) if is_ocean else called.proper(name)
        return self.mark("region", name, text)

    def briefly(self, name: str) -> str:
        """'Rus', 'West Ocean'."""
        return self.space(name, "fe-ocean.short")

    def coming_from(self, name: str) -> str:
        """'from Rus', 'from the West Ocean'."""
        return self._placed("fe-space-from", name)

    def going_to(self, name: str) -> str:
        """'to Rus', 'to the West Ocean'."""
        return self._placed("fe-space-to", name)

    def at_sea(self, ocean: str) -> str:
        """'in the West Ocean'."""
        return self.say("fe-space-in", name=self.space(ocean, "fe-ocean.after-article"))

    def _placed(self, key: str, name: str) -> str:
        """A space with a preposition before it, and an ocean with its article, too."""
        kind = "ocean" if name in self.deck.oceans else "region"
        return self.say(key, space=kind, name=self.space(name, "fe-ocean.after-article"))

    def civilization(self, name: str) -> str:
        return self.mark("card", name, called.proper(name))

    def face(self, name: str) -> str:
        return called.face(name, self.words)

    def title(self, card: str) -> str:
        """The title of a card in the reader's language."""
        found = self.deck.cards[card]
        return found.de if self.words.lang == "de" else found.en

    def card(self, card: str) -> str:
        """The title as it stands in a sentence, in quotes."""
        return self.say("fe-card-name", title=self.mark("card", card, self.title(card)))

    def track(self, name: str) -> str:
        """'orange track (dice)'."""
        return self.say("fe-track", track=name)

    def points(self, n: int) -> str:
        return self.mark("amount", f"points {n}", self.say("fe-points", n=n))

    def explorers(self, n: int) -> str:
        return self.mark("amount", f"explorers {n}", self.say("fe-explorers", n=n))

    def with_explorers(self, n: int) -> str:
        """After "with", which German cares about."""
        return self.mark("amount", f"explorers {n}", self.say("fe-with-explorers", n=n))

    def value(self, track: Track, n: int) -> str:
        """What a field of a track gives: '3 dice', '5 explorers'."""
        return self.explorers(n) if track == "explorers" else called.value(track, n, self.words)

    def defenders(self, n: int) -> str:
        return self.say("fe-defenders", n=n)

    def swords(self, n: int) -> str:
        return self.say("fe-swords", n=n)

    def tiles(self, n: int) -> str:
        return self.say("fe-tiles", n=n)

    def whom(self, seat: int) -> str:
        """'you' or a name, after a preposition."""
        return self.tell("fe-whom", seat)


def voice_of(
    view: FirstEmpiresView, words: Words, names: Sequence[str] | None, pack: Pack | None
) -> Voice:
    """The voice for the seat whose view it is."""
    return Voice(words, names_at(view, words, names), view.seat, decks.of(pack))

"""First Empires behind the one door to all games' texts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, ClassVar

from empires.content.first_empires import COLOURS, Pack, load
from empires.table.first_empires.views import CHOICE_RULES
from empires.text.catalogue import Words
from empires.text.first_empires import cards, rendering
from empires.text.first_empires import names as called
from empires.text.first_empires.choices import choice_text
from empires.text.first_empires.effects import effects_text
from empires.text.first_empires.events import event_text
from empires.text.first_empires.prompts import prompt_text
from empires.text.first_empires.voice import decks
from empires.text.telling import LAST, Telling, plain
from empires.text.voice import Choice, Event, Move, View


class FirstEmpiresTelling(Telling):
    """First Empires in one language."""

    game: ClassVar[str] = "first-empires"
    title: ClassVar[str] = "First Empires"
    commands: ClassVar[tuple[str, ...]] = ("player", "map")

    def __init__(self, words: Words, names: Sequence[str], pack: Pack | None) -> None:
        super().__init__(words, names, load() if pack is None else pack)
        self.deck = decks.of(self.pack)
        self._told: dict[str, Any] = {"names": self.names or None, "pack": self.pack}

    def sentence(self, event: Event, viewer: int | None) -> str:
        return event_text(event, words=self.words, names=self.names, viewer=viewer, pack=self.pack)

    def heading(self, event: Event) -> Hashable:
        """A round begins with somebody's turn, so both make one heading."""
        return "turn" if event["event"] in ("round", "turn") else None

    def part(self, view: View) -> Hashable:
        """A phase of a turn."""
        return (view["round"], view["turn"], view["phase"])

    def question(self, view: View) -> str:
        return prompt_text(view, self.words, **self._told)

    def choice(self, choice: Choice, view: View) -> str:
        return choice_text(choice, view, self.words, **self._told)

    def order(self, choice: Choice) -> int:
        """Rerolls of one die first, then of two; a card is given away on purpose only."""
        if choice["move"]["do"] == "discard":
            return LAST - 1
        return len(choice["move"].get("dice", ())) or super().order(choice)

    def effects(self, choice: Choice, view: View) -> str:
        return effects_text(choice, view, self.words, **self._told)

    def against(self, tried: Move, view: View) -> str:
        rule = CHOICE_RULES.get(str(tried.get("do")), view["prompt"]["rule"])
        if tried.get("do") == "done" and view["prompt"]["kind"] == "move_explorers":
            rule = "FE-MOV-2"  # movement can end at any time but for explorers at sea
        return self.rule_text(rule)

    def table(self, view: View, *, short: bool = False) -> list[str]:
        return rendering.render(view, self.words, short=short, **self._told)

    def me(self, view: View) -> list[str]:
        return rendering.render_me(view, self.words, **self._told)

    def seat(self, view: View, seat: int) -> list[str]:
        return rendering.render_seat(view, seat, self.words, **self._told)

    def place(self, view: View, name: str = "") -> list[str]:
        space = self.space_called(name, view) if name else None
        if name and space is None:
            return []
        return rendering.render_map(view, self.words, space=space, **self._told)

    def space_called(self, name: str, view: View) -> str | None:
        """A region or an ocean in play, by its short name or by its name in this language."""
        oceans = [row["ocean"] for row in view["oceans"]]
        names = {plain(space): space for space in oceans}
        names |= {plain(called.space(space, True, self.words)): space for space in oceans}
        names |= {plain(row["region"]): row["region"] for row in view["regions"]}
        return names.get(plain(name))

    def hand(self, seat: Mapping[str, Any]) -> list[str]:
        return [self.name(row["card"]) for row in seat.get("hand") or ()]

    def result(self, view: View) -> list[str]:
        return rendering.render_result(view, self.words, **self._told)

    def welcome(self, options: Mapping[str, Any]) -> str:
        return self.words.say(
            "fe-welcome",
            players=len(self.names),
            civilizations="chosen" if options["choose_civilizations"] else "dealt",
            tiles="open" if options["open_tiles"] else "hidden",
        )

    def slugs(self) -> list[str]:
        """Civilizations and regions, which may share a name, then the cards."""
        return list(dict.fromkeys((*self.deck.civilizations, *self.deck.regions, *self.deck.cards)))

    def name(self, slug: str) -> str:
        if slug in self.deck.cards:
            return cards.card_title(self.deck.cards[slug], self.words)
        return called.proper(slug)

    def card(self, slug: str) -> list[str]:
        return rendering.render_card(slug, self.words, pack=self.pack)

    def summary(self, slug: str) -> str:
        deck, say = self.deck, self.words.say
        if slug in deck.cards:
            return cards.card_short(deck.cards[slug], deck.owners[slug], self.words)
        parts = []
        if slug in deck.civilizations:
            start = cards.start_text(deck.civilizations[slug], self.words)
            parts.append(say("fe-civilization-short", start=start))
        if slug in deck.regions:
            region = deck.regions[slug][0]
            face = called.face(COLOURS[region.colour], self.words)
            continent = called.continent(region.continent, self.words)
            parts.append(say("fe-region-short", face=face, continent=continent))
        return " ".join(parts)

    def data(self, slug: str) -> dict[str, object]:
        deck = self.deck
        if slug in deck.cards:
            return {"civilization": deck.owners[slug].name, **asdict(deck.cards[slug])}
        found: dict[str, object] = {}
        if slug in deck.civilizations:
            found["civilization"] = asdict(deck.civilizations[slug])
        if slug in deck.regions:
            found["regions"] = {
                side.name: asdict(region)
                for side in self.pack.maps
                for region in side.regions
                if region.name == slug
            }
        return found

    @property
    def example(self) -> str:
        return self.name(next(iter(self.deck.cards)))

"""First Empires behind the one door to all games' texts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, ClassVar, TypedDict

from empires.content.first_empires import COLOURS, Pack, load
from empires.shapes.events import Event
from empires.shapes.first_empires.moves import Done
from empires.shapes.first_empires.prompts import Choice, MoveExplorers
from empires.shapes.first_empires.views import Civilization
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.shapes.moves import Move
from empires.shapes.reasons import Effect
from empires.table.first_empires.prompts import CHOICE_RULES
from empires.text.catalogue import Words
from empires.text.first_empires import cards, rendering
from empires.text.first_empires import names as called
from empires.text.first_empires.choices import worded
from empires.text.first_empires.effects import effects_text
from empires.text.first_empires.events import event_text
from empires.text.first_empires.hints import differences
from empires.text.first_empires.looking import prompt_of
from empires.text.first_empires.prompts import prompt_text
from empires.text.first_empires.voice import decks, voice_of
from empires.text.telling import Telling, plain
from empires.text.voice import Said


class Told(TypedDict):
    """What every text needs to know beside the view and the words."""

    names: Sequence[str] | None
    pack: Pack


class FirstEmpiresTelling(Telling[View, Civilization, Choice]):
    """First Empires in one language."""

    game: ClassVar[str] = "first-empires"
    commands: ClassVar[tuple[str, ...]] = ("player", "map")
    headings: ClassVar[frozenset[str]] = frozenset({"round", "turn"})

    def __init__(self, words: Words, names: Sequence[str], pack: Pack | None) -> None:
        super().__init__(words, names, load() if pack is None else pack)
        self.deck = decks.of(self.pack)
        self._told: Told = {"names": self.names or None, "pack": self.pack}

    def sentence(self, event: Event, viewer: int | None, *, marks: bool = False) -> str:
        return event_text(
            event,
            words=self.words,
            names=self.names,
            viewer=viewer,
            pack=self.pack,
            marks=marks,
        )

    def heading(self, event: Event) -> Hashable:
        """A round begins with somebody's turn, so both make one heading."""
        return "turn" if event.event in self.headings else None

    def part(self, view: View) -> Hashable:
        """A phase of a turn."""
        return (view.round, view.turn, view.phase)

    def question(self, view: View) -> str:
        return prompt_text(view, self.words, **self._told)

    def worded(self, move: Move, choice: Choice | None, view: View) -> Said:
        return worded(move, choice, view, self.words, **self._told)

    def effects(self, choice: Choice, view: View) -> str:
        return effects_text(choice, view, self.words, **self._told)

    def differences(self, effects: Sequence[Effect], view: View) -> list[str]:
        return differences(effects, voice_of(view, self.words, self.names or None, self.pack))

    def against(self, tried: Move | None, view: View) -> str:
        prompt = prompt_of(view)
        if isinstance(tried, Done) and isinstance(prompt, MoveExplorers):
            # Movement can end at any time but for explorers at sea.
            return self.rule_text("FE-MOV-2")
        rule = None if tried is None else CHOICE_RULES.get(type(tried))
        return self.rule_text(rule or prompt.rule)

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
        oceans = [row.ocean for row in view.oceans]
        names = {plain(space): space for space in oceans}
        names |= {plain(called.ocean(space, self.words)): space for space in oceans}
        names |= {plain(row.region): row.region for row in view.regions}
        return names.get(plain(name))

    def hand(self, seat: Civilization) -> list[str]:
        return [self.name(row.card) for row in seat.hand or ()]

    def result(self, view: View) -> list[str]:
        return rendering.render_result(view, self.words, **self._told)

    def welcome(self, options: Mapping[str, Any]) -> str:
        return self.words.say(
            "fe-welcome",
            length="short" if options["short"] else "full",
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

    def card(self, slug: str, *, sources: bool = True) -> list[str]:
        return rendering.render_card(slug, self.words, pack=self.pack, sources=sources)

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

    def brief(self, slug: str) -> str:
        """What an achievement asks for; nothing else does anything by itself."""
        card = self.deck.cards.get(slug)
        return "" if card is None else cards.condition_text(card.condition, self.words)

    def ability(self, slug: str) -> str:
        card = self.deck.cards.get(slug)
        return "" if card is None else cards.ability_text(card, self.words)

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

"""Empire's End behind the one door to all games' texts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import asdict
from typing import ClassVar

from empires.content.empires_end import Conflict, Disaster, Location, Pack, load
from empires.shapes.empires_end.events import SpaceEntered
from empires.shapes.empires_end.moves import Bid, Use
from empires.shapes.empires_end.prompts import AvertOrTake, Choice, Economy
from empires.shapes.empires_end.views import Empire, EmpiresEndView
from empires.shapes.events import Event
from empires.shapes.moves import Move
from empires.shapes.prompts import Group
from empires.shapes.reasons import Effect
from empires.text.catalogue import Words
from empires.text.empires_end import cards, rendering
from empires.text.empires_end import names as called
from empires.text.empires_end.averting import tell_group
from empires.text.empires_end.choices import tell_choice
from empires.text.empires_end.effects import effects_text
from empires.text.empires_end.events import tell_event
from empires.text.empires_end.hints import differences
from empires.text.empires_end.looking import held_by, me
from empires.text.empires_end.prompts import prompt_text
from empires.text.empires_end.result import render_result
from empires.text.empires_end.voice import Voice, decks, voice_of
from empires.text.telling import Telling
from empires.text.voice import Said


class EmpiresEndTelling(Telling[EmpiresEndView, Empire, Choice]):
    """Empire's End in one language."""

    game: ClassVar[str] = "empires-end"
    commands: ClassVar[tuple[str, ...]] = ("row", "all")
    headings: ClassVar[frozenset[str]] = frozenset({"space"})
    pack: Pack

    def __init__(self, words: Words, names: Sequence[str], pack: Pack | None) -> None:
        super().__init__(words, names, load() if pack is None else pack)
        self.deck = decks.of(self.pack)

    def _voice(self, view: EmpiresEndView) -> Voice:
        return voice_of(view, self.words, self.names or None, self.pack)

    def sentence(self, event: Event, viewer: int | None, *, marks: bool = False) -> str:
        voice = Voice(self.words, self.names, viewer, self.deck, marks=marks)
        return tell_event(event, voice)

    def heading(self, event: Event) -> Hashable:
        return ("space", event.space) if isinstance(event, SpaceEntered) else None

    def part(self, view: EmpiresEndView) -> Hashable:
        """A space of the track."""
        return view.space

    def question(self, view: EmpiresEndView) -> str:
        return prompt_text(view, self._voice(view))

    def worded(self, move: Move, choice: Choice | None, view: EmpiresEndView) -> Said:
        return tell_choice(move, choice, view, self._voice(view))

    def effects(self, choice: Choice, view: EmpiresEndView) -> str:
        return effects_text(choice, self._voice(view))

    def differences(self, effects: Sequence[Effect], view: EmpiresEndView) -> list[str]:
        return differences(effects, self._voice(view))

    def group(self, group: Group, view: EmpiresEndView) -> None:
        tell_group(group, view, self._voice(view))

    def unused(self, view: EmpiresEndView) -> list[str] | None:
        """Abilities that cost something or ask for something."""
        if not isinstance(view.prompt, Economy):
            return None
        moves = [choice.move for choice in view.prompt.choices]
        return [self.name(move.slug) for move in moves if isinstance(move, Use)]

    def against(self, tried: Move | None, view: EmpiresEndView) -> str:
        """What exactly stands against a bid; for other moves the rule that is being played."""
        assert view.prompt is not None, "a move is refused to those who have to decide"
        rule, say = view.prompt.rule, self.words.say
        if isinstance(tried, Bid) and isinstance(view.prompt, AvertOrTake):
            kind = tried.resource
            for row in view.disasters:
                if row.disaster == tried.disaster and kind not in (*row.bids, "coin"):
                    bids = called.bids(row.bids, self.words)
                    card = self.name(row.card)
                    return say("ee-error-bid-kind", rule=rule, card=card, bids=bids)
            if held_by(me(view))[kind] == 0:
                resource = called.resource(kind, self.words)
                return say("ee-error-bid-none", rule=rule, resource=resource)
        return self.rule_text(rule)

    def table(self, view: EmpiresEndView, *, short: bool = False) -> list[str]:
        return rendering.render(view, self._voice(view), short=short)

    def me(self, view: EmpiresEndView) -> list[str]:
        return rendering.render_me(view, self._voice(view))

    def seat(self, view: EmpiresEndView, seat: int) -> list[str]:
        return rendering.render_row(view, seat, self._voice(view))

    def hand(self, seat: Empire) -> list[str]:
        return [self.name(slug) for slug in seat.hand or ()]

    def result(self, view: EmpiresEndView) -> list[str]:
        return render_result(view, self._voice(view))

    def welcome(self, options: Mapping[str, str | bool | int]) -> str:
        return self.words.say(
            "ee-welcome",
            players=len(self.names),
            variant=self.words.say(f"ee-variant-{options['variant']}"),
            ruleset=self.words.say(f"ee-ruleset-{options['ruleset']}"),
        )

    def slugs(self) -> list[str]:
        return list(self._things())

    def _things(self) -> dict[str, Location | Disaster | Conflict]:
        return {**self.deck.locations, **self.deck.disasters, **self.deck.conflicts}

    def name(self, slug: str) -> str:
        return called.thing(slug, self.words)

    def card(self, slug: str, *, sources: bool = True) -> list[str]:
        return rendering.render_card(slug, self.words, pack=self.pack, sources=sources)

    def summary(self, slug: str) -> str:
        """What it does, or for a conflict card what follows it."""
        return self.card(slug)[-1]

    def brief(self, slug: str) -> str:
        if slug in self.deck.conflicts:
            return self.ability(slug)
        return cards.ability_in_brief(self.deck.ability(slug), self.words)

    def ability(self, slug: str) -> str:
        return self.card(slug, sources=False)[-1]

    def data(self, slug: str) -> dict[str, object]:
        return asdict(self._things()[slug])

    @property
    def example(self) -> str:
        return self.name(self.pack.disasters[8].slug)

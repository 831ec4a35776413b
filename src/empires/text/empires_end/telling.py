"""Empire's End behind the one door to all games' texts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, ClassVar

from empires.content.empires_end import Conflict, Disaster, Location, Pack, load
from empires.text.catalogue import Words
from empires.text.empires_end import names as called
from empires.text.empires_end import rendering
from empires.text.empires_end.choices import choice_text, me
from empires.text.empires_end.effects import effects_text
from empires.text.empires_end.events import event_text
from empires.text.empires_end.prompts import prompt_text
from empires.text.empires_end.voice import decks
from empires.text.telling import Telling
from empires.text.voice import Choice, Event, Move, View


class EmpiresEndTelling(Telling):
    """Empire's End in one language."""

    game: ClassVar[str] = "empires-end"
    title: ClassVar[str] = "Empire’s End"
    commands: ClassVar[tuple[str, ...]] = ("row", "all")

    def __init__(self, words: Words, names: Sequence[str], pack: Pack | None) -> None:
        super().__init__(words, names, load() if pack is None else pack)
        self._told: dict[str, Any] = {"names": self.names or None, "pack": self.pack}

    def sentence(self, event: Event, viewer: int | None) -> str:
        return event_text(event, words=self.words, names=self.names, viewer=viewer, pack=self.pack)

    def heading(self, event: Event) -> Hashable:
        return ("space", event["space"]) if event["event"] == "space" else None

    def part(self, view: View) -> Hashable:
        """A space of the track."""
        space: int = view["space"]
        return space

    def question(self, view: View) -> str:
        return prompt_text(view, self.words, **self._told)

    def choice(self, choice: Choice, view: View) -> str:
        return choice_text(choice, view, self.words, **self._told)

    def effects(self, choice: Choice, view: View) -> str:
        return effects_text(choice, view, self.words, **self._told)

    def against(self, tried: Move, view: View) -> str:
        """What exactly stands against a bid; for other moves the rule that is being played."""
        rule, say = view["prompt"]["rule"], self.words.say
        if tried.get("do") == "bid" and view["prompt"]["kind"] == "avert_or_take":
            kind = tried["resource"]
            for row in view["disasters"]:
                if row["disaster"] == tried["disaster"] and kind not in (*row["bids"], "coin"):
                    bids = called.bids(row["bids"], self.words)
                    return say("error-bid-kind", rule=rule, card=self.name(row["card"]), bids=bids)
            if me(view)["resources"].get(kind) == 0:
                resource = called.resource(kind, self.words)
                return say("error-bid-none", rule=rule, resource=resource)
        return self.rule_text(rule)

    def table(self, view: View, *, short: bool = False) -> list[str]:
        return rendering.render(view, self.words, short=short, **self._told)

    def me(self, view: View) -> list[str]:
        return rendering.render_me(view, self.words, **self._told)

    def seat(self, view: View, seat: int) -> list[str]:
        return rendering.render_row(view, seat, self.words, **self._told)

    def hand(self, seat: Mapping[str, Any]) -> list[str]:
        return [self.name(slug) for slug in seat["hand"]]

    def result(self, view: View) -> list[str]:
        return rendering.render_result(view, self.words, **self._told)

    def welcome(self, options: Mapping[str, Any]) -> str:
        return self.words.say(
            "play-welcome",
            players=len(self.names),
            variant=self.words.say(f"variant-{options['variant']}"),
            ruleset=self.words.say(f"ruleset-{options['ruleset']}"),
        )

    def slugs(self) -> list[str]:
        return list(self._things())

    def _things(self) -> dict[str, Location | Disaster | Conflict]:
        deck = decks.of(self.pack)
        return {**deck.locations, **deck.disasters, **deck.conflicts}

    def name(self, slug: str) -> str:
        return called.thing(slug, self.words)

    def card(self, slug: str) -> list[str]:
        return rendering.render_card(slug, self.words, pack=self.pack)

    def summary(self, slug: str) -> str:
        """What it does, or for a conflict card what follows it."""
        return self.card(slug)[-1]

    def data(self, slug: str) -> dict[str, object]:
        return asdict(self._things()[slug])

    @property
    def example(self) -> str:
        return self.name(self.pack.disasters[8].slug)

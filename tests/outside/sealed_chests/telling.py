"""Sealed Chests in words."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Final

from empires.shapes.events import Event
from empires.shapes.moves import Move
from empires.text import voice as shared
from empires.text.catalogue import Words
from empires.text.result import ranked_seats, ranks, winner_line
from empires.text.telling import Telling
from empires.text.voice import Params, Reader, Said, Voice, names_at, waiting_text
from sealed_chests import shapes
from sealed_chests.pack import Pack, load
from sealed_chests.shapes import Choice, Player, SealedChestsView


class SealedChestsTelling(Telling[SealedChestsView, Player, Choice]):
    """Sealed Chests in one language."""

    game: ClassVar[str] = "sealed-chests"
    commands: ClassVar[tuple[str, ...]] = ("player",)
    headings: ClassVar[frozenset[str]] = frozenset({"turned"})

    def __init__(self, words: Words, names: Sequence[str], pack: Pack | None) -> None:
        super().__init__(words, names, load() if pack is None else pack)

    # --- what happens ---------------------------------------------------------------------------

    def sentence(self, event: Event, viewer: int | None, *, marks: bool = False) -> str:
        voice = Voice(self.words, self.names, viewer, marks=marks)
        return shared.tell_event(event, voice, READERS, plain_key)

    def heading(self, event: Event) -> Hashable:
        return event.round if isinstance(event, shapes.Turned) else None

    def part(self, view: SealedChestsView) -> Hashable:
        return view.round

    # --- decisions ------------------------------------------------------------------------------

    def question(self, view: SealedChestsView) -> str:
        if view.prompt is None:
            return waiting_text(view, self.voice(view)) or ""
        if isinstance(view.prompt, shapes.Bid):
            return self.words.say("sc-prompt-bid", chest=view.prompt.chest)
        prompt = view.prompt
        return self.words.say("sc-prompt-open", chest=prompt.chest, breaks=prompt.breaks)

    def worded(self, move: Move, choice: Choice | None, view: SealedChestsView) -> Said:
        voice = self.voice(view)
        if isinstance(move, shapes.Lay):
            return voice.said("sc-choice-lay", card=self.name(move.card))
        return voice.said(f"sc-choice-{move.do}", chest=view.chest or 0)

    def effects(self, choice: Choice, view: SealedChestsView) -> str:
        return ""  # the words of a choice say it all

    def against(self, tried: Move | None, view: SealedChestsView) -> str:
        assert view.prompt is not None
        return self.rule_text(view.prompt.rule)

    # --- the table ------------------------------------------------------------------------------

    def table(self, view: SealedChestsView, *, short: bool = False) -> list[str]:
        say = self.words.say
        where = say("sc-table-round", round=view.round, of=view.rounds, left=view.chests_left)
        first = self.question(view) if view.over else where
        lines = [first, *self.seats(view)]
        if view.chest is not None:
            lines.insert(1, say("sc-table-chest", chest=view.chest))
        if view.out and not short:
            lines.append(say("sc-table-out", cards=self.all_of(view.out)))
        return lines

    def seats(self, view: SealedChestsView) -> list[str]:
        return [line for seat in range(view.players) for line in self.seat(view, seat)]

    def me(self, view: SealedChestsView) -> list[str]:
        return [] if view.seat is None else self.seat(view, view.seat)

    def seat(self, view: SealedChestsView, seat: int) -> list[str]:
        player, voice = view.seats[seat], self.voice(view)
        points, chests = player.points, player.chests
        lines = [voice.tell("sc-table-seat", seat, points=points, chests=chests)]
        if player.laid is not None:
            lines.append(self.words.say("sc-table-laid", card=self.name(player.laid)))
        elif player.has_laid:
            lines.append(self.words.say("sc-table-has-laid"))
        if player.hand is not None:
            lines.append(self.words.say("sc-table-hand", cards=self.all_of(player.hand)))
        return lines

    def hand(self, seat: Player) -> list[str]:
        return [self.name(card) for card in seat.hand or ()]

    def result(self, view: SealedChestsView) -> list[str]:
        if not view.over:
            return []
        voice, ranking = self.voice(view), ranks(view)
        return [
            winner_line(view, voice),
            *(
                self.words.say(
                    "sc-result",
                    rank=ranking[seat],
                    name=voice.marked_name(seat),
                    points=view.seats[seat].points,
                )
                for seat in ranked_seats(view)
            ),
        ]

    def welcome(self, options: Mapping[str, Any]) -> str:
        hands = "open" if options["open_hands"] else "hidden"
        return self.words.say("sc-welcome", players=len(self.names), hands=hands)

    # --- content --------------------------------------------------------------------------------

    def slugs(self) -> list[str]:
        chests = [f"chest-{value}" for value in sorted(set(self.pack.chests))]
        return chests + [f"card-{value}" for value in sorted(set(self.pack.cards))]

    def name(self, slug: str) -> str:
        kind, value = parts(slug)
        return self.words.say(f"sc-{kind}", value=value)

    def card(self, slug: str, *, sources: bool = True) -> list[str]:
        return [self.name(slug), self.summary(slug), self.how_many(slug)]

    def summary(self, slug: str) -> str:
        kind, value = parts(slug)
        return self.words.say(f"sc-{kind}-text", value=value)

    def how_many(self, slug: str) -> str:
        return self.words.say("sc-how-many", n=self.data(slug)["copies"])  # type: ignore[arg-type]

    def data(self, slug: str) -> dict[str, object]:
        kind, value = parts(slug)
        every = self.pack.chests if kind == "chest" else self.pack.cards
        return {"kind": kind, "value": value, "copies": every.count(value)}

    @property
    def example(self) -> str:
        return "chest-5"

    # --- helpers --------------------------------------------------------------------------------

    def voice(self, view: SealedChestsView) -> Voice:
        return Voice(self.words, names_at(view, self.words, self.names), view.seat)

    def all_of(self, cards: Sequence[str]) -> str:
        return self.words.all_of([self.name(card) for card in cards])


def parts(slug: str) -> tuple[str, int]:
    """'card', 7."""
    kind, _, value = slug.rpartition("-")
    return kind, int(value)


def plain_key(event: str) -> str:
    return f"sc-event-{event}"


def card_named(slug: str, voice: Voice) -> str:
    return voice.mark("card", slug, voice.say("sc-card", value=parts(slug)[1]))


def read_dealt(event: shapes.Dealt, voice: Voice) -> tuple[str, Params]:
    if event.card is None:
        return "event-dealt-hidden", {}
    return "event-dealt", {"card": card_named(event.card, voice)}


def read_laid(event: shapes.Laid, voice: Voice) -> tuple[str, Params]:
    if event.card is None:
        return "sc-event-laid-hidden", {}
    return "sc-event-laid", {"card": card_named(event.card, voice)}


READERS: Final[dict[type[Event], Reader[Voice]]] = {
    shapes.Dealt: read_dealt,
    shapes.Turned: lambda e, _: ("sc-event-turned", {"round": e.round, "chest": e.chest}),
    shapes.Laid: read_laid,
    shapes.Shown: lambda e, v: ("sc-event-shown", {"card": card_named(e.shown, v)}),
    shapes.Took: lambda e, _: ("sc-event-took", {"chest": e.chest}),
    shapes.Lost: lambda e, _: ("sc-event-lost", {"chest": e.chest}),
    shapes.Kept: lambda e, _: ("sc-event-kept", {"points": e.points}),
    shapes.Rolled: lambda e, _: ("sc-event-rolled", {"roll": e.roll}),
    shapes.Doubled: lambda e, _: ("sc-event-doubled", {"points": e.points}),
    shapes.Broke: lambda e, _: ("sc-event-broke", {"chest": e.chest}),
    shapes.Ranked: lambda e, _: ("event-ranked", {"rank": e.rank}),
}

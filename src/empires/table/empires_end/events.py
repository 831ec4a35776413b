"""What each note of the journal says, in words of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from empires.rules.empires_end import journal
from empires.rules.empires_end.printed import MOST_OPTIONS, Printed
from empires.rules.position import Note
from empires.shapes.empires_end import events as e
from empires.shapes.empires_end.words import Resource
from empires.table.empires_end.names import BANDS, PHASES, RESOURCES, Names, amounts, holdings
from empires.table.events import Events

Reader = Callable[["EventReader", str, int, int, int, int, int, int], e.AnyEvent]


class EventReader(Events):
    """Reads notes with the names of one pack."""

    def __init__(self, names: Names, printed: Printed) -> None:
        barriers = [journal.EVENTS[kind] for kind in journal.BARRIERS]
        super().__init__(get_args(e.AnyEvent), barriers)
        self.printed = printed
        self.card = names.cards.names
        self.location = names.locations.names
        self.conflict = names.conflicts.names
        self.ability = names.ability

    def event(self, note: Note) -> e.AnyEvent:
        kind, rule, seat, *values = note
        return READERS[kind](self, journal.RULES[rule], seat, *values)

    def traded(self, ability: int, option: int) -> dict[Resource, int]:
        base = (ability * MOST_OPTIONS + option) * len(RESOURCES)
        return amounts([self.printed.option_gain[base + i] for i in range(len(RESOURCES))])


# The letters are those of the journal's vocabulary; places become positions from 1.
READERS: Final[dict[int, Reader]] = {
    journal.LAID_OUT: lambda _, rule, *__: e.LaidOut(rule),
    journal.DEALT: lambda r, rule, seat, a, *_: e.Dealt(rule, seat, r.card[a]),
    journal.FIRST_PLAYER: lambda _, rule, seat, *__: e.FirstPlayer(rule, seat),
    journal.SPACE: lambda _, rule, __, a, b, *___: e.SpaceEntered(rule, a + 1, PHASES[b]),
    journal.REVEALED_DISASTER: lambda r, rule, _, a, b, *__: e.RevealedDisaster(rule, a, r.card[b]),
    journal.NO_DISASTER: lambda _, rule, __, a, *___: e.NoDisaster(rule, a),
    journal.AVERTED: lambda r, rule, seat, a, b, c, *_: e.Averted(
        rule, seat, a, r.card[b], RESOURCES[c]
    ),
    journal.AVERTED_FREE: lambda r, rule, seat, a, b, c, *_: e.AvertedFree(
        rule, seat, a, r.card[b], by=r.card[c]
    ),
    journal.REPLACED: lambda r, rule, seat, a, b, c, d, _: e.Replaced(
        rule, seat, a, old=r.card[b], new=r.card[c], by=r.card[d]
    ),
    journal.TOOK: lambda r, rule, seat, a, b, *_: e.Took(rule, seat, a, r.card[b]),
    journal.GAINED: lambda _, rule, seat, a, b, c, d, __: e.Gained(
        rule, seat, amounts((a, b, c, d))
    ),
    journal.SCORED: lambda r, rule, seat, a, b, *_: e.Scored(
        rule, seat, a, by=r.ability(b) if b >= 0 else None
    ),
    journal.DESTROYED: lambda r, rule, seat, a, b, *_: e.Destroyed(
        rule, seat, a + 1, r.location[b]
    ),
    journal.NOTHING_DESTROYED: lambda _, rule, seat, *__: e.NothingDestroyed(rule, seat),
    journal.TRIGGERED: lambda r, rule, seat, a, *_: e.Triggered(rule, seat, r.card[a]),
    journal.PLACED: lambda r, rule, seat, a, b, c, *_: e.Placed(
        rule, seat, r.card[a], b + 1, r.location[c]
    ),
    journal.NOT_PLACED: lambda r, rule, seat, a, *_: e.NotPlaced(rule, seat, r.card[a]),
    journal.DECLARED: lambda _, rule, seat, a, b, c, d, __: e.Declared(
        rule, seat, holdings((a, b, c, d))
    ),
    journal.BOUGHT_COIN: lambda _, rule, seat, *__: e.BoughtCoin(rule, seat),
    journal.USED: lambda r, rule, seat, a, *_: e.Used(rule, seat, by=r.ability(a)),
    journal.EXCHANGED: lambda r, rule, seat, a, b, c, *_: e.Exchanged(
        rule, seat, r.ability(a), pay=RESOURCES[b], gain=r.traded(a, c)
    ),
    journal.REFRESHED: lambda r, rule, seat, a, *_: e.Refreshed(rule, seat, r.card[a]),
    journal.REPEATED: lambda r, rule, seat, a, b, *_: e.Repeated(
        rule, seat, by=r.card[a], ability=r.ability(b)
    ),
    journal.SOLD: lambda r, rule, seat, a, *_: e.Sold(rule, seat, r.card[a]),
    journal.BUILT: lambda r, rule, seat, a, b, c, d, at: e.Built(
        rule, seat, r.card[a], b + 1, r.location[at], hammers=c, coins=d
    ),
    journal.REBUILT: lambda r, rule, seat, a, b, c, d, _: e.Rebuilt(
        rule, seat, a + 1, r.location[b], hammers=c, coins=d
    ),
    journal.SWAPPED: lambda r, rule, seat, a, b, c, d, _: e.Swapped(
        rule, seat, (a + 1, b + 1), (r.location[c], r.location[d])
    ),
    journal.MOVED: lambda r, rule, seat, a, b, c, d, _: e.Moved(
        rule, seat, r.card[a], from_=b + 1, to=c + 1, location=r.location[d]
    ),
    journal.DISCARDED: lambda r, rule, seat, a, *_: e.Discarded(rule, seat, r.card[a]),
    journal.DREW: lambda r, rule, seat, a, *_: e.Drew(rule, seat, r.card[a]),
    journal.RESHUFFLED: lambda _, rule, __, a, *___: e.Reshuffled(rule, a),
    journal.FINISHED: lambda _, rule, seat, a, *__: e.Finished(rule, seat, PHASES[a]),
    journal.CHOSE_ORDER: lambda _, rule, seat, a, *__: e.ChoseOrder(rule, seat, PHASES[a]),
    journal.REVEALED_CONFLICT: lambda r, rule, _, a, *__: e.RevealedConflict(rule, r.conflict[a]),
    journal.SEALED: lambda _, rule, seat, *__: e.Sealed(rule, seat),
    journal.OPENED_BID: lambda _, rule, seat, a, b, c, *__: e.OpenedBid(
        rule, seat, axes=a, coins=b, strength=c
    ),
    journal.REWARDED: lambda _, rule, seat, a, b, c, *__: e.Rewarded(
        rule, seat, BANDS[a], points=b, refresh=c
    ),
    journal.UPHEAVAL: lambda r, rule, seat, a, b, c, d, _: e.Upheaval(
        rule, seat, (a + 1, b + 1), (r.location[c], r.location[d])
    ),
    journal.NO_UPHEAVAL: lambda _, rule, seat, *__: e.NoUpheaval(rule, seat),
    journal.KEPT_HAND: lambda _, rule, seat, *__: e.KeptHand(rule, seat),
    journal.CHANGED_HAND: lambda _, rule, seat, *__: e.ChangedHand(rule, seat),
    journal.FINAL_POINTS: lambda _, rule, seat, a, b, c, d, __: e.FinalPoints(
        rule, seat, track=a, locations=b, abilities=c, total=d
    ),
    journal.RANKED: lambda _, rule, seat, a, *__: e.Ranked(rule, seat, a),
    journal.FINAL_ABILITY: lambda r, rule, seat, a, b, c, *_: e.FinalAbility(
        rule, seat, r.card[a], points=b, copied=r.card[c] if c >= 0 else None
    ),
}

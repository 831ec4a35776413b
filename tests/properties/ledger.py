"""The table as somebody keeps it in mind who only hears the events, to compare with the real one.

It knows the rules of bookkeeping and nothing of the engine: if it agrees with the engine after
every move, then events leave nothing out, and whoever listens can count what everybody holds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from empires.shapes.empires_end import events
from empires.shapes.empires_end.views import EmpiresEndView
from empires.shapes.events import Event, SeatEvent
from empires.table.game import Written
from tests.properties.walks import cards


class Ledger:
    """Starts from a spectator's view of a game about to begin."""

    def __init__(self, view: EmpiresEndView) -> None:
        self.public = public_part(view)
        self.held = [dict.fromkeys(("wheat", "hammer", "axe", "coin"), 2) for _ in view.seats]

    def hear(self, event: Event) -> None:
        """Write down what one event changes. Most of them change something."""
        if type(event) in CHANGES:
            CHANGES[type(event)](self, event)

    def seat(self, event: SeatEvent) -> dict[str, Any]:
        found: dict[str, Any] = self.public["seats"][event.seat]
        return found

    def row(self, event: SeatEvent) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.seat(event)["row"]
        return found

    def pay(self, event: SeatEvent, **amounts: int) -> None:
        for resource, amount in amounts.items():
            self.held[event.seat][resource] -= amount

    def discard(self, card: str) -> None:
        self.public["discards"] = sorted([*self.public["discards"], card], key=cards.index)

    def mark(self, card: str, exhausted: bool) -> None:
        for empire in self.public["seats"]:
            for place in empire["row"]:
                for innovation in place["innovations"]:
                    if innovation["card"] == card:
                        innovation["exhausted"] = exhausted


def public_part(view: EmpiresEndView) -> dict[str, Any]:
    """What of a view the events must tell."""
    return {
        "space": view.space,
        "first_player": view.first_player,
        "conflict": view.conflict,
        "deck": view.deck,
        "discards": view.discards,
        "disasters": {row.disaster: (row.card, dict(row.pot)) for row in view.disasters},
        "seats": [
            {
                "score": empire.score,
                "hand_size": empire.hand_size,
                "row": [
                    {
                        "location": at.location,
                        "healthy": at.healthy,
                        "innovations": msgspec.to_builtins(at.innovations),
                    }
                    for at in empire.row
                ],
            }
            for empire in view.seats
        ],
    }


def holdings(written: Written) -> list[dict[str, int]]:
    """What everybody really holds."""
    return [empire["resources"] for empire in written["seats"]]


def space(book: Ledger, event: events.SpaceEntered) -> None:
    book.public["space"] = event.space
    book.public["conflict"] = None


def revealed(book: Ledger, event: events.RevealedDisaster) -> None:
    book.public["deck"] -= 1
    book.public["disasters"][event.disaster] = (event.card, {})


def averted(book: Ledger, event: events.Averted) -> None:
    resource = event.resource
    book.pay(event, **{resource: 1})
    card, pot = book.public["disasters"][event.disaster]
    assert card == event.card
    pot[resource] = pot.get(resource, 0) + 1


def replaced(book: Ledger, event: events.Replaced) -> None:
    """One card comes from the deck, and another goes back into it."""
    old, pot = book.public["disasters"][event.disaster]
    assert old == event.old
    book.public["disasters"][event.disaster] = (event.new, pot)
    book.mark(event.by, exhausted=True)


def took(book: Ledger, event: events.Took) -> None:
    """From the table, or in the head start of a blitz game from the hand."""
    if event.rule == "EE-BLZ-3":
        book.seat(event)["hand_size"] -= 1
    else:
        card, _ = book.public["disasters"].pop(event.disaster)
        assert card == event.card


def gained(book: Ledger, event: events.Gained) -> None:
    book.pay(event, **{resource: -amount for resource, amount in event.gain.items()})


def scored(book: Ledger, event: events.Scored | events.Rewarded) -> None:
    book.seat(event)["score"] += event.points


def placed(book: Ledger, event: events.Placed | events.Built) -> None:
    put(book.row(event), event.card, event.position, event.location)


def put(row: list[dict[str, Any]], card: str, position: int, location: str) -> None:
    """EE-INN-1, EE-INN-3: at a healthy location, and none of those has fewer innovations."""
    here = row[position - 1]
    assert here["location"] == location
    assert here["healthy"]
    assert len(here["innovations"]) == min(len(at["innovations"]) for at in row if at["healthy"])
    here["innovations"].append({"card": card, "exhausted": False})


def moved(book: Ledger, event: events.Moved) -> None:
    """EE-IND-9: as if it were placed anew, and somewhere else."""
    assert event.from_ != event.to
    lying = book.row(event)[event.from_ - 1]["innovations"]
    (lifted,) = [innovation for innovation in lying if innovation["card"] == event.card]
    lying.remove(lifted)
    put(book.row(event), event.card, event.to, event.location)
    book.mark(event.card, exhausted=lifted["exhausted"])


def built(book: Ledger, event: events.Built) -> None:
    book.pay(event, hammer=event.hammers, coin=event.coins)
    book.seat(event)["hand_size"] -= 1
    placed(book, event)


def rebuilt(book: Ledger, event: events.Rebuilt) -> None:
    book.pay(event, hammer=event.hammers, coin=event.coins)
    book.row(event)[event.position - 1]["healthy"] = True


def swapped(book: Ledger, event: events.Swapped | events.Upheaval) -> None:
    """EE-INN-5: innovations and all."""
    row = book.row(event)
    one, other = (position - 1 for position in event.positions)
    assert (row[one]["location"], row[other]["location"]) == event.locations
    row[one], row[other] = row[other], row[one]


def destroyed(book: Ledger, event: events.Destroyed) -> None:
    here = book.row(event)[event.position - 1]
    assert here["healthy"]
    here["healthy"] = False


def sold(book: Ledger, event: events.Sold) -> None:
    discarded(book, event)
    book.pay(event, coin=-1)


def discarded(book: Ledger, event: events.Sold | events.Discarded) -> None:
    book.seat(event)["hand_size"] -= 1
    book.discard(event.card)


def drew(book: Ledger, event: events.Drew) -> None:
    assert event.card is None, "a spectator sees no drawn card"
    book.seat(event)["hand_size"] += 1
    book.public["deck"] -= 1


def reshuffled(book: Ledger, event: events.Reshuffled) -> None:
    assert book.public["deck"] == 0
    assert event.cards == len(book.public["discards"])
    book.public["deck"] = event.cards
    book.public["discards"] = []


def bought_coin(book: Ledger, event: events.BoughtCoin) -> None:
    book.seat(event)["score"] -= 2
    book.pay(event, coin=-1)


def declared(book: Ledger, event: events.Declared) -> None:
    assert event.resources == book.held[event.seat]


CHANGES: Final[dict[type[Event], Callable[[Ledger, Any], None]]] = {
    events.SpaceEntered: space,
    events.FirstPlayer: lambda book, event: book.public.update(first_player=event.seat),
    events.RevealedDisaster: revealed,
    events.RevealedConflict: lambda book, event: book.public.update(conflict=event.card),
    events.Averted: averted,
    events.AvertedFree: lambda book, event: book.mark(event.by, exhausted=True),
    events.Replaced: replaced,
    events.Took: took,
    events.Gained: gained,
    events.Scored: scored,
    events.Rewarded: scored,
    events.Placed: placed,
    events.NotPlaced: lambda book, event: book.discard(event.card),
    events.Moved: moved,
    events.Built: built,
    events.Rebuilt: rebuilt,
    events.Swapped: swapped,
    events.Upheaval: swapped,
    events.Destroyed: destroyed,
    events.Sold: sold,
    events.Discarded: discarded,
    events.Drew: drew,
    events.Reshuffled: reshuffled,
    events.BoughtCoin: bought_coin,
    events.Declared: declared,
    events.Exchanged: lambda book, event: book.pay(event, **{event.pay: 1}),
    events.OpenedBid: lambda book, event: book.pay(event, axe=event.axes, coin=event.coins),
    events.Refreshed: lambda book, event: book.mark(event.card, exhausted=False),
    events.FinalPoints: lambda book, _: book.public.update(conflict=None),
}

"""The table as somebody keeps it in mind who only hears the events, to compare with the real one.

It knows the rules of bookkeeping and nothing of the engine: if it agrees with the engine after
every move, then events leave nothing out, and whoever listens can count what everybody holds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from empires.table.game import Event, View, Written
from tests.properties.walks import cards


class Ledger:
    """Starts from a spectator's view of a game about to begin."""

    def __init__(self, view: View) -> None:
        self.public = public_part(view)
        self.held = [dict.fromkeys(("wheat", "hammer", "axe", "coin"), 2) for _ in view["seats"]]

    def hear(self, event: Event) -> None:
        """Write down what one event changes. Most of them change something."""
        kind = event["event"]
        if kind in CHANGES:
            CHANGES[kind](self, event)

    def seat(self, event: Event) -> dict[str, Any]:
        found: dict[str, Any] = self.public["seats"][event["seat"]]
        return found

    def row(self, event: Event) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.seat(event)["row"]
        return found

    def pay(self, event: Event, **amounts: int) -> None:
        for resource, amount in amounts.items():
            self.held[event["seat"]][resource] -= amount

    def discard(self, card: str) -> None:
        self.public["discards"] = sorted([*self.public["discards"], card], key=cards.index)

    def mark(self, card: str, exhausted: bool) -> None:
        for empire in self.public["seats"]:
            for place in empire["row"]:
                for innovation in place["innovations"]:
                    if innovation["card"] == card:
                        innovation["exhausted"] = exhausted


def public_part(view: View) -> dict[str, Any]:
    """What of a view the events must tell."""
    kept = ("score", "hand_size")
    place = ("location", "healthy", "innovations")
    return {
        **{key: view[key] for key in ("space", "first_player", "conflict", "deck", "discards")},
        "disasters": {d["disaster"]: (d["card"], dict(d["pot"])) for d in view["disasters"]},
        "seats": [
            {
                **{key: empire[key] for key in kept},
                "row": [{key: at[key] for key in place} for at in empire["row"]],
            }
            for empire in view["seats"]
        ],
    }


def holdings(written: Written) -> list[dict[str, int]]:
    """What everybody really holds."""
    return [empire["resources"] for empire in written["seats"]]


def space(book: Ledger, event: Event) -> None:
    book.public["space"] = event["space"]
    book.public["conflict"] = None


def revealed(book: Ledger, event: Event) -> None:
    book.public["deck"] -= 1
    book.public["disasters"][event["disaster"]] = (event["card"], {})


def averted(book: Ledger, event: Event) -> None:
    resource = event["resource"]
    book.pay(event, **{resource: 1})
    card, pot = book.public["disasters"][event["disaster"]]
    assert card == event["card"]
    pot[resource] = pot.get(resource, 0) + 1


def replaced(book: Ledger, event: Event) -> None:
    """One card comes from the deck, and another goes back into it."""
    old, pot = book.public["disasters"][event["disaster"]]
    assert old == event["old"]
    book.public["disasters"][event["disaster"]] = (event["new"], pot)
    book.mark(event["by"], exhausted=True)


def took(book: Ledger, event: Event) -> None:
    """From the table, or in the head start of a blitz game from the hand."""
    if event["rule"] == "EE-BLZ-3":
        book.seat(event)["hand_size"] -= 1
    else:
        card, _ = book.public["disasters"].pop(event["disaster"])
        assert card == event["card"]


def gained(book: Ledger, event: Event) -> None:
    book.pay(event, **{resource: -amount for resource, amount in event["gain"].items()})


def scored(book: Ledger, event: Event) -> None:
    book.seat(event)["score"] += event["points"]


def placed(book: Ledger, event: Event) -> None:
    """EE-INN-1, EE-INN-3: at a healthy location, and none of those has fewer innovations."""
    row = book.row(event)
    here = row[event["position"] - 1]
    assert here["location"] == event["location"]
    assert here["healthy"]
    assert len(here["innovations"]) == min(len(at["innovations"]) for at in row if at["healthy"])
    here["innovations"].append({"card": event["card"], "exhausted": False})


def moved(book: Ledger, event: Event) -> None:
    """EE-IND-9: as if it were placed anew, and somewhere else."""
    assert event["from"] != event["to"]
    lying = book.row(event)[event["from"] - 1]["innovations"]
    (lifted,) = [innovation for innovation in lying if innovation["card"] == event["card"]]
    lying.remove(lifted)
    placed(book, {**event, "position": event["to"]})
    book.mark(event["card"], exhausted=lifted["exhausted"])


def built(book: Ledger, event: Event) -> None:
    book.pay(event, hammer=event["hammers"], coin=event["coins"])
    book.seat(event)["hand_size"] -= 1
    placed(book, event)


def rebuilt(book: Ledger, event: Event) -> None:
    book.pay(event, hammer=event["hammers"], coin=event["coins"])
    book.row(event)[event["position"] - 1]["healthy"] = True


def swapped(book: Ledger, event: Event) -> None:
    """EE-INN-5: innovations and all."""
    row = book.row(event)
    one, other = (position - 1 for position in event["positions"])
    assert [row[one]["location"], row[other]["location"]] == event["locations"]
    row[one], row[other] = row[other], row[one]


def destroyed(book: Ledger, event: Event) -> None:
    here = book.row(event)[event["position"] - 1]
    assert here["healthy"]
    here["healthy"] = False


def sold(book: Ledger, event: Event) -> None:
    discarded(book, event)
    book.pay(event, coin=-1)


def discarded(book: Ledger, event: Event) -> None:
    book.seat(event)["hand_size"] -= 1
    book.discard(event["card"])


def drew(book: Ledger, event: Event) -> None:
    assert event["card"] is None, "a spectator sees no drawn card"
    book.seat(event)["hand_size"] += 1
    book.public["deck"] -= 1


def reshuffled(book: Ledger, event: Event) -> None:
    assert book.public["deck"] == 0
    assert event["cards"] == len(book.public["discards"])
    book.public["deck"] = event["cards"]
    book.public["discards"] = []


def bought_coin(book: Ledger, event: Event) -> None:
    book.seat(event)["score"] -= 2
    book.pay(event, coin=-1)


def declared(book: Ledger, event: Event) -> None:
    assert event["resources"] == book.held[event["seat"]]


CHANGES: Final[dict[str, Callable[[Ledger, Event], None]]] = {
    "space": space,
    "first_player": lambda book, event: book.public.update(first_player=event["seat"]),
    "revealed_disaster": revealed,
    "revealed_conflict": lambda book, event: book.public.update(conflict=event["card"]),
    "averted": averted,
    "averted_free": lambda book, event: book.mark(event["by"], exhausted=True),
    "replaced": replaced,
    "took": took,
    "gained": gained,
    "scored": scored,
    "rewarded": scored,
    "placed": placed,
    "not_placed": lambda book, event: book.discard(event["card"]),
    "moved": moved,
    "built": built,
    "rebuilt": rebuilt,
    "swapped": swapped,
    "upheaval": swapped,
    "destroyed": destroyed,
    "sold": sold,
    "discarded": discarded,
    "drew": drew,
    "reshuffled": reshuffled,
    "bought_coin": bought_coin,
    "declared": declared,
    "exchanged": lambda book, event: book.pay(event, **{event["pay"]: 1}),
    "opened_bid": lambda book, event: book.pay(event, axe=event["axes"], coin=event["coins"]),
    "refreshed": lambda book, event: book.mark(event["card"], exhausted=False),
    "final_points": lambda book, _: book.public.update(conflict=None),
}

"""Any game, played in any way: what holds after every decision."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import Phase
from hypothesis.stateful import invariant

import empires
from empires.shapes.events import Event
from empires.table.game import Written
from tests.properties.ledger import Ledger, holdings, public_part
from tests.properties.machine import AnyGame, run
from tests.properties.walks import cards, game, pack

# Stages in which a seat has one or two cards in its hands that are neither here nor there: taken,
# and about to be placed.
HOLDING: Final = {
    "burn": ("chosen",),
    "place_taken": ("chosen",),
    "burn_second": ("chosen", "second"),
    "place_first": ("chosen", "second"),
    "place_second": ("chosen",),
}


class EmpiresEndGame(AnyGame):
    """Beyond what holds of every game: cards are conserved, and events tell everything."""

    game = game
    book: Ledger

    def begun(self) -> None:
        self.book = Ledger(game.view(self.p, None))

    def heard(self, events: list[Event]) -> None:
        for event in events:
            self.book.hear(game.seen_by(event, None))

    @invariant()
    def the_table_is_whole(self) -> None:
        written = game.dump(self.p)
        check_cards(written)
        check_empires(written)

    @invariant()
    def events_tell_everything(self) -> None:
        """EE-RES-3, EE-VIS-1: all that is public, and by counting, what everybody holds."""
        assert self.book.public == public_part(game.view(self.p, None))
        assert self.book.held == holdings(game.dump(self.p))


def machine(name: str) -> type[AnyGame]:
    """The one that plays that game."""
    if name == game.name:
        return EmpiresEndGame
    return type("Game", (AnyGame,), {"game": empires.game(name)})


def check_cards(written: Written) -> None:
    """EE-SET-2, EE-SET-10: each card of the game is in exactly one place."""
    found = [*written["deck"], *written["discards"]]
    found += [disaster["card"] for disaster in written["disasters"]]
    for empire in written["seats"]:
        found += empire["hand"]
        found += [card for lying in empire["innovations"].values() for card in lying]
        found += cards_in_passing(empire)
    size = 66 if written["ruleset"] == "manual" else 88
    assert sorted(found, key=cards.index) == list(cards[:size])
    conflicts = [*written["conflict_deck"], *written["conflict_discards"]]
    conflicts += [written["conflict"]] if written["conflict"] else []
    assert sorted(conflicts) == sorted(conflict.slug for conflict in pack.conflicts)


def cards_in_passing(empire: dict[str, Any]) -> list[str]:
    deciding = empire["deciding"]
    return [cards[deciding[key]] for key in HOLDING.get(deciding["stage"], ())]


def check_empires(written: Written) -> None:
    """EE-SET-5, EE-DIS-11: nobody owes resources or locations; only innovations get exhausted."""
    for empire in written["seats"]:
        assert min(empire["resources"].values()) >= 0
        assert sorted(empire["order"]) == sorted(location.slug for location in pack.locations)
        lying = [card for there in empire["innovations"].values() for card in there]
        assert set(empire["exhausted"]) <= set(lying)
        assert len(empire["hand"]) <= 4


@pytest.mark.parametrize("name", empires.games())
def test_every_game_stays_whole_and_comes_to_its_end(name: str) -> None:
    """Copies are independent, secrets kept, nothing is lost, and nobody is ever stuck."""
    run(machine(name), 16, 25, (Phase.generate,))


@pytest.mark.slow
@pytest.mark.parametrize("name", empires.games())
def test_many_more_games_stay_whole_and_come_to_their_end(name: str) -> None:
    """The same with longer games, and more of them; a failure is made as short as possible."""
    run(machine(name), 100, 60, (Phase.generate, Phase.shrink))

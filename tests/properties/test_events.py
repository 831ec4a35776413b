"""The events of whole games: all kinds of them happen, and each names a rule that exists."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, get_args

import msgspec
import pytest

from empires.rules.empires_end import journal
from empires.rules.random import seeded
from empires.shapes.empires_end.events import AnyEvent
from empires.table.empires_end.events import READERS
from empires.table.game import Event
from empires.text.rulebook import rulebook
from tests.properties.walks import all_setups, cards, game, play_at_random

# What each kind of event tells, besides its name and its rule.
FIELDS: Final = {
    "laid_out": "",
    "dealt": "seat card",
    "first_player": "seat",
    "space": "space phase",
    "revealed_disaster": "disaster card",
    "no_disaster": "disaster",
    "averted": "seat disaster card resource",
    "averted_free": "seat disaster card by",
    "replaced": "seat disaster old new by",
    "took": "seat disaster card",
    "gained": "seat gain",
    "scored": "seat points by",
    "destroyed": "seat position location",
    "nothing_destroyed": "seat",
    "triggered": "seat card",
    "placed": "seat card position location",
    "not_placed": "seat card",
    "declared": "seat resources",
    "bought_coin": "seat",
    "used": "seat by",
    "exchanged": "seat by pay gain",
    "refreshed": "seat card",
    "repeated": "seat by ability",
    "sold": "seat card",
    "built": "seat card position location hammers coins",
    "rebuilt": "seat position location hammers coins",
    "swapped": "seat positions locations",
    "moved": "seat card from to location",
    "discarded": "seat card",
    "drew": "seat card",
    "reshuffled": "cards",
    "finished": "seat phase",
    "chose_order": "seat first",
    "revealed_conflict": "card",
    "sealed": "seat",
    "opened_bid": "seat axes coins strength",
    "rewarded": "seat band points refresh",
    "upheaval": "seat positions locations",
    "no_upheaval": "seat",
    "kept_hand": "seat",
    "changed_hand": "seat",
    "final_ability": "seat card points copied",
    "final_points": "seat track locations abilities total",
    "ranked": "seat rank",
}
# Kinds that random games never bring, and why.
TOO_RARE: Final = {
    "no_disaster": "it needs every single card in a hand or an empire at once",
}


@cache
def events_of_many_games() -> tuple[Event, ...]:
    """Eight games of every kind, from the first event to the last."""
    random = seeded([1, 2, 3])
    found: list[Event] = []
    for setup in all_setups(range(8)):
        p = game.new(**setup, journal=True)
        while not p.over:
            play_at_random(p, random)
        found += game.events(p.journal or ())
    return tuple(found)


def test_every_kind_of_event_happens() -> None:
    happened = {event.event for event in events_of_many_games()}
    assert set(journal.EVENTS) - happened == set(TOO_RARE)


@pytest.mark.rule("EE-DIS-12")
def test_without_any_card_left_there_is_no_disaster() -> None:
    """All cards lie in the two empires, so the next disaster finds none to reveal."""
    lying = {str(place + 1): list(cards[place::11]) for place in range(11)}
    written = {"phase": "economy", "seats": [{"innovations": lying}, {}]}
    p = game.position(written)
    p.journal = []
    while "no_disaster" not in (happened := [e.event for e in game.events(p.journal)]):
        seat = p.to_move[0]
        p.play(seat, p.legal(seat)[0])  # done, or nothing bid
        assert "revealed_disaster" not in happened
    assert len(game.dump(p)["disasters"]) == 0


def test_every_event_has_exactly_its_fields() -> None:
    assert set(FIELDS) == set(journal.EVENTS)
    for event in events_of_many_games():
        written = json.loads(msgspec.json.encode(event))
        assert list(written) == ["event", "rule", *FIELDS[event.event].split()]
        assert 0 <= written.get("seat", 0) < 4


def test_every_number_of_the_journal_is_one_kind_of_event() -> None:
    """And every kind that is declared has a number: none can be added in one place only."""
    told = {number: kind_of(number) for number in range(len(journal.EVENTS))}
    assert {journal.EVENTS[number]: kind for number, kind in told.items()} == {
        str(kind.__struct_config__.tag): kind for kind in get_args(AnyEvent)
    }


def kind_of(number: int) -> type[Event]:
    """What a note with this number becomes."""
    assert number in READERS, f"no reader for {journal.EVENTS[number]}"
    (event,) = game.events([(number, 0, 0, 0, 0, 0, 0, 0)])
    return type(event)


def test_every_rule_of_an_event_is_in_the_rulebook() -> None:
    known = {rule.id for rule in rulebook("empires-end").rules}
    assert set(journal.RULES) <= known
    assert {event.rule for event in events_of_many_games()} == set(journal.RULES)

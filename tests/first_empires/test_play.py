"""Whole random games: nothing breaks, nothing is promised that does not happen, events tell all."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest
from msgspec import convert, to_builtins

from empires.rules.first_empires import journal
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.random import seeded
from empires.shapes.first_empires.events import AnyEvent
from empires.table.first_empires.stages import STAGES
from empires.table.game import Event
from empires.text.rulebook import rulebook
from tests.first_empires.kit import asked, forecast, game
from tests.first_empires.ledger import Ledger, public_part
from tests.first_empires.walks import STAGE_NAMES, all_setups, at, play_on

# What each kind of event tells, besides its name and its rule.
FIELDS: Final = {
    "starting_player": "seat",
    "got_civilization": "seat civilization",
    "started": "seat region explorers",
    "dealt": "seat card",
    "round": "round",
    "turn": "seat",
    "rolled": "seat dice",
    "rerolled": "seat dice",
    "discarded": "seat card die old new",
    "moved": "seat from to",
    "crossed": "seat from to explorers",
    "conquered": "seat region defender arrivals swords defenders",
    "took_cities": "seat region owner tiles",
    "retreated": "seat from to explorers",
    "ended_movement": "seat lost",
    "stepped": "seat track level value die region",
    "drew": "seat card",
    "placed_explorer": "seat region",
    "placed_city": "seat region track",
    "scored_card": "seat card points",
    "final_points": "seat tracks cities captured cards total",
    "ranked": "seat rank",
}


@cache
def events_of_many_games() -> tuple[Event, ...]:
    """Games of every kind, from the first event to the last; the ledger hears each of them."""
    random = seeded([1, 2, 3])
    found: list[Event] = []
    for setup in all_setups(range(1)):
        p: FirstEmpires = game.new(**setup, journal=True)
        ledger = Ledger(p.players)
        while True:
            events = game.events(p.journal or [])
            for event in events:
                ledger.hear(game.seen_by(event, None))
            found += events
            view = game.view(p, None)
            if view.phase not in ("setup", "end") and not somebody_retreats(p):
                assert ledger.public() == public_part(view)
            if p.over:
                break
            p.journal = []
            play_on(p, random)
            assert p.fault() == ""
    return tuple(found)


def somebody_retreats(p: FirstEmpires) -> bool:
    """Explorers on their retreat are nowhere until their owner has chosen."""
    return bool(game.dump(p)["retreating"])


@pytest.mark.rule("FE-VIS-1")
def test_events_tell_everything_that_is_public() -> None:
    """Whoever listens knows the whole table after every move."""
    assert events_of_many_games()


def test_every_kind_of_event_happens_and_has_exactly_its_fields() -> None:
    assert list(FIELDS) == list(journal.EVENTS)
    assert {event.event for event in events_of_many_games()} == set(FIELDS)
    for event in events_of_many_games():
        told = to_builtins(event)
        assert told.keys() - {"event", "rule"} == set(FIELDS[event.event].split())
        assert 0 <= told.get("seat", 0) < 5
        assert convert(told, AnyEvent) == event


def test_every_rule_of_an_event_is_in_the_rulebook() -> None:
    known = {rule.id for rule in rulebook("first-empires").rules}
    assert set(journal.RULES) <= known
    assert {event.rule for event in events_of_many_games()} == set(journal.RULES)


@pytest.mark.parametrize("stage", [s for s in STAGES if s.kind], ids=lambda stage: stage.name)
def test_choices_do_what_they_promise(stage: tuple[str, str, str]) -> None:
    """Up to the first roll or draw, and all of it if there is none."""
    name, kind, rule = stage
    for p in at(name)[:4]:
        (seat,) = p.to_move
        prompt = asked(p, seat)
        assert (prompt.kind, prompt.rule) == (kind, rule)
        assert [choice.id for choice in prompt.choices] == p.legal(seat)
        for choice in prompt.choices:
            q = p.copy()
            q.journal = []
            q.play(seat, choice.id)
            events = game.events(q.journal)
            surprises = [i for i, event in enumerate(events) if game.is_barrier(event)]
            foreseen = events[: surprises[0]] if surprises else events
            assert choice.effects == [game.seen_by(event, seat) for event in foreseen]
            mine = game.view(q, seat).seats[seat]
            shown_at_last = q.over and not q.open_tiles
            unsure = shown_at_last or not mine.civilization
            assert choice.forecast == (None if unsure else forecast(mine).total)


@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_rules_of_prompts_and_choices_are_in_the_rulebook(stage: str) -> None:
    known = {rule.id for rule in rulebook("first-empires").rules}
    for p in at(stage)[:4]:
        prompt = asked(p, p.to_move[0])
        assert {prompt.rule, *(choice.rule for choice in prompt.choices)} <= known

"""Whole random games: nothing breaks, nothing is promised that does not happen, events tell all."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

import pytest

from empires.rules.first_empires import journal
from empires.rules.first_empires.position import Board
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.table.first_empires.stages import STAGES
from empires.table.fuzzing import fuzz_game
from empires.table.game import Event
from empires.text.rulebook import rulebook
from tests.first_empires.kit import game
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


def test_random_games_are_without_fault() -> None:
    """Positions stay whole, copies independent, views and choices honest, and every game ends."""
    results = [fuzz_game(game, seed) for seed in range(12)]
    assert [result.fault for result in results if result.fault] == []
    assert all(result.decisions > 30 for result in results)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(4))
def test_many_random_games_are_without_fault(batch: int) -> None:
    seeds = range(1_000_000 + 500 * batch, 1_000_000 + 500 * (batch + 1))
    assert [fault for seed in seeds if (fault := fuzz_game(game, seed).fault)] == []


@cache
def events_of_many_games() -> tuple[Event, ...]:
    """Games of every kind, from the first event to the last; the ledger hears each of them."""
    random = seeded([1, 2, 3])
    found: list[Event] = []
    for setup in all_setups(range(1)):
        p: Position = game.new(**setup, journal=True)
        ledger = Ledger(p.players)
        while True:
            events = game.events(p.journal or [])
            for event in events:
                ledger.hear(game.seen_by(event, None))
            found += events
            view = game.view(p, None)
            if view["phase"] not in ("setup", "end") and not somebody_retreats(p):
                assert ledger.public() == public_part(view)
            if p.over:
                break
            p.journal = []
            play_on(p, random)
            assert p.fault() == ""
    return tuple(found)


def somebody_retreats(p: Position) -> bool:
    """Explorers on their retreat are nowhere until their owner has chosen."""
    return bool(game.dump(p)["retreating"])


@pytest.mark.rule("FE-VIS-1")
def test_events_tell_everything_that_is_public() -> None:
    """Whoever listens knows the whole table after every move."""
    assert events_of_many_games()


def test_every_kind_of_event_happens_and_has_exactly_its_fields() -> None:
    assert list(FIELDS) == list(journal.EVENTS)
    assert {event["event"] for event in events_of_many_games()} == set(FIELDS)
    for event in events_of_many_games():
        assert event.keys() - {"event", "rule"} == set(FIELDS[event["event"]].split())
        assert 0 <= event.get("seat", 0) < 5
        assert json.loads(json.dumps(event)) == event


def test_every_rule_of_an_event_is_in_the_rulebook() -> None:
    known = {rule.id for rule in rulebook("first-empires").rules}
    assert set(journal.RULES) <= known
    assert {event["rule"] for event in events_of_many_games()} == set(journal.RULES)


@pytest.mark.parametrize("stage", [s for s in STAGES if s.kind], ids=lambda stage: stage.name)
def test_choices_do_what_they_promise(stage: tuple[str, str, str]) -> None:
    """Up to the first roll or draw, and all of it if there is none."""
    name, kind, rule = stage
    for p in at(name)[:4]:
        (seat,) = p.to_move
        prompt = game.view(p, seat)["prompt"]
        assert (prompt["kind"], prompt["rule"]) == (kind, rule)
        assert [choice["id"] for choice in prompt["choices"]] == p.legal(seat)
        for choice in prompt["choices"]:
            q = p.copy()
            q.journal = []
            q.play(seat, choice["id"])
            events = game.events(q.journal)
            surprises = [i for i, event in enumerate(events) if game.is_barrier(event)]
            foreseen = events[: surprises[0]] if surprises else events
            assert choice["effects"] == [game.seen_by(event, seat) for event in foreseen]
            mine = game.view(q, seat)["seats"][seat]
            assert isinstance(q, Board)
            shown_at_last = q.over and not q.open_tiles
            unsure = shown_at_last or not mine["civilization"]
            assert choice["forecast"] == (None if unsure else mine["forecast"]["total"])


@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_rules_of_prompts_and_choices_are_in_the_rulebook(stage: str) -> None:
    known = {rule.id for rule in rulebook("first-empires").rules}
    for p in at(stage)[:4]:
        prompt = game.view(p, p.to_move[0])["prompt"]
        assert {prompt["rule"], *(choice["rule"] for choice in prompt["choices"])} <= known

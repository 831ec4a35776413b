"""Whatever is sent to a seat or a spectator says nothing that they may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest

import empires
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.table import Game, Record, Table, parse_record
from tests.server.kit import Api, Live, Made, Server, human

IMAGININGS = 3
WORDS = ("text", "hint", "title", "detail", "apart")  # of a choice


@pytest.fixture(scope="module", params=["empires-end", "first-empires"])
def overheard(server: Server, request: pytest.FixtureRequest) -> tuple[Made, list[Live]]:
    """A whole game of three, with everything that its seats and a spectator were sent."""
    api = Api(server)
    made = api.create(request.param, human("Ada"), human(), human())
    made.act(1, "join", name="Bob")
    made.act(2, "join", name="Cem")
    dice = random.Random(7)
    seats = [made.socket(seat, lang=("en", "de", None)[seat]) for seat in range(3)]
    watching = made.socket(lang="en")
    for live in (*seats, watching):
        live.until("update")
    while seats[0].table["status"] != "over":
        for seat, live in enumerate(seats):
            live.ask("ping")
            while live.owes(seat):
                live.play(seat, dice)
                if dice.random() < 0.05:
                    live.ask("undo")
    for live in (*seats, watching):
        while live.table["status"] != "over":
            live.receive()
        live.close()
    return made, [*seats, watching]


def record_of(made: Made) -> tuple[Game[Any], Record]:
    record = parse_record(made.api.get(made.path("/record")).content)
    return empires.game(record.game), record


def positions_of(record: Record, game: Game[Any]) -> list[Position]:
    """The position after every ply of a game."""
    whole = Table.from_record(record, game)
    p: Position = game.new(
        players=len(record.names), seed=whole.seed, journal=False, **whole.options
    )
    found = [p.copy()]
    for seat, code in whole.moves:
        p.play(seat, code)
        found.append(p.copy())
    return found


def running(live: Live) -> Iterator[dict[str, Any]]:
    """What came before the game was over."""
    for message in live.heard:
        if message["type"] == "table" and message["status"] == "over":
            return
        if message["type"] == "update" and message["view"]["over"]:
            return
        yield message


def test_no_message_holds_the_seed_or_anybodys_token(
    overheard: tuple[Made, list[Live]],
) -> None:
    made, sockets = overheard
    seed = made.api.get(made.path("/verification")).json()["seed"]
    secrets = [seed, *made.tokens.values()]
    secrets += [sha256(token.encode()).hexdigest() for token in made.tokens.values()]
    for live in sockets:
        for message in running(live):
            text = json.dumps(message)
            assert not any(secret in text for secret in secrets)


def test_a_view_shows_only_what_is_the_same_wherever_the_seat_could_be(
    overheard: tuple[Made, list[Live]],
) -> None:
    """The true position, and others in which all it cannot know is redrawn, give the same view."""
    made, sockets = overheard
    game, record = record_of(made)
    moments = positions_of(record, game)
    looked = 0
    for live in sockets:
        for message in last_undone_only(live):
            seat, p = message["seat"], moments[message["ply"]]
            seen = plain(message["view"])
            for number in range(IMAGININGS):
                imagined = game.imagine(p, seat, seeded([number, 5, 7]))
                view = json.loads(msgspec.json.encode(game.view(imagined, seat)))
                assert plain(view) == seen
            looked += 1
    assert looked > 100


def last_undone_only(live: Live) -> list[dict[str, Any]]:
    """Updates about moves that are in the record: nothing that was taken back later."""
    kept: list[dict[str, Any]] = []
    undos = 0
    for message in running(live):
        if message["type"] == "update":
            if message["undos"] > undos:
                undos = message["undos"]
                kept = [each for each in kept if each["ply"] <= message["since"]]
            kept.append(message)
    return kept


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what the table and the words add to it."""
    found = without(view, "ply", "names")
    if found["prompt"] is not None:
        prompt = without(found["prompt"], "id", "text")
        prompt["groups"] = [without(group, "title", "lead") for group in prompt["groups"]]
        prompt["choices"] = [without(choice, *WORDS) for choice in prompt["choices"]]
        found["prompt"] = prompt
    return found


def without(found: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in names}


def test_no_message_names_a_card_in_another_hand_or_in_a_deck(
    overheard: tuple[Made, list[Live]],
) -> None:
    made, sockets = overheard
    game, record = record_of(made)
    written = [game.dump(p) for p in positions_of(record, game)]
    for live in sockets:
        for message in last_undone_only(live):
            position = written[message["ply"]]
            hidden = set(hidden_cards(position, message["seat"]))
            assert hidden
            assert not hidden & set(words_of(message["view"]))


def hidden_cards(dump: Any, seat: int | None) -> Iterator[str]:
    """The cards in decks and in hands of others, by their short names."""
    for part in (dump, *dump["seats"]):
        yield from words_of([value for key, value in part.items() if "deck" in key])
    for number, each in enumerate(dump["seats"]):
        if number != seat:
            yield from words_of(each["hand"])


def words_of(value: Any) -> Iterator[str]:
    """Every text in a piece of JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from words_of(each)
    elif isinstance(value, list):
        for each in value:
            yield from words_of(each)


def test_the_events_a_seat_hears_are_those_it_may_know(
    overheard: tuple[Made, list[Live]],
) -> None:
    made, sockets = overheard
    game, record = record_of(made)
    whole = Table.from_record(record, game)
    for live, seat in zip(sockets, (0, 1, 2, None), strict=True):
        heard = [(line["ply"], line["event"]) for line in live.logs[seat]]
        known = json.loads(msgspec.json.encode(whole.lines(seat)))
        assert heard == [(line["ply"], line["event"]) for line in known]

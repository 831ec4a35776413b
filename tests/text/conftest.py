"""Both languages, and one small table in the middle of a double disaster, written by hand."""

import pytest
from msgspec.structs import replace

from empires.shapes.empires_end.moves import Bid, Take
from empires.shapes.empires_end.prompts import AvertOrTake
from empires.shapes.empires_end.views import (
    Disaster,
    Empire,
    EmpiresEndView,
    Forecast,
    Innovation,
    Place,
)
from empires.shapes.empires_end.words import LocationKind
from empires.text.catalogue import LANGUAGES, Words, words
from tests.text.kit import ask, choice

# EE-SET-6: the same order for everybody at the start.
ROW: tuple[tuple[LocationKind, int, int], ...] = (
    ("farm", 3, 4),
    ("road", 12, 5),
    ("farm", 11, 5),
    ("road", 14, 6),
    ("army", 5, 4),
    ("town", 18, 6),
    ("army", 4, 4),
    ("road", 9, 5),
    ("town", 23, 7),
    ("farm", 8, 5),
    ("city", 32, 9),
)


@pytest.fixture(params=LANGUAGES)
def both(request: pytest.FixtureRequest) -> Words:
    """The test runs once in each language."""
    return words(request.param)


@pytest.fixture
def en() -> Words:
    return words("en")


@pytest.fixture
def de() -> Words:
    return words("de")


def row(
    destroyed: tuple[int, ...] = (),
    innovations: dict[int, list[tuple[str, bool]]] | None = None,
    threatened: dict[int, list[int]] | None = None,
) -> list[Place]:
    """A row of 11 places; innovations are (card, exhausted) by position."""
    return [
        Place(
            position=position,
            location=f"{kind}-{value}",
            kind=kind,
            value=value,
            rebuild=rebuild,
            healthy=position not in destroyed,
            threatened=(threatened or {}).get(position, []),
            innovations=[
                Innovation(card, exhausted)
                for card, exhausted in (innovations or {}).get(position, [])
            ],
        )
        for position, (kind, value, rebuild) in enumerate(ROW, start=1)
    ]


@pytest.fixture
def view() -> EmpiresEndView:
    """Marcus (seat 0) decides about Fire 9 and Barbarians 4; Livia lost her Road 14 before."""
    threatened = {4: [1], 9: [0]}
    marcus = Empire(
        seat=0,
        score=-1,
        resources={"wheat": 3, "hammer": 1, "axe": 0, "coin": 2},
        hand=["flood-4", "plague-11"],
        hand_size=2,
        healthy=10,
        strength=4,
        forecast=Forecast(track=-1, locations=127, abilities=2, total=128, exact=True),
        row=row((2,), {5: [("riot-2", True), ("fire-2", False)]}, threatened),
        deciding=True,
    )
    livia = Empire(
        seat=1,
        score=1,
        resources=None,
        hand=None,
        hand_size=1,
        healthy=10,
        strength=6,
        forecast=Forecast(track=1, locations=125, abilities=0, total=126, exact=False),
        row=row((4,), {1: [("famine-3", False)]}, threatened),
        deciding=False,
    )
    choices = [
        choice(Bid(0, "wheat")),
        choice(Take(0)),
        choice(Bid(1, "coin")),
        choice(Take(1)),
    ]
    return EmpiresEndView(
        seat=0,
        names=["Marcus", "Livia"],
        players=2,
        variant="normal",
        ruleset="rulebook",
        open_resources=False,
        over=False,
        space=3,
        track=["D", "E", "DD", "I", "C", "EI"],
        phase="double_disaster",
        first_player=1,
        to_move=[0],
        seats=[marcus, livia],
        disasters=[
            Disaster(
                disaster=0,
                card="fire-9",
                position=9,
                bids=["wheat", "axe"],
                pot={"wheat": 2, "axe": 1},
            ),
            Disaster(disaster=1, card="barbarians-4", position=4, bids=["hammer"], pot={}),
        ],
        conflict=None,
        deck=60,
        discards=["flood-1"],
        conflict_deck=11,
        conflict_discards=[],
        scores=None,
        ranking=None,
        prompt=ask(AvertOrTake, choices),
    )


@pytest.fixture
def finished(view: EmpiresEndView) -> EmpiresEndView:
    """The same table at the end of the game: 128 to 126."""
    for empire in view.seats:
        for place in empire.row:
            place.threatened = []
    view.seats[1].resources = {"wheat": 0, "hammer": 0, "axe": 0, "coin": 0}
    view.seats[1].forecast.exact = True
    return replace(
        view,
        over=True,
        phase="end",
        space=6,
        to_move=[],
        disasters=[],
        scores=[128, 126],
        ranking=[1, 2],
        prompt=None,
    )

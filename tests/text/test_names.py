"""Names, amounts and plurals in both languages."""

import pytest

from empires.content.empires_end import load
from empires.shapes.empires_end.words import Resource
from empires.text.catalogue import Words
from empires.text.empires_end import names
from empires.text.empires_end.voice import Voice, decks


@pytest.mark.parametrize(
    ("held", "english", "german"),
    [
        ({"hammer": 1}, "1 hammer", "1 Hammer"),
        ({"hammer": 2}, "2 hammers", "2 Hämmer"),
        ({"axe": 1}, "1 axe", "1 Axt"),
        ({"axe": 2}, "2 axes", "2 Äxte"),
        ({"coin": 1}, "1 coin", "1 Münze"),
        ({"coin": 3}, "3 coins", "3 Münzen"),
        ({"wheat": 1}, "1 wheat", "1 Weizen"),
        ({"wheat": 2, "axe": 1}, "2 wheat and 1 axe", "2 Weizen und 1 Axt"),
        ({"coin": 1, "wheat": 1, "axe": 0}, "1 wheat and 1 coin", "1 Weizen und 1 Münze"),
        ((1, 2, 3, 4), "1 wheat, 2 hammers, 3 axes and 4 coins", None),
        ({}, "nothing", "nichts"),
    ],
)
def test_amounts(
    held: dict[Resource, int] | tuple[int, ...],
    english: str,
    german: str | None,
    en: Words,
    de: Words,
) -> None:
    """In the usual order, what there is none of left out, plurals as they should be."""
    assert names.amounts(held, en) == english
    if german is not None:
        assert names.amounts(held, de) == german


@pytest.mark.parametrize(
    ("n", "english", "german"),
    [(1, "1 point", "1 Punkt"), (2, "2 points", "2 Punkte"), (0, "0 points", "0 Punkte")],
)
def test_points(n: int, english: str, german: str, en: Words, de: Words) -> None:
    assert names.points(n, en) == english
    assert names.points(n, de) == german


def test_prices(en: Words, de: Words) -> None:
    assert Voice(en, [], None, decks.of(None)).price(2, 1) == "for 2 hammers and 1 coin"
    assert Voice(de, [], None, decks.of(None)).price(2, 1) == "für 2 Hämmer und 1 Münze"
    assert Voice(en, [], None, decks.of(None)).price(0, 0) == "for free"
    assert Voice(de, [], None, decks.of(None)).price(0, 0) == "kostenlos"


def test_what_averts_follows_with(en: Words, de: Words) -> None:
    """A coin always does."""
    assert names.bids(["wheat", "axe"], en) == "wheat, an axe or a coin"
    assert names.bids(["wheat", "axe"], de) == "Weizen, einer Axt oder einer Münze"
    assert names.bids(["hammer"], de) == "einem Hammer oder einer Münze"


@pytest.mark.parametrize(
    ("slug", "english", "german"),
    [
        ("fire-9", "Fire 9", "Brand 9"),
        ("riot-1", "Riot 1", "Aufstand 1"),
        ("famine-2", "Famine 2", "Hungersnot 2"),
        ("flood-3", "Flood 3", "Flut 3"),
        ("blight-4", "Blight 4", "Fäulnis 4"),
        ("barbarians-5", "Barbarians 5", "Barbaren 5"),
        ("plague-6", "Plague 6", "Seuche 6"),
        ("earthquake-11", "Earthquake 11", "Erdbeben 11"),
        ("conflict-3", "Conflict 3", "Feldzug 3"),
        ("city-32", "City 32", "Stadt 32"),
        ("town-23", "Town 23", "Dorf 23"),
        ("army-5", "Army 5", "Armee 5"),
        ("road-14", "Road 14", "Straße 14"),
        ("farm-11", "Farm 11", "Hof 11"),
    ],
)
def test_cards_and_locations(slug: str, english: str, german: str, en: Words, de: Words) -> None:
    assert names.thing(slug, en) == english
    assert names.thing(slug, de) == german


def test_every_card_and_location_has_its_own_name(both: Words) -> None:
    pack = load()
    slugs = [location.slug for location in pack.locations]
    slugs += [card.slug for card in pack.disasters]
    slugs += [card.slug for card in pack.conflicts]
    assert len({names.thing(slug, both) for slug in slugs}) == 11 + 88 + 11


def test_phases(en: Words, de: Words) -> None:
    assert names.phase("double_disaster", en) == "double disaster phase"
    assert names.phase("conflict", de) == "Feldzugsphase"

"""What places, colours, tracks and amounts are called in both languages."""

import pytest

from empires.content.first_empires import COLOURS, CONTINENTS, TRACKS, load
from empires.text.catalogue import Words
from empires.text.first_empires import names
from empires.text.first_empires.voice import Deck, Voice, decks


def test_regions_and_civilizations_are_proper_names() -> None:
    assert names.proper("karthadst") == "Karthadst"
    assert names.proper("new-rome") == "New Rome"


def places(name: str, words: Words) -> list[str]:
    """A place by itself, where from, where to, and briefly; also in oceans of one's own pack."""
    deck = Deck(load())
    deck.oceans |= {"south", "atlantic"}
    voice = Voice(words, [], None, deck)
    return [f(name) for f in (voice.space, voice.coming_from, voice.going_to, voice.briefly)]


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("rus", ["Rus", "from Rus", "to Rus", "Rus"], ["Rus", "von Rus", "nach Rus", "Rus"]),
        (
            "west",
            ["West Ocean", "from the West Ocean", "to the West Ocean", "West Ocean"],
            [
                "Westozean",
                "aus dem Westozean",
                "in den Westozean",
                "Westozean",
            ],
        ),
        (
            "south",
            ["South Ocean", "from the South Ocean", "to the South Ocean", "South Ocean"],
            ["Südozean", "aus dem Südozean", "in den Südozean", "Südozean"],
        ),
        (
            "atlantic",
            ["Atlantic ocean", "from the Atlantic ocean", "to the Atlantic ocean", "Atlantic"],
            ["Ozean Atlantic", "aus dem Ozean Atlantic", "in den Ozean Atlantic", "Atlantic"],
        ),
    ],
)
def test_places_with_and_without_prepositions(
    name: str, english: list[str], german: list[str], en: Words, de: Words
) -> None:
    assert places(name, en) == english
    assert places(name, de) == german


def test_each_colour_has_its_symbol(en: Words, de: Words) -> None:
    faces = (*COLOURS, "sword")
    assert [names.face(face, en) for face in faces] == [
        "orange gear",
        "blue cross",
        "purple horse",
        "green mountain",
        "yellow wheat",
        "sword",
    ]
    assert [names.face(face, de) for face in faces] == [
        "orange Zahnrad",
        "blaues Kreuz",
        "lila Pferd",
        "grüner Berg",
        "gelbe Ähre",
        "Schwert",
    ]


def test_tracks_by_colour_and_by_what_they_give(en: Words, de: Words) -> None:
    assert [en.say("fe-track-title", track=track) for track in TRACKS] == [
        "Orange (dice)",
        "Blue (rerolls)",
        "Purple (movement)",
        "Green (cards)",
        "Yellow (explorers)",
    ]
    assert [de.say("fe-track", track=track) for track in TRACKS] == [
        "orange Leiste (Würfel)",
        "blauen Leiste (Neuwürfe)",
        "lila Leiste (Bewegung)",
        "grünen Leiste (Karten)",
        "gelben Leiste (Entdecker)",
    ]


@pytest.mark.parametrize(
    ("track", "english", "german"),
    [
        ("dice", ("1 die", "2 dice"), ("1 Würfel", "2 Würfel")),
        ("rerolls", ("1 reroll", "2 rerolls"), ("1 Neuwurf", "2 Neuwürfe")),
        (
            "movement",
            ("1 movement point", "2 movement points"),
            ("1 Bewegungspunkt", "2 Bewegungspunkte"),
        ),
        ("cards", ("1 card", "2 cards"), ("1 Karte", "2 Karten")),
        ("explorers", ("1 explorer", "2 explorers"), ("1 Entdecker", "2 Entdecker")),
    ],
)
def test_what_fields_give(
    track: str, english: tuple[str, str], german: tuple[str, str], en: Words, de: Words
) -> None:
    assert (names.value(track, 1, en), names.value(track, 2, en)) == english
    assert (names.value(track, 1, de), names.value(track, 2, de)) == german


def test_every_continent_has_a_name_of_its_own(both: Words) -> None:
    assert len({names.continent(continent, both) for continent in CONTINENTS}) == len(CONTINENTS)


def test_cards_have_their_titles_in_the_readers_language(en: Words, de: Words) -> None:
    deck = decks.of(None)
    assert Voice(en, [], None, deck).card("gansu-road") == "“Gansu Road”"
    assert Voice(de, [], None, deck).card("gansu-road") == "„Straße von Gansu“"


def test_a_deck_is_gathered_once_for_each_pack() -> None:
    assert decks.of(None) is decks.of(load())

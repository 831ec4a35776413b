"""Every event as a sentence, from the point of view of whoever reads it."""

from typing import Any, Final

import pytest
from msgspec.structs import replace

from empires.rules.first_empires import journal
from empires.shapes.events import Event, SeatEvent
from empires.shapes.first_empires import events as happened
from empires.shapes.parts import AmountPart, AnyPart, CardPart, RegionPart, SeatPart, TextPart
from empires.text.catalogue import Words, words
from empires.text.first_empires.events import event_text
from empires.text.parts import parts_of

NAMES = ["Marcus", "Livia"]
RULE: Final = "FE-MOV-1"

# One of each, about seat 0 where it is about a seat.
EVENTS: Final[dict[str, Event]] = {
    event.event: event
    for event in (
        happened.StartingPlayer(RULE, 0),
        happened.GotCivilization(RULE, 0, "huaxia"),
        happened.Started(RULE, 0, "huaxia", explorers=3),
        happened.Dealt(RULE, 0, "gansu-road"),
        happened.RoundBegun(RULE, 2),
        happened.TurnBegun(RULE, 0),
        happened.Rolled("FE-ROL-1", 0, ["orange", "sword"]),
        happened.Rerolled(RULE, 0, [1, 3]),
        happened.Discarded(RULE, 0, "gansu-road", die=2, old="purple", new="sword"),
        happened.Moved(RULE, 0, from_="albion", to="east"),
        happened.Crossed(RULE, 0, from_="scythia", to="rus", explorers=2),
        happened.Conquered(RULE, 0, "rus", defender=1, arrivals=2, swords=1, defenders=2),
        happened.TookCities(RULE, 0, "rus", owner=1, tiles=2),
        happened.Retreated(RULE, 0, from_="rus", to="huaxia", explorers=2),
        happened.EndedMovement(RULE, 0, lost=0),
        happened.Stepped(RULE, 0, "dice", level=1, value=3, die=1, region="albion"),
        happened.Drew(RULE, 0, "gansu-road"),
        happened.PlacedExplorer(RULE, 0, "rus"),
        happened.PlacedCity(RULE, 0, "rus", "movement"),
        happened.ScoredCard(RULE, 0, "gansu-road", points=4),
        happened.FinalPoints(RULE, 0, tracks=38, cities=7, captured=2, cards=9, total=56),
        happened.Ranked(RULE, 0, rank=5),
    )
}


def told(lang: str, name: str, viewer: int | None, **facts: Any) -> str:
    event = replace(EVENTS[name], **facts)
    return event_text(event, words=words(lang), names=NAMES, viewer=viewer)


def parts(lang: str, name: str, viewer: int | None, **facts: Any) -> list[AnyPart]:
    """The same sentence, cut at the names in it."""
    event = replace(EVENTS[name], **facts)
    marked = event_text(event, words=words(lang), names=NAMES, viewer=viewer, marks=True)
    return list(parts_of(marked))


def test_there_is_an_example_of_every_event_the_rules_know() -> None:
    assert list(EVENTS) == list(journal.EVENTS)


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_is_a_sentence_for_everybody(name: str, both: Words) -> None:
    for viewer in (0, 1, None):
        text = told(both.lang, name, viewer)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "None" not in text


@pytest.mark.parametrize("name", [e.event for e in EVENTS.values() if isinstance(e, SeatEvent)])
def test_the_actor_is_you_and_the_others_see_a_name(name: str, both: Words) -> None:
    own, others = told(both.lang, name, 0), told(both.lang, name, 1)
    assert "Marcus" not in own
    assert "Marcus" in others
    assert own != others


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        (
            "started",
            "You start in Huaxia with 3 explorers and a city.",
            "Du beginnst in Huaxia mit 3 Entdeckern und einer Stadt.",
        ),
        ("rolled", "You roll orange gear and sword.", "Du würfelst: orange Zahnrad und Schwert."),
        ("rerolled", "You reroll dice 1 and 3.", "Du würfelst die Würfel 1 und 3 neu."),
        (
            "discarded",
            "You discard “Gansu Road” and turn die 2 from purple horse to sword.",
            "Du wirfst „Straße von Gansu“ ab und drehst Würfel 2: bisher lila Pferd, jetzt "
            "Schwert.",
        ),
        (
            "moved",
            "You move 1 explorer from Albion to the East Ocean.",
            "Du bewegst 1 Entdecker von Albion in den Ostozean.",
        ),
        (
            "conquered",
            "You conquer Rus from Livia: 2 explorers and 1 sword against 2 defenders.",
            "Du eroberst Rus von Livia: 2 Entdecker und 1 Schwert gegen 2 Verteidiger.",
        ),
        (
            "retreated",
            "You retreat from Rus to Huaxia with 2 explorers.",
            "Du ziehst dich mit 2 Entdeckern von Rus nach Huaxia zurück.",
        ),
        (
            "stepped",
            "With die 1 and Albion you move up to field 2 of the orange track (dice): 3 dice from "
            "the next turn on.",
            "Mit Würfel 1 und Albion rückst du auf Feld 2 der orange Leiste (Würfel): ab dem "
            "nächsten Zug 3 Würfel.",
        ),
        ("ranked", "You finish fifth.", "Du belegst Platz 5."),
    ],
)
def test_what_you_do(name: str, english: str, german: str) -> None:
    assert told("en", name, 0) == english
    assert told("de", name, 0) == german


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        (
            "conquered",
            "Marcus conquers Rus from you: 2 explorers and 1 sword against 2 defenders.",
            "Marcus erobert Rus von dir: 2 Entdecker und 1 Schwert gegen 2 Verteidiger.",
        ),
        (
            "took_cities",
            "Marcus captures 2 city tiles from you in Rus.",
            "Marcus nimmt in Rus 2 Stadtplättchen von dir ein.",
        ),
    ],
)
def test_what_others_do_to_you(name: str, english: str, german: str) -> None:
    assert told("en", name, 1) == english
    assert told("de", name, 1) == german


@pytest.mark.rule("FE-VIS-2")
@pytest.mark.parametrize("name", ["dealt", "drew"])
def test_a_card_that_was_hidden_stays_hidden(name: str) -> None:
    assert told("en", name, 1, card=None) in ("Marcus is dealt a card.", "Marcus draws a card.")
    assert "Gansu" not in told("de", name, 1, card=None)


def test_events_with_several_forms(both: Words) -> None:
    """A later roll, one die, no sword, points lost, and what each track gives."""
    variants: list[tuple[str, dict[str, Any]]] = [
        ("rolled", {"rule": "FE-ROL-2"}),
        ("rerolled", {"dice": [2]}),
        ("conquered", {"swords": 0}),
        ("ended_movement", {"lost": 1}),
        ("ended_movement", {"lost": 2}),
        ("retreated", {"explorers": 1}),
        ("stepped", {"track": "cards", "value": 1}),
        ("stepped", {"track": "explorers", "value": 5}),
    ]
    for name, facts in variants:
        assert told(both.lang, name, 0, **facts) != told(both.lang, name, 0)


def test_a_later_roll_tells_what_all_dice_show_now(en: Words) -> None:
    text = told("en", "rolled", 1, rule="FE-ROL-2")
    assert text == "Marcus’s dice now show orange gear and sword."


# ---- in parts ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVENTS)
def test_the_parts_of_a_sentence_are_the_sentence(name: str, both: Words) -> None:
    for viewer in (0, 1, None):
        found = parts(both.lang, name, viewer)
        assert "".join(part.text for part in found) == told(both.lang, name, viewer)


def test_seats_regions_and_explorers_can_be_told_from_the_words_around_them() -> None:
    assert parts("en", "conquered", None) == [
        SeatPart("Marcus", 0),
        TextPart(" conquers "),
        RegionPart("Rus", "rus"),
        TextPart(" from "),
        SeatPart("Livia", 1),
        TextPart(": "),
        AmountPart("2 explorers", "explorers", 2),
        TextPart(" and 1 sword against 2 defenders."),
    ]
    assert parts("de", "retreated", 0) == [
        TextPart("Du ziehst dich mit "),
        AmountPart("2 Entdeckern", "explorers", 2),
        TextPart(" von "),
        RegionPart("Rus", "rus"),
        TextPart(" nach "),
        RegionPart("Huaxia", "huaxia"),
        TextPart(" zurück."),
    ]


def test_an_ocean_is_named_without_its_article() -> None:
    assert parts("en", "moved", 0)[-2:] == [RegionPart("East Ocean", "east"), TextPart(".")]
    assert parts("de", "moved", 0)[-3:-1] == [
        TextPart(" in den "),
        RegionPart("Ostozean", "east"),
    ]


def test_cards_are_named_without_their_quotes_and_points_are_counted() -> None:
    assert parts("en", "scored_card", 0) == [
        TextPart("You score “"),
        CardPart("Gansu Road", "gansu-road"),
        TextPart("”: "),
        AmountPart("4 points", "points", 4),
        TextPart("."),
    ]


@pytest.mark.rule("FE-VIS-2")
@pytest.mark.parametrize("name", ["dealt", "drew"])
def test_a_hidden_card_is_no_part_either(name: str, both: Words) -> None:
    found = parts(both.lang, name, 1, card=None)
    assert not [part for part in found if isinstance(part, CardPart)]

"""Every event as a sentence, from the point of view of whoever reads it."""

from typing import Any

import pytest

from empires.rules.first_empires import journal
from empires.text.catalogue import Words, words
from empires.text.first_empires.events import event_text

NAMES = ["Marcus", "Livia"]

# One of each, about seat 0 where it is about a seat.
EVENTS: dict[str, dict[str, Any]] = {
    "starting_player": {"seat": 0},
    "got_civilization": {"seat": 0, "civilization": "huaxia"},
    "started": {"seat": 0, "region": "huaxia", "explorers": 3},
    "dealt": {"seat": 0, "card": "gansu-road"},
    "round": {"round": 2},
    "turn": {"seat": 0},
    "rolled": {"seat": 0, "rule": "FE-ROL-1", "dice": ["orange", "sword"]},
    "rerolled": {"seat": 0, "dice": [1, 3]},
    "discarded": {"seat": 0, "card": "gansu-road", "die": 2, "old": "purple", "new": "sword"},
    "moved": {"seat": 0, "from": "albion", "to": "east"},
    "crossed": {"seat": 0, "from": "scythia", "to": "rus", "explorers": 2},
    "conquered": {
        "seat": 0,
        "region": "rus",
        "defender": 1,
        "arrivals": 2,
        "swords": 1,
        "defenders": 2,
    },
    "took_cities": {"seat": 0, "region": "rus", "owner": 1, "tiles": 2},
    "retreated": {"seat": 0, "from": "rus", "to": "huaxia", "explorers": 2},
    "ended_movement": {"seat": 0, "lost": 0},
    "stepped": {
        "seat": 0,
        "track": "dice",
        "level": 1,
        "value": 3,
        "die": 1,
        "region": "albion",
    },
    "drew": {"seat": 0, "card": "gansu-road"},
    "placed_explorer": {"seat": 0, "region": "rus"},
    "placed_city": {"seat": 0, "region": "rus", "track": "movement"},
    "scored_card": {"seat": 0, "card": "gansu-road", "points": 4},
    "final_points": {
        "seat": 0,
        "tracks": 38,
        "cities": 7,
        "captured": 2,
        "cards": 9,
        "total": 56,
    },
    "ranked": {"seat": 0, "rank": 5},
}


def told(lang: str, name: str, viewer: int | None, **facts: Any) -> str:
    event = {"event": name, "rule": "FE-MOV-1", **EVENTS[name], **facts}
    return event_text(event, words=words(lang), names=NAMES, viewer=viewer)


def test_there_is_an_example_of_every_event_the_rules_know() -> None:
    assert list(EVENTS) == list(journal.EVENTS)


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_is_a_sentence_for_everybody(name: str, both: Words) -> None:
    for viewer in (0, 1, None):
        text = told(both.lang, name, viewer)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "None" not in text


@pytest.mark.parametrize("name", [name for name, facts in EVENTS.items() if "seat" in facts])
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
        ("rerolled", "You reroll dice 1 and 3.", "Du wirfst die Würfel 1 und 3 neu."),
        (
            "discarded",
            "You discard “Gansu Road” and turn die 2 from purple horse to sword.",
            "Du wirfst „Straße von Gansu“ ab und drehst Würfel 2: bisher lila Pferd, jetzt "
            "Schwert.",
        ),
        (
            "moved",
            "You move 1 explorer from Albion to the eastern ocean.",
            "Du bewegst 1 Entdecker von Albion in den östlichen Ozean.",
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

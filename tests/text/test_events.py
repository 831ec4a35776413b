"""Every event as a sentence, from the point of view of whoever reads it."""

from typing import Any

import pytest

from empires.rules.empires_end import journal
from empires.text.catalogue import Words, words
from empires.text.empires_end.events import event_text

NAMES = ["Marcus", "Livia"]

# One of each, about seat 0 where it is about a seat.
EVENTS: dict[str, dict[str, Any]] = {
    "laid_out": {},
    "dealt": {"seat": 0, "card": "fire-9"},
    "first_player": {"seat": 0},
    "space": {"space": 3, "phase": "double_disaster"},
    "revealed_disaster": {"disaster": 0, "card": "fire-9"},
    "no_disaster": {"disaster": 1},
    "averted": {"seat": 0, "disaster": 0, "card": "fire-9", "resource": "wheat"},
    "averted_free": {"seat": 0, "disaster": 1, "card": "plague-3", "by": "riot-2"},
    "replaced": {"seat": 0, "disaster": 0, "old": "fire-9", "new": "flood-4", "by": "riot-2"},
    "took": {"seat": 0, "disaster": 0, "card": "fire-9"},
    "gained": {"seat": 0, "gain": {"wheat": 2, "axe": 1}},
    "scored": {"seat": 0, "points": 2, "by": "blight-1"},
    "destroyed": {"seat": 0, "position": 5, "location": "farm-8"},
    "nothing_destroyed": {"seat": 0},
    "triggered": {"seat": 0, "card": "earthquake-1"},
    "placed": {"seat": 0, "card": "fire-9", "position": 5, "location": "farm-8"},
    "not_placed": {"seat": 0, "card": "fire-9"},
    "declared": {"seat": 0, "resources": {"wheat": 0, "hammer": 1, "axe": 0, "coin": 2}},
    "bought_coin": {"seat": 0},
    "used": {"seat": 0, "by": "farm-11"},
    "exchanged": {"seat": 0, "by": "road-14", "pay": "coin", "gain": {"axe": 1}},
    "refreshed": {"seat": 0, "card": "riot-2"},
    "repeated": {"seat": 0, "by": "barbarians-2", "ability": "farm-11"},
    "sold": {"seat": 0, "card": "fire-9"},
    "built": {
        "seat": 0,
        "card": "fire-9",
        "position": 5,
        "location": "farm-8",
        "hammers": 1,
        "coins": 1,
    },
    "rebuilt": {"seat": 0, "position": 5, "location": "farm-8", "hammers": 0, "coins": 0},
    "swapped": {"seat": 0, "positions": [1, 5], "locations": ["city-32", "farm-8"]},
    "moved": {"seat": 0, "card": "fire-9", "from": 1, "to": 5, "location": "farm-8"},
    "discarded": {"seat": 0, "card": "fire-9"},
    "drew": {"seat": 0, "card": "fire-9"},
    "reshuffled": {"cards": 21},
    "finished": {"seat": 0, "phase": "economy"},
    "chose_order": {"seat": 0, "first": "industry"},
    "revealed_conflict": {"card": "conflict-3"},
    "sealed": {"seat": 0},
    "opened_bid": {"seat": 0, "axes": 2, "coins": 0, "strength": 7},
    "rewarded": {"seat": 0, "band": "low", "points": -3, "refresh": 0},
    "upheaval": {"seat": 0, "positions": [1, 5], "locations": ["city-32", "farm-8"]},
    "no_upheaval": {"seat": 0},
    "kept_hand": {"seat": 0},
    "changed_hand": {"seat": 0},
    "final_points": {"seat": 0, "track": 9, "locations": 100, "abilities": 4, "total": 113},
    "ranked": {"seat": 0, "rank": 2},
    "final_ability": {"seat": 0, "card": "famine-3", "points": 4, "copied": None},
}


def event(name: str, **facts: Any) -> dict[str, Any]:
    return {"event": name, "rule": "EE-DIS-3", **EVENTS[name], **facts}


def told(lang: str, name: str, viewer: int | None, **facts: Any) -> str:
    return event_text(event(name, **facts), words=words(lang), names=NAMES, viewer=viewer)


def test_there_is_an_example_of_every_event_the_rules_know() -> None:
    assert sorted(EVENTS) == sorted(journal.EVENTS)


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
    assert others == told(both.lang, name, None)


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("took", "You take Fire 9.", "Du nimmst Brand 9 an."),
        ("gained", "You gain 2 wheat and 1 axe.", "Du erhältst 2 Weizen und 1 Axt."),
        (
            "destroyed",
            "Your Farm 8 at position 5 is destroyed.",
            "Bei dir wird Hof 8 auf Position 5 zerstört.",
        ),
        (
            "built",
            "You build Fire 9 at Farm 8, position 5, for 1 hammer and 1 coin.",
            "Du spielst Brand 9 für 1 Hammer und 1 Münze an Hof 8 aus (Position 5).",
        ),
        (
            "rebuilt",
            "You rebuild Farm 8 at position 5 for free.",
            "Du baust Hof 8 auf Position 5 kostenlos wieder auf.",
        ),
        ("rewarded", "Low band: you lose 3 points.", "Unterer Bereich: Du verlierst 3 Punkte."),
        ("ranked", "You finish second.", "Du belegst Platz 2."),
    ],
)
def test_what_you_do(name: str, english: str, german: str) -> None:
    assert told("en", name, 0) == english
    assert told("de", name, 0) == german


@pytest.mark.parametrize(
    ("name", "english", "german"),
    [
        ("took", "Marcus takes Fire 9.", "Marcus nimmt Brand 9 an."),
        (
            "destroyed",
            "Marcus’s Farm 8 at position 5 is destroyed.",
            "Bei Marcus wird Hof 8 auf Position 5 zerstört.",
        ),
        (
            "upheaval",
            "Upheaval: Marcus swaps City 32 (position 1) with Farm 8 (position 5).",
            "Aufruhr: Marcus vertauscht Stadt 32 (Position 1) mit Hof 8 (Position 5).",
        ),
        (
            "declared",
            "Marcus declares low resources and shows 1 hammer and 2 coins.",
            "Marcus erklärt Ressourcenknappheit und zeigt 1 Hammer und 2 Münzen.",
        ),
    ],
)
def test_what_others_do(name: str, english: str, german: str) -> None:
    assert told("en", name, 1) == english
    assert told("de", name, 1) == german


@pytest.mark.rule("EE-VIS-2")
@pytest.mark.parametrize("name", ["dealt", "drew"])
def test_a_card_that_was_hidden_stays_hidden(name: str) -> None:
    assert told("en", name, 1, card=None) in ("Marcus is dealt a card.", "Marcus draws a card.")
    assert "Brand" not in told("de", name, 1, card=None)


def test_events_with_two_forms(both: Words) -> None:
    """Points without a source, a reward with a refresh, a copied ability, one card reshuffled."""
    lang = both.lang
    variants: list[tuple[str, dict[str, Any]]] = [
        ("scored", {"by": None}),
        ("rewarded", {"points": 3}),
        ("rewarded", {"refresh": 1}),
        ("rewarded", {"points": 3, "refresh": 2, "band": "victory"}),
        ("final_ability", {"copied": "famine-4"}),
        ("reshuffled", {"cards": 1}),
        ("opened_bid", {"axes": 0, "coins": 0}),
    ]
    for name, facts in variants:
        assert told(lang, name, 0, **facts) != told(lang, name, 0)


def test_a_free_bid_names_the_disaster_and_the_ability() -> None:
    text = event_text(event("averted_free"), words=words("de"), names=NAMES, viewer=1)
    assert text == "Marcus wendet Seuche 3 mit dem Gratisgebot von Aufstand 2 ab."

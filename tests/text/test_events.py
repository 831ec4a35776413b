"""Every event as a sentence, from the point of view of whoever reads it."""

from typing import get_args

import pytest
from msgspec.structs import replace

from empires.rules.empires_end import journal
from empires.shapes.empires_end import events as e
from empires.shapes.empires_end.views import EmpiresEndLine
from empires.shapes.events import SeatEvent
from empires.shapes.parts import AmountPart, CardPart, LocationPart, SeatPart, TextPart
from empires.text.catalogue import Words, words
from tests.text import kit

NAMES = ["Marcus", "Livia"]

# One of each, about seat 0 where it is about a seat.
RULE = "EE-DIS-3"
EVENTS: dict[str, e.AnyEvent] = {
    kind.event: kind
    for kind in (
        e.LaidOut(RULE),
        e.Dealt(RULE, 0, card="fire-9"),
        e.FirstPlayer(RULE, 0),
        e.SpaceEntered(RULE, space=3, phase="double_disaster"),
        e.RevealedDisaster(RULE, disaster=0, card="fire-9"),
        e.NoDisaster(RULE, disaster=1),
        e.Averted(RULE, 0, disaster=0, card="fire-9", resource="wheat"),
        e.AvertedFree(RULE, 0, disaster=1, card="plague-3", by="riot-2"),
        e.Replaced(RULE, 0, disaster=0, old="fire-9", new="flood-4", by="riot-2"),
        e.Took(RULE, 0, disaster=0, card="fire-9"),
        e.Gained(RULE, 0, gain={"wheat": 2, "axe": 1}),
        e.Scored(RULE, 0, points=2, by="blight-1"),
        e.Destroyed(RULE, 0, position=5, location="farm-8"),
        e.NothingDestroyed(RULE, 0),
        e.Triggered(RULE, 0, card="earthquake-1"),
        e.Placed(RULE, 0, card="fire-9", position=5, location="farm-8"),
        e.NotPlaced(RULE, 0, card="fire-9"),
        e.Declared(RULE, 0, resources={"wheat": 0, "hammer": 1, "axe": 0, "coin": 2}),
        e.BoughtCoin(RULE, 0),
        e.Used(RULE, 0, by="farm-11"),
        e.Exchanged(RULE, 0, by="road-14", pay="coin", gain={"axe": 1}),
        e.Refreshed(RULE, 0, card="riot-2"),
        e.Repeated(RULE, 0, by="barbarians-2", ability="farm-11"),
        e.Sold(RULE, 0, card="fire-9"),
        e.Built(RULE, 0, card="fire-9", position=5, location="farm-8", hammers=1, coins=1),
        e.Rebuilt(RULE, 0, position=5, location="farm-8", hammers=0, coins=0),
        e.Swapped(RULE, 0, positions=(1, 5), locations=("city-32", "farm-8")),
        e.Moved(RULE, 0, card="fire-9", from_=1, to=5, location="farm-8"),
        e.Discarded(RULE, 0, card="fire-9"),
        e.Drew(RULE, 0, card="fire-9"),
        e.Reshuffled(RULE, cards=21),
        e.Finished(RULE, 0, phase="economy"),
        e.ChoseOrder(RULE, 0, first="industry"),
        e.RevealedConflict(RULE, card="conflict-3"),
        e.Sealed(RULE, 0),
        e.OpenedBid(RULE, 0, axes=2, coins=0, strength=7),
        e.Rewarded(RULE, 0, band="low", points=-3, refresh=0),
        e.Upheaval(RULE, 0, positions=(1, 5), locations=("city-32", "farm-8")),
        e.NoUpheaval(RULE, 0),
        e.KeptHand(RULE, 0),
        e.ChangedHand(RULE, 0),
        e.FinalPoints(RULE, 0, track=9, locations=100, abilities=4, total=113),
        e.Ranked(RULE, 0, rank=2),
        e.FinalAbility(RULE, 0, card="famine-3", points=4, copied=None),
    )
}


def told(lang: str, name: str, viewer: int | None, **facts: object) -> str:
    event = replace(EVENTS[name], **facts)
    return kit.told(words(lang), NAMES).sentence(event, viewer)


def test_there_is_an_example_of_every_event_the_rules_know() -> None:
    assert sorted(EVENTS) == sorted(journal.EVENTS)
    assert len(EVENTS) == len(get_args(e.AnyEvent))


@pytest.mark.parametrize("name", EVENTS)
def test_every_event_is_a_sentence_for_everybody(name: str, both: Words) -> None:
    for viewer in (0, 1, None):
        text = told(both.lang, name, viewer)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "None" not in text


@pytest.mark.parametrize(
    "name", [name for name, event in EVENTS.items() if isinstance(event, SeatEvent)]
)
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
    variants: list[tuple[str, dict[str, object]]] = [
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
    text = told("de", "averted_free", 1)
    assert text == "Marcus wendet Seuche 3 gratis mit Aufstand 2 ab."


@pytest.mark.parametrize("name", EVENTS)
def test_the_parts_of_a_sentence_are_the_sentence(name: str, both: Words) -> None:
    for viewer in (0, 1, None):
        line = EmpiresEndLine(ply=1, event=EVENTS[name])
        kit.told(both, NAMES).word_line(line, viewer)
        assert line.text == told(both.lang, name, viewer)
        assert "".join(part.text for part in line.parts) == line.text


def test_parts_say_what_a_sentence_names() -> None:
    line = EmpiresEndLine(ply=1, event=EVENTS["built"])
    kit.told(words("en"), NAMES).word_line(line, 1)
    assert list(line.parts) == [
        SeatPart("Marcus", 0),
        TextPart(" builds "),
        CardPart("Fire 9", "fire-9"),
        TextPart(" at "),
        LocationPart("Farm 8", "farm-8"),
        TextPart(", position 5, for "),
        AmountPart("1 hammer", "hammer", 1),
        TextPart(" and "),
        AmountPart("1 coin", "coin", 1),
        TextPart("."),
    ]
    points = EmpiresEndLine(ply=1, event=EVENTS["scored"])
    kit.told(words("de"), NAMES).word_line(points, 0)
    assert AmountPart("2 Punkte", "points", 2) in points.parts


def test_a_new_space_is_a_heading() -> None:
    headings = []
    for event in EVENTS.values():
        line = EmpiresEndLine(ply=1, event=event)
        kit.told(words("en"), NAMES).word_line(line, None)
        headings.append(line.heading)
    assert [heading for heading in headings if heading is not None] == ["space"]

"""Cards, civilizations and regions: generated for all of the pack, right in both languages."""

import pytest

from empires.content.first_empires import (
    CONDITIONS,
    TRACKS,
    Achievement,
    Civilization,
    Condition,
    load,
)
from empires.content.first_empires.achievements import KINDS
from empires.text.catalogue import Words
from empires.text.first_empires.cards import card_lines, civilization_lines, condition_text
from empires.text.first_empires.rendering import render_card

PACK = load()
CARDS = [(card, owner) for owner in PACK.civilizations for card in owner.cards]


@pytest.mark.parametrize(("card", "owner"), CARDS, ids=[card.name for card, _ in CARDS])
def test_every_card_has_a_text(card: Achievement, owner: Civilization, both: Words) -> None:
    """Title, whose it is, condition and points, each with its source."""
    lines = card_lines(card, owner, both)
    assert len(lines) == 4
    assert lines[0] == (card.de if both.lang == "de" else card.en)
    assert str(card.points) in lines[3]
    assert all(line.endswith(")") for line in lines[1:])


@pytest.mark.parametrize("kind", CONDITIONS)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_kind_of_condition_is_worded(kind: str, count: int, both: Words) -> None:
    """With every colour or track it may name, also where no card of the standard pack does."""
    for colour in range(max(len(KINDS[kind].names), 1)):
        text = condition_text(Condition(kind, colour, count), both)
        assert str(count) in text or kind in ("advance", "advance_distinct")


@pytest.mark.parametrize(
    ("condition", "english", "german"),
    [
        (
            Condition("occupy", 1, 2),
            "control 2 blue cross regions",
            "Du kontrollierst 2 blaue Regionen (Kreuz)",
        ),
        (
            Condition("occupy", 0, 1),
            "control 1 orange gear region",
            "Du kontrollierst 1 orange Region (Zahnrad)",
        ),
        (
            Condition("occupy_colours", -1, 4),
            "control regions of 4 different colours",
            "Du kontrollierst Regionen in 4 verschiedenen Farben",
        ),
        (
            Condition("occupy_continents", -1, 3),
            "control regions on 3 continents",
            "Du kontrollierst Regionen auf 3 Kontinenten",
        ),
        (
            Condition("advance", 3, 2),
            "move up twice on the green track (cards) in one turn",
            "Du rückst in einem Zug zweimal auf der grünen Leiste (Karten) nach oben",
        ),
        (
            Condition("advance", 0, 3),
            "move up 3 times on the orange track (dice) in one turn",
            "Du rückst in einem Zug dreimal auf der orange Leiste (Würfel) nach oben",
        ),
        (
            Condition("own_cities", -1, 2),
            "have 2 of your own cities on the map",
            "Du hast 2 eigene Städte auf dem Spielplan",
        ),
        (
            Condition("captured_cities", -1, 1),
            "have captured 1 city tile",
            "Du hast 1 Stadtplättchen eingenommen",
        ),
        (
            Condition("conquests_turn", -1, 2),
            "conquer 2 regions in one turn",
            "Du eroberst in einem Zug 2 Regionen",
        ),
    ],
)
def test_conditions(condition: Condition, english: str, german: str, en: Words, de: Words) -> None:
    assert condition_text(condition, en) == english
    assert condition_text(condition, de) == german


def test_a_card_with_its_sources(en: Words, de: Words) -> None:
    assert render_card("voyage-of-zhu-ying", en) == [
        "Voyage of Zhu Ying",
        "Achievement card of Huaxia (stated in the rulebook)",
        "To score it: move up twice on the orange track (dice) in one turn "
        "(stated in the rulebook)",
        "Worth: 5 points (worked out from what is known)",
    ]
    assert render_card("voyage-of-zhu-ying", de)[0] == "Reise von Zhu Ying"


@pytest.mark.parametrize("civilization", PACK.civilizations, ids=lambda one: one.name)
def test_every_civilization_tells_its_tracks_and_cards(
    civilization: Civilization, both: Words
) -> None:
    lines = civilization_lines(civilization, both)
    for track, line in zip(civilization.tracks, lines[2:7], strict=True):
        assert ", ".join(map(str, track.values)) in line
    assert len(lines) == 2 + len(TRACKS) + 3


@pytest.mark.parametrize("name", sorted({r.name for side in PACK.maps for r in side.regions}))
def test_every_region_is_told_for_each_map_it_lies_on(name: str, both: Words) -> None:
    sides = [side for side in PACK.maps if name in [region.name for region in side.regions]]
    lines = render_card(name, both)
    starts = [line for line in lines if line.startswith("Region ")]
    assert len(starts) == len(sides)


def test_a_region_names_its_neighbours(en: Words) -> None:
    lines = render_card("rus", en)
    assert lines[0] == "Region Rus, with 2 players (stated in the rulebook)"
    assert lines[-1] == (
        "Borders on land: Huaxia (stated in the rulebook) and Scythia (stated in the rulebook)"
    )


def test_a_home_tells_the_civilization_and_the_region(de: Words) -> None:
    lines = render_card("etruria", de)
    assert lines[0].startswith("Zivilisation Etruria, bei 2, 3, 4 und 5 Spielern")
    assert "Beginnt in Etruria (steht im Regelheft)" in lines
    assert "Farbe: gelbe Ähre (von uns ergänzt)" in lines


def test_an_unknown_name_is_for_the_caller_to_explain(en: Words) -> None:
    with pytest.raises(KeyError):
        render_card("atlantis", en)

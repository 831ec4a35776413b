"""A hint in words: points by source, what is held, who takes what, pairs, regions; and its cost."""

from __future__ import annotations

from typing import Any

import empires
from empires.shapes.reasons import Beside, Effect
from empires.text.catalogue import words
from empires.text.hints import word
from empires.text.telling import telling

TAKEN = [
    Effect("points", "resources", 23.2, 11.8),
    Effect("points", "locations", 71.8, 77.8),
    Effect("points", "abilities", 39.0, 41.7),
    Effect("resource", "wheat", 4.0, 0.0),
    Effect("resource", "hammer", 3.0, 1.0),
    Effect("resource", "coin", 1.0, 2.0),
    Effect("takes", "0", 1.0, 0.0),
    Effect("takes", "1", 0.0, 0.8),
]


def moment(game: str, kind: str) -> Any:
    """A view of seat 0 that asks such a question."""
    rules = empires.game(game)
    p = rules.new(players=2, seed=6)
    while True:
        seat = p.to_move[0]
        view = rules.view(p, seat)
        assert view.prompt is not None
        if seat == 0 and view.prompt.kind == kind:
            return view
        p.play(seat, p.legal(seat)[0])


def told(
    view: Any, points: float, effects: list[Effect], loses: float = 0.1, lang: str = "en"
) -> tuple[str, str]:
    """What speaks for the hint beside the view's first choice, and what that one costs."""
    teller = telling(view.game, words(lang), names=["Ada", "Livia"])
    other = Beside(view.prompt.choices[0].id, points, effects)
    why = word([other], view, teller, {other.code: loses})
    return why, other.text


def test_a_hint_weighs_points_by_source_stock_and_who_takes_the_disaster() -> None:
    why, cost = told(moment("empires-end", "avert_or_take"), 2.7, TAKEN)
    assert why == (
        "That is worth about 2.7 points more than “Avert with a hammer” "
        "(resources +11.4, locations −6.0, abilities −2.7). "
        "Afterwards you hold 4 wheat and 2 hammers more and 1 coin less. "
        "You take the disaster then, and not Livia."
    )
    assert cost == (
        "This costs about 2.7 points beside the hint "
        "(resources −11.4, locations +6.0, abilities +2.7). "
        "Afterwards you hold 1 coin more and 4 wheat and 2 hammers less. "
        "Livia probably takes the disaster then, and not you."
    )


def test_it_says_the_same_in_german() -> None:
    why, cost = told(moment("empires-end", "avert_or_take"), 2.7, TAKEN, lang="de")
    assert why == (
        "Das ist etwa 2,7 Punkte mehr wert als „Mit einem Hammer abwenden“ "
        "(Ressourcen +11,4, Orte −6,0, Fähigkeiten −2,7). "
        "Danach besitzt du 4 Weizen und 2 Hämmer mehr und 1 Münze weniger. "
        "Dann nimmst du die Krise an und nicht Livia."
    )
    assert cost.endswith("Dann nimmt wahrscheinlich Livia die Krise an und nicht du.")


def test_pairs_of_die_and_region_and_regions_are_told() -> None:
    effects = [
        Effect("points", "to_come", 55.5, 54.0),
        Effect("steps", "dice", 1.0, 0.0),
        Effect("steps", "cards", 0.0, 0.9),
        Effect("regions", "", 2.0, 3.0),
    ]
    why, cost = told(moment("first-empires", "move_explorers"), 1.5, effects)
    assert "points more than “" in why
    assert "(turns to come +1.5)" in why
    assert why.endswith(
        "Pairs of a die and a region this turn: 1 more for the orange track (dice), "
        "1 fewer for the green track (cards). Afterwards you control 1 region fewer."
    )
    assert cost.endswith("Afterwards you control 1 region more.")


def test_choices_that_bring_as_much_are_not_made_to_differ() -> None:
    why, cost = told(moment("empires-end", "avert_or_take"), 0.2, [])
    assert why == "In points it is worth about as much as “Avert with a hammer”."
    assert cost == "In points this is worth about as much as the hint."


def test_a_hint_that_brings_less_for_now_says_so() -> None:
    view = moment("empires-end", "avert_or_take")
    further, later = told(view, -1.2, [], loses=0.2)
    assert further.startswith("It brings about 1.2 points less for now than “Avert with a hammer”;")
    assert later.endswith("but thought further, it wins less often.")
    unsure, close = told(view, -1.2, [], loses=0.0)
    assert unsure.startswith("It is close: for now it brings about 1.2 points less")
    assert close.startswith("It is close: for now this brings about 1.2 points more")

"""Errors say what was tried, why it can't be and what is possible, in the player's language."""

import pytest
from msgspec.structs import replace

from empires.rules.position import IllegalMove
from empires.shapes.empires_end.moves import Bid, Build, Lift, Pay, Place, Take
from empires.shapes.empires_end.views import EmpiresEndView
from empires.shapes.first_empires import moves as first_empires
from empires.shapes.moves import Move
from empires.table import errors as records
from empires.table.errors import RecordError
from empires.text.catalogue import Words
from empires.text.errors import bad_move_lines, illegal_move_lines, record_error_text
from tests.text.first_empires.kit import view_of as first_empires_view

ILLEGAL = IllegalMove(0, 3, [1, 2])
KINDS = sorted(
    value
    for name, value in vars(records).items()
    if name.isupper() and isinstance(value, str) and name.lower() == value
)


def test_a_bid_of_the_wrong_kind(view: EmpiresEndView, en: Words, de: Words) -> None:
    tried = Bid(1, "wheat")
    assert illegal_move_lines(ILLEGAL, view, en, tried=tried) == [
        "Not possible now: Avert Barbarians 4 with wheat (you hold 3).",
        "EE-DIS-3: Barbarians 4 takes only a hammer or a coin.",
        "You can: Avert Fire 9 with wheat (you hold 3); Take Fire 9: lose Town 23 at position 9, "
        "gain 2 wheat and 1 axe; Avert Barbarians 4 with a coin (you hold 2); Take Barbarians 4: "
        "lose Road 14 at position 4, the pot is empty.",
    ]
    assert illegal_move_lines(ILLEGAL, view, de, tried=tried)[:2] == [
        "Gerade nicht möglich: Barbaren 4 mit Weizen abwenden (du hast 3).",
        "EE-DIS-3: Bei Barbaren 4 geht das nur mit einem Hammer oder einer Münze.",
    ]


def test_a_bid_one_does_not_have(view: EmpiresEndView, en: Words, de: Words) -> None:
    tried = Bid(0, "axe")
    assert illegal_move_lines(ILLEGAL, view, en, tried=tried)[1] == "EE-DIS-3: you hold no axe."
    assert illegal_move_lines(ILLEGAL, view, de, tried=tried)[1] == (
        "EE-DIS-3: Davon hast du nichts: Axt."
    )


def test_other_moves_are_answered_with_the_rule(view: EmpiresEndView, de: Words) -> None:
    what, why, how = illegal_move_lines(ILLEGAL, view, de, tried=Place(1))
    assert what == "Gerade nicht möglich: An Hof 3 anlegen, Position 1 (noch keine Innovation)."
    assert why.startswith("EE-DIS-3: Der Startspieler beginnt")
    assert how.startswith("Möglich ist: Brand 9 mit Weizen abwenden")


@pytest.mark.parametrize(
    "tried", [None, Take(7), Lift("fire-9"), Place(99), Pay(1), Build("fire-9")]
)
def test_a_move_without_sense_has_no_words_but_an_answer(
    tried: Move | None, view: EmpiresEndView, both: Words
) -> None:
    what, why, how = illegal_move_lines(ILLEGAL, view, both, tried=tried)
    assert what == both.say("error-illegal-unworded")
    assert why.startswith("EE-DIS-3: ")
    assert how


def test_who_has_nothing_to_decide_is_told_so(view: EmpiresEndView, en: Words, de: Words) -> None:
    waiting = replace(view, prompt=None)
    assert illegal_move_lines(ILLEGAL, waiting, en) == ["You have nothing to decide now."]
    assert illegal_move_lines(ILLEGAL, replace(waiting, seat=1), de) == [
        "Marcus hat gerade nichts zu entscheiden."
    ]


def test_of_many_choices_the_first_are_listed(view: EmpiresEndView, en: Words) -> None:
    assert view.prompt is not None
    view.prompt.choices = [*view.prompt.choices] * 3
    assert illegal_move_lines(ILLEGAL, view, en)[2].endswith("; 6 more.")


def test_a_malformed_move(view: EmpiresEndView, en: Words, de: Words) -> None:
    assert bad_move_lines(view, en)[0] == "That is no move of this game."
    assert bad_move_lines(view, de)[1].startswith("Möglich ist: ")
    assert len(bad_move_lines(replace(view, prompt=None), en)) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_every_fault_of_a_record_is_one_line_with_its_place(kind: str, both: Words) -> None:
    text = record_error_text(RecordError(kind, "game.jsonl", 12, "…"), both)
    assert text.startswith("game.jsonl")
    assert "12" in text
    assert "\n" not in text


def test_a_changed_record_in_german(de: Words) -> None:
    error = RecordError("changed", "spiel.jsonl", 12, "was changed after it was written")
    assert record_error_text(error, de) == (
        "spiel.jsonl: Zeile 12: wurde nach dem Schreiben verändert"
    )
    whole = RecordError("unreadable", "spiel.jsonl", None, "no such file")
    assert record_error_text(whole, de).startswith("spiel.jsonl: lässt sich nicht lesen")


def test_the_same_for_first_empires(en: Words, de: Words) -> None:
    view = first_empires_view()
    tried = first_empires.Assault("huaxia")
    what, why, how = illegal_move_lines(ILLEGAL, view, en, tried=tried)
    assert what == (
        "Not possible now: Attack Huaxia (blue cross): 2 defenders of Livia, you need 2 explorers "
        "or more and have 1 sword."
    )
    assert why.startswith("FE-CON-1: Entering a region held by an opponent is a conquest")
    assert how.startswith("You can: End your movement (4 movement points are lost); Attack Rus")
    assert how.endswith("; 4 more.")
    assert bad_move_lines(view, de)[1].startswith("Möglich ist: Deine Bewegung beenden")


def test_whoever_is_at_sea_is_told_why_movement_cannot_end(de: Words) -> None:
    why = illegal_move_lines(ILLEGAL, first_empires_view(), de, tried=first_empires.Done())[1]
    assert why.startswith("FE-MOV-2: Endet dein Zug, darf kein Entdecker mehr in einem Ozean")


@pytest.mark.parametrize("tried", [None, first_empires.Assault("atlantis")])
def test_nonsense_in_first_empires_has_no_words_but_an_answer(
    tried: Move | None, both: Words
) -> None:
    what, why, how = illegal_move_lines(ILLEGAL, first_empires_view(), both, tried=tried)
    assert what == both.say("error-illegal-unworded")
    assert why.startswith("FE-")
    assert how

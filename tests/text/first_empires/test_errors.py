"""A move that is not possible now: what was tried if that has words, the rule, and what can be."""

import pytest

from empires.rules.position import IllegalMove
from empires.shapes.first_empires.moves import (
    Assault,
    Discard,
    Done,
    Gather,
    MoveExplorer,
    Strike,
)
from empires.shapes.first_empires.views import FirstEmpiresView
from empires.shapes.moves import Move
from empires.text.catalogue import Words
from empires.text.errors import illegal_move_lines
from tests.text.first_empires.kit import GAME, POSITION, seen


def lines(tried: Move, view: FirstEmpiresView, words: Words) -> list[str]:
    return illegal_move_lines(IllegalMove(0, 0, []), view, words, tried=tried)


@pytest.mark.rule("FE-MOV-1")
def test_what_was_tried_is_told_with_its_rule(view: FirstEmpiresView, en: Words) -> None:
    tried, why, instead = lines(MoveExplorer("scythia", "mupata"), view, en)
    assert "Move 1 explorer from Scythia to Mupata" in tried
    assert why.startswith("FE-MOV-1: ")
    assert "Attack Rus" in instead


@pytest.mark.rule("FE-CON-1")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (Assault("thule"), "FE-CON-1"),
        (Assault("mupata"), "FE-CON-1"),
        (Assault("atlantis"), "FE-CON-1"),
        (Strike(), "FE-CON-1"),
        (Gather("scythia"), "FE-MOV-5"),
        (Discard("gansu-road"), "FE-MOV-1"),
    ],
    ids=["a free region", "a last region", "no region", "nobody gathers", "alone", "no die asked"],
)
def test_what_speaks_of_things_that_are_not_there_is_not_worded(
    move: Move, rule: str, view: FirstEmpiresView, en: Words
) -> None:
    first, why, _ = lines(move, view, en)
    assert first == "That move is not possible now."
    assert why.startswith(f"{rule}: ")


@pytest.mark.rule("FE-MOV-2")
def test_movement_can_not_end_at_sea(en: Words) -> None:
    p = GAME.position(POSITION)
    p.play(0, GAME.code(p, 0, MoveExplorer("albion", "west")))
    assert lines(Done(), seen(p, 0), en)[1].startswith("FE-MOV-2: ")

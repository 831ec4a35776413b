"""What is said of each choice beside its effects: where it stands in a list, and its picture."""

from __future__ import annotations

import pytest

from empires.shapes.first_empires.prompts import Choice
from tests.first_empires.kit import COLOURS, asked, progressing, seat
from tests.first_empires.walks import STAGE_NAMES, at


def listed(choices: list[Choice]) -> list[str]:
    """The kinds of moves in the order of a list, each kind that follows itself told once."""
    kinds = [choice.move.do for choice in sorted(choices, key=lambda choice: choice.rank)]
    return [kind for i, kind in enumerate(kinds) if i == 0 or kinds[i - 1] != kind]


@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_scoring_comes_first_and_finishing_last_after_giving_cards_away(stage: str) -> None:
    for p in at(stage):
        kinds = listed(asked(p, p.to_move[0]).choices)
        others = [kind for kind in kinds if kind not in ("score", "discard", "done")]
        first = ["score"] if "score" in kinds else []
        last = [kind for kind in ("discard", "done") if kind in kinds]
        assert kinds == [*first, *others, *last]


def test_rerolls_of_one_die_come_before_those_of_several() -> None:
    for p in at("reroll"):
        choices = sorted(asked(p, p.to_move[0]).choices, key=lambda choice: choice.rank)
        dice = [len(choice.move.dice) for choice in choices if choice.move.do == "reroll"]
        assert dice == sorted(dice)


@pytest.mark.parametrize("stage", STAGE_NAMES)
def test_only_finishing_ends_a_decision(stage: str) -> None:
    for p in at(stage):
        for choice in asked(p, p.to_move[0]).choices:
            assert choice.ends == (choice.move.do == "done")


def test_a_step_has_the_symbol_of_its_track() -> None:
    everywhere = dict.fromkeys(("albion", "thule", "parsa", "rus", "indus"), 1)
    p = progressing(seat("karthadst", everywhere), {}, dice=list(COLOURS))
    steps = [choice for choice in asked(p, 0).choices if choice.move.do == "step"]
    assert {choice.move.track: choice.icon for choice in steps} == {
        "dice": "gear",
        "rerolls": "cross",
        "movement": "horse",
        "cards": "mountain",
        "explorers": "stalk",
    }

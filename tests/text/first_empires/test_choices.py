"""Every kind of question and choice in words, at moments of random games, and how they are cut."""

from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from empires.shapes.first_empires.moves import AnyMove
from empires.shapes.first_empires.prompts import AnyPrompt, Choice
from empires.shapes.first_empires.views import FirstEmpiresView
from empires.text.catalogue import Words, words
from empires.text.first_empires.choices import worded
from empires.text.first_empires.telling import FirstEmpiresTelling
from empires.text.telling import full_sentence
from tests.first_empires.kit import game
from tests.first_empires.walks import STAGE_NAMES, at

NAMES = ["Marcus", "Livia", "Aurelia", "Brutus", "Octavia"]
MOVES = [kind.__struct_config__.tag for kind in get_args(AnyMove)]
PROMPTS = [kind.__struct_config__.tag for kind in get_args(AnyPrompt)]


@cache
def asked(lang: str) -> tuple[FirstEmpiresView, ...]:
    """Views of seats that decide something, some for each stage, all put into words."""
    found = []
    for stage in STAGE_NAMES:
        for p in at(stage):
            view = game.view(p, p.to_move[0])
            FirstEmpiresTelling(words(lang), NAMES[: p.players], None).word_prompt(view)
            found.append(view)
    return tuple(found)


def offered(lang: str) -> Iterator[tuple[Choice, FirstEmpiresView]]:
    for view in asked(lang):
        assert view.prompt is not None
        for choice in view.prompt.choices:
            yield choice, view


@pytest.mark.parametrize("kind", PROMPTS)
def test_every_kind_of_question_is_worded(kind: str, both: Words) -> None:
    prompts = [view.prompt for view in asked(both.lang) if view.prompt is not None]
    questions = {prompt.text for prompt in prompts if prompt.kind == kind}
    assert questions, f"nobody was asked {kind}"
    assert all(question.strip() for question in questions)


@pytest.mark.parametrize("kind", MOVES)
def test_every_kind_of_move_is_worded(kind: str, both: Words) -> None:
    texts = {choice.text for choice, _ in offered(both.lang) if choice.move.do == kind}
    assert texts, f"nobody could {kind}"
    assert all(text.strip() for text in texts)


def test_the_whole_line_is_the_title_and_the_rest(both: Words) -> None:
    for choice, view in offered(both.lang):
        said = worded(choice.move, choice, view, both, names=NAMES[: view.players])
        assert said.title
        between = (": ", " (", "; ") if said.rest else ("",)
        lines = [said.title + sign + said.rest + ")" * (sign == " (") for sign in between]
        assert said.text in lines


def test_a_choice_says_its_title_and_what_follows_from_it_in_sentences(both: Words) -> None:
    for choice, view in offered(both.lang):
        said = worded(choice.move, choice, view, both, names=NAMES[: view.players])
        assert (choice.text, choice.title) == (said.text, said.title)
        assert choice.detail.endswith(choice.hint)
        assert choice.detail.startswith(full_sentence(said.rest))
        assert not choice.detail or choice.detail[-1] in ".!?"


def test_many_moves_of_explorers_are_told_apart_by_where_they_go(both: Words) -> None:
    met = 0
    for view in asked(both.lang):
        assert view.prompt is not None
        apart = [choice.apart for choice in view.prompt.choices if choice.move.do == "move"]
        assert None not in apart
        assert len(set(apart)) == len(apart)
        met += len(apart)
    assert met


@pytest.mark.parametrize(
    ("lang", "text", "title", "detail"),
    [
        (
            "en",
            "The tile of the orange track (dice)",
            "The tile of the orange track",
            "Dice.",
        ),
        (
            "de",
            "Das Plättchen der orange Leiste (Würfel)",
            "Das Plättchen der orange Leiste",
            "Würfel.",
        ),
    ],
)
def test_a_tile_is_named_by_the_colour_of_its_track(
    lang: str, text: str, title: str, detail: str
) -> None:
    (found,) = {(choice.title, choice.detail) for choice, _ in offered(lang) if choice.text == text}
    assert found == (title, detail)

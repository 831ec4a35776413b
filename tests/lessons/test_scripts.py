"""Every lesson can be played as it is written, says everything in both languages, and shows it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

from empires.lessons import LEARNER, Walk, answer_to, lesson_of, taught, told
from empires.registry import LANGUAGES, declarations
from empires.table.twins import written
from empires.text.catalogue import words
from empires.text.rulebook import rulebook
from tests.lessons.kit import moments, set_up
from tests.lessons.kit import taught as lesson_for

GAMES = taught()


def test_both_games_of_the_box_are_taught_and_a_game_without_a_lesson_has_none() -> None:
    assert GAMES == ["empires-end", "first-empires"]
    others = [name for name in declarations() if name not in GAMES]
    assert others
    assert [lesson_of(name) for name in others] == [None] * len(others)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("choose", [min, max])
def test_every_move_that_is_asked_for_is_legal_until_the_end(game: str, choose: Any) -> None:
    """Whichever of the accepted moves is played: the rest of the script fits them all."""
    walks = list(moments(game, choose))
    asked = {walk.at for walk in walks[:-1]}
    assert asked == {at for at, step in enumerate(lesson_for(game).steps) if step.moves}
    assert walks[-1].over
    assert 9 <= len(lesson_for(game).steps) <= 12


@pytest.mark.parametrize("game", GAMES)
def test_any_accepted_move_of_any_step_leads_to_the_end(game: str) -> None:
    """Not only all the first and all the last: each one, with the usual ones around it."""
    many = [len(walk.accepted()) for walk in moments(game) if not walk.over]
    for moment, most in enumerate(many):
        for number in range(most):
            assert list(moments(game, otherwise_at(moment, number)))[-1].over


def otherwise_at(moment: int, number: int) -> Callable[[list[int]], int]:
    """Chooses the first that is accepted, and at that moment another."""
    asked = count()
    return lambda codes: sorted(codes)[number if next(asked) == moment else 0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_said_in_one_sentence(game: str, lang: str) -> None:
    for walk in moments(game):
        for step in told(walk, words(lang)).steps:
            assert step.title
            assert step.do
            assert re.fullmatch(r"[^.!?]*[.!?]", step.text), step.text
            assert step.reads or step.wrong, step.name
            assert len(step.text) < 125


def test_a_harvest_is_only_over_when_both_farms_have_worked() -> None:
    """What is left to do is said when it is due, not after the first of two moves."""
    said = [
        (len(walk.accepted()), step.do)
        for walk in moments("empires-end")
        for step in told(walk, words("en")).steps
        if step.name == "economy"
    ]
    first, second, last = said
    assert (first[0], second[0], last[0]) == (2, 1, 1)
    assert first[1] == second[1] != last[1]
    assert "Finish" in last[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_move_of_every_step_is_answered(game: str, lang: str) -> None:
    answered = 0
    for walk in moments(game):
        if walk.over:
            continue
        for code in set(walk.table.legal(LEARNER)) - set(walk.accepted()):
            assert answer_to(walk, code, words(lang)).endswith((".", "!"))
            answered += 1
    assert answered > 30


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_that_is_written_is_given_to_somebody(game: str) -> None:
    given = {
        (walk.step.name, walk.slip(code))
        for walk in moments(game)
        if not walk.over
        for code in set(walk.table.legal(LEARNER)) - set(walk.accepted())
    }
    written_ones = {(step.name, slip.say) for step in lesson_for(game).steps for slip in step.slips}
    assert written_ones <= given


@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_up_is_on_the_table(game: str) -> None:
    """The view of that moment knows it; that the page draws it, tests/web/test_lesson.py shows."""
    for walk in moments(game):
        view = msgspec.to_builtins(walk.table.view(LEARNER))
        known = {str(value) for value in values_in(view)}
        for number in walk.due():
            step = walk.lesson.steps[number - 1]
            assert step.light
            for anchor in step.light:
                _, *names = anchor.split(":")
                assert all(name in known for name in names), f"{step.name}: {anchor}"


def values_in(data: object) -> Iterator[object]:
    """Every name and number in a view, keys included."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from values_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from values_in(value)
    else:
        yield data


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_of_a_step_is_in_the_rulebook(game: str) -> None:
    known = {rule.id for rule in rulebook(game).rules}
    assert {step.rule for step in lesson_for(game).steps} <= known


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_left_without_its_step(game: str) -> None:
    prefix = declarations()[game].prefix.lower()
    lesson = lesson_for(game)
    parts = {f"{prefix}-lesson-{step.name}": words("en").parts(f"{prefix}-lesson-{step.name}")
             for step in lesson.steps}  # fmt: skip
    for step in lesson.steps:
        said = parts[f"{prefix}-lesson-{step.name}"]
        slips = {f"wrong-{slip.say}" for slip in step.slips}
        assert {part for part in said if part.startswith("wrong-")} == slips


@pytest.mark.parametrize("game", GAMES)
def test_back_leads_to_the_beginning_of_the_step_before(game: str) -> None:
    began: dict[int, int] = {}
    for walk in moments(game):
        if not walk.over:
            began.setdefault(walk.at, walk.table.ply)
        to = walk.back()
        if walk.is_begun:
            assert to == began[walk.at]
        elif to is not None:
            before = max(at for at in began if at < walk.at)
            table = walk.table.at(to)
            assert Walk(walk.lesson, table).at == before
    table = set_up(game)
    assert Walk(lesson_for(game), table).back() is None


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_moment_are_those_to_read_and_the_one_to_do(game: str) -> None:
    seen: list[int] = []
    for walk in moments(game):
        due = walk.due()
        assert [n for n in due if n not in seen[-1:]] == [n for n in due if n not in seen]
        seen += [n for n in due if n not in seen]
    assert seen == list(range(1, len(lesson_for(game).steps) + 1))


def test_moves_are_asked_for_by_the_fields_that_matter() -> None:
    lesson = lesson_for("empires-end")
    walk = Walk(lesson, set_up("empires-end"))
    asked = [
        written(walk.table.game.move(walk.table.position, LEARNER, c)) for c in walk.accepted()
    ]
    assert asked == [{"do": "bid", "disaster": 0, "resource": "wheat"}]

"""A lesson in the terminal: typed to its end, wrong moves answered, back and skip."""

from __future__ import annotations

import io
import re

import pytest

import empires
from empires.lessons import LEARNER, Walk
from empires.registry import LANGUAGES
from empires.terminal.console import Console
from empires.terminal.learn import Learning
from empires.text.catalogue import words
from tests.lessons.kit import taught
from tests.terminal.kit import Keyboard, script


def learning(game: str, lang: str, typist: object) -> tuple[Learning, io.StringIO]:
    screen = io.StringIO()
    keyboard = Keyboard(typist, screen)  # type: ignore[arg-type]
    console = Console(keyboard, screen, width=80)
    return Learning(taught(game), empires.game(game), words(lang), console), screen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["empires-end", "first-empires"])
def test_it_is_typed_to_its_end(game: str, lang: str) -> None:
    """By numbers, and whatever else is tried first is answered."""
    wrong: list[str] = []
    asked: set[int] = set()

    def typist(screen: str) -> str:
        walk = Walk(taught(game), own.table)
        choices = own.choices() if own.table.view(LEARNER).prompt else []
        if re.search(r"Enter[^\n]*: $", screen):
            return ""
        if own.table.ply not in asked:
            asked.add(own.table.ply)
            other = [at for at, each in enumerate(choices, 1) if not walk.accepts(each.id)]
            if other:
                wrong.append(str(other[0]))
                return str(other[0])
        return str(next(at for at, each in enumerate(choices, 1) if walk.accepts(each.id)))

    own, screen = learning(game, lang, typist)
    own.learn()
    told = " ".join(screen.getvalue().split())
    many = len(taught(game).steps)
    assert all(words(lang).say("learn-step", number=n, of=many, title="").strip() in told
               for n in range(1, many + 1))  # fmt: skip
    assert len(wrong) > 4
    assert words(lang).say("learn-done", game=game) in told


def test_back_and_skip_and_leaving() -> None:
    lines = ["", "", "skip", "back", "skip", "skip", "back", "back", "nonsense", "quit"]
    own, screen = learning("empires-end", "en", script(lines))
    own.learn()
    told = [int(n) for n in re.findall(r"Step (\d+) of", screen.getvalue())]
    assert told == [1, 2, 3, 4, 3, 4, 5, 4, 3, 3]
    assert screen.getvalue().endswith("Goodbye.\n")


def test_nobody_goes_back_beyond_the_first_step_and_no_input_ends_it() -> None:
    own, screen = learning("first-empires", "en", script(["back"]))
    own.learn()
    assert "This is the first step." in screen.getvalue()
    assert screen.getvalue().endswith("Goodbye.\n")

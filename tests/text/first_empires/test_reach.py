"""What is in reach: the text and the page say the same, because both read it off the view."""

import re

import pytest

from empires.rules.random import seeded
from empires.shapes.first_empires.prompts import MoveExplorers
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.table.first_empires.game import FirstEmpiresGame
from empires.table.game import GameError
from empires.text.catalogue import Words
from empires.text.first_empires.names import proper
from empires.text.first_empires.rendering import render
from tests.first_empires.maps import WATERS, game_of
from tests.first_empires.positions import crowded

TOLD = re.compile(r"(?:: |; )([^(;:]+) \([^)]*\) with (\d+) explorers? for (\d+) points?")


def in_words(view: View, words: Words, game: FirstEmpiresGame) -> dict[str, tuple[int, int]]:
    """The conquests that the text tells of: explorers and points for each."""
    names = ["Marcus", "Livia", "Aurelia", "Varus", "Drusa"][: len(view.seats)]
    lines = render(view, words, short=True, names=names, pack=game.pack)
    found = {}
    for line in lines:
        if line.startswith("Conquests within reach"):
            found = {name: (int(n), int(points)) for name, n, points in TOLD.findall(line)}
    return found


def on_the_page(view: View) -> dict[str, tuple[int, int]]:
    """Those that the page draws, out of the question."""
    assert isinstance(view.prompt, MoveExplorers)
    return {proper(row.region): (row.needed, row.points) for row in view.prompt.conquests}


@pytest.mark.rule("FE-CON-1", "FE-MOV-2")
@pytest.mark.parametrize(
    ("waters", "positions"), [("standard", 1_500), *((w, 200) for w in WATERS)]
)
def test_text_and_page_name_the_same_price_for_every_conquest(
    waters: str, positions: int, en: Words
) -> None:
    game = game_of(waters)
    random = seeded([2, 7, 1])
    told = with_others_at_sea = 0
    for number in range(positions):
        table = crowded(game, 2 + number % 4, 1 + random.below(6), random)
        try:
            p = game.position(table)
        except GameError:
            continue  # lost from the beginning
        view = game.view(p, 0)
        assert in_words(view, en, game) == on_the_page(view), table
        told += len(on_the_page(view))
        with_others_at_sea += bool(on_the_page(view)) * any(
            ocean.explorers for ocean in view.oceans
        )
    assert told > positions // 2
    assert with_others_at_sea > positions // 10

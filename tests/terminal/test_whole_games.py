"""Whole games typed in from the first prompt to the final scores."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.terminal.kit import GAMES, Sitting

KINDS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 3, "variant": "blitz"},
    {"players": 3, "ruleset": "manual"},
    {"players": 2, "variant": "blitz", "ruleset": "manual", "open_resources": True},
    {"game": "first-empires", "players": 2},
    {"game": "first-empires", "players": 5},
    {"game": "first-empires", "players": 4, "choose_civilizations": True, "open_tiles": True},
]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("options", KINDS)
def test_a_game_of_any_kind_can_be_typed_to_its_end(lang: str, options: dict[str, Any]) -> None:
    sitting = Sitting(seed=7, lang=lang, **options)
    screen = sitting.play()
    assert sitting.table.over
    for name, score in zip(sitting.table.names, sitting.table.scores(), strict=True):
        assert re.search(rf"(Place|Platz) \d: {name}[^,]*, {score} (point|Punkt)", screen)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_the_ranking_and_the_seed_behind_the_commitment(game: str, lang: str) -> None:
    sitting = Sitting(game=game, seed=4321, lang=lang)
    screen = sitting.play()
    table = sitting.table
    start, _, end = screen.rpartition("Das Spiel ist zu Ende." if lang == "de" else "is over.")
    places = re.findall(r"(?:Place|Platz) (\d): (\w+)", end)
    assert sorted(places) == places
    ranking = zip(table.ranking(), table.names, strict=True)
    assert sorted(places) == sorted((str(rank), name) for rank, name in ranking)
    assert "4321" in end
    assert table.commitment in end
    assert table.commitment in start
    assert "4321" not in start


@pytest.mark.parametrize("game", GAMES)
def test_always_typing_1_also_ends_a_game(game: str) -> None:
    sitting = Sitting(lambda screen: "1", game=game)
    assert "Place 3" in sitting.play()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_the_same_lines_give_the_same_screen(game: str) -> None:
    assert Sitting(game=game, seed=11).play() == Sitting(game=game, seed=11).play()


@pytest.mark.parametrize(
    ("game", "heading"),
    [
        ("empires-end", "Space 1 of 26: disaster phase."),
        ("first-empires", "Round 1 of 8, Livia’s turn: dice phase."),
    ],
)
def test_without_humans_the_bots_play_and_onlookers_read_the_log(game: str, heading: str) -> None:
    screen = Sitting(game=game, humans=0).play()
    assert "Bots play; this is what happens." in screen
    assert heading in screen
    assert "Marcus is dealt a card." in screen
    assert not re.search(r"\b[Yy]ou\b", screen)
    assert "Place 1" in screen


def test_every_phase_has_its_heading_once() -> None:
    screen = Sitting(lambda _: "1", seed=5).play()
    headings = re.findall(r"^Space (\d+)(?: of 26)?: ", screen, re.MULTILINE)
    assert headings == [str(space) for space in range(1, 27)]


def test_every_turn_has_its_heading_once() -> None:
    screen = Sitting(game="first-empires", players=5, humans=0).play()
    turns = re.findall(r"^Round (\d) of 7, (\w+)’s turn: ", screen, re.MULTILINE)
    assert len(turns) == len(set(turns)) == 7 * 5


@pytest.mark.parametrize("width", [40, 66, 100])
@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_wider_than_the_window(game: str, width: int) -> None:
    screen = Sitting(game=game, width=width, seed=4).play()
    wide = [line for line in screen.splitlines() if len(line) > width]
    assert [line for line in wide if not re.search("[0-9a-f]{64}|: $", line)] == []

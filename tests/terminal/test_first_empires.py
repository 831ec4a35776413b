"""What the game answers at a table of First Empires: its own commands, undo, forced choices."""

from __future__ import annotations

import re
from typing import Any

import pytest

from empires.rules.first_empires import journal
from empires.text.catalogue import Words, words
from tests.terminal.kit import Sitting, answer_to, script, typed

TABLE: dict[str, Any] = {"game": "first-empires", "players": 5, "seed": 3}


def flat(text: str) -> str:
    return " ".join(text.split())


def test_a_prompt_lists_numbered_choices_that_say_what_decides() -> None:
    assert (
        "  1. Move 1 explorer from Etruria to Scythia (1 of 2 movement points; purple\n"
        "      horse)\n"
        "  2. Move 1 explorer from Etruria to Thule (1 of 2 movement points; blue cross)\n"
        "  3. Move 1 explorer from Etruria to the West Ocean (1 of 2 movement points)\n"
        "  4. End your movement (2 movement points are lost)\n"
    ) in typed("2", **TABLE)


def test_map_shows_the_regions_by_continent() -> None:
    answer = answer_to("map", **TABLE)
    assert re.search(r"^Europe:\nAlbion, orange gear: ", answer, re.MULTILINE)
    assert "America:" in answer
    assert "Hand" not in answer


@pytest.mark.parametrize("name", ["rus", "Rus", "RUS"])
def test_map_of_a_region_shows_what_is_around_it(name: str) -> None:
    lines = answer_to(f"map {name}", **TABLE).splitlines()
    assert lines[0].startswith("Rus, green mountain: nobody there.")
    assert any(line.startswith("Scythia, purple horse: ") for line in lines)


@pytest.mark.parametrize(
    ("line", "lang"),
    [("map West Ocean", "en"), ("plan Westozean", "de"), ("map west", "de")],
)
def test_map_knows_the_oceans_too(line: str, lang: str) -> None:
    answer = answer_to(line, lang=lang, **TABLE)
    assert answer.startswith("West Ocean. " if lang == "en" else "Westozean. ")


@pytest.mark.parametrize("line", ["player aur", "p Aurelia"])
def test_player_shows_somebodys_tracks(line: str) -> None:
    answer = answer_to(line, **TABLE)
    assert answer.startswith("Aurelia: Mupata; ")
    assert "Yellow (explorers): field 1 of 5" in answer


def test_card_tells_cards_civilizations_and_regions() -> None:
    assert "conquer 2 regions in one turn" in answer_to("card march of lars porsena", **TABLE)
    assert "Civilization Huaxia" in answer_to("card huaxia", **TABLE)
    assert "Farbe: grüner Berg" in answer_to("karte rus", lang="de", **TABLE)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("map Atlantis", "No region or ocean in play is called “Atlantis”. Type map for the whole"),
        ("player", "Which player? Type player and a name: Marcus, Aurelia, Livia, Tiberius,"),
        ("card Fire 9", "No card, civilization or region is called “Fire 9”. Try a name such as"),
        ("row Aurelia", "“row Aurelia” is nothing I know. Type a number from 1 to 2, or ? for"),
        ("all", "“all” is nothing I know. Type a number from 1 to 2, or ? for help."),
    ],
)
def test_what_makes_no_sense_gets_one_line(line: str, answer: str) -> None:
    assert flat(answer_to(line, **TABLE)).startswith(answer)


def test_why_tells_the_rule_of_this_game() -> None:
    assert answer_to("why 1", **TABLE).startswith("FE-ROL-3: ")
    assert "Unsere Festlegung:" in answer_to("warum FE-MOV-2", lang="de", **TABLE)


def test_an_only_choice_is_played_and_named() -> None:
    screen = typed("2", "1", "1", **TABLE)
    assert "  Only choice: End your movement\n  You end your movement.\n" in screen


def test_undo_takes_moves_back_and_stops_at_the_dice() -> None:
    screen = typed("2", "1", "undo all", "undo", **TABLE)
    assert "Taken back: 2 choices." in screen
    assert "That can’t be taken back: you have not chosen anything yet." in flat(screen)
    refused = "That can’t be taken back: dice were rolled."
    assert refused in typed("2", "4", "2", "undo", **TABLE)
    rerolled = typed("1", "undo", game="first-empires", players=3, seed=2)
    assert "You reroll die 1." in rerolled
    assert refused in rerolled


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_barrier_has_a_reason_in_words(lang: str) -> None:
    said: Words = words(lang)
    for barrier in journal.BARRIERS:
        assert said.say(f"play-undo-{journal.EVENTS[barrier].replace('_', '-')}").endswith(".")


def test_the_same_move_again_is_only_counted() -> None:
    screen = Sitting(game="first-empires", players=4, seed=2).play()
    assert "  Tiberius moves 1 explorer from Huaxia to Indus. (×2)\n" in screen


def test_whoever_chooses_a_civilization_reads_what_it_starts_with() -> None:
    screen = typed(choose_civilizations=True, **TABLE)
    assert "Which civilization do you play?" in screen
    assert re.search(r"^  1\. Play \w+: \d dice, \d rerolls?, ", screen, re.MULTILINE)


def test_a_game_of_first_empires_can_be_kept_and_resumed(tmp_path: Any) -> None:
    file = tmp_path / "game.jsonl"
    sitting = Sitting(script(["2", "1", "quit"]), save=file, **TABLE)
    assert f"empires play --resume {file}" in flat(sitting.play())
    assert file.exists()

"""What the game answers to everything that can be typed at a prompt."""

from __future__ import annotations

import random
import re

import pytest

import empires
from empires.terminal.commands import COMMANDS, commands_of
from empires.text.catalogue import words
from empires.text.telling import telling
from tests.terminal.kit import Sitting, answer_to, choosing, script, typed

FIRST_CHOICES = """\
  1. Avert with a hammer (you hold 2)
  2. Avert with an axe (you hold 2)
  3. Avert with a coin (you hold 2)
  4. Take it: lose Army 5 at position 11, gain 1 coin
      You are first player now.
"""


def test_a_prompt_lists_numbered_choices_with_what_they_do() -> None:
    assert FIRST_CHOICES in typed()


def test_a_number_plays_that_choice_and_the_news_follow() -> None:
    assert "You avert Famine 11 with 1 axe." in typed("2")


def test_finishing_a_phase_is_the_last_choice() -> None:
    """Nobody should lose a phase by typing 1 out of habit."""
    screen = typed("1", "1")
    assert re.search(r"  1\. Use .*\n(  .*\n)*  5\. Finish the economy phase\n", screen)


def test_look_shows_the_whole_table() -> None:
    answer = answer_to("look")
    assert "11: Army 5, healthy, threatened by Famine 11; no innovation" in answer
    assert "Livia: 0 points" in answer
    assert "Disaster deck: 75 cards" in answer


def test_the_short_look_comes_once_in_each_phase() -> None:
    screen = typed("1", "1", "1", "1")
    spaces = len(re.findall(r"^Space \d+ of 26", screen, re.MULTILINE))
    assert spaces > 1
    assert len(re.findall("^Hand: ", screen, re.MULTILINE)) == spaces


def test_me_shows_the_own_empire_with_the_text_of_the_hand() -> None:
    answer = answer_to("me")
    assert "Barbarians 10, costs 1 hammer. End of the game:" in answer
    assert "Livia" not in answer


@pytest.mark.parametrize("name", ["Livia", "livia", "LIV", "l"])
def test_row_finds_a_player_by_the_beginning_of_the_name(name: str) -> None:
    answer = answer_to(f"row {name}")
    assert answer.startswith("Livia: 0 points")
    assert "9: City 32, healthy; no innovation" in answer


def test_card_shows_its_text_and_where_its_values_come_from() -> None:
    answer = answer_to("card Farm 11")
    assert "gain 1 hammer" in answer
    assert "rulebook" in answer


def test_moves_lists_the_choices_again() -> None:
    assert FIRST_CHOICES.strip() in answer_to("moves")


@pytest.mark.parametrize("line", ["why 4", "? 4", "?4", "why EE-DIS-5", "why ee-dis-5"])
def test_why_tells_the_rule_behind_a_choice(line: str) -> None:
    assert answer_to(line).startswith("EE-DIS-5: ")


def test_why_alone_tells_the_rule_behind_the_question() -> None:
    assert answer_to("why").startswith("EE-DIS-3: ")


def test_why_tells_it_in_the_players_language_and_marks_our_rulings() -> None:
    assert "Our decision:" in answer_to("why EE-DIS-6")
    assert "Unsere Festlegung:" in answer_to("warum EE-DIS-6", lang="de")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", empires.games())
def test_help_names_every_command_of_the_game(game: str, lang: str) -> None:
    answer = answer_to("?", game=game, lang=lang)
    known = commands_of(telling(game, words(lang)).commands)
    for command, by_language in COMMANDS.items():
        named = re.search(rf"^ *{by_language[lang][0]}\b", answer, re.MULTILINE)
        assert bool(named) == (command in known)


def test_log_tells_the_last_things_that_happened() -> None:
    assert answer_to("log 1") == "Livia averts Famine 11 with 1 coin."
    log = answer_to("log 3", "1").splitlines()
    assert [line.split()[:2] for line in log] == [
        ["You", "avert"],
        ["Aurelia", "averts"],
        ["Livia", "averts"],
    ]
    assert len(answer_to("log").splitlines()) > 10


def test_all_uses_every_plain_gain_and_finishes() -> None:
    """Exchanges cost something, so they are left, and the player is told."""
    screen = typed("1", "1", "all")
    after = screen.rpartition("Use Farm 11")[2]
    for farm, gain in (("Farm 11", "1 hammer"), ("Farm 8", "1 axe"), ("Farm 3", "1 wheat")):
        assert f"You use {farm}. You gain {gain}." in after
    assert "Not used: Road 14." in after
    assert "You finish the economy phase." in after


def test_all_is_for_the_economy_only() -> None:
    assert answer_to("all") == "That works in the economy phase only."


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("dance", "“dance” is nothing I know. Type a number from 1 to 4, or ? for help."),
        ("0", "There is no choice 0: type a number from 1 to 4."),
        ("5", "There is no choice 5: type a number from 1 to 4."),
        ("why 9", "There is no choice 9: type a number from 1 to 4."),
        ("why not", "Which choice? Type why and its number, from 1 to 4."),
        ("row", "Whose row? Type row and a name: Marcus, Aurelia, Livia."),
        ("row Nero", "Nobody here is called “Nero”. At the table: Marcus, Aurelia, Livia."),
        ("card", "Which card? Type card and a name, for example Fire 9."),
        ("card Fire 12", "No card or location is called “Fire 12”. Try a name such as Fire 9."),
        ("save", "Save where? Type save and a file name."),
        ("\x1b[31mred", "“?[31mred” is nothing I know. Type a number from 1 to 4, or ? for help."),
    ],
)
def test_what_makes_no_sense_gets_one_line(line: str, answer: str) -> None:
    assert " ".join(answer_to(line).split()) == answer


def test_enter_alone_chooses_nothing_among_several() -> None:
    sitting = Sitting(script(["", "", ""]))
    sitting.play()
    assert sitting.table.moves[-1].seat != 0


@pytest.mark.parametrize(
    "line",
    ["9" * 5000, "log " + "9" * 5000, "? " + "9" * 5000, "\0", "save \0", "row \udcff", "1e3"],
)
def test_no_line_can_break_the_game(line: str) -> None:
    assert "You avert Famine 11" in typed(line, "1")


# --- undo ------------------------------------------------------------------------------------


def test_undo_takes_the_last_choice_back() -> None:
    screen = typed("1", "1", "4", "undo")
    before, _, after = screen.partition("Taken back: 1 choice.")
    assert "You use Farm 11. You gain 1 hammer." in before
    assert "4. Use Farm 11" in after


def test_undo_all_goes_back_to_the_barrier() -> None:
    screen = typed("1", "1", "4", "3", "undo all")
    assert "Taken back: 2 choices." in screen
    assert "You hold 2 wheat, 2 axes and 2 coins." in screen.rpartition("Taken back")[2]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["undo"], "you have not chosen anything yet."),
        (["1", "undo"], "another player has acted since."),
        (["1", "1", "undo all"], "another player has acted since."),
        (["1", "1", "all", "1", "2", "2", "1", "undo"], "a card was drawn."),
    ],
)
def test_undo_says_why_it_cannot(lines: list[str], reason: str) -> None:
    assert f"That can’t be taken back: {reason}" in typed(*lines).replace("\n", " ")


# --- only one choice -------------------------------------------------------------------------


def test_an_only_choice_is_played_and_named() -> None:
    screen = Sitting(seed=5, players=4).play()
    assert re.search(r"^  Only choice: [^.]+\n  You", screen, re.MULTILINE)


def test_an_only_choice_that_would_end_an_undo_waits_for_enter() -> None:
    """The last gain is used and only finishing is left: the player may still want to go back."""
    all_used = ["1", "1", "2", "1", "2", "1", "1", "1", "1"]
    last_prompt = typed(*all_used).rpartition("Economy: ")[2]
    assert "  1. Finish the economy phase\nYour choice (1, ? for help): " in last_prompt
    assert "You finish the economy phase." in typed(*all_used, "")


# --- anything at all -------------------------------------------------------------------------

LINES = [
    *("look", "me", "row a", "row", "card brand 9", "card x", "moves", "why", "why 1", "? 99"),
    *("log 3", "undo", "undo all", "undo x", "all", "?", "help me", "ZEIG", "quit?", "save"),
    *("", " ", "0", "-1", "1 1", "²", "why ²", "\x1b[2J", "\udcff", "x" * 10_000, "?" * 99),
]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_player_who_types_anything_never_breaks_the_game(seed: int, lang: str) -> None:
    source = random.Random(seed)
    choose = choosing(seed)
    typed_lines = 0

    def typist(screen: str) -> str | None:
        nonlocal typed_lines
        typed_lines += 1
        if typed_lines > 250:
            return None
        return source.choice(LINES) if source.random() < 0.4 else choose(screen)

    sitting = Sitting(typist, seed=seed, lang=lang, humans=1 + seed % 2)
    sitting.play()
    assert sitting.table.ply > 50

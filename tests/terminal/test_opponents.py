"""The bots at the table: introduced, waited for, replaced when they fail, and let go."""

from __future__ import annotations

import io
import re
import shlex
import sys
from pathlib import Path
from threading import Event
from typing import Final

import pytest

from empires.bots import LEVELS, Bot, BotFailure, Outlook, bot
from empires.table import Table
from empires.terminal import console
from empires.terminal.console import Console
from empires.terminal.opponents import Opponents, introductions
from empires.text.catalogue import words
from tests.terminal.kit import CLEARED, GAMES, NAMES, Sitting, choosing, script

MANNERS: Final = Path(__file__).parents[1] / "bots" / "manners.py"
EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "bot.py"


class Guest(Bot):
    """Plays the first choice, and remembers how it was treated."""

    def __init__(self, fails_at: int = -1) -> None:
        super().__init__(1)
        self.asked = 0
        self.fails_at = fails_at
        self.treated: list[str] = []

    def decide(self, outlook: Outlook) -> int:
        self.asked += 1
        if self.asked == self.fails_at:
            raise BotFailure("./guest.py", "late", "did not answer within 5 s")
        return outlook.legal[0]

    def ended(self, scores: list[int], ranking: list[int]) -> None:
        self.treated.append(f"ended {scores} {ranking}")

    def close(self) -> None:
        self.treated.append("closed")


def flat(text: str) -> str:
    return " ".join(text.split())


def test_bots_hear_how_a_game_ended_and_are_let_go() -> None:
    guest = Guest()
    sitting = Sitting(bots={1: guest})
    sitting.play()
    table = sitting.table
    assert guest.treated == [f"ended {table.scores()} {table.ranking()}", "closed"]


def test_bots_are_let_go_when_somebody_leaves() -> None:
    guest = Guest()
    Sitting(script(["1"]), bots={1: guest}).play()
    assert guest.treated == ["closed"]


def test_bots_are_let_go_after_ctrl_c() -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    guest = Guest()
    with pytest.raises(KeyboardInterrupt):
        Sitting(interrupt, bots={1: guest}).play()
    assert guest.treated == ["closed"]


# --- failing ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "Aurelia plays no more: ./guest.py took too long. "
            "A greedy bot plays the seat from here on.",
        ),
        (
            "de",
            "Aurelia spielt nicht mehr: ./guest.py hat zu lange gebraucht. "
            "Ab hier spielt ein Greedy-Bot den Platz.",
        ),
    ],
)
def test_a_bot_that_fails_is_replaced_and_the_players_are_told_once(lang: str, told: str) -> None:
    guest = Guest(fails_at=5)
    sitting = Sitting(lang=lang, bots={1: guest})
    screen = flat(sitting.play())
    assert screen.count(told) == 1
    assert sitting.table.over
    assert guest.treated == ["closed"]


@pytest.mark.parametrize("reason", ["start", "late", "ended", "flood", "wrong"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_way_to_fail_has_its_own_words(lang: str, reason: str) -> None:
    params = {"name": "Aurelia", "bot": "./guest.py"}
    told = [
        words(lang).say("play-bot-failed", **params, reason=each) for each in (reason, "elsewise")
    ]
    assert (told[0] == told[1]) == (reason == "wrong")


def test_at_a_shared_screen_the_next_player_reads_it_after_the_hand_over() -> None:
    screen = Sitting(choosing(1), humans=2, bots={2: Guest(fails_at=3)}).play()
    told = next(part for part in screen.split(CLEARED) if "plays no more" in part)
    assert "Your choice (" in told


@pytest.mark.parametrize(
    ("manner", "told"),
    [("dies", "has ended."), ("cheats", "answered wrongly again and again.")],
)
def test_a_real_program_that_fails_does_not_end_the_game(manner: str, told: str) -> None:
    command = shlex.join([sys.executable, str(MANNERS), manner])
    sitting = Sitting(bots={1: bot(f"program:{command}", seed=1)})
    screen = flat(sitting.play())
    assert re.search(rf"Aurelia plays no more: {manner} \d+ \(.*?\) {told}", screen)
    assert sitting.table.over


@pytest.mark.parametrize("game", GAMES)
def test_a_real_program_plays_at_a_table_to_the_end(game: str) -> None:
    command = shlex.join([sys.executable, str(EXAMPLE)])
    screen = Sitting(game=game, bots={1: bot(f"program:{command}", seed=1)}).play()
    assert "Place 1" in screen
    assert "plays no more" not in screen


# --- waiting ---------------------------------------------------------------------------------


class Screen(io.StringIO):
    """A terminal on which somebody waits for a word."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word
        self.shown = Event()

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        written = super().write(text)
        if self.word in text:
            self.shown.set()
        return written


class Thinker(Bot):
    """Thinks until the players have been told that it does."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(1)
        self.screen = screen

    def decide(self, outlook: Outlook) -> int:
        assert self.screen.shown.wait(60)
        return outlook.legal[0]


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Aurelia thinks …"), ("de", "Aurelia denkt nach …")]
)
def test_a_bot_that_thinks_is_seen_thinking_and_nothing_of_it_stays(
    lang: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "MOMENT", 0.01)
    screen = Screen(told)
    table = Table.new(GAMES["empires-end"], names=NAMES[:2], seed=3)
    while table.to_move[0] != 1:
        table.play(table.to_move[0], table.legal(table.to_move[0])[0])
    bots = Opponents({1: Thinker(screen)}, table, words(lang), Console(target=screen))
    assert bots.choose(1) in table.legal(1)
    assert screen.getvalue() == f"{told}\r\x1b[2K"


def test_where_no_terminal_is_nobody_is_seen_thinking() -> None:
    target = io.StringIO()
    with Console(target=target).waiting("Aurelia thinks …"):
        pass
    assert target.getvalue() == ""


# --- levels ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_name_and_a_description(level: str, lang: str) -> None:
    table = Table.new(GAMES["empires-end"], names=NAMES[:3], seed=3)
    (line,) = introductions({1: level, 2: level}, table, words(lang))
    assert re.fullmatch(r"Aurelia (and|und) Livia: \w+\. .+\.", line)


def test_bots_that_differ_are_introduced_apart() -> None:
    table = Table.new(GAMES["empires-end"], names=NAMES[:4], seed=3)
    specs = {1: "greedy:slips=3", 2: "consul", 3: "greedy:slips=3"}
    assert introductions(specs, table, words("en")) == [
        "Aurelia and Tiberius: played by “greedy:slips=3”.",
        "Livia: Consul. Sees where every choice leads, and seldom errs.",
    ]

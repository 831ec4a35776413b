"""Games kept in a file: as one plays, by command, on leaving, and when that fails."""

from __future__ import annotations

from pathlib import Path

import pytest

import empires
from empires.table import Table, verify
from tests.terminal.kit import Sitting, choosing, script, typed


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_the_file_always_holds_what_the_player_has_seen(file: Path) -> None:
    """Bots' moves included: nobody can leave and come back to have them play differently."""
    sitting: Sitting
    asked = 0

    def typist(screen: str) -> str | None:
        nonlocal asked
        if asked:
            saved = Table.load(file, empires.game)
            assert saved.moves == sitting.table.moves
        asked += 1
        return choose(screen) if asked < 40 else None

    choose = choosing(1)
    sitting = Sitting(typist, save=file)
    sitting.play()
    assert asked == 40


def test_a_finished_game_is_in_order(file: Path) -> None:
    screen = Sitting(save=file).play()
    assert verify(file, empires.game).ok
    assert f"empires verify {file}" in screen.replace("\n", " ")


def test_a_taken_back_move_is_taken_out_of_the_file(file: Path) -> None:
    sitting = Sitting(script(["1", "1", "1", "undo"]), save=file)
    sitting.play()
    assert Table.load(file, empires.game).moves == sitting.table.moves


@pytest.mark.parametrize("lines", [["1"], ["1", "quit"]])
def test_leaving_says_how_to_go_on(file: Path, lines: list[str]) -> None:
    screen = typed(*lines, save=file).replace("\n", " ")
    assert f"Go on later with: empires play --resume {file}" in screen


def test_without_a_file_ctrl_d_says_that_nothing_was_saved() -> None:
    assert typed("1").endswith("The game was not saved.\nGoodbye.\n")


def test_quit_asks_for_a_file(file: Path) -> None:
    screen = typed("1", "quit", str(file)).replace("\n", " ")
    assert f"Saved in {file}." in screen
    assert f"empires play --resume {file}" in screen
    assert Table.load(file, empires.game).ply > 0


def test_quit_with_enter_leaves_nothing_behind(tmp_path: Path) -> None:
    assert typed("quit", "").endswith("The game was not saved.\nGoodbye.\n")
    assert list(tmp_path.iterdir()) == []


def test_save_writes_the_game_as_it_is_now(file: Path) -> None:
    sitting = Sitting(script(["1", f"save {file}"]))
    assert f"Saved in {file}." in sitting.play().replace("\n", " ")
    assert Table.load(file, empires.game).moves == sitting.table.moves


@pytest.mark.parametrize(("answer", "kept"), [("n", True), ("", True), ("y", False), ("ja", False)])
def test_another_file_is_only_overwritten_when_the_player_says_so(
    file: Path, answer: str, kept: bool
) -> None:
    file.write_text("my diary", encoding="utf-8")
    typed(f"save {file}", answer)
    assert (file.read_text(encoding="utf-8") == "my diary") is kept


@pytest.mark.parametrize("name", ["nowhere/game.jsonl", "x" * 300, "."])
def test_a_file_that_cannot_be_written_gets_one_line_and_the_game_goes_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # so that a file written anywhere by mistake is seen below
    screen = typed(f"save {tmp_path / name}", "y", "1", "quit", f"{tmp_path / name}", "", "")
    assert "Could not save in" in screen
    assert "You avert Famine 11" in screen
    assert list(tmp_path.iterdir()) == []

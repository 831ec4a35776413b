"""Games are found by what they declare, those of other packages too; a bad one stops nobody."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

import empires
from empires.registry import BadDeclaration, Declaration, Thinking, UnknownGame, declaration
from empires.registry.empires_end import EMPIRES_END
from empires.registry.finding import BUILT_IN, declarations, refuse_twins

OUTSIDE: Final = [name for name in declarations() if name not in BUILT_IN]
GOOD: Final = replace(EMPIRES_END, name="other", prefix="OT", environment=None)

# Packages as somebody might have installed them: a module, and what its entry point names.
BROKEN: Final = {
    "absent": ("", "nowhere:GAME", "nowhere can't be imported: ModuleNotFoundError: "),
    "crashing": ("1 / 0", "crashing:GAME", "crashing can't be imported: ZeroDivisionError: "),
    "empty": ("", "empty:GAME", 'there is no GAME in empty ("empty:GAME")'),
    "number": ("GAME = 7", "number:GAME", "number:GAME is no Declaration but int"),
    "renamed": (
        "from sealed_chests import GAME",
        "renamed:GAME",
        'it is declared as "sealed-chests", and both names must be the same',
    ),
}


def installed(folder: Path, name: str, module: str, place: str) -> None:
    """A package as far as Python can tell."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[empires.games]\n{name} = {place}\n")
    (folder / f"{name}.py").write_text(module)


def run(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(folder)])
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )


def test_our_own_games_come_first_and_those_of_others_by_name() -> None:
    assert empires.games() == (*BUILT_IN, *sorted(OUTSIDE))
    assert OUTSIDE


def test_a_broken_package_gets_one_line_and_stops_nobody(tmp_path: Path) -> None:
    for name, (module, place, _) in BROKEN.items():
        installed(tmp_path, name, module, place)
    told = run("import empires; print(empires.games())", tmp_path)
    assert told.stdout == f"{empires.games()}\n"
    lines = told.stderr.splitlines()
    assert len(lines) == len(BROKEN)
    for line, (name, (_, _, why)) in zip(lines, sorted(BROKEN.items()), strict=True):
        assert line.startswith(f'empires: the game "{name}" of {name} 1.0 is left out: {why}')


def test_processes_that_work_for_another_one_keep_quiet(tmp_path: Path) -> None:
    installed(tmp_path, "number", "GAME = 7", "number:GAME")
    code = (
        "import empires, multiprocessing\n"
        "if __name__ == '__main__':\n"
        "    with multiprocessing.get_context('spawn').Pool(1) as pool:\n"
        "        print(pool.apply(empires.games) == empires.games())\n"
    )
    told = run(code, tmp_path)
    assert told.stdout == "True\n"
    assert len(told.stderr.splitlines()) == 1


def test_our_own_games_are_found_without_looking_at_what_is_installed(tmp_path: Path) -> None:
    installed(tmp_path, "number", "GAME = 7", "number:GAME")
    code = "import empires; empires.game('first-empires'); empires.game('empires-end')"
    assert run(code, tmp_path).stderr == ""


def test_importing_the_package_imports_no_game() -> None:
    code = (
        "import sys, empires; empires.games()\n"
        "print([name for name in sys.modules if name.endswith(('empires_end.game', 'numpy'))])"
    )
    assert run(code, Path()).stdout == "[]\n"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"name": "Other Game"}, 'name: expected one such as "my-game", got "Other Game"'),
        ({"prefix": "o"}, 'prefix: expected one such as "MG", got "o"'),
        ({"game": "empires.nowhere:Game"}, "empires.nowhere can't be imported"),
        ({"telling": "empires.text.telling:Nobody"}, "there is no Nobody in empires.text.telling"),
        ({"view": "empires"}, "there is no attribute in empires"),
        ({"words": "empires.rules"}, "there is no rules.toml in empires.rules"),
        ({"thinking": Thinking(weights="empires:none.toml")}, "there is no none.toml in empires"),
    ],
)
def test_a_declaration_says_what_is_wrong_with_it(change: dict[str, Any], why: str) -> None:
    GOOD.check()
    with pytest.raises(BadDeclaration, match=why.replace("(", r"\(")):
        replace(GOOD, **change).check()


@pytest.mark.parametrize("field", ["name", "prefix", "environment"])
def test_no_two_games_share_what_they_are_found_by(field: str) -> None:
    refuse_twins(GOOD, BUILT_IN)
    twin = replace(GOOD, **{field: getattr(EMPIRES_END, field)})
    with pytest.raises(BadDeclaration, match=f"^{field}: .* is taken already, by Empire’s End$"):
        refuse_twins(twin, BUILT_IN)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r'^there is no game "chess": known are empires-end, '):
        declaration("chess")


@pytest.mark.parametrize("game", declarations().values(), ids=lambda game: game.name)
def test_every_declaration_is_true(game: Declaration) -> None:
    """All its places can be found, and what is there calls itself by the same name."""
    game.check()
    opened = empires.game(game.name)
    assert opened.name == game.name
    assert set(game.options) == set(opened.option_values)

"""The page's types are made of everything that crosses a border, and of nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from empires.registry.finding import BUILT_IN
from tests import kinds
from web.shapes import modules, path_of, structs, write

DECLARED: Final = re.compile(r"^export interface (\w+)", re.MULTILINE)
MODULES: Final = list(modules())


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("generated")
    (out / "gone.ts").write_text("export interface Gone {}", encoding="utf-8")
    write(out)
    return out


def test_every_module_has_its_types_and_what_is_gone_is_gone(made: Path) -> None:
    files = sorted(made.rglob("*.ts"))
    assert files == sorted(made / f"{path_of(each.__name__)}.ts" for each in MODULES)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_every_shape_has_its_type(made: Path, module: ModuleType) -> None:
    text = (made / f"{path_of(module.__name__)}.ts").read_text(encoding="utf-8")
    assert DECLARED.findall(text) == [each.__name__ for each in structs(module)]


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("empires_end/events", "export type AnyEvent = LaidOut | Dealt | "),
        ("empires_end/events", "gain: Partial<Record<Resource, number>>;"),
        ("empires_end/events", "positions: [number, number];"),
        ("empires_end/moves", "location?: string | null;"),
        (
            "empires_end/views",
            "export interface EmpiresEndView extends View {\n  game: 'empires-end';",
        ),
        ("empires_end/words", "export type Resource = 'wheat' | 'hammer' | 'axe' | 'coin';"),
        ("first_empires/events", "from: string;"),
        ("prompts", "  apart: string | null;"),
        ("views", "export interface View {\n  game: string;"),
    ],
)
def test_types_say_what_the_declarations_say(made: Path, file: str, told: str) -> None:
    """What has a default is sent all the same; only some moves leave it out."""
    assert told in (made / f"{file}.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_kind_of_event_move_and_prompt_has_its_type(made: Path, name: str) -> None:
    """So where the page goes by kind, one that it forgets is an error of its types."""
    for file, key, found in (
        ("events", "event", kinds.events(name)),
        ("moves", "do", kinds.moves(name)),
        ("prompts", "kind", kinds.prompts(name)),
    ):
        text = (made / name.replace("-", "_") / f"{file}.ts").read_text(encoding="utf-8")
        assert [kind for kind in sorted(found) if f"  {key}: '{kind}';" not in text] == []

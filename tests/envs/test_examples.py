"""The examples for researchers run, and the page about environments is true and current."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from typing import Final

import pettingzoo  # noqa: F401 - here, for it sets a variable of the environment as it comes in
import pytest

from empires.envs.describing import renewed
from tests.cli.kit import ENVIRONMENT, run

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")


def output_of(example: str, *arguments: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / example), *arguments]
    return subprocess.run(
        command, env=ENVIRONMENT, check=True, capture_output=True, encoding="utf-8"
    ).stdout


def test_the_random_rollout_runs() -> None:
    assert "games side by side" in output_of("rollout.py")


def test_a_dataset_can_be_read_as_the_example_reads_it(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    run("dataset", "empires-end", "--bots", "greedy,random", "--games", "4", "--out", file)
    assert "legal moves in a decision" in output_of("dataset.py", str(file))


def test_every_field_of_an_observation_is_on_the_page() -> None:
    assert renewed(PAGE) == PAGE, "run: python -m empires.envs.describing docs/envs.md"


def test_the_examples_of_the_page_are_true() -> None:
    examples = doctest.DocTestParser().get_doctest(PAGE.replace("```", ""), {}, "envs", None, 0)
    results = doctest.DocTestRunner().run(examples)
    assert results.attempted > 15
    assert results.failed == 0


def test_nothing_of_the_extra_is_needed_to_play() -> None:
    """`import empires`, a game, its bots and the commands work without NumPy and all the rest."""
    code = (
        "import sys; "
        "[sys.modules.__setitem__(n, None) for n in "
        "('numpy', 'gymnasium', 'pettingzoo', 'pyarrow', 'polars', 'PIL', 'pyspiel', 'torch')]; "
        "import empires, empires.bots, empires.arena, empires.server, empires.cli, "
        "empires.terminal, empires.text; "
        "p = empires.game('empires-end').new(players=2, seed=1); "
        "print(len(p.legal(p.to_move[0])) > 0)"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, env=ENVIRONMENT, check=True, capture_output=True, encoding="utf-8"
    )
    assert done.stdout == "True\n"


@pytest.mark.parametrize(
    "extra", ["gymnasium", "pettingzoo", "open_spiel", "numpy", "pyarrow", "torch", "polars"]
)
def test_a_plain_installation_pulls_in_nothing_of_the_extra(extra: str) -> None:
    import tomllib  # noqa: PLC0415

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert not [name for name in project["dependencies"] if name.startswith(extra)]

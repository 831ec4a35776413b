"""`empires scenario`: run scenario files and say which of them hold."""

from __future__ import annotations

from pathlib import Path

import click

from empires.cli.failures import readable_file, refusing
from empires.cli.options import FILE, answer, json_option
from empires.cli.program import FOUND
from empires.table.scenario import ScenarioError, run_file


@click.command("scenario")
@click.argument("files", nargs=-1, required=True, type=FILE, metavar="FILE...")
@json_option
def command(files: tuple[Path, ...], as_json: bool) -> int:
    """Run scenario files: a position, some moves, and what should happen.

    One line for each; exit code 1 if one of them does not hold.

    \b
    Example:
      empires scenario my-scenario.toml
    """
    results = []
    for file in files:
        with refusing(ScenarioError):
            result = run_file(readable_file(file))
        results.append(
            {
                "file": str(file),
                "title": result.title,
                "rules": list(result.rules),
                "problems": list(result.problems),
            }
        )
        if not as_json:
            rules = f" ({', '.join(result.rules)})" if result.rules else ""
            state = f"FAILS: {'; '.join(result.problems)}" if result.problems else "holds"
            click.echo(f"{file}: {result.title}{rules}: {state}")
    if as_json:
        answer(results)
    return FOUND if any(result["problems"] for result in results) else 0

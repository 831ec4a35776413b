"""How strong the bots are: plays the matches of strength.toml, writes the tables of docs/bots.md.

    python bench/strength.py --jobs 2

What was played is kept in a folder, match by match, and not played again; begun anew, an
interrupted match goes on where it was. With --write nothing is played: a row that was not played
here stays as the docs have it.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
from goal_tables import rewrite

HERE = Path(__file__).parent
ROWS = HERE / "strength.toml"
DOCS = HERE.parent / "docs" / "bots.md"
HEAD = (
    "| `empires arena …` | win share of the first | 95 % | fair | times fair, lower end"
    " | lead | 95 % |\n|---|---|---|---|---|---|---|"
)


def played(row: str, folder: Path, jobs: int) -> dict[str, Any] | None:
    """The result of a match, which is played if it has not been; without jobs it is not."""
    name = re.sub(r"[^a-z0-9]+", "-", row.replace("--", ""))
    file = folder / f"{name}.json"
    if not file.is_file() and not jobs:
        return None
    if not file.is_file():
        print(f"empires arena {row}", file=sys.stderr)
        keep = ("--resume", folder / f"{name}.jsonl", "--json", file)
        command = (sys.executable, "-m", "empires", "arena", *shlex.split(row), *keep)
        subprocess.run((*map(str, command), "--jobs", str(jobs)), check=True)
    found: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return found


def told(row: str, result: dict[str, Any] | None, before: list[str]) -> str:
    """One line of a table; as it was before if the match was not played here."""
    if result is None:
        unknown = f"| `{row}` | not played yet | | | | | |"
        return next((line for line in before if line.startswith(f"| `{row}` |")), unknown)
    first = result["bots"][0]
    low, high = first["win_share_interval"]
    least, most = first["margin_interval"]
    fair = result["fair_share"]
    cells = (
        f"{100 * first['win_share']:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f} %",
        f"{100 * fair:.0f} %",
        f"{low / fair:.2f}",
        f"{first['margin']:+.1f}",
        f"{least:+.1f} to {most:+.1f}",
    )
    return f"| `{row}` | {' | '.join(cells).replace('-', '−')} |"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--jobs", type=int, default=1)
    reader.add_argument("--write", action="store_true", help="play nothing")
    reader.add_argument("--folder", type=Path, default=Path("strength"))
    given = reader.parse_args()
    given.folder.mkdir(exist_ok=True)
    before = DOCS.read_text(encoding="utf-8").splitlines()
    for name, rows in tomllib.loads(ROWS.read_text(encoding="utf-8")).items():
        jobs = 0 if given.write else given.jobs
        lines = [told(row, played(row, given.folder, jobs), before) for row in rows]
        rewrite(DOCS, f"strength: {name}", "\n".join([HEAD, *lines]))


if __name__ == "__main__":
    main()

"""Of the positions said to be won at 70 per cent, are about 70 per cent won?

    python bench/calibration.py empires-end first-empires --games 500
    python bench/calibration.py empires-end --players 2 3
    python bench/calibration.py --write

Bots of one level play each other; every so many moves the review's chance with all hands open is
asked, and counted by tenths beside how the games ended. Each game is kept in a folder and not
played again; begun anew, it goes on where it was. With --write, table and plot of the kept games
go into docs/.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from calibration_plot import drawn
from goal_tables import rewrite

import empires
from empires.bots import bot
from empires.registry import declaration
from empires.review import DEPTHS
from empires.review.judge import Judge, ended
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.table.game import Game

HERE: Final = Path(__file__).parent
DOCS: Final = HERE.parent / "docs"
DATA: Final = HERE / "calibration.json"
KEPT: Final = HERE.parent / "build" / "calibration"
TENTHS: Final = 10
SURE: Final = 1.96  # standard errors of an interval that holds 95 times in 100


class Told(NamedTuple):
    """One game: what was said of every seat on the way, and what came of it."""

    said: list[list[float]]
    won: list[float]


class Tenth(NamedTuple):
    """The positions said to be won so often; a position counts once for every seat."""

    first: int
    positions: int
    said: float
    won: float
    interval: float
    """Of ``won - said``, 95 per cent, by games: the positions of one game end alike."""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help=", ".join(empires.games()))
    parser.add_argument("--players", type=int, nargs="*", help="all there can be, if not said")
    parser.add_argument("--games", type=int, default=500, help="of each (default 500)")
    parser.add_argument("--seed", type=int, default=2100, help="of the first game (default 2100)")
    parser.add_argument("--bot", default="governor", help="who plays (default governor)")
    parser.add_argument("--every", type=int, default=20, help="moves between two questions")
    parser.add_argument("--keep", type=Path, default=KEPT, help="folder of games")
    parser.add_argument(
        "--untempered", action="store_true", help="ask nets for their own word (bench/temper.py)"
    )
    parser.add_argument("--write", action="store_true", help="put tables and plot into docs/")
    given = parser.parse_args()
    for name in given.game:
        for players in given.players or empires.game(name).seats:
            print(f"{name}, {players}:\n{table(tenths(play(given, name, players)))}", flush=True)
    if given.write:
        write(given.keep)


def play(given: argparse.Namespace, name: str, players: int) -> list[Told]:
    """All games of one kind, those that were kept and the others."""
    file = given.keep / f"{name}-{players}.jsonl"
    kept = read(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        for seed in range(given.seed, given.seed + given.games):
            if seed not in kept:
                kept[seed] = played(empires.game(name), players, seed, given)
                said = [[round(each, 3) for each in row] for row in kept[seed].said]
                line = {"seed": seed, "said": said, "won": kept[seed].won}
                print(json.dumps(line), file=lines, flush=True)
    return [kept[seed] for seed in sorted(kept)]


def read(file: Path) -> dict[int, Told]:
    """The games of a file by their seeds; a line that was cut off is played again."""
    kept = {}
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    for line in text.splitlines(keepends=True):
        if line.endswith("}\n"):
            row = json.loads(line)
            kept[row["seed"]] = Told(row["said"], row["won"])
    return kept


def played(game: Game[Any], players: int, seed: int, given: argparse.Namespace) -> Told:
    """The chances on the way through one game, and its end."""
    p: Position = game.new(players=players, seed=seed)
    bots = [bot(given.bot, seed=seed * 10 + seat) for seat in range(players)]
    judge = Judge(game, players, 1, tempered=not given.untempered)
    met = []
    ply = 0
    while not p.over:
        if ply % given.every == 0:
            met.append(p.copy())
        seat = p.to_move[0]
        p.play(seat, bots[seat].choose(bots[seat].look(game, p, seat)))
        ply += 1
    judge.last = max(1, judge.period(p))
    futures = DEPTHS["quick"].futures
    said = [judge.open_handed(q, futures, seeded([seed, at, 4])) for at, q in enumerate(met)]
    return Told(said, ended(p).chances)


def tenths(games: list[Told]) -> list[Tenth]:
    return [found for at in range(TENTHS) if (found := tenth(games, at))]


def tenth(games: list[Told], at: int) -> Tenth | None:
    """By games: what each contributes is one draw."""
    counts, offs, said, won = [], [], 0.0, 0.0
    for game in games:
        mine = [
            (chance, share)
            for row in game.said
            for chance, share in zip(row, game.won, strict=True)
            if min(TENTHS - 1, int(chance / TENTHS)) == at
        ]
        counts.append(len(mine))
        offs.append(sum(share - chance for chance, share in mine))
        said += sum(chance for chance, _ in mine)
        won += sum(share for _, share in mine)
    n = sum(counts)
    if not n:
        return None
    off = sum(offs) / n
    spread = sqrt(sum((o - off * c) ** 2 for o, c in zip(offs, counts, strict=True))) / n
    return Tenth(at * TENTHS, n, said / n, won / n, SURE * spread)


def table(found: list[Tenth]) -> str:
    lines = ["| said | positions | said | won | won less said |", "|---|---|---|---|---|"]
    for each in found:
        lines.append(
            f"| {each.first} to {each.first + TENTHS} % | {each.positions} | {each.said:.1f} "
            f"| {each.won:.1f} | {each.won - each.said:+.1f} ± {each.interval:.1f} |"
        )
    return "\n".join(lines)


def write(folder: Path) -> None:
    """What was kept takes the place of what was measured before with fewer games."""
    cells = {(c["game"], c["players"]): c for c in json.loads(DATA.read_text(encoding="utf-8"))}
    for name in empires.games():
        for players in empires.game(name).seats:
            games = list(read(folder / f"{name}-{players}.jsonl").values())
            before = cells.get((name, players), {"games": 0})
            if len(games) >= max(1, before["games"]):
                found = [each._asdict() for each in tenths(games)]
                cells[name, players] = {
                    "game": name,
                    "title": declaration(name).title,
                    "players": players,
                    "games": len(games),
                    "tenths": [{k: rounded(v) for k, v in each.items()} for each in found],
                }
    ordered = [cells[key] for key in sorted(cells)]
    DATA.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    rewrite(DOCS / "review.md", "calibration", whole(ordered))
    (DOCS / "pictures" / "calibration.svg").write_text(drawn(ordered), encoding="utf-8")


def rounded(value: float) -> float:
    return value if isinstance(value, int) else round(value, 2)


def whole(cells: list[dict[str, Any]]) -> str:
    """All in one table: said / won, with the interval of the difference."""
    heads = (f"{c['title']}, {c['players']} ({c['games']} games)" for c in cells)
    lines = [f"| said | {' | '.join(heads)} |", "|---" * (len(cells) + 1) + "|"]
    for first in range(0, TENTHS * TENTHS, TENTHS):
        entries = (entry(cell, first) for cell in cells)
        lines.append(f"| {first} to {first + TENTHS} % | {' | '.join(entries)} |")
    return "\n".join(lines)


def entry(cell: dict[str, Any], first: int) -> str:
    for each in cell["tenths"]:
        if each["first"] == first:
            sure = f" ± {each['interval']:.1f}" if each["interval"] is not None else ""
            return f"{each['said']:.1f} / {each['won']:.1f}{sure}"
    return ""


if __name__ == "__main__":
    main()

"""Play for better weights: greedy with changed weights against greedy with the present ones.

    python bench/tune.py empires-end --rounds 40 --games 240 --write

Each round changes a few weights at random, one way and the opposite way, and plays both against
the present ones over the same deals, every deal once from every seat. A change that scores more
over the deals of its round must do so again over fresh ones before it is taken over.
"""

from __future__ import annotations

import argparse
import random
import re
import statistics
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path

import empires
from empires.bots import weights
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.thinking.greedy import greedy

FILES = Path(weights.__file__).parent
WORLDS = 4  # fewer than the bot looks at: more games say more than finer ones
CHANGED = 3  # weights changed at once
Weights = dict[str, int]
Deal = tuple[str, Weights, Weights, int, int]  # game, changed, present, players, seed


def main() -> int:
    """Tune one game and print its weights."""
    arguments = parsed()
    chance = random.Random(arguments.seed)
    present = weights.read(arguments.game)
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for turn in range(1, arguments.rounds + 1):
            step = small_change(present, chance)
            for way in (1, -1):
                changed = {name: value + way * step.get(name, 0) for name, value in present.items()}
                gain, error = lead(pool, arguments, changed, present, chance)
                taken = gain > error and confirmed(pool, arguments, changed, present, chance)
                report(turn, changed, present, gain, error, taken)
                if taken:
                    present = changed
                    break
    text = rewritten((FILES / f"{arguments.game}.toml").read_text(encoding="utf-8"), present)
    print(text, end="")
    if arguments.write:
        (FILES / f"{arguments.game}.toml").write_text(text, encoding="utf-8")
    return 0


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=empires.games())
    parser.add_argument("--games", type=int, default=120, help="a comparison (default 120)")
    parser.add_argument("--rounds", type=int, default=20, help="changes to try (default 20)")
    parser.add_argument("--seed", type=int, default=1, help="of deals and changes (default 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--write", action="store_true", help="put the weights into the file")
    return parser.parse_args()


def small_change(present: Weights, chance: random.Random) -> Weights:
    """By how much to change a few weights: a tenth to a half of each, up or down."""
    step = {}
    for name in chance.sample(sorted(present), min(CHANGED, len(present))):
        size = round(max(abs(present[name]), 4) * chance.uniform(0.1, 0.5)) or 1
        step[name] = chance.choice((-size, size))
    return step


def confirmed(
    pool: Executor,
    arguments: argparse.Namespace,
    changed: Weights,
    present: Weights,
    chance: random.Random,
) -> bool:
    """Whether a change helps over fresh deals too: luck rarely strikes twice."""
    gain, error = lead(pool, arguments, changed, present, chance)
    return gain > error


def lead(
    pool: Executor,
    arguments: argparse.Namespace,
    changed: Weights,
    present: Weights,
    chance: random.Random,
) -> tuple[float, float]:
    """By how many points a seat with the changed weights leads on average, and the error of it."""
    deals: list[Deal] = []
    seats = empires.game(arguments.game).seats
    games = 0
    while games < arguments.games:
        players = seats[len(deals) % len(seats)]
        deals.append((arguments.game, changed, present, players, chance.getrandbits(32)))
        games += players
    margins = list(pool.map(mirrored, deals, chunksize=4))
    return statistics.mean(margins), statistics.stdev(margins) / len(margins) ** 0.5


def mirrored(deal: Deal) -> float:
    """The lead of the changed weights over one deal, played once from each seat."""
    players = deal[3]
    return statistics.mean(margin(deal, seat) for seat in range(players))


def margin(deal: Deal, changed_seat: int) -> float:
    """The points of the one changed seat over the mean of the others."""
    name, changed, present, players, seed = deal
    evaluations = [weights.weighed(name, present) for _ in range(players)]
    evaluations[changed_seat] = weights.weighed(name, changed)
    p: Position = empires.game(name).new(players=players, seed=seed)
    source = seeded([seed, changed_seat, players])
    while not p.over:
        seat = p.next_seat()
        p.play(seat, greedy(p, seat, evaluations[seat], WORLDS, 0, source))
    return over_others(p.scores(), changed_seat)


def over_others(scores: Sequence[int], seat: int) -> float:
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def report(
    turn: int, changed: Weights, present: Weights, gain: float, error: float, taken: bool
) -> None:
    what = ", ".join(
        f"{n} {present[n]} → {changed[n]}" for n in present if present[n] != changed[n]
    )
    verdict = "taken" if taken else "left"
    print(f"{turn:4}  {gain:+6.2f} ± {error:.2f}  {verdict:5}  {what}", file=sys.stderr, flush=True)


def rewritten(text: str, found: Weights) -> str:
    """The file with other values; names, comments and their columns stay."""
    for name, value in found.items():
        text = re.sub(
            rf"^({name} = )(-?\d+)( *)",
            lambda old, value=value: (  # type: ignore[misc]
                old[1] + f"{value}{old[3] and ' '}".ljust(len(old[2] + old[3]))
            ),
            text,
            flags=re.MULTILINE,
        )
    return text


if __name__ == "__main__":
    sys.exit(main())

"""Measures Catanatron by its public API; bench/run.py compares the figures with ours.

It runs in an environment of its own that holds only Catanatron (requirements-peers.txt) and
prints one JSON object. `actions_per_second` is random legal play of whole four-player games driven
from Python. Catanatron is pure Python, with no compiled loop to hand a playout to, so the same
figure is also what its random playouts run at.
"""

import argparse
import json
import platform
import random
import time
from collections.abc import Iterator
from importlib.metadata import version
from itertools import count, islice
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

FIRST_SEED = 1  # Game takes 0 for "no seed given"
TICKS_TO_MID_GAME = 450  # random games take about 940 decisions (median of 40)
MID_GAMES = 20


def new_game(seed: int) -> Any:
    """A four-player game on the default map; Game seeds the random source its players use."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Any) -> bool:
    """The same condition that Game.play stops on."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play_whole_game(seed: int) -> int:
    """Plays one game to its end and returns how many decisions it took."""
    game = new_game(seed)
    choose = random.choice
    actions = 0
    while not is_over(game):
        # A choice out of playable_actions is legal by construction: checking it again would only
        # slow Catanatron down.
        game.execute(choose(game.state.playable_actions), validate_action=False)
        actions += 1
    return actions


def actions_per_second(seconds: float, seeds: Iterator[int]) -> float:
    """Whole games one after the other, set-up included, until the time is used up."""
    actions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        actions += play_whole_game(next(seeds))
    return actions / elapsed


def mid_game(seed: int) -> Any:
    """A game well after its opening, where every player has a network on the board."""
    game = new_game(seed)
    for _ in range(TICKS_TO_MID_GAME):
        if is_over(game):
            break
        game.play_tick()
    return game


def copy_seconds(seconds: float, games: list[Any]) -> float:
    """Mean time of Game.copy over the mid-game positions, each copied equally often."""
    copies = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        for game in games:
            game.copy()
        copies += len(games)
    return elapsed / copies


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Catanatron; prints one JSON object.")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="length of one repeat")
    options = parser.parse_args()

    play_whole_game(FIRST_SEED)  # the first game pays for the caches of the map
    # Every repeat plays the same games, from the same first seed.
    actions = [
        actions_per_second(options.seconds, count(FIRST_SEED)) for _ in range(options.repeats)
    ]
    advanced = (mid_game(seed) for seed in count(FIRST_SEED))
    games = list(islice((game for game in advanced if not is_over(game)), MID_GAMES))
    copies = [copy_seconds(options.seconds / 3, games) for _ in range(options.repeats)]
    figures = {
        "name": "catanatron",
        "version": version("catanatron"),
        "actions_per_second": actions,
        "copy_seconds": copies,
        "python": platform.python_version(),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()

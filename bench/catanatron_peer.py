"""Measures Catanatron by its public API; bench/run.py compares the figures with ours.

Random legal play of whole four-player games. Catanatron is pure Python, with no compiled loop to
hand a playout to, so the same figure is also what its random playouts run at.
"""

import random
from importlib.metadata import version
from itertools import count, islice
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from rounds import answer, micros, rate

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


def mid_game(seed: int) -> Any:
    """A game well after its opening, where every player has a network on the board."""
    game = new_game(seed)
    for _ in range(TICKS_TO_MID_GAME):
        if is_over(game):
            break
        game.play_tick()
    return game


def copies(games: list[Any]) -> int:
    for game in games:
        game.copy()
    return len(games)


def main() -> None:
    play_whole_game(FIRST_SEED)  # the first game pays for the caches of the map
    seeds = count(FIRST_SEED)
    advanced = (mid_game(seed) for seed in count(FIRST_SEED))
    games = list(islice((game for game in advanced if not is_over(game)), MID_GAMES))
    answer(
        {"Catanatron": version("catanatron")},
        {
            ("python", "Catan"): rate(lambda: play_whole_game(next(seeds))),
            ("copy", "Catan"): micros(lambda: copies(games)),
        },
    )


if __name__ == "__main__":
    main()

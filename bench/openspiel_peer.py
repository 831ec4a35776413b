"""Measures OpenSpiel's own tree search in C++; bench/search.py compares the figures with ours.

It runs in the environment of the peers and prints one JSON object: for each game the iterations
per second of `pyspiel.MCTSBot`, each iteration with one random playout to the end of the game.
"""

import argparse
import json
import random
import time
from importlib.metadata import version
from typing import Any

import pyspiel

GAMES = ("backgammon", "gin_rummy")
EVERY = 8  # decisions between two positions that are searched
EXPLORATION = 1.4
MEGABYTES = 1000


def positions(game: Any, seed: int) -> list[Any]:
    """Every eighth decision of a game of random moves."""
    source = random.Random(seed)
    state = game.new_initial_state()
    found = []
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(actions, chances)[0])
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            decisions += 1
            if decisions % EVERY == 0:
                found.append(state.clone())
        state.apply_action(source.choice(legal))
    return found


def iterations_per_second(game: Any, seed: int, iterations: int, seconds: float) -> float:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, iterations, MEGABYTES, False, seed, False)
    done, spent = 0, 0.0
    while spent < seconds:
        for state in positions(game, seed):
            start = time.perf_counter()
            bot.mcts_search(state)
            spent += time.perf_counter() - start
            done += iterations
        seed += 1
    return done / spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure OpenSpiel's MCTS; prints JSON.")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0, help="length of one repeat")
    parser.add_argument("--iterations", type=int, default=200, help="of one search")
    options = parser.parse_args()
    figures = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        figures[name] = [
            iterations_per_second(game, 1, options.iterations, options.seconds)
            for _ in range(options.repeats)
        ]
    print(json.dumps({"version": version("open_spiel"), "iterations_per_second": figures}))


if __name__ == "__main__":
    main()

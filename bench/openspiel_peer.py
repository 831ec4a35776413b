"""Measures OpenSpiel's games in C++ through Python, and its tree search in C++.

The tree search is `pyspiel.MCTSBot`, each iteration with one random playout to the end of the
game. In goofspiel, where all four bid at once, every bid counts as a decision.
"""

import random
import time
from importlib.metadata import version
from typing import Any

import pyspiel
from rounds import Key, Measurement, answer, any_of, micros, rate

GAMES = {
    "backgammon": "backgammon",
    "gin rummy": "gin_rummy",
    "goofspiel, 4 players": "goofspiel(players=4)",
}
SEARCHED = ("backgammon", "gin_rummy")
ITERATIONS = 200
EVERY = 8  # decisions between two positions that are searched
EXPLORATION = 1.4
MEGABYTES = 1000


def play(game: Any) -> int:
    """One game of random moves; how many decisions it took."""
    state = game.new_initial_state()
    players = range(game.num_players())
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state, random)
        elif state.is_simultaneous_node():
            state.apply_actions([any_of(state.legal_actions(player)) for player in players])
            decisions += len(players)
        else:
            state.apply_action(any_of(state.legal_actions()))
            decisions += 1
    return decisions


def chance(state: Any, source: Any) -> None:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(source.choices(actions, chances)[0])


def positions(game: Any, seed: int) -> list[Any]:
    """Every eighth decision of a game of random moves."""
    source = random.Random(seed)
    state = game.new_initial_state()
    found = []
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state, source)
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([source.choice(actions) for actions in legal])
            found.append(state.clone())
        else:
            legal = state.legal_actions()
            if len(legal) > 1:
                decisions += 1
                if decisions % EVERY == 0:
                    found.append(state.clone())
            state.apply_action(source.choice(legal))
    return found


def copies(state: Any) -> int:
    for _ in range(100):
        state.clone()
    return 100


def search(game: Any) -> Measurement:
    """Iterations per second; only the searches are timed, not the games that lead to them."""

    def measure(seconds: float) -> float:
        seed = 0
        done, spent = 0, 0.0
        while spent < seconds:
            seed += 1
            rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
            bot = pyspiel.MCTSBot(
                game, rollouts, EXPLORATION, ITERATIONS, MEGABYTES, False, seed, False
            )
            for state in positions(game, seed):
                start = time.perf_counter()
                bot.mcts_search(state)
                spent += time.perf_counter() - start
                done += ITERATIONS
                if spent >= seconds:
                    break
        return done / spent

    return measure


def main() -> None:
    measurements: dict[Key, Measurement] = {}
    for name, spec in GAMES.items():
        game = pyspiel.load_game(spec)
        found = positions(game, 1)
        middle = found[len(found) // 2]
        measurements["python", name] = rate(lambda game=game: play(game))
        measurements["copy", name] = micros(lambda middle=middle: copies(middle))
        if spec in SEARCHED:
            measurements["search", name] = search(game)
    answer({"OpenSpiel": version("open_spiel")}, measurements)


if __name__ == "__main__":
    main()

"""OpenSpiel's outcome-sampling MCCFR walks through Empire's End, and fills a table as it goes.

    python examples/openspiel_mccfr.py --walks 500

The game is far too large for a table to hold: this shows that such algorithms run, no more. It
needs ``pip install '.[envs]'`` in the clone.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import empires.envs.openspiel  # noqa: F401 - registers the games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--walks", type=int, default=20, help="through the game, for every player")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    np.random.seed(given.seed)  # the solver draws from NumPy's own source
    game = pyspiel.load_game("empires_end", {"players": 2, "variant": "blitz"})
    solver = OutcomeSamplingSolver(game)
    for _ in range(given.walks):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    policy = solver.average_policy().action_probabilities(state)
    for action, probability in policy.items():
        print(f"{probability:.2f} {state.action_to_string(state.current_player(), action)}")


if __name__ == "__main__":
    main()

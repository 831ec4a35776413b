"""OpenSpiel's information-set tree search plays one game of First Empires against random moves.

    python examples/openspiel_ismcts.py --simulations 20

It needs ``pip install '.[envs]'`` in the clone.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import empires.envs.openspiel  # noqa: F401 - registers the games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=4, help="for each decision")
    parser.add_argument("--decisions", type=int, default=1000, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    game = pyspiel.load_game("first_empires", {"players": 2})
    random = np.random.RandomState(given.seed)
    rollouts = RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    search = ISMCTSBot(game, rollouts, 1.4, given.simulations, random_state=random)
    bots = [search, UniformRandomBot(1, random)]
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < given.decisions:
        if state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))  # all are equally likely
            continue
        player = state.current_player()
        action = bots[player].step(state)
        print(f"seat {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
        decisions += 1
    print("returns:", state.returns() if state.is_terminal() else "not over yet")


if __name__ == "__main__":
    main()

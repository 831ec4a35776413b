"""OpenSpiel's information-set tree search plays First Empires against random moves or our bots.

    python examples/openspiel_ismcts.py --simulations 20
    python examples/openspiel_ismcts.py --simulations 20 --against search:20 --games 10

It needs ``pip install '.[envs]'`` in the clone. In a match each deal is played twice, the second
time with changed seats.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import empires
import empires.envs.openspiel  # registers the games
from empires.bots import bot
from empires.bots.outlook import Outlook
from empires.rules.random import seeded


class OurBot:
    """A bot by its spec, as OpenSpiel drives one: it is shown what its seat knows."""

    def __init__(self, spec: str, seed: int) -> None:
        self.bot = bot(spec, seed=seed)
        self.game = empires.game("first-empires")
        self.random = seeded([seed, 1, 2])

    def step(self, state: pyspiel.State) -> int:
        position = state.standstill.position
        return self.bot.choose(Outlook.of(self.game, position, state.current_player(), self.random))


def play(game: pyspiel.Game, bots: list, deal: int, most: int, tells: bool) -> pyspiel.State:
    """One game; chance is drawn from the deal, so that the other seats can have the same."""
    luck = np.random.RandomState(deal)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))  # all are equally likely
            continue
        player = state.current_player()
        action = bots[player].step(state)
        if tells:
            print(f"seat {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
        decisions += 1
    return state


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--simulations", type=int, default=4, help="for each decision")
    parser.add_argument("--decisions", type=int, default=10_000, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", help="one of our bots, such as search:20; otherwise random")
    parser.add_argument("--games", type=int, default=1)
    given = parser.parse_args()

    game = pyspiel.load_game("first_empires", {"players": 2})
    random = np.random.RandomState(given.seed)
    rollouts = RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    search = ISMCTSBot(game, rollouts, 1.4, given.simulations, random_state=random)
    won = 0.0
    for played in range(given.games):
        seat = played % 2
        if given.against:
            other = OurBot(given.against, given.seed + played)
        else:
            other = UniformRandomBot(1 - seat, random)
        bots = [search, other] if seat == 0 else [other, search]
        deal = given.seed + played // 2
        state = play(game, bots, deal, given.decisions, tells=given.games == 1)
        if not state.is_terminal():
            print("not over yet")
            continue
        won += (state.returns()[seat] + 1) / 2
        print(f"returns: {state.returns()}; OpenSpiel's search has won {won:g} of {played + 1}")


if __name__ == "__main__":
    main()

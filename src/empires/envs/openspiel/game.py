"""Both games as OpenSpiel describes and registers games."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from empires.envs.openspiel.observer import Observer
from empires.envs.openspiel.standstill import beginning, known_game
from empires.envs.openspiel.state import EmpiresState
from empires.thinking.rewards import RANK, WIN

REWARDS: Final = {"win": WIN, "rank": RANK}  # those that sum to 0
# Generous: random games stay far below. Decisions, then outcomes of chance, set-up included.
LONGEST: Final = {"empires-end": (4000, 20000), "first-empires": (4000, 4000)}


class EmpiresGame(pyspiel.Game):
    """A game with its number of players and options fixed; subclasses name the game."""

    name: str
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.game_type.parameter_specification, **(params or {})}
        options = {key: value for key, value in given.items() if key not in ("players", "rewards")}
        if given["rewards"] not in REWARDS:
            raise ValueError(f"rewards: expected {' or '.join(REWARDS)}, got {given['rewards']!r}")
        players = int(given["players"])
        self.reward_kind = REWARDS[given["rewards"]]
        self.beginning = beginning(self.name, players, options)
        game = known_game(self.name)
        decisions, self.chances = LONGEST[self.name]
        information = pyspiel.GameInfo(
            num_distinct_actions=game.moves,
            max_chance_outcomes=MOST_OUTCOMES[self.name],
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=decisions,
        )
        super().__init__(self.game_type, information, params or {})

    def new_initial_state(self) -> EmpiresState:
        return EmpiresState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """How players see states; there are no parameters."""
        if params:
            raise ValueError(f"observers have no parameters, got {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(known_game(self.name).layout.size, recall)


# The largest n that the rules ask the random source for: the deck, and a civilization's cards.
MOST_OUTCOMES: Final = {"empires-end": 88, "first-empires": 9}


def game_type(short_name: str, long_name: str, name: str) -> Any:
    """Facts for OpenSpiel; every option of the game is a parameter with its usual value."""
    game = known_game(name)
    options = {option: values[0] for option, values in game.option_values.items()}
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats.start, "rewards": "win", **options},
    )


class EmpiresEndSpiel(EmpiresGame):
    """``pyspiel.load_game("empires_end", {"players": 3})``."""

    name = "empires-end"
    game_type = game_type("empires_end", "Empire's End", name)


class FirstEmpiresSpiel(EmpiresGame):
    """``pyspiel.load_game("first_empires", {"players": 3})``."""

    name = "first-empires"
    game_type = game_type("first_empires", "First Empires", name)

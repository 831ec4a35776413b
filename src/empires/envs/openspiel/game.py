"""Both games as OpenSpiel describes and registers games."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pyspiel

from empires.envs.openspiel.observer import Observer
from empires.envs.openspiel.standstill import beginning, known_game
from empires.envs.openspiel.state import EmpiresState
from empires.registry import Declaration
from empires.thinking.rewards import RANK, WIN

REWARDS: Final = {"win": WIN, "rank": RANK}  # those that sum to 0


class EmpiresGame(pyspiel.Game):
    """A game with its number of players and options fixed; ``spiel`` makes a class for each."""

    declared: ClassVar[Declaration]
    game_type: ClassVar[Any]

    # As OpenSpiel gives them: texts and numbers by name.
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.game_type.parameter_specification, **(params or {})}
        options = {key: value for key, value in given.items() if key not in ("players", "rewards")}
        if given["rewards"] not in REWARDS:
            raise ValueError(f"rewards: expected {' or '.join(REWARDS)}, got {given['rewards']!r}")
        players = int(given["players"])
        self.reward_kind = REWARDS[given["rewards"]]
        self.beginning = beginning(self.declared.name, players, options)
        game = known_game(self.declared.name)
        chances = self.declared.chances
        information = pyspiel.GameInfo(
            num_distinct_actions=game.moves,
            max_chance_outcomes=chances.outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=chances.decisions,
        )
        super().__init__(self.game_type, information, params or {})

    def new_initial_state(self) -> EmpiresState:
        return EmpiresState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.declared.chances.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """How players see states; there are no parameters."""
        if params:
            raise ValueError(f"observers have no parameters, got {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(known_game(self.declared.name).layout.size, recall)


def spiel(declared: Declaration) -> type[EmpiresGame]:
    """The class of one game; OpenSpiel makes its games by calling it."""

    class DeclaredGame(EmpiresGame):
        pass

    DeclaredGame.declared = declared
    DeclaredGame.game_type = game_type(declared)
    return DeclaredGame


def game_type(declared: Declaration) -> Any:
    """Facts for OpenSpiel; every option of the game is a parameter with its usual value."""
    game = known_game(declared.name)
    options = {option: values[0] for option, values in game.option_values.items()}
    return pyspiel.GameType(
        short_name=declared.name.replace("-", "_"),
        long_name=declared.title,
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

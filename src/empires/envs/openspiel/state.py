"""A game being played, as OpenSpiel asks for it; ``standstill`` does the playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyspiel

from empires.envs.openspiel.standstill import CHANCE, Standstill
from empires.rules.random import seeded
from empires.table.twins import written
from empires.thinking.rewards import reward

if TYPE_CHECKING:
    from collections.abc import Callable

    from empires.envs.openspiel.game import EmpiresGame


class EmpiresState(pyspiel.State):
    """A state of any game. Simultaneous phases are asked seat by seat, hidden as at the table.

    OpenSpiel copies a state by copying its attributes, so there is only this one, which is shared.
    """

    standstill: Standstill

    def __init__(self, game: EmpiresGame) -> None:
        super().__init__(game)
        self.standstill = game.beginning

    def current_player(self) -> int:
        return self.standstill.mover

    def is_terminal(self) -> bool:
        position = self.standstill.position
        return position is not None and bool(position.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every question to the random source has equally likely answers."""
        wanted = self.standstill.wanted
        return [(outcome, 1 / wanted) for outcome in range(wanted)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.standstill.position
        return [] if position is None else position.legal(player)

    def _apply_action(self, action: int) -> None:
        self.standstill = self.standstill.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The readable twin: ``bid disaster=0 resource=wheat``."""
        standstill = self.standstill
        if player == CHANCE or standstill.position is None:
            return f"chance {action} of {standstill.wanted}"
        move = written(standstill.game.move(standstill.position, player, action))
        rest = [f"{key}={value}" for key, value in move.items() if key != "do"]
        return " ".join([str(move["do"]), *rest])

    def returns(self) -> list[float]:
        """Nothing until the end; then what the parameter ``rewards`` says."""
        players = self.num_players()
        position = self.standstill.position
        if position is None or not position.over:
            return [0.0] * players
        kind = self.get_game().reward_kind
        return [reward(position, seat, kind) for seat in range(players)]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> EmpiresState:
        """A state this player could be in: what it cannot know redrawn, what it knows kept.

        Its history is empty: the true one would give away what is hidden.
        """
        random = seeded([int(probability_sampler() * 2**32) for _ in range(3)])
        state: EmpiresState = self.get_game().new_initial_state()
        state.standstill = self.standstill.imagined(player_id, random)
        return state

    def __str__(self) -> str:
        standstill = self.standstill
        if standstill.position is None:
            return f"set-up, {len(standstill.outcomes)} outcomes so far"
        under_way = (
            f", move {standstill.pending} with {standstill.outcomes}" if standstill.wanted else ""
        )
        return f"{standstill.name} {standstill.position.to_bytes().hex()}{under_way}"

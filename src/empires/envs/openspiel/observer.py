"""What an OpenSpiel player sees: as a text, as numbers, and all it has seen so far as one name."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from empires.envs.openspiel.standstill import Standstill


class Observer:
    """OpenSpiel's interface for observations; ``tensor`` and ``dict`` show the last ``set_from``.

    Without perfect recall the text is the seat's view as JSON. With it, the text is a short name
    of the information state: the same for all histories that look the same to the seat.
    """

    def __init__(self, size: int, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what this player sees; before set-up is over, with nothing."""
        if self.tensor is None:
            return
        standstill: Standstill = state.standstill
        if standstill.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = standstill.game.observe(standstill.position, player)

    def string_from(self, state: Any, player: int) -> str:
        """The text for this player."""
        standstill: Standstill = state.standstill
        if self.perfect_recall:
            return f"seat {player} {standstill.memory.chains[player]:016x}"
        if standstill.position is None:
            return "{}"
        return msgspec.json.encode(standstill.game.view(standstill.position, player)).decode()

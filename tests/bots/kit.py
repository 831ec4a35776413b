"""Games between bots, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import empires
from empires.bots import Outlook, bot
from empires.registry.finding import BUILT_IN
from empires.rules.position import Position
from empires.rules.random import seeded
from empires.table.game import Game

GAMES: Final = {name: empires.game(name) for name in empires.games()}
OURS: Final = tuple(BUILT_IN)
"""Games with bots that were tuned to play them well, and long enough for that to show."""


def outlook(game: Game[Any], p: Position, seat: int) -> Outlook:
    """What a seat knows, imagined with a fixed source."""
    return Outlook.of(game, p, seat, seeded([1, 2, 3]))


def played(name: str, specs: Sequence[str], seed: int) -> tuple[Position, list[tuple[int, int]]]:
    """The end of a game between bots, and all its moves."""
    game = GAMES[name]
    p: Position = game.new(players=len(specs), seed=seed)
    bots = [bot(spec, seed=seed * 10 + seat) for seat, spec in enumerate(specs)]
    moves = []
    while not p.over:
        seat = p.to_move[0]
        code = bots[seat].choose(bots[seat].look(game, p, seat))
        p.play(seat, code)
        moves.append((seat, code))
    for player in bots:
        player.ended(p.scores(), p.ranking())
        player.close()
    return p, moves

"""Bots against each other, every deal in all seat orders, with honest error bars.

>>> result = run(Match("empires-end", ["greedy", "random"], players=2, games=4, seed=3))
>>> [one.bot for one in result.bots], result.games
(['greedy', 'random'], 4)
>>> low, high = result.bots[0].win_share_interval
>>> 0 <= low <= result.bots[0].win_share <= high <= 1
True
"""

from empires.arena.match import ArenaError, Match
from empires.arena.playing import Played
from empires.arena.result import Result
from empires.arena.running import Score, run
from empires.arena.sprt import Sprt
from empires.arena.standing import Pair, Standing

__all__ = ["ArenaError", "Match", "Pair", "Played", "Result", "Score", "Sprt", "Standing", "run"]

"""Moments of random games, some for everything that a seat can be asked.

Random play alone would mostly meet the common questions: a seat moves an innovation in one game
of three, and two locations burn in the head start of one in ten.
"""

from __future__ import annotations

from typing import Any, Final

from hypothesis import strategies as st

from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.random import seeded
from empires.table.empires_end.stages import STAGE_NAMES
from tests.properties.walks import Setup, all_setups, any_seat, game, play_at_random

GAMES: Final = 4  # of each kind
KEPT: Final = 24  # moments of each stage

Moment = tuple[Setup, EmpiresEnd]


def gather() -> dict[str, list[Moment]]:
    """Play games of all kinds, and keep an even choice of the moments of each stage."""
    random = seeded([1, 2, 3])
    found: dict[str, list[Moment]] = {stage: [] for stage in STAGE_NAMES[1:]}
    met = dict.fromkeys(found, 0)
    for setup in all_setups(range(GAMES)):
        p = game.new(**setup)
        while not p.over:
            stage = STAGE_NAMES[p.stage[any_seat(p, random)]]
            met[stage] += 1
            chance = len(found[stage]) if met[stage] <= KEPT else random.below(met[stage])
            if chance < KEPT:
                found[stage][chance : chance + 1] = [(setup, p)]
                p = p.copy()  # the game goes on with a copy: what is kept has never been one
            play_at_random(p, random)
    return found


MOMENTS: Final = gather()


@st.composite
def moments(draw: st.DrawFn, /, **fixed: Any) -> EmpiresEnd:
    """A moment at which somebody owes a decision, in a game with these options."""
    stage = draw(st.sampled_from(sorted(MOMENTS)))
    fitting = [p for setup, p in MOMENTS[stage] if fixed.items() <= setup.items()]
    return draw(st.sampled_from(fitting)).copy()

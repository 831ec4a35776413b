"""A table from a scenario that proves a rule: one person at the seat it is about, bots beside."""

from __future__ import annotations

from typing import Final

from empires.server.creating import BOT_NAMES
from empires.server.entries import SeatSetup, Setup
from empires.server.games import Games
from empires.server.names import check_name, look_alike
from empires.server.refusals import invalid
from empires.server.tokens import hashed, new_token
from empires.shapes.http import NewScenario
from empires.table.shipped import first_asked, players_of, shipped

LEVEL: Final = "governor"


def scenario_setup(games: Games, wanted: NewScenario) -> tuple[Setup, int, dict[int, str]]:
    """The set-up, the seed, and the token of the seat; or a refusal with the field."""
    game = games.find(wanted.game, None)
    scenario = shipped(game.name).get(wanted.scenario)
    if scenario is None:
        raise invalid("scenario", f"one that {wanted.game} brings along")
    check_name(wanted.name)
    own, players = first_asked(scenario), players_of(scenario, game)
    names = others(wanted.name, scenario.names, players)
    token = new_token()
    seats = tuple(
        SeatSetup(kind="human", name=wanted.name, token=hashed(token))
        if seat == own
        else SeatSetup(kind="bot", level=LEVEL, name=names[seat])
        for seat in range(players)
    )
    new = dict(scenario.new)
    new.pop("players", None)
    seed = int(new.pop("seed", 0))
    position = None if scenario.position is None else dict(scenario.position)
    setup = Setup(seats=seats, options=new, clock=None, undo="free", seeded=True, position=position)
    return setup, seed, {own: token}


def others(own: str, told: tuple[str, ...], players: int) -> list[str]:
    """What the bots are called: as in the scenario, unless somebody is called so already."""
    free = [name for name in BOT_NAMES if name not in told and not look_alike(name, own)]
    names = [*told, *free][:players]
    return [free.pop() if look_alike(name, own) else name for name in names]

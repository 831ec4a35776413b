"""What a view says about one seat, one place or one die; LookupError for what is not there."""

from __future__ import annotations

from empires.shapes.first_empires.prompts import AnyPrompt, GatherPrompt
from empires.shapes.first_empires.views import Civilization, Forecast, Region
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.shapes.first_empires.words import Face


def me(view: View) -> Civilization:
    """The seat that decides."""
    if view.seat is None:
        raise LookupError("a spectator decides nothing")
    return view.seats[view.seat]


def prompt_of(view: View) -> AnyPrompt:
    if view.prompt is None:
        raise LookupError("there is nothing to decide")
    return view.prompt


def gathering(view: View) -> GatherPrompt:
    prompt = prompt_of(view)
    if not isinstance(prompt, GatherPrompt):
        raise LookupError("nobody gathers for a conquest")
    return prompt


def region_row(name: str, view: View) -> Region:
    for row in view.regions:
        if row.region == name:
            return row
    raise LookupError(f"{name} is not in play")


def holder_of(row: Region) -> int:
    if row.holder is None:
        raise LookupError(f"nobody holds {row.region}")
    return row.holder


def face_of(die: int, view: View) -> Face:
    return view.dice[die - 1].face


def turn_of(view: View) -> int:
    """Whose turn it is."""
    if view.turn is None:
        raise LookupError("nobody has begun a turn")
    return view.turn


def forecast_of(seat: Civilization) -> Forecast:
    """What a seat would score; there is nothing to score while civilizations are chosen."""
    if seat.forecast is None:
        raise LookupError(f"seat {seat.seat} has no civilization yet")
    return seat.forecast


def scores_of(view: View) -> list[int]:
    """The scores of a finished game."""
    if view.scores is None:
        raise LookupError("the game is not over")
    return view.scores

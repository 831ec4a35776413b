"""What a choice would do, as far as its own words don't say it: the preview of a prompt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from empires.content.first_empires import Pack
from empires.shapes.events import Event
from empires.shapes.first_empires import events, moves
from empires.shapes.first_empires.prompts import Choice
from empires.shapes.first_empires.views import FirstEmpiresView
from empires.shapes.moves import Move
from empires.text.catalogue import Words
from empires.text.first_empires.events import tell_event
from empires.text.first_empires.voice import voice_of

# Events that only repeat what the choice says, and the next turn, which comes anyway.
SAID_BY_CHOICE: Final[Mapping[type[Move], tuple[type[Event], ...]]] = {
    moves.Done: (events.EndedMovement, events.RoundBegun, events.TurnBegun),
    moves.Reroll: (events.Rerolled,),
    moves.Choose: (events.GotCivilization, events.Started),
    moves.Score: (events.ScoredCard, events.RoundBegun, events.TurnBegun),
    moves.Turn: (events.Discarded,),
    moves.MoveExplorer: (events.Moved, events.TookCities),
    moves.Strike: (events.Crossed, events.Conquered),
    moves.Retreat: (events.Retreated,),
    moves.Step: (events.Stepped,),
    moves.PlaceExplorer: (events.PlacedExplorer,),
    moves.PlaceCity: (events.PlacedCity, events.RoundBegun, events.TurnBegun),
}


def effects_text(
    choice: Choice,
    view: FirstEmpiresView,
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> str:
    """What the choice would do beyond its own words, as one line; "" if that is all."""
    said = SAID_BY_CHOICE.get(type(choice.move), ())
    unsaid = [event for event in choice.effects if type(event) not in said]
    if not unsaid:
        return ""
    voice = voice_of(view, words, names, pack)
    return " ".join(tell_event(event, voice) for event in unsaid)

"""What a choice would do, as far as its own words don't say it: the preview of a prompt."""

from __future__ import annotations

from typing import Final

from empires.shapes.empires_end import events, moves
from empires.shapes.empires_end.prompts import Choice
from empires.shapes.events import Event
from empires.shapes.moves import Move
from empires.text.empires_end.events import tell_event
from empires.text.empires_end.voice import Voice

# Events that only repeat what the choice says.
SAID_BY_CHOICE: Final[dict[type[Move], tuple[type[Event], ...]]] = {
    moves.Done: (events.Finished,),
    moves.Bid: (events.Averted,),
    moves.Take: (events.Took, events.Destroyed, events.NothingDestroyed),
    moves.Aim: (events.AvertedFree,),
    moves.Burn: (events.Destroyed,),
    moves.Place: (events.Placed,),
    moves.BuyCoin: (events.BoughtCoin,),
    moves.Use: (events.Used, events.AvertedFree),
    moves.Exchange: (events.Exchanged, events.Gained),
    moves.Repeat: (events.Repeated,),
    moves.Sell: (events.Sold,),
    moves.Build: (events.Built,),
    moves.Rebuild: (events.Rebuilt,),
    moves.DiscardRest: (events.Discarded,),
    moves.Swap: (events.Used, events.Swapped),
    moves.EconomyFirst: (events.ChoseOrder,),
    moves.IndustryFirst: (events.ChoseOrder,),
    moves.Refresh: (events.Refreshed,),
    moves.KeepHand: (events.KeptHand,),
    moves.Mulligan: (events.ChangedHand,),
    moves.TakeCard: (events.Took, events.Destroyed),
}


def effects_text(choice: Choice, voice: Voice) -> str:
    """What the choice would do beyond its own words, as one line; "" if that is all."""
    said = SAID_BY_CHOICE.get(type(choice.move), ())
    return " ".join(
        tell_event(event, voice)
        for event in choice.effects
        if not isinstance(event, said) and not is_told_by_label(event, choice.move, voice)
    )


def is_told_by_label(event: Event, move: Move, voice: Voice) -> bool:
    """Whether the label already names the same gain: the pot, or what a plain ability gives."""
    if isinstance(move, moves.Take):
        return isinstance(event, events.Gained) and event.rule == "EE-DIS-5"
    if isinstance(move, moves.Use) and isinstance(event, events.Gained | events.Scored):
        return voice.deck.ability(move.slug).kind in ("gain", "points")
    return False

"""The dice on the table, each with the regions of its colour that its player could use it with."""

from __future__ import annotations

from empires.shapes.first_empires.views import Civilization, Die
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.shapes.first_empires.words import Face
from empires.text.first_empires.looking import turn_of
from empires.text.first_empires.voice import Voice
from empires.text.voice import Params


def dice_lines(view: View, voice: Voice) -> list[str]:
    """The dice of the player whose turn it is, and the rerolls if any are left."""
    if view.turn is None or not view.dice:
        return []
    dice = "; ".join(die_text(die, view, voice) for die in view.dice)
    line = voice.tell("fe-table-dice", view.turn, dice=dice)
    if not view.rerolls:
        return [line]
    return [f"{line} {voice.say('fe-table-rerolls', n=view.rerolls)}"]


def die_text(die: Die, view: View, voice: Voice) -> str:
    """'1 orange gear, pairs with Albion'."""
    about: Params = {"number": die.die, "face": voice.face(die.face)}
    if die.face == "sword":
        return voice.say("fe-die-sword", **about)
    if die.used:
        return voice.say("fe-die-used", **about)
    if at_the_top(die.face, view.seats[turn_of(view)]):
        return voice.say("fe-die-top", **about)
    regions = [voice.space(name) for name in partners(die.face, view)]
    alike = [row.die for row in view.dice if row.face == die.face and not row.used]
    if alike.index(die.die) >= len(regions):
        return voice.say("fe-die-too-many" if regions else "fe-die-alone", **about)
    return voice.say("fe-die-paired", regions=voice.words.one_of(regions), **about)


def partners(face: Face, view: View) -> list[str]:
    """The regions of that colour that the player of the turn holds and has not used yet."""
    return [
        row.region
        for row in view.regions
        if row.colour == face and row.holder == view.turn and not row.used
    ]


def at_the_top(colour: Face, seat: Civilization) -> bool:
    """Whether the marker of that colour has no field above it."""
    (track,) = (track for track in seat.tracks if track.colour == colour)
    return track.level == len(track.values) - 1

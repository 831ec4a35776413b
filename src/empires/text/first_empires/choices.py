"""Each choice of a prompt as a short command that names what decides; `effects` tells the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from empires.content.first_empires import COLOURS, Pack
from empires.shapes.first_empires.events import Stepped, TurnBegun
from empires.shapes.first_empires.moves import (
    Assault,
    Choose,
    Discard,
    Done,
    Gather,
    MoveExplorer,
    PlaceCity,
    PlaceExplorer,
    Reroll,
    Retreat,
    Score,
    Step,
    Strike,
    Tile,
    Turn,
)
from empires.shapes.first_empires.prompts import Choice
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.shapes.first_empires.views import TrackState
from empires.shapes.first_empires.words import Face
from empires.shapes.moves import Move
from empires.text.catalogue import Words
from empires.text.first_empires import cards
from empires.text.first_empires import names as called
from empires.text.first_empires.dice import at_the_top, partners
from empires.text.first_empires.looking import face_of, me, prompt_of, region_row
from empires.text.first_empires.map_choices import (
    Effects,
    tell_assault,
    tell_gather,
    tell_move,
    tell_place_city,
    tell_place_explorer,
    tell_retreat,
    tell_strike,
)
from empires.text.first_empires.seats import card_params, next_value
from empires.text.first_empires.voice import Voice, voice_of
from empires.text.voice import Params, Said

Teller: TypeAlias = Callable[[Any, Effects, View, Voice], Said]
"""Words a move of one kind."""


def worded(
    move: Move,
    choice: Choice | None,
    view: View,
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> Said:
    """A short command: 'Move 1 explorer from Scythia to Rus (1 of 4 points; green mountain)'.

    LookupError for a move, only tried, that speaks of things that aren't there.
    """
    effects = () if choice is None else choice.effects
    return TELLERS[type(move)](move, effects, view, voice_of(view, words, names, pack))


def tell_done(_: Done, effects: Effects, view: View, voice: Voice) -> Said:
    kind = prompt_of(view).kind
    key = f"fe-choice-done-{kind.replace('_', '-')}"
    if kind == "move_explorers":
        return voice.said(key, lost=view.movement)
    if kind == "progress" and any(isinstance(event, TurnBegun) for event in effects):
        return voice.said("fe-choice-done-turn")
    return voice.said(key)


def tell_choose(move: Choose, _: Effects, view: View, voice: Voice) -> Said:
    civilization = voice.deck.civilizations[move.civilization]
    return voice.said(
        "fe-choice-choose",
        civilization=called.proper(civilization.name),
        start=cards.start_text(civilization, voice.words),
        region=called.proper(civilization.home),
        face=voice.face(region_row(civilization.home, view).colour),
    )


def tell_reroll(move: Reroll, _: Effects, view: View, voice: Voice) -> Said:
    dice = move.dice
    if len(dice) == len(view.dice) > 1:
        return voice.said("fe-choice-reroll-all", n=len(dice))
    return voice.said(
        "fe-choice-reroll",
        n=len(dice),
        numbers=called.numbers(dice, voice.words),
        dice=called.faces([face_of(die, view) for die in dice], voice.words),
    )


def tell_score(move: Score, _: Effects, __: View, voice: Voice) -> Said:
    return voice.said("fe-choice-score", **card_params(move.card, voice))


def tell_discard(move: Discard, _: Effects, view: View, voice: Voice) -> Said:
    key = f"fe-choice-discard-{prompt_of(view).kind}"
    return voice.said(key, **card_params(move.card, voice))


def tell_turn(move: Turn, _: Effects, view: View, voice: Voice) -> Said:
    params: Params = {
        "die": move.die,
        "old": voice.face(face_of(move.die, view)),
        "new": voice.face(move.face),
    }
    if move.face not in COLOURS:
        return voice.said("fe-choice-turn", **params)
    return voice.said("fe-choice-turn-noted", note=use_of(move.face, view, voice), **params)


def use_of(face: Face, view: View, voice: Voice) -> str:
    """What a die of that colour would be good for."""
    if at_the_top(face, me(view)):
        return voice.say("fe-note-top")
    regions = [voice.space(name) for name in partners(face, view)]
    if not regions:
        return voice.say("fe-note-no-region")
    return voice.say("fe-note-regions", regions=voice.words.one_of(regions))


def tell_step(move: Step, effects: Effects, view: View, voice: Voice) -> Said:
    track = {row.track: row for row in me(view).tracks}[move.track]
    level = track.level + 1
    notes = [gain_text(track, voice)]
    points = track.points[level] - track.points[level - 1]
    if points:
        notes.append(voice.say("fe-note-more-points", points=voice.points(points)))
    if track.tile and level == track.city:
        notes.append(voice.say("fe-note-city"))
    # The pair is in the preview, if the step is one that can be played now.
    notes += [
        voice.say("fe-note-pair", die=event.die, region=voice.space(event.region))
        for event in effects
        if isinstance(event, Stepped)
    ]
    return voice.said("fe-choice-step", field=level + 1, track=move.track, notes=", ".join(notes))


def gain_text(track: TrackState, voice: Voice) -> str:
    """What the next field gives, or that it gives no more than this one."""
    level, values = track.level, track.values
    if track.track == "explorers":
        return voice.say("fe-note-new-explorers", n=values[level + 1] - values[level])
    if track.track != "cards" and values[level + 1] == values[level]:
        return voice.say("fe-note-still", value=next_value(track, voice))
    return next_value(track, voice)


def tell_tile(move: Tile, _: Effects, __: View, voice: Voice) -> Said:
    return voice.said("fe-choice-tile", track=move.track)


TELLERS: Final[Mapping[type[Move], Teller]] = {
    Done: tell_done,
    Choose: tell_choose,
    Reroll: tell_reroll,
    Score: tell_score,
    Discard: tell_discard,
    Turn: tell_turn,
    MoveExplorer: tell_move,
    Assault: tell_assault,
    Gather: tell_gather,
    Strike: tell_strike,
    Retreat: tell_retreat,
    Step: tell_step,
    PlaceExplorer: tell_place_explorer,
    Tile: tell_tile,
    PlaceCity: tell_place_city,
}

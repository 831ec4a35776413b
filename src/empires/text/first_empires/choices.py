"""Each choice of a prompt as a short command that names what decides; `effects` tells the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from empires.content.first_empires import COLOURS, Pack
from empires.text.catalogue import Words
from empires.text.first_empires import cards
from empires.text.first_empires import names as called
from empires.text.first_empires.board import cities_text
from empires.text.first_empires.dice import at_the_top, partners
from empires.text.first_empires.events import attack_text
from empires.text.first_empires.seats import card_params, next_value
from empires.text.first_empires.voice import Voice, voice_of
from empires.text.voice import Choice, Move, View


def choice_text(
    choice: Choice,
    view: View,
    words: Words,
    *,
    names: Sequence[str] | None = None,
    pack: Pack | None = None,
) -> str:
    """A short command: 'Move 1 explorer from Scythia to Rus (1 of 4 points; green mountain)'."""
    return tell_choice(choice, view, voice_of(view, words, names, pack))


def tell_choice(choice: Choice, view: View, voice: Voice) -> str:
    move = choice["move"]
    return TELLERS[move["do"]](move, choice, view, voice)


def me(view: View) -> Mapping[str, Any]:
    """The seat that decides."""
    found: Mapping[str, Any] = view["seats"][view["seat"]]
    return found


def region_row(name: str, view: View) -> Mapping[str, Any]:
    rows: dict[str, Mapping[str, Any]] = {row["region"]: row for row in view["regions"]}
    return rows[name]


def face_of(die: int, view: View) -> str:
    face: str = view["dice"][die - 1]["face"]
    return face


Teller: TypeAlias = Callable[[Move, Choice, View, Voice], str]


def tell_done(_: Move, choice: Choice, view: View, voice: Voice) -> str:
    kind = view["prompt"]["kind"]
    key = f"fe-choice-done-{kind.replace('_', '-')}"
    if kind == "move_explorers":
        return voice.say(key, lost=view["movement"])
    if kind == "progress" and any(event["event"] == "turn" for event in choice["effects"]):
        return voice.say("fe-choice-done-turn")
    return voice.say(key)


def tell_choose(move: Move, _: Choice, view: View, voice: Voice) -> str:
    civilization = voice.deck.civilizations[move["civilization"]]
    return voice.say(
        "fe-choice-choose",
        civilization=called.proper(civilization.name),
        start=cards.start_text(civilization, voice.words),
        region=called.proper(civilization.home),
        face=voice.face(region_row(civilization.home, view)["colour"]),
    )


def tell_reroll(move: Move, _: Choice, view: View, voice: Voice) -> str:
    dice = move["dice"]
    if len(dice) == len(view["dice"]) > 1:
        return voice.say("fe-choice-reroll-all", n=len(dice))
    return voice.say(
        "fe-choice-reroll",
        n=len(dice),
        numbers=called.numbers(dice, voice.words),
        dice=called.faces([face_of(die, view) for die in dice], voice.words),
    )


def tell_score(move: Move, _: Choice, __: View, voice: Voice) -> str:
    return voice.say("fe-choice-score", **card_params(move["card"], voice))


def tell_discard(move: Move, _: Choice, view: View, voice: Voice) -> str:
    key = f"fe-choice-discard-{view['prompt']['kind']}"
    return voice.say(key, **card_params(move["card"], voice))


def tell_turn(move: Move, _: Choice, view: View, voice: Voice) -> str:
    params: dict[str, str | int] = {
        "die": move["die"],
        "old": voice.face(face_of(move["die"], view)),
        "new": voice.face(move["face"]),
    }
    if move["face"] not in COLOURS:
        return voice.say("fe-choice-turn", **params)
    return voice.say("fe-choice-turn-noted", note=use_of(move["face"], view, voice), **params)


def use_of(face: str, view: View, voice: Voice) -> str:
    """What a die of that colour would be good for."""
    if at_the_top(face, me(view)):
        return voice.say("fe-note-top")
    regions = [voice.space(name) for name in partners(face, view)]
    if not regions:
        return voice.say("fe-note-no-region")
    return voice.say("fe-note-regions", regions=voice.words.one_of(regions))


def tell_move(move: Move, choice: Choice, view: View, voice: Voice) -> str:
    notes = [voice.say("fe-note-cost", points=view["movement"])]
    if move["to"] not in voice.deck.oceans:
        notes.append(target_text(region_row(move["to"], view), view, voice))
    notes += [
        voice.say("fe-note-captures", n=event["tiles"], whom=voice.whom(event["owner"]))
        for event in choice["effects"]
        if event["event"] == "took_cities"
    ]
    if move["from"] not in voice.deck.oceans and region_row(move["from"], view)["explorers"] == 1:
        notes.append(voice.say("fe-note-gives-up", region=voice.space(move["from"])))
    return voice.say(
        "fe-choice-move",
        **{"from": voice.coming_from(move["from"])},
        to=voice.going_to(move["to"]),
        notes="; ".join(notes),
    )


def target_text(row: Mapping[str, Any], view: View, voice: Voice) -> str:
    """What kind of region it is, or that one is there already."""
    face = voice.face(row["colour"])
    if row["holder"] == view["seat"]:
        explorers = voice.say("fe-with-explorers", n=row["explorers"])
        return voice.say("fe-note-yours", face=face, explorers=explorers)
    return face


def tell_assault(move: Move, _: Choice, view: View, voice: Voice) -> str:
    row = region_row(move["region"], view)
    return voice.say(
        "fe-choice-assault",
        region=voice.space(row["region"]),
        face=voice.face(row["colour"]),
        defenders=voice.defenders(row["explorers"]),
        whom=voice.whom(row["holder"]),
        needed=voice.explorers(row["needed"]),
        swords=voice.swords(view["swords"]),
    )


def tell_gather(move: Move, _: Choice, view: View, voice: Voice) -> str:
    space = move["from"]
    ready = view["prompt"]["context"]["gathered"].get(space, 0)
    return voice.say(
        "fe-choice-gather",
        **{"from": voice.coming_from(space)},
        waiting=me(view)["explorers"][space] - ready,
    )


def tell_strike(_: Move, __: Choice, view: View, voice: Voice) -> str:
    context = view["prompt"]["context"]
    return voice.say(
        "fe-choice-strike",
        region=voice.space(context["region"]),
        attack=attack_text(context["arrivals"], context["swords"], voice),
        defence=voice.defenders(region_row(context["region"], view)["explorers"]),
        cost=cost_text(context["arrivals"], view["movement"], voice),
    )


def cost_text(cost: int, points: int, voice: Voice) -> str:
    if cost == points:
        return voice.say("fe-note-cost-all", points=points)
    return voice.say("fe-note-cost-of", cost=cost, points=points)


def tell_retreat(move: Move, _: Choice, view: View, voice: Voice) -> str:
    return tell_region("fe-choice-retreat", region_row(move["region"], view), voice, cities=True)


def tell_place_explorer(move: Move, _: Choice, view: View, voice: Voice) -> str:
    return tell_region("fe-choice-place-explorer", region_row(move["region"], view), voice)


def tell_place_city(move: Move, _: Choice, view: View, voice: Voice) -> str:
    row = region_row(move["region"], view)
    return tell_region("fe-choice-place-city", row, voice, cities=True)


def tell_region(key: str, row: Mapping[str, Any], voice: Voice, *, cities: bool = False) -> str:
    """A region with its colour and what stands there."""
    explorers = voice.explorers(row["explorers"])
    notes = [voice.face(row["colour"]), voice.say("fe-note-there", explorers=explorers)]
    if cities and row["cities"]:
        notes.append(cities_text(row["cities"], voice))
    elif cities:
        notes.append(voice.say("fe-note-no-city"))
    return voice.say(key, region=voice.space(row["region"]), notes="; ".join(notes))


def tell_step(move: Move, choice: Choice, view: View, voice: Voice) -> str:
    track = {row["track"]: row for row in me(view)["tracks"]}[move["track"]]
    level = track["level"] + 1
    notes = [gain_text(track, voice)]
    points = track["points"][level] - track["points"][level - 1]
    if points:
        notes.append(voice.say("fe-note-more-points", points=voice.points(points)))
    if track["tile"] and level == track["city"]:
        notes.append(voice.say("fe-note-city"))
    # The pair is in the preview, if the step is one that can be played now.
    notes += [
        voice.say("fe-note-pair", die=event["die"], region=voice.space(event["region"]))
        for event in choice["effects"]
        if event["event"] == "stepped"
    ]
    return voice.say(
        "fe-choice-step", field=level + 1, track=voice.track(move["track"]), notes=", ".join(notes)
    )


def gain_text(track: Mapping[str, Any], voice: Voice) -> str:
    """What the next field gives, or that it gives no more than this one."""
    level, values = track["level"], track["values"]
    if track["track"] == "explorers":
        return voice.say("fe-note-new-explorers", n=values[level + 1] - values[level])
    if track["track"] != "cards" and values[level + 1] == values[level]:
        return voice.say("fe-note-still", value=next_value(track, voice))
    return next_value(track, voice)


def tell_tile(move: Move, _: Choice, __: View, voice: Voice) -> str:
    return voice.say("fe-choice-tile", track=voice.track(move["track"]))


TELLERS: Final[dict[str, Teller]] = {
    "done": tell_done,
    "choose": tell_choose,
    "reroll": tell_reroll,
    "score": tell_score,
    "discard": tell_discard,
    "turn": tell_turn,
    "move": tell_move,
    "assault": tell_assault,
    "gather": tell_gather,
    "strike": tell_strike,
    "retreat": tell_retreat,
    "step": tell_step,
    "place_explorer": tell_place_explorer,
    "tile": tell_tile,
    "place_city": tell_place_city,
}

"""The question a seat has to answer, as one line; `choices` and `effects` word the answers."""

from __future__ import annotations

from collections.abc import Sequence

from empires.content.first_empires import Pack
from empires.shapes.first_empires.moves import Score, Step
from empires.shapes.first_empires.prompts import (
    AnyPrompt,
    ConvertDie,
    GatherPrompt,
    MoveExplorers,
    PlaceCityPrompt,
    PlaceExplorers,
    Progress,
    RerollPrompt,
    RetreatPrompt,
    ScoreCard,
    Swords,
)
from empires.shapes.first_empires.views import FirstEmpiresView as View
from empires.text.catalogue import Words
from empires.text.first_empires.looking import holder_of, me, prompt_of, region_row, turn_of
from empires.text.first_empires.voice import Voice, voice_of
from empires.text.voice import waiting_text


def prompt_text(
    view: View, words: Words, *, names: Sequence[str] | None = None, pack: Pack | None = None
) -> str:
    """What this seat has to decide, or whom it waits for."""
    voice = voice_of(view, words, names, pack)
    return waiting_text(view, voice) or question(prompt_of(view), view, voice)


def question(prompt: AnyPrompt, view: View, voice: Voice) -> str:
    match prompt:
        case RerollPrompt():
            return voice.say("fe-prompt-reroll", left=prompt.rerolls)
        case Swords():
            return voice.say("fe-prompt-swords", swords=voice.swords(view.swords))
        case ConvertDie():
            key = "fe-prompt-turn-to-sword" if view.phase == "dice" else "fe-prompt-turn-die"
            return voice.say(key, card=voice.card(prompt.card))
        case MoveExplorers():
            return move_explorers(prompt, view, voice)
        case GatherPrompt():
            return gather(prompt, view, voice)
        case RetreatPrompt():
            return voice.say(
                "fe-prompt-retreat",
                name=voice.names[turn_of(view)],
                region=voice.space(prompt.region),
                explorers=voice.with_explorers(prompt.explorers),
            )
        case Progress():
            steps = any(isinstance(choice.move, Step) for choice in prompt.choices)
            return voice.say("fe-prompt-progress" if steps else "fe-prompt-progress-none")
        case ScoreCard():
            cards = any(isinstance(choice.move, Score) for choice in prompt.choices)
            return voice.say("fe-prompt-score-card" if cards else "fe-prompt-score-card-none")
        case PlaceExplorers():
            return voice.say("fe-prompt-place-explorers", left=prompt.left)
        case PlaceCityPrompt():
            return voice.say("fe-prompt-place-city", track=voice.track(prompt.track))
    return voice.say(f"fe-prompt-{prompt.kind.replace('_', '-')}")


def move_explorers(prompt: MoveExplorers, view: View, voice: Voice) -> str:
    movement = voice.say("fe-movement", n=prompt.movement)
    swords = voice.swords(prompt.swords)
    at_sea = sum(n for space, n in me(view).explorers.items() if space in voice.deck.oceans)
    if not at_sea:
        return voice.say("fe-prompt-move-explorers", movement=movement, swords=swords)
    return voice.say("fe-prompt-move-explorers-at-sea", movement=movement, swords=swords, n=at_sea)


def gather(prompt: GatherPrompt, view: View, voice: Voice) -> str:
    row = region_row(prompt.region, view)
    return voice.say(
        "fe-prompt-gather",
        region=voice.space(row.region),
        defenders=voice.defenders(row.explorers),
        whom=voice.whom(holder_of(row)),
        arrivals=prompt.arrivals,
        needed=prompt.needed,
        swords=voice.swords(prompt.swords),
    )

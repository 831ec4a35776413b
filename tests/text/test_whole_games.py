"""Whole games told in both languages: every question, choice and event is worded, and only so."""

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

import empires
from empires.table.empires_end.stages import STAGES
from empires.table.empires_end.twins import READERS
from empires.text.catalogue import LANGUAGES, words
from empires.text.empires_end.events import event_text
from empires.text.empires_end.prompts import choice_text, effects_text, prompt_text
from empires.text.empires_end.rendering import render, render_result, render_row

NAMES = ["Zyx", "Qorv", "Wuxim", "Vraqt"]
MOST_CHOICES = 20  # of the 55 ways to swap, these are enough
GAMES = [
    (players, variant, ruleset)
    for players in (2, 3, 4)
    for variant in ("normal", "blitz")
    for ruleset in ("rulebook", "manual")
]

ENGLISH_IN_GERMAN = re.compile(
    r"\b(the|you|your|and|or|with|for|gain|pay|lose|take|avert|card|cards|location|locations|"
    r"position|points?|wheat|hammers?|axes?|coins?|strength|nothing|of|is|are|each|"
    r"Farm|Town|City|Road|Army|Fire|Riot|Famine|Flood|Blight|Barbarians|Plague|Earthquake|"
    r"Conflict|Disaster|Economy|Industry|Revealed|Space|Next|You|Your|Use|Player)\b"
)
GERMAN_IN_ENGLISH = re.compile(
    r"[äöüßÄÖÜ„]|\b(der|die|das|und|oder|mit|du|Du|dein|Karte|Ort|Punkte?|Feld|Krise|nichts)\b"
)


@dataclass
class Told:
    """Everything that was said in one language, and about what."""

    texts: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)
    moves: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)


@pytest.fixture(scope="module")
def told() -> dict[str, Told]:
    """A dozen games, played by whoever picks the kind of move seen least so far."""
    found = {lang: Told() for lang in LANGUAGES}
    seen: Counter[str] = Counter()
    for seed, (players, variant, ruleset) in enumerate(GAMES):
        play(seed, found, seen, players=players, variant=variant, ruleset=ruleset)
    return found


def play(seed: int, found: dict[str, Told], seen: Counter[str], **options: Any) -> None:
    game = empires.game("empires-end")
    chance = random.Random(seed)
    p = game.new(seed=seed, journal=True, **options)
    while not p.over:
        seat = p.to_move[0]
        view = game.view(p, seat)
        for lang, told in found.items():
            tell_decision(view, lang, told)
        choices = view["prompt"]["choices"]
        rarest = min(seen[choice["move"]["do"]] for choice in choices)
        rare = [choice for choice in choices if seen[choice["move"]["do"]] == rarest]
        chosen = chance.choice(rare if chance.random() < 0.3 else choices)
        seen[chosen["move"]["do"]] += 1
        p.play(seat, chosen["id"])
    events = game.events(p.journal)
    for lang, told in found.items():
        told.events |= {event["event"] for event in events}
        for viewer in (0, 1, None):
            told.texts.update(
                event_text(
                    game.seen_by(event, viewer), words=words(lang), names=NAMES, viewer=viewer
                )
                for event in events
            )
            view = game.view(p, viewer)
            told.texts.update(render(view, words(lang), names=NAMES))
            told.texts.update(render_result(view, words(lang), names=NAMES))


def tell_decision(view: dict[str, Any], lang: str, told: Told) -> None:
    prompt = view["prompt"]
    told.prompts.add(prompt["kind"])
    told.texts.add(prompt_text(view, words(lang), names=NAMES))
    told.texts.update(render(view, words(lang), names=NAMES))
    told.texts.update(render_row(view, 1, words(lang), names=NAMES))
    for choice in prompt["choices"][:MOST_CHOICES]:
        told.moves.add(choice["move"]["do"])
        told.texts.add(choice_text(choice, view, words(lang), names=NAMES))
        told.texts.add(effects_text(choice, view, words(lang), names=NAMES))


def test_every_kind_of_question_was_asked(told: dict[str, Told]) -> None:
    kinds = {stage.kind for stage in STAGES} - {""}
    assert told["de"].prompts == told["en"].prompts == kinds


def test_every_kind_of_move_was_offered(told: dict[str, Told]) -> None:
    assert told["de"].moves == told["en"].moves == set(READERS)


def test_nearly_every_kind_of_event_happened(told: dict[str, Told]) -> None:
    """Running out of cards is too rare to wait for; `test_events` has every kind by hand."""
    assert len(told["de"].events) >= 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_unsaid(lang: str, told: dict[str, Told]) -> None:
    """No parameter without a value, no short name of the program, no space too many."""
    for text in told[lang].texts:
        assert not re.search(r"None|True|False|[{}_$]|\b[a-z]+-\d|  | [,;.:]|\.\.", text), text


def test_no_english_is_left_in_german(told: dict[str, Told]) -> None:
    for text in told["de"].texts:
        assert not ENGLISH_IN_GERMAN.search(text), text


def test_no_german_is_left_in_english(told: dict[str, Told]) -> None:
    for text in told["en"].texts:
        assert not GERMAN_IN_ENGLISH.search(text), text

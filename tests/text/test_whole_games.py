"""Whole games told in both languages: every question, choice and event is worded, and only so."""

import random
import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle, product
from typing import Any

import pytest

import empires
from empires.shapes.views import View
from empires.text.catalogue import LANGUAGES, words
from empires.text.telling import AnyTelling, telling
from tests import kinds

NAMES = ["Zyx", "Qorv", "Wuxim", "Vraqt", "Yolph"]
MOST_CHOICES = 20  # of the 55 ways to swap, these are enough
ENOUGH = 12  # games of each kind
FIRST_SEED = 84  # every kind of move is offered in some game from here on
# Running out of cards is too rare to wait for; `test_events` has every kind by hand.
RARE = {"no_disaster", "reshuffled", "not_placed", "nothing_destroyed", "no_upheaval", "replaced"}
# And so is a card met by the last city of a turn; `test_prompts` has that one.
RARELY_ASKED = {"score_card"}

ENGLISH_IN_GERMAN = re.compile(
    r"\b(the|you|your|and|or|with|for|gain|pay|lose|take|avert|card|cards|location|locations|"
    r"position|points?|wheat|hammers?|axes?|coins?|strength|nothing|of|is|are|each|"
    r"Farm|Town|City|Road|Army|Fire|Riot|Famine|Flood|Blight|Barbarians|Plague|Earthquake|"
    r"Conflict|Disaster|Economy|Industry|Revealed|Space|Next|You|Your|Use|Player|"
    r"gear|cross|horse|mountain|swords?|explorers?|tracks?|dice|rerolls?|movement|cities|tiles?|"
    r"oceans?|western|eastern|Africa|Europe|Asia|Oceania|America|field|turn|round|Round|Borders)\b"
)
GERMAN_IN_ENGLISH = re.compile(
    r"[äöüßÄÖÜ„]|\b(der|das|und|oder|mit|du|Du|dein|Karte|Ort|Punkte?|Feld|Krise|nichts|"
    r"Entdecker|Leiste|Schwert|Ozean|Runde|Zug|Stadt)\b"
)


@dataclass
class Told:
    """Everything that was said in one language, and about what."""

    texts: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)
    moves: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)


@pytest.fixture(scope="module", params=empires.games())
def name(request: pytest.FixtureRequest) -> str:
    """The tests run once for each game."""
    found: str = request.param
    return found


@pytest.fixture(scope="module")
def told(name: str) -> dict[str, Told]:
    """A dozen games, played by whoever picks the kind of move seen least so far."""
    found = {lang: Told() for lang in LANGUAGES}
    seen: Counter[str] = Counter()
    for seed, options in enumerate(setups(name), FIRST_SEED):
        play(name, seed, found, seen, options)
    return found


def setups(name: str) -> list[dict[str, Any]]:
    """Every number of players, and with them the mixes of options in turn."""
    game = empires.game(name)
    names = tuple(game.option_values)[::-1]  # the first ones change from game to game
    mixes = [
        dict(zip(names, values, strict=True))
        for values in product(*(game.option_values[option] for option in names))
    ]
    numbers = [game.seats[i % len(game.seats)] for i in range(ENOUGH)]
    return [{"players": n, **mix} for n, mix in zip(numbers, cycle(mixes), strict=False)]


def play(
    name: str, seed: int, found: dict[str, Told], seen: Counter[str], options: dict[str, Any]
) -> None:
    game = empires.game(name)
    names = NAMES[: options["players"]]
    tellers = {lang: telling(name, words(lang), names=names) for lang in found}
    chance = random.Random(seed)
    p = game.new(seed=seed, journal=True, **options)
    while not p.over:
        seat = p.to_move[0]
        view = game.view(p, seat)
        for lang, told in found.items():
            tell_decision(view, tellers[lang], told)
        assert view.prompt is not None
        choices = view.prompt.choices
        rarest = min(seen[choice.move.do] for choice in choices)
        rare = [choice for choice in choices if seen[choice.move.do] == rarest]
        chosen = chance.choice(rare if chance.random() < 0.3 else choices)
        seen[chosen.move.do] += 1
        p.play(seat, chosen.id)
    events = game.events(p.journal or ())
    for lang, told in found.items():
        told.events |= {event.event for event in events}
        for viewer in (0, 1, None):
            told.texts.update(
                tellers[lang].sentence(game.seen_by(event, viewer), viewer) for event in events
            )
            view = game.view(p, viewer)
            told.texts.update(tellers[lang].table(view))
            told.texts.update(tellers[lang].result(view))


def tell_decision(view: View, teller: AnyTelling, told: Told) -> None:
    prompt = view.prompt
    assert prompt is not None
    told.prompts.add(prompt.kind)
    told.texts.add(teller.question(view))
    for short in (False, True):
        told.texts.update(teller.table(view, short=short))
    told.texts.update(teller.seat(view, 1))
    for choice in prompt.choices[:MOST_CHOICES]:
        told.moves.add(choice.move.do)
        told.texts.update(filter(None, teller.worded(choice.move, choice, view)))
        told.texts.add(teller.effects(choice, view))


def test_every_kind_of_question_was_asked(name: str, told: dict[str, Told]) -> None:
    assert told["de"].prompts == told["en"].prompts
    assert kinds.prompts(name) - told["de"].prompts <= RARELY_ASKED


def test_every_kind_of_move_was_offered(name: str, told: dict[str, Told]) -> None:
    assert told["de"].moves == told["en"].moves == kinds.moves(name)


def test_every_kind_of_event_happened(name: str, told: dict[str, Told]) -> None:
    assert kinds.events(name) - told["de"].events <= RARE


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

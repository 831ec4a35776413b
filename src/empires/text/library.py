"""Everything that can be read about a game, as data for fronts that show it in their own way."""

from __future__ import annotations

from typing import Any

from empires.registry import LANGUAGES, declaration
from empires.shapes.http import GameAbout, PackAbout
from empires.shapes.library import Chapter, Proof, Rule, Rules, Thing
from empires.table import Game
from empires.table.shipped import proving, shipped
from empires.text.catalogue import words
from empires.text.linking import linked
from empires.text.rulebook import rulebook
from empires.text.telling import AnyTelling, telling


def things(told: AnyTelling) -> list[Thing]:
    """Every card and place: its name, what it does, and its values."""
    return [
        Thing(
            slug=slug,
            name=told.name(slug),
            summary=told.summary(slug),
            brief=told.brief(slug),
            ability=told.ability(slug),
            lines=told.card(slug),
            plain=told.card(slug, sources=False),
            data=told.data(slug),
        )
        for slug in told.slugs()
    ]


def about(game: Game[Any], packs: list[PackAbout]) -> GameAbout:
    """The game itself, with the packs that can be chosen."""
    declared = declaration(game.name)
    return GameAbout(
        name=game.name,
        title=declared.title,
        players=(game.seats[0], game.seats[-1]),
        rules=game.rules_version,
        rules_prefix=declared.prefix,
        options={option: list(values) for option, values in game.option_values.items()},
        words={lang: option_words(game, lang) for lang in LANGUAGES},
        packs=packs,
        workshop=declared.form is not None,
    )


def option_words(game: Game[Any], lang: str) -> dict[str, str]:
    """What the game says about its options, as far as it does: names, notes, and values."""
    told = telling(game.name, words(lang), pack=game.pack)
    found: dict[str, str] = {}
    for option, values in game.option_values.items():
        for of in (option, f"{option}-note", *(f"{option}-{value}" for value in values)):
            named = of.replace("_", "-").lower()
            key = told.key(f"option-{named}")
            if told.words.has(key):
                found[named] = told.words.say(key)
    return found


def rules(game: str, lang: str) -> Rules:
    """The numbered rules, by chapters."""
    book = rulebook(game)
    return Rules(
        chapters=[Chapter(chapter.key, chapter.title(lang)) for chapter in book.chapters],
        rules=[
            Rule(
                id=rule.id,
                chapter=rule.chapter,
                title=rule.title(lang),
                text=rule.text(lang),
                ruling=rule.ruling(lang),
                ruleset=rule.ruleset,
                parts=linked(book, rule.id, lang),
                proofs=proofs(game, rule.id, lang),
            )
            for rule in book.rules
        ],
    )


def proofs(game: str, rule: str, lang: str) -> list[Proof]:
    """The scenarios that show a rule at work."""
    found = [(name, shipped(game)[name]) for name in proving(game).get(rule, ())]
    return [Proof(name, one.title_de if lang == "de" else one.title) for name, one in found]

"""What a game says about itself, once; every front reads it here and nowhere else.

A place is written as ``"module:attribute"`` and looked up when somebody asks for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module, resources
from typing import Any, Final

LANGUAGES: Final = ("en", "de")
"""A game says everything in each of these."""
RULES: Final = "rules.toml"
"""The numbered rules, beside the words."""


class BadDeclaration(ValueError):
    """A declaration that nobody can play by, in one line that says what would be right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thinking:
    """What greedy play and search ask a game for."""

    evaluation: str = "empires.thinking.scores:ScoreEvaluation"
    """The place of its class: an ``Evaluation``, or a ``PlainThinking`` in plain Python."""
    names: str | None = None
    """The place of the weights' names, in the order in which the evaluation takes them."""
    weights: str | None = None
    """The file of the weights' values by name: ``"package:file.toml"``."""
    nets: str | None = None
    """The package with what was learnt, a file for each number of players."""
    faith: int = 4
    """How many tries of a choice its first look is worth to a search."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chances:
    """Bounds that OpenSpiel wants to know; generous ones do no harm."""

    decisions: int = 4_000
    """Of one game, at most."""
    draws: int = 20_000
    """Questions to the random source in one game, at most, set-up included."""
    outcomes: int = 100
    """The largest n that the rules ask the random source for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """One game: its rules, pack, words, thinking and environments."""

    name: str
    """How programs and commands call it: small letters, digits and hyphens."""
    title: str
    """What people call it, in every language."""
    prefix: str
    """What the ids of its rules begin with ("EE"), and in small letters the keys of its words."""
    game: str
    """The place of its class (``table.game.Game``), made with the file of a pack or None."""
    telling: str
    """The place of its class of words (``text.telling.Telling``)."""
    view: str
    """The place of the shape of its views (``shapes.views.View``)."""
    line: str
    """The place of the shape of its lines of the log (``shapes.lines.Line``)."""
    words: str
    """A package with a folder of .ftl files for each language, and the rules in rules.toml."""
    thinking: Thinking = Thinking()
    """Unless it says more, greedy play and search go by the scores alone."""
    environment: str | None = None
    """Its name in Gymnasium, such as "EmpiresEnd-v0"; None: it has none."""
    together: bool = False
    """Whether all seats can decide at once, so that PettingZoo's parallel form makes sense."""
    chances: Chances = Chances()
    page: str | None = None
    """The part of the page that draws it; None: the plain board, which draws any game."""
    lesson: str | None = None
    """The file of a first game that teaches it: ``"package:file.toml"``; None: it has none."""
    scenarios: str | None = None
    """The folder of scenarios that prove its rules: ``"package:folder"``; None: it has none."""
    balance: str | None = None
    """The place of its class that says what cards and places did in a game
    (``balance.census.Census``); None: a balance report of it is about seats and scores alone."""
    packs: str | None = None
    """The place of its packs (``content.packs.Packs``), so that they can be compared and merged;
    None: they can't."""
    form: str | None = None
    """The place of what can be changed in its packs, in a language's words, for the workshop;
    None: it has no workshop."""
    options: Mapping[str, str] = field(default_factory=dict)
    """What each option of a new game is about, for the help of commands."""

    def places(self) -> Iterator[str]:
        yield from (self.game, self.telling, self.view, self.line, self.thinking.evaluation)
        if self.thinking.names:
            yield self.thinking.names
        if self.balance:
            yield self.balance
        if self.packs:
            yield self.packs
        if self.form:
            yield self.form

    def check(self) -> None:
        """``BadDeclaration``, unless everything is written well and found where it should be."""
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", self.name):
            raise BadDeclaration(f'name: expected one such as "my-game", got "{self.name}"')
        if not re.fullmatch(r"[A-Z]{2,}", self.prefix):
            raise BadDeclaration(f'prefix: expected one such as "MG", got "{self.prefix}"')
        for place in self.places():
            at(place)
        if self.thinking.weights:
            self.check_file(*self.thinking.weights.split(":", 1))
        if self.lesson:
            self.check_file(*self.lesson.split(":", 1))
        if self.scenarios:
            self.check_file(*self.scenarios.split(":", 1))
        self.check_file(self.words, RULES)
        for lang in LANGUAGES:
            self.check_file(self.words, lang)

    def check_file(self, package: str, name: str = "") -> None:
        found = resources.files(module(package)).joinpath(name)
        if not (found.is_file() or found.is_dir()):
            raise BadDeclaration(f"there is no {name} in {package}")


def at(place: str) -> Any:
    """What is found at a place, imported now if it was not before."""
    name, _, attribute = place.partition(":")
    found = module(name)
    if not hasattr(found, attribute):
        raise BadDeclaration(f'there is no {attribute or "attribute"} in {name} ("{place}")')
    return getattr(found, attribute)


def module(name: str) -> Any:
    try:
        return import_module(name)
    except Exception as error:  # whatever goes wrong in a package of somebody else
        told = " ".join(str(error).split())
        raise BadDeclaration(f"{name} can't be imported: {type(error).__name__}: {told}") from error

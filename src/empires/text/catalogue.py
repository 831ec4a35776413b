"""All messages of one language, found by key; which message to say is left to the callers.

>>> words("de").say("ee-amount-hammer", n=2)
'2 Hämmer'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from empires.registry import LANGUAGES, declarations
from empires.registry.finding import say

__all__ = ["LANGUAGES", "MissingWords", "UnknownLanguage", "Words", "words"]

COMMON: Final = __package__
# What is said most often is among them, and with more a server would hold megabytes of sentences.
MOST_KEPT: Final = 8_000


class UnknownLanguage(ValueError):
    """Nobody translated the game into this language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        known = " or ".join(LANGUAGES)
        super().__init__(f'no words in the language "{lang}": expected {known}')


class MissingWords(LookupError):
    """A message that does not exist or lacks a parameter: our mistake, so it is never shown."""

    def __init__(self, lang: str, key: str, problem: str) -> None:
        self.lang = lang
        self.key = key
        super().__init__(f'the message "{key}" in {lang}: {problem}')


class Words:
    """The words of one language. What was said once is kept, so saying it again costs nothing."""

    def __init__(self, lang: str, bundle: FluentBundle) -> None:
        self.lang = lang
        self._bundle = bundle
        self._said = lru_cache(MOST_KEPT)(self._say)
        self._parts = lru_cache(MOST_KEPT)(self._parts_of)

    def say(self, key: str, /, **params: str | int) -> str:
        """The message with its parameters filled in; anything wrong raises MissingWords."""
        return self._said(key, *params.items())

    def parts(self, key: str, /, **params: str | int) -> dict[str, str]:
        """What the attributes of a message say, by their names, with the same parameters."""
        return self._parts(key, *params.items())

    def _say(self, key: str, *params: tuple[str, str | int]) -> str:
        return self._format(key, dict(params))

    def _parts_of(self, key: str, *params: tuple[str, str | int]) -> dict[str, str]:
        names = self._bundle.get_message(key).attributes if self.has(key) else ()
        return {name: self._format(f"{key}.{name}", dict(params)) for name in names}

    def all_of(self, items: Sequence[str]) -> str:
        """'a, b and c', or 'nothing'."""
        return self._listed(items, "list-and")

    def one_of(self, items: Sequence[str]) -> str:
        """'a, b or c', or 'nothing'."""
        return self._listed(items, "list-or")

    def _listed(self, items: Sequence[str], key: str) -> str:
        if not items:
            return self.say("nothing")
        if len(items) == 1:
            return items[0]
        return self.say(key, others=", ".join(items[:-1]), last=items[-1])

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one: "choice-take.title"."""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def _format(self, key: str, params: dict[str, str | int]) -> str:
        if not self.has(key):
            raise MissingWords(self.lang, key, "nobody wrote it")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingWords(self.lang, key, "it has no text")
        text, problems = self._bundle.format_pattern(pattern, params)
        if problems:
            raise MissingWords(self.lang, key, "; ".join(str(problem) for problem in problems))
        return str(text)


@cache
def words(lang: str) -> Words:
    """The words of a language ("en" or "de"), read once."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang)
    # No isolation marks around parameters: both languages run from left to right, and terminals
    # and screen readers stumble over them.
    bundle = FluentBundle([lang], use_isolating=False)
    for file, text in sources(lang).items():
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Message) and bundle.has_message(entry.id.name):
                say(
                    f'empires: {file}: "{entry.id.name}" is a message already, which stays as it is'
                )
        bundle.add_resource(resource)
    return Words(lang, bundle)


def sources(lang: str) -> dict[str, str]:
    """The .ftl files of a language as they are written: those of all games, then of each game."""
    found: dict[str, str] = {}
    for package in (COMMON, *(game.words for game in declarations().values())):
        folder = resources.files(package).joinpath(lang)
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                found[f"{package}/{file.name}"] = file.read_text(encoding="utf-8")
    return found

"""What the forms of all games are made of: sentences with a gap, and names to choose."""

from __future__ import annotations

from collections.abc import Iterable

from empires.shapes.workshop import AnyControl, FormField, Named
from empires.text.catalogue import Words


def field(words: Words, key: str, path: list[str], control: AnyControl) -> FormField:
    """The message before the gap; its attribute ``after`` says what follows, if anything does."""
    after = words.parts(key).get("after", "")
    return FormField(path=path, before=words.say(key), after=after, control=control)


def named(value: str | int, name: str) -> Named:
    return Named(value=value, name=name)


def options(words: Words, key: str, values: Iterable[str]) -> list[Named]:
    return [named(each, words.say(f"{key}-{each.lower().replace('_', '-')}")) for each in values]

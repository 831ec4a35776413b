"""What a player can type, in each language, and how a typed line is understood."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

# The first word is the one that help shows. English words work in every language.
COMMANDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "look": {"en": ("look", "l"), "de": ("zeig", "zeige")},
    "me": {"en": ("me",), "de": ("ich",)},
    "row": {"en": ("row",), "de": ("reihe",)},
    "player": {"en": ("player", "p"), "de": ("spieler",)},
    "map": {"en": ("map",), "de": ("plan", "spielplan")},
    "card": {"en": ("card",), "de": ("karte",)},
    "moves": {"en": ("moves", "m"), "de": ("züge", "zuege")},
    "why": {"en": ("why",), "de": ("warum",)},
    "hint": {"en": ("hint",), "de": ("tipp", "hinweis")},
    "all": {"en": ("all", "a"), "de": ("alles", "alle")},
    "log": {"en": ("log",), "de": ("verlauf", "log")},
    "undo": {"en": ("undo", "u"), "de": ("zurück", "zurueck")},
    "save": {"en": ("save",), "de": ("sichern",)},
    "help": {"en": ("help", "h"), "de": ("hilfe",)},
    "quit": {"en": ("quit", "exit", "q"), "de": ("ende",)},
}
# Those that not every game has.
SPECIAL: Final = ("row", "player", "map", "all")
EVERYTHING: Final = ("all", "alles", "alle")
MOST_DIGITS: Final = 9
YES: Final = ("y", "yes", "j", "ja")


@dataclass(frozen=True, slots=True)
class Typed:
    """A line the player typed: a command (or "play" for a number) and what came after it."""

    command: str
    argument: str = ""


def commands_of(special: Iterable[str]) -> list[str]:
    """The commands of a game that has these of the special ones, as help lists them."""
    had = tuple(special)
    return [command for command in COMMANDS if command in had or command not in SPECIAL]


def understand(line: str, lang: str, known: Iterable[str] = COMMANDS) -> Typed | None:
    """What the line asks for, of the known commands; None if that can't be told."""
    text = " ".join(line.split())
    if not text:
        return Typed("")
    if number_in(text) is not None:
        return Typed("play", text)
    if text.startswith("?"):
        about = text[1:].strip()
        return Typed("why", about) if about else Typed("help")
    word, _, argument = text.partition(" ")
    for command in known:
        by_language = COMMANDS[command]
        if word.casefold() in by_language["en"] + by_language.get(lang, ()):
            return Typed(command, argument)
    return None


def number_in(text: str) -> int | None:
    """The number that was typed, if it was one that could mean something."""
    # str.isdigit alone would let ² through, and int refuses it, as it does thousands of digits.
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def word_for(command: str, lang: str) -> str:
    """The word to show for a command in this language."""
    return COMMANDS[command][lang][0]

"""A game told in words, by name: the one door through which fronts reach the texts of every game.

>>> from empires.text.catalogue import words
>>> telling("first-empires", words("en"), names=["Ada", "Grace"]).name("voyage-of-zhu-ying")
'Voyage of Zhu Ying'
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from empires.registry import at, declaration
from empires.shapes.events import Event
from empires.shapes.lines import Line
from empires.shapes.moves import Move
from empires.shapes.prompts import Choice, Group
from empires.shapes.reasons import Effect
from empires.shapes.views import SeatView, View
from empires.text.catalogue import LANGUAGES, Words, words
from empires.text.parts import parts_of
from empires.text.rulebook import rulebook
from empires.text.voice import Said

V = TypeVar("V", bound=View)
C = TypeVar("C", bound=Choice)
S = TypeVar("S", bound=SeatView)


class Telling(ABC, Generic[V, S, C]):
    """One game in one language, with the names at the table and the values of one pack."""

    game: ClassVar[str]
    commands: ClassVar[tuple[str, ...]]
    """What can be asked for in this game only: of `row`, `player`, `map` and `all`."""
    headings: ClassVar[frozenset[str]]
    """The names of the events that open a new part of the game."""

    def __init__(self, words: Words, names: Sequence[str], pack: Any) -> None:
        self.words = words
        self.names = list(names)
        self.pack = pack

    @property
    def title(self) -> str:
        """What the game is called, in every language."""
        return declaration(self.game).title

    def say(self, key: str, /, **params: str | int) -> str:
        """What all games say alike, unless this one has words of its own for it."""
        return self.words.say(self.key(key), **params)

    def key(self, key: str) -> str:
        """The game's own message of that name, or the one of all games."""
        own = f"{declaration(self.game).prefix.lower()}-{key}"
        return own if self.words.has(own) else key

    # --- what happens ---------------------------------------------------------------------------

    @abstractmethod
    def sentence(self, event: Event, viewer: int | None, *, marks: bool = False) -> str:
        """An event from that seat's point of view; with marks, names can be cut out of it."""

    def word_line(self, line: Line, viewer: int | None) -> None:
        """Put an event into words, whole and in parts."""
        line.parts = parts_of(self.sentence(line.event, viewer, marks=True))
        line.text = "".join(part.text for part in line.parts)
        line.heading = line.event.event if line.event.event in self.headings else None

    @abstractmethod
    def heading(self, event: Event) -> Hashable:
        """None, or for an event that opens a new part of the game something that names the part."""

    @abstractmethod
    def part(self, view: V) -> Hashable:
        """Which part of the game this is; a new one deserves a look at the table."""

    # --- decisions ------------------------------------------------------------------------------

    @abstractmethod
    def question(self, view: V) -> str:
        """What the seat has to decide, or whom it waits for."""

    @abstractmethod
    def worded(self, move: Move, choice: C | None, view: V) -> Said:
        """A choice as a short command; without one, a move that was only tried."""

    def choice(self, choice: C, view: V) -> str:
        """A choice as a short command in one line."""
        return self.worded(choice.move, choice, view).text

    @abstractmethod
    def effects(self, choice: C, view: V) -> str:
        """What a choice would do beyond its own words."""

    def differences(self, effects: Sequence[Effect], view: V) -> list[str]:
        """In what else than points the first of two choices differs from the second: sentences."""
        return []

    def group(self, group: Group, view: V) -> None:
        """Name a group of choices; only games whose prompts have groups need to."""
        raise NotImplementedError(f"{self.game} has no groups of choices")

    def unused(self, view: V) -> list[str] | None:
        """What remains once everything is taken that only brings something (the command `all`).

        None where that command can't be given.
        """
        return None

    def word_prompt(self, view: V) -> None:
        """Put the question and all its choices into words."""
        prompt = view.prompt
        if prompt is None:
            return
        prompt.text = self.question(view)
        for group in prompt.groups:
            self.group(group, view)
        for choice in prompt.choices:
            self.word_choice(choice, view)  # type: ignore[arg-type]  # the view's own choices

    def word_choice(self, choice: C, view: V) -> None:
        said = self.worded(choice.move, choice, view)
        choice.text, choice.title, choice.apart = said.text, said.title, said.apart
        choice.hint = self.effects(choice, view)
        choice.detail = " ".join(filter(None, (full_sentence(said.rest), choice.hint)))

    @abstractmethod
    def against(self, tried: Move | None, view: V) -> str:
        """Why a move is not possible now, beginning with the rule."""

    def rule_text(self, rule: str) -> str:
        """A rule with its id before it."""
        text = rulebook(self.game).rule(rule).text(self.words.lang)
        return self.words.say("error-rule", rule=rule, text=text)

    # --- the table ------------------------------------------------------------------------------

    @abstractmethod
    def table(self, view: V, *, short: bool = False) -> list[str]:
        """The whole position as that seat may see it."""

    def headline(self, view: V) -> str:
        """Where the game stands, in one line."""
        return self.table(view, short=True)[0]

    @abstractmethod
    def me(self, view: V) -> list[str]:
        """All about the reader's own seat."""

    @abstractmethod
    def seat(self, view: V, seat: int) -> list[str]:
        """All that is open about one seat."""

    def place(self, view: V, name: str = "") -> list[str]:
        """The map, or one place of it; nothing if there is no such place, or no map."""
        return []

    @abstractmethod
    def hand(self, seat: S) -> list[str]:
        """The names of the cards in a hand that may be seen."""

    @abstractmethod
    def result(self, view: V) -> list[str]:
        """The final scores; nothing before the end."""

    @abstractmethod
    def welcome(self, options: Mapping[str, str | bool | int]) -> str:
        """Which game it is, for how many, and with which options."""

    # --- content --------------------------------------------------------------------------------

    @abstractmethod
    def slugs(self) -> list[str]:
        """The short names of everything that can be read about, in the order of the pack."""

    @abstractmethod
    def name(self, slug: str) -> str:
        """What it is called."""

    @abstractmethod
    def card(self, slug: str, *, sources: bool = True) -> list[str]:
        """Everything about it, each value with its source, or all without sources."""

    @abstractmethod
    def summary(self, slug: str) -> str:
        """The most important about it, in one line."""

    def brief(self, slug: str) -> str:
        """What it does, without when; empty for what does nothing."""
        return ""

    def ability(self, slug: str) -> str:
        """What it does, and when; empty for what does nothing."""
        return ""

    @abstractmethod
    def data(self, slug: str) -> dict[str, object]:
        """Its values as a program reads them."""

    @property
    @abstractmethod
    def example(self) -> str:
        """A name to show as an example."""

    def find(self, name: str) -> str | None:
        """The short name of what is called so in any language, or called by it."""
        return self.all_names().get(plain(name))

    def all_names(self) -> dict[str, str]:
        """Every name of everything, written plainly, with its short name."""
        slugs = self.slugs()
        found = {plain(slug): slug for slug in slugs}
        for lang in LANGUAGES:
            other = type(self)(words(lang), self.names, self.pack)
            found |= {plain(other.name(slug)): slug for slug in slugs}
        return found


AnyTelling: TypeAlias = Telling[Any, Any, Any]


def telling(
    game: str, words: Words, *, names: Sequence[str] = (), pack: Any | None = None
) -> AnyTelling:
    """The telling of the game of that name; without a pack, of its standard one."""
    made: AnyTelling = at(declaration(game).telling)(words, names, pack)
    return made


def full_sentence(text: str) -> str:
    """With a capital letter before it and a stop behind it."""
    if not text:
        return ""
    capital = text[0].upper() + text[1:]
    return capital if capital[-1] in ".!?" else f"{capital}."


def plain(name: str) -> str:
    """Upper and lower case, hyphens and spaces, ä and ae make no difference."""
    text = name.casefold().replace("-", "").replace(" ", "")
    for letter, written in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        text = text.replace(letter, written)
    return text

"""A game told in words, by name: the one door through which fronts reach the texts of every game.

>>> from empires.text.catalogue import words
>>> telling("first-empires", words("en"), names=["Ada", "Grace"]).name("voyage-of-zhu-ying")
'Voyage of Zhu Ying'
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Final

from empires.text.catalogue import LANGUAGES, Words, words
from empires.text.rulebook import rulebook
from empires.text.voice import Choice, Event, Move, View

LAST: Final = 100
# Where each game's telling is found; it is imported when somebody asks for it.
TELLINGS: Final = {
    "empires-end": ("empires.text.empires_end.telling", "EmpiresEndTelling"),
    "first-empires": ("empires.text.first_empires.telling", "FirstEmpiresTelling"),
}


class Telling(ABC):
    """One game in one language, with the names at the table and the values of one pack."""

    game: ClassVar[str]
    title: ClassVar[str]
    """What the game is called, in every language."""
    commands: ClassVar[tuple[str, ...]]
    """What can be asked for in this game only: of `row`, `player`, `map` and `all`."""

    def __init__(self, words: Words, names: Sequence[str], pack: Any) -> None:
        self.words = words
        self.names = list(names)
        self.pack = pack

    # --- what happens ---------------------------------------------------------------------------

    @abstractmethod
    def sentence(self, event: Event, viewer: int | None) -> str:
        """An event from that seat's point of view."""

    def sentences(self, events: Iterable[Event], viewer: int | None) -> list[tuple[Event, str]]:
        """Each event with its sentence."""
        return [(event, self.sentence(event, viewer)) for event in events]

    @abstractmethod
    def heading(self, event: Event) -> Hashable:
        """None, or for an event that opens a new part of the game something that names the part."""

    @abstractmethod
    def part(self, view: View) -> Hashable:
        """Which part of the game this is; a new one deserves a look at the table."""

    # --- decisions ------------------------------------------------------------------------------

    @abstractmethod
    def question(self, view: View) -> str:
        """What the seat has to decide, or whom it waits for."""

    @abstractmethod
    def choice(self, choice: Choice, view: View) -> str:
        """A choice as a short command."""

    def order(self, choice: Choice) -> int:
        """Where a choice stands in a list; of equals the rules' order decides.

        Finishing comes last: whoever types 1 by habit should not end a phase.
        """
        return LAST if choice["move"]["do"] == "done" else 0

    @abstractmethod
    def effects(self, choice: Choice, view: View) -> str:
        """What a choice would do beyond its own words."""

    @abstractmethod
    def against(self, tried: Move, view: View) -> str:
        """Why a move is not possible now, beginning with the rule."""

    def rule_text(self, rule: str) -> str:
        """A rule with its id before it."""
        text = rulebook(self.game).rule(rule).text(self.words.lang)
        return self.words.say("error-rule", rule=rule, text=text)

    # --- the table ------------------------------------------------------------------------------

    @abstractmethod
    def table(self, view: View, *, short: bool = False) -> list[str]:
        """The whole position as that seat may see it."""

    def headline(self, view: View) -> str:
        """Where the game stands, in one line."""
        return self.table(view, short=True)[0]

    @abstractmethod
    def me(self, view: View) -> list[str]:
        """All about the reader's own seat."""

    @abstractmethod
    def seat(self, view: View, seat: int) -> list[str]:
        """All that is open about one seat."""

    def place(self, view: View, name: str = "") -> list[str]:
        """The map, or one place of it; nothing if there is no such place, or no map."""
        return []

    @abstractmethod
    def hand(self, seat: Mapping[str, Any]) -> list[str]:
        """The names of the cards in a hand that may be seen."""

    @abstractmethod
    def result(self, view: View) -> list[str]:
        """The final scores; nothing before the end."""

    @abstractmethod
    def welcome(self, options: Mapping[str, Any]) -> str:
        """Which game it is, for how many, and with which options."""

    # --- content --------------------------------------------------------------------------------

    @abstractmethod
    def slugs(self) -> list[str]:
        """The short names of everything that can be read about, in the order of the pack."""

    @abstractmethod
    def name(self, slug: str) -> str:
        """What it is called."""

    @abstractmethod
    def card(self, slug: str) -> list[str]:
        """Everything about it, each value with its source."""

    @abstractmethod
    def summary(self, slug: str) -> str:
        """The most important about it, in one line."""

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


def telling(
    game: str, words: Words, *, names: Sequence[str] = (), pack: Any | None = None
) -> Telling:
    """The telling of the game of that name; without a pack, of its standard one."""
    if game not in TELLINGS:
        raise ValueError(f'no words for a game "{game}": known are {", ".join(TELLINGS)}')
    module, of = TELLINGS[game]
    made: Telling = getattr(import_module(module), of)(words, names, pack)
    return made


def plain(name: str) -> str:
    """Upper and lower case, hyphens and spaces, ä and ae make no difference."""
    text = name.casefold().replace("-", "").replace(" ", "")
    for letter, written in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        text = text.replace(letter, written)
    return text

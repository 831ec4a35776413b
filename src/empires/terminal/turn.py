"""One decision of a human: the prompt, and every command that can be typed at it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from empires.bots import Outlook
from empires.rules.random import seeded
from empires.shapes.prompts import Choice, Prompt
from empires.shapes.views import View
from empires.terminal.commands import (
    EVERYTHING,
    YES,
    Typed,
    commands_of,
    number_in,
    understand,
    word_for,
)
from empires.terminal.hint import Hint
from empires.terminal.rules import rule_lines
from empires.terminal.session import Left, Session
from empires.text.rulebook import UnknownRule, rulebook
from empires.text.telling import plain

LOG_LINES: Final = 20
MANY_CHOICES: Final = 15  # beyond this, effects would push the first choices off the screen


class Turn:
    """Asks until the player has changed something: a move played, or one taken back."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.words = session.words
        self.telling = session.telling
        self.commands = commands_of(self.telling.commands)
        self.view: View = session.table.view(seat)

    @property
    def prompt(self) -> Prompt:
        assert self.view.prompt is not None, "it is the turn of somebody who has to decide"
        return self.view.prompt

    @property
    def choices(self) -> list[Choice]:
        return sorted(self.prompt.choices, key=lambda choice: choice.rank)

    def take(self) -> None:
        self.session.show_short_look(self.view)
        self.moves("")
        while not self.obey(self.session.console.ask(self.question())):
            pass

    def question(self) -> str:
        many = len(self.choices)
        text = self.words.say("play-ask", n=many) if many > 1 else self.words.say("play-ask-one")
        return f"{text} "

    def obey(self, line: str) -> bool:
        """Do what was typed; whether the position has changed by it."""
        typed = understand(line, self.words.lang, self.commands)
        if typed == Typed(""):
            # Enter takes the only choice; where there are several it chooses nothing.
            return self.play("1") if len(self.choices) == 1 else False
        if typed is None:
            return self.say("play-unknown-input", input=shown(line), n=len(self.choices))
        handler: Callable[[str], bool | None] = getattr(self, typed.command)
        return bool(handler(typed.argument))

    def say(self, key: str, /, **params: str | int) -> bool:
        self.session.console.say(self.telling.say(key, **params))
        return False

    # --- commands, each with what was typed after it --------------------------------------------

    def play(self, number: str) -> bool:
        choice = self.choice_of(number)
        if choice is None:
            return False
        self.session.table.play(self.seat, choice.id)
        return True

    def look(self, _: str) -> None:
        self.session.show_lines(self.telling.table(self.view))

    def me(self, _: str) -> None:
        self.session.show_lines(self.telling.me(self.view))

    def row(self, name: str) -> None:
        self.show_seat("row", name)

    def player(self, name: str) -> None:
        self.show_seat("player", name)

    def show_seat(self, command: str, name: str) -> None:
        names = self.session.table.names
        listed = ", ".join(names)
        if not name:
            self.say("play-which-player", word=self.word(command), names=listed)
            return
        seats = [seat for seat, full in enumerate(names) if plain(full) == plain(name)] or [
            seat for seat, full in enumerate(names) if plain(full).startswith(plain(name))
        ]
        if len(seats) != 1:
            self.say("play-unknown-player", input=shown(name), names=listed)
            return
        self.session.show_lines(self.telling.seat(self.view, seats[0]))

    def map(self, name: str) -> None:
        lines = self.telling.place(self.view, name)
        if lines:
            self.session.show_lines(lines)
        else:
            self.say("play-unknown-place", input=shown(name), word=self.word("map"))

    def card(self, name: str) -> None:
        example = self.telling.example
        if not name:
            self.say("play-which-card", word=self.word("card"), example=example)
            return
        slug = self.telling.find(name)
        if slug is None:
            self.say("play-unknown-card", input=shown(name), example=example)
            return
        self.session.show_lines(self.telling.card(slug))

    def moves(self, _: str) -> None:
        """The question and all choices, numbered, each with what it does."""
        console = self.session.console
        console.say()
        console.say(self.telling.question(self.view))
        effects = [self.telling.effects(choice, self.view) for choice in self.choices]
        # What every choice does doesn't help to choose.
        told = len(set(effects)) > 1 or len(effects) == 1
        for number, (choice, effect) in enumerate(zip(self.choices, effects, strict=True), 1):
            text = f"{number}. {self.telling.choice(choice, self.view)}"
            console.say(text, indent=2, hang=4)
            if effect and told and len(effects) <= MANY_CHOICES:
                console.say(effect, indent=6)

    def why(self, about: str) -> None:
        """The rule behind a choice, behind the question, or any rule by its id."""
        book = rulebook(self.view.game)
        if not about:
            rule_id = self.prompt.rule
        elif about[0].isdigit():
            choice = self.choice_of(about)
            if choice is None:
                return
            rule_id = choice.rule
        else:
            rule_id = about.upper()
        try:
            rule = book.rule(rule_id)
        except UnknownRule:
            self.say("play-which-choice", word=self.word("why"), n=len(self.choices))
            return
        self.session.show_lines(rule_lines(rule, self.words))

    def hint(self, _: str) -> None:
        """What a search would do, out of what this seat knows."""
        session = self.session
        table = session.table
        source = seeded([table.ply, self.seat, 1])
        outlook = Outlook.of(table.game, table.position, self.seat, source)
        with session.console.waiting(self.words.say("hint-thinking")):
            advice = session.adviser.advise(outlook)
        hint = Hint(advice, outlook, self.telling)
        session.console.say(hint.heading())
        session.console.say(hint.why())
        session.show_lines(hint.options(self.choices), indent=2)
        if line := hint.line():
            self.say("hint-line", moves=" ".join(line))

    def all(self, _: str) -> bool:
        """Use all that costs nothing and asks nothing, then finish the phase."""
        if self.telling.unused(self.view) is None:
            return self.say("play-not-all")
        table = self.session.table
        while gain := next((choice for choice in self.choices if choice.only_gains), None):
            table.play(self.seat, gain.id)
            self.view = table.view(self.seat)
        if unused := self.telling.unused(self.view):
            self.say("tool-left-unused", abilities=self.words.all_of(unused))
        finish = next(choice for choice in self.choices if choice.ends)
        table.play(self.seat, finish.id)
        return True

    def log(self, number: str) -> None:
        wanted = number_in(number) or LOG_LINES
        lines = self.session.lines(self.seat)[-wanted:]
        self.session.show_lines([line.text for line in lines])

    def undo(self, how_far: str) -> bool:
        table = self.session.table
        everything = how_far.casefold() in EVERYTHING
        taken = table.restart(self.seat) if everything else table.undo(self.seat)
        if not taken:
            reason = table.undo_state(self.seat).reason or "other"
            why = self.words.say(f"play-undo-{reason.replace('_', '-')}")
            return self.say("play-undo-refused", reason=why)
        self.session.after_undo(self.seat)
        self.say("play-undone", n=taken)
        return True

    def save(self, name: str) -> None:
        session = self.session
        if not name and session.save is None:
            self.say("play-which-file", word=self.word("save"))
            return
        file = named_file(name) if name else session.save
        assert file is not None
        if file == session.save or self.may_write(file):
            self.save_and_say(file)

    def help(self, _: str) -> None:
        console = self.session.console
        self.say("play-help")
        console.say(self.words.say("play-help-play"), indent=2, hang=2)
        for command in self.commands:
            params: dict[str, str | int] = {"word": self.word(command)}
            if command == "card":
                params["example"] = self.telling.example
            if command == "undo":
                params["all"] = self.word("all")
            console.say(self.telling.say(f"play-help-{command}", **params), indent=2, hang=2)

    def quit(self, _: str) -> bool:
        """Leave. A game that is not kept anyway can be saved first."""
        session = self.session
        while session.save is None:
            session.console.say(self.words.say("play-ask-save"))
            name = session.console.ask("> ").strip()
            if not name:
                break
            file = named_file(name)
            if self.may_write(file) and self.save_and_say(file):
                session.save = file
        raise Left

    # --- small helps ----------------------------------------------------------------------------

    def choice_of(self, number: str) -> Choice | None:
        """The choice with that number; if there is none, that is said."""
        index = number_in(number) or 0
        if not 1 <= index <= len(self.choices):
            self.say("play-no-such-choice", number=shown(number), n=len(self.choices))
            return None
        return self.choices[index - 1]

    def save_and_say(self, file: Path) -> bool:
        saved = self.session.save_to(file)
        if saved:
            self.say("play-saved", file=str(file))
        return saved

    def may_write(self, file: Path) -> bool:
        """A file that is not this game's is only overwritten when the player says so."""
        if not os.path.exists(file):
            return True
        asked = self.words.say("tool-overwrite", file=str(file))
        return self.session.console.ask(f"{asked} ").strip().casefold() in YES

    def word(self, command: str) -> str:
        return word_for(command, self.words.lang)


def named_file(name: str) -> Path:
    return Path(os.path.expanduser(name))


def shown(text: str) -> str:
    """What was typed, short and without anything that could steer a terminal."""
    printable = "".join(c if c.isprintable() else "?" for c in text.strip())
    return printable if len(printable) <= 40 else printable[:39] + "…"

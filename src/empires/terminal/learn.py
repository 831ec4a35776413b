"""A lesson in the terminal: the same script as on the page, step by step, with typed answers."""

from __future__ import annotations

from typing import Any, Final

from empires.lessons import LEARNER, Lesson, Walk, answer_to, told
from empires.shapes.lessons import LessonStep
from empires.shapes.prompts import Choice
from empires.table import Game, Table
from empires.terminal.console import Console
from empires.text.catalogue import Words
from empires.text.telling import telling

BACK: Final = ("back", "b", "zurück", "zurueck")
SKIP: Final = ("skip", "s", "mach")
LEAVE: Final = ("quit", "q", "ende")


class Learning:
    """One learner at one terminal."""

    def __init__(self, lesson: Lesson, game: Game[Any], words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        names = [words.say("learn-you"), *lesson.names]
        self.table = Table.set_up(game, names=names, position=lesson.position)
        self.telling = telling(game.name, words, names=names, pack=game.pack)
        self.lesson = lesson
        self.read = 0  # the last step that was only to be read
        self.told = 0  # the first ply that was not told yet

    def learn(self) -> None:
        """To the end of the lesson, or until somebody leaves."""
        self.console.say(self.words.say("learn-welcome", game=self.telling.title))
        self.console.say()
        for line in self.telling.table(self.table.view(LEARNER), short=True):
            self.console.say(line, hang=2)
        try:
            while self.take_step():
                pass
        except EOFError:
            self.console.say(self.words.say("play-goodbye"))

    def take_step(self) -> bool:
        """Show what is due and do what is typed; whether the lesson goes on."""
        walk = self.let_others_play()
        self.show_news()
        step = next((step for step in told(walk, self.words).steps if self.is_due(step)), None)
        if step is None:
            self.console.say()
            self.console.say(self.words.say("learn-done", game=self.lesson.game))
            return False
        self.show(step)
        choices = [] if step.reads else self.choices()
        for number, choice in enumerate(choices, start=1):
            self.console.say(f"{number}. {self.worded(choice)}", hang=4)
        key = "learn-ask-next" if step.reads else "learn-ask"
        typed = self.console.ask(self.words.say(key, n=len(choices)) + " ").strip().lower()
        return self.obey(typed, walk, step, choices)

    def obey(self, typed: str, walk: Walk, step: LessonStep, choices: list[Choice]) -> bool:
        if typed in LEAVE:
            self.console.say(self.words.say("play-goodbye"))
            return False
        if typed in BACK:
            self.go_back(walk, step)
        elif step.reads:
            self.read = step.number
        elif typed in SKIP:
            self.table.play(LEARNER, walk.accepted()[0])
        elif typed.isdecimal() and 1 <= int(typed) <= len(choices):
            self.play(choices[int(typed) - 1].id, walk)
        else:
            self.console.say(self.words.say("learn-unknown", n=len(choices)))
        return True

    def play(self, code: int, walk: Walk) -> None:
        if walk.accepts(code):
            self.table.play(LEARNER, code)
        else:
            self.console.say(answer_to(walk, code, self.words), indent=2, hang=2)

    def go_back(self, walk: Walk, step: LessonStep) -> None:
        """To the step before, or to where this one began."""
        to = step.number if walk.is_begun and not step.reads else step.number - 1
        here = walk.due()
        if to < 1:
            self.console.say(self.words.say("learn-first"))
            return
        if to not in here or walk.is_begun:
            ply = walk.back()
            if ply is not None:
                self.table.back_to(ply)
                self.told = min(self.told, ply + 1)
        self.read = to - 1

    # --- what is shown --------------------------------------------------------------------------

    def is_due(self, step: LessonStep) -> bool:
        return not step.reads or step.number > self.read

    def let_others_play(self) -> Walk:
        walk = Walk(self.lesson, self.table)
        while not walk.over and (others := [s for s in self.table.to_move if s != LEARNER]):
            code = walk.reply(others[0])
            assert code is not None, "a script says what everybody plays"
            self.table.play(others[0], code)
            walk = Walk(self.lesson, self.table)
        return walk

    def show_news(self) -> None:
        for line in self.table.lines(LEARNER, self.told):
            self.telling.word_line(line, LEARNER)
            self.console.say(line.text, indent=2, hang=2)
        self.told = self.table.ply + 1

    def show(self, step: LessonStep) -> None:
        self.console.say()
        of = len(self.lesson.steps)
        head = self.words.say("learn-step", number=step.number, of=of, title=step.title)
        self.console.say(head)
        self.console.say(step.text)
        if not step.reads:
            view = self.table.view(LEARNER)
            self.console.say(self.telling.question(view))

    def choices(self) -> list[Choice]:
        prompt = self.table.view(LEARNER).prompt
        assert prompt is not None
        return list(prompt.choices)

    def worded(self, choice: Choice) -> str:
        return self.telling.choice(choice, self.table.view(LEARNER))

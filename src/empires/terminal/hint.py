"""What a search would do and why, in words. It knows no more than the seat that asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from empires.bots.advice import Advice, Option
from empires.bots.outlook import Outlook
from empires.rules.position import Position
from empires.shapes.prompts import Choice
from empires.text.catalogue import Words
from empires.text.hints import decimal, word
from empires.text.telling import AnyTelling

MOST_OPTIONS: Final = 5
MOST_MOVES: Final = 8


class Hint:
    """One piece of advice, told to the seat that asked for it."""

    def __init__(self, advice: Advice, outlook: Outlook, telling: AnyTelling) -> None:
        self.advice = advice
        self.outlook = outlook
        self.telling = telling
        self.words: Words = telling.words

    def heading(self) -> str:
        seconds = decimal(self.advice.seconds, self.words)
        return self.words.say("hint-heading", n=self.advice.iterations, seconds=seconds)

    def why(self) -> str:
        """What speaks for the best choice; each of the others learns what it would cost."""
        best, *others = self.advice.options
        loses = {other.code: best.result - other.result for other in others}
        return word(self.advice.beside, self.outlook.view, self.telling, loses)

    def options(self, choices: Sequence[Choice]) -> list[str]:
        """The best choices with the numbers they have in the list of choices."""
        visits = sum(option.visits for option in self.advice.options) or 1
        numbers = {choice.id: number for number, choice in enumerate(choices, 1)}
        costs = {other.code: other.text for other in self.advice.beside}
        lines = []
        for option in self.advice.options[:MOST_OPTIONS]:
            number = numbers[option.code]
            lines.append(self.option(option, number, choices[number - 1], visits))
            if cost := costs.get(option.code):
                lines.append(f"   {cost}")
        return lines

    def option(self, option: Option, number: int, choice: Choice, visits: int) -> str:
        return self.words.say(
            "hint-option",
            number=number,
            choice=self.telling.choice(choice, self.outlook.view).rstrip("."),
            share=round(100 * option.visits / visits),
            result=round(100 * option.result),
            score=round(option.score),
        )

    def line(self) -> list[str]:
        """The moves it expects, up to the first thing that a draw or a reveal decides."""
        return list(self._expected(self.outlook.position.copy()))

    def _expected(self, p: Position) -> Iterator[str]:
        game, viewer = self.outlook.game, self.outlook.seat
        p.journal = []
        for seat, code in self.advice.line[:MOST_MOVES]:
            if code not in p.legal(seat):
                return
            if seat == viewer:
                yield self._own_move(p, code)
            p.journal.clear()
            p.play(seat, code)
            events = game.events(p.journal)
            if seat != viewer:
                # The others' moves as they will be told if they happen: their prompts are theirs.
                seen = [game.seen_by(event, viewer) for event in events]
                for event in seen[:1]:
                    yield self.telling.sentence(event, viewer)
            if any(game.is_barrier(event) for event in events):
                return

    def _own_move(self, p: Position, code: int) -> str:
        view = self.outlook.game.view(p, self.outlook.seat)
        assert view.prompt is not None
        (choice,) = (found for found in view.prompt.choices if found.id == code)
        told = self.telling.choice(choice, view).rstrip(".")
        return self.words.say("hint-own-move", choice=told)

"""A game at one terminal: whose turn it is, what each human has seen, saving, and the end."""

from __future__ import annotations

import shlex
from collections.abc import Hashable, Mapping, Sequence
from itertools import groupby
from pathlib import Path

from empires.bots import Bot
from empires.bots.advice import Adviser
from empires.rules.random import seeded
from empires.shapes.lines import Line
from empires.table import RecordError, Table
from empires.table.game import View
from empires.terminal.console import Console
from empires.terminal.opponents import Opponents, introductions
from empires.terminal.paragraphs import paragraphs, repeated
from empires.text.catalogue import Words
from empires.text.telling import telling


class Left(Exception):
    """A player ends the session before the game is over."""


class Session:
    """One table, played to its end or until somebody leaves."""

    def __init__(
        self,
        table: Table,
        *,
        humans: Sequence[int],
        bots: Mapping[int, Bot],
        words: Words,
        console: Console,
        save: Path | None = None,
        resume_with: Sequence[str] = (),
        specs: Mapping[int, str] | None = None,
        adviser: Adviser,
    ) -> None:
        self.table = table
        self.humans = list(humans)
        self.bots = Opponents(bots, table, words, console)
        self.specs = specs or {}  # how the bots were asked for
        self.adviser = adviser
        self.words = words
        self.console = console
        self.save = save
        self.resume_with = resume_with  # what the command needs besides the file
        game = table.game
        self.telling = telling(game.name, words, names=table.names, pack=game.pack)
        # Who looks at the screen; at a shared one nobody until it was handed over.
        self.holder = self.humans[0] if len(self.humans) == 1 else None
        self.seen = dict.fromkeys(self.humans, 0)  # the first ply each human hasn't been told of
        self.watched = 0  # the same for onlookers
        # The part of the game of each human's last short look, and of each viewer's last heading.
        self.short_shown: dict[int | None, Hashable] = {}
        self.headed: dict[int | None, Hashable] = {}
        self.under_heading = False  # the last line of news was a heading
        self.forced: dict[int, tuple[int, str]] = {}  # ply -> seat and its only choice
        self.saved_moves = table.moves

    # --- the course of the session -------------------------------------------------------------

    def next_seat(self) -> int:
        """Who is asked next. Where all act together bots wait, so that nobody can follow them."""
        seats = self.table.to_move
        waiting_humans = [seat for seat in seats if seat not in self.bots]
        together = self.table.game.acts_together(self.table.position)
        return waiting_humans[0] if together and waiting_humans else seats[0]

    def let_bot_play(self, seat: int) -> None:
        self.table.play(seat, self.bots.choose(seat))
        if not self.humans:
            self.show_news(None)

    def play_forced(self, seat: int) -> bool:
        """Play a human's only choice, unless that would end what can still be taken back."""
        legal = self.table.legal(seat)
        if len(legal) != 1 or self.ends_undo(seat, legal[0]):
            return False
        view = self.table.view(seat)
        assert view.prompt is not None
        only = self.telling.choice(view.prompt.choices[0], view)
        self.forced[self.table.ply + 1] = (seat, only)
        self.table.play(seat, legal[0])
        return True

    def ends_undo(self, seat: int, code: int) -> bool:
        """Whether the move shows something, or lets others go on while the seat could go back."""
        game = self.table.game
        imagined = game.imagine(self.table.position, seat, seeded([1, 2, 3]))
        imagined.journal = []
        imagined.play(seat, code)
        if any(game.is_barrier(event) for event in game.events(imagined.journal)):
            return True
        return seat not in imagined.to_move and self.table.undo_state(seat).possible

    def after_undo(self, seat: int) -> None:
        """Plies are counted anew: whoever took back has seen it all, others what is left."""
        ply = self.table.ply
        self.forced = {at: told for at, told in self.forced.items() if at <= ply}
        self.seen = {human: min(since, ply + 1) for human, since in self.seen.items()}
        self.seen[seat] = ply + 1

    # --- what is shown --------------------------------------------------------------------------

    def show_start(self, *, resumed: Path | None = None) -> None:
        say, words = self.console.say, self.words
        say(self.telling.welcome(self.table.options))
        say(words.say("play-seats", names=words.all_of(self.table.names)))
        for line in introductions(self.specs, self.table, words):
            say(line)
        if resumed:
            say(words.say("play-resumed", ply=self.table.ply, file=str(resumed)))
            self.skip_old_news()
        else:
            say(words.say("play-commitment", commitment=self.table.commitment))
        if self.save:
            say(words.say("tool-autosave", file=str(self.save)))
        if not self.humans:
            say(words.say("play-watching"))

    def skip_old_news(self) -> None:
        """A resumed game begins where it was left; the log still has everything."""
        self.seen = dict.fromkeys(self.humans, self.table.ply + 1)
        self.watched = self.table.ply + 1

    def hand_over(self, seat: int) -> None:
        """At a shared screen: nothing of the last player's is left when the next one looks."""
        if self.holder == seat or len(self.humans) == 1:
            return
        name = self.table.names[seat]
        if self.holder is not None:
            self.console.clear()
        self.holder = None
        self.console.say(self.words.say("play-hand-over", name=name))
        self.console.ask(self.words.say("play-press-enter", name=name) + " ")
        self.console.clear()
        self.holder = seat
        if self.seen[seat] <= self.table.ply:
            self.console.say(self.words.say("play-since"))

    def show_news(self, viewer: int | None) -> None:
        """What happened since this viewer last looked, part by part."""
        for notice in self.bots.notices:
            self.console.say(notice)
        self.bots.notices.clear()
        news = self.news(viewer)
        last = max((i for i, (heading, _) in enumerate(news) if heading), default=None)
        for i, (heading, text) in enumerate(news):
            self.under_heading = heading
            if heading:
                self.show_heading(text, viewer, is_now=i == last)
            else:
                self.console.say(text, indent=2, hang=2)
        if viewer is None:
            self.watched = self.table.ply + 1
        else:
            self.seen[viewer] = self.table.ply + 1

    def news(self, viewer: int | None) -> list[tuple[bool, str]]:
        """Headings and paragraphs; each move has its own, but the same again is only counted."""
        since = self.watched if viewer is None else self.seen[viewer]
        found: list[tuple[bool, str]] = []
        for ply, lines in groupby(self.lines(viewer, since), key=lambda line: line.ply):
            seat, only = self.forced.get(ply, (None, ""))
            if seat is not None and seat == viewer:
                found.append((False, self.words.say("play-only-choice", choice=only)))
            found += paragraphs(lines, self.telling)
        return [
            (heading, repeated(text, len(list(same)))) for (heading, text), same in groupby(found)
        ]

    def lines(self, viewer: int | None, since: int = 0) -> list[Line]:
        """What happened since a ply, in words."""
        lines = self.table.lines(viewer, since)
        for line in lines:
            self.telling.word_line(line, viewer)
        return lines

    def show_heading(self, text: str, viewer: int | None, *, is_now: bool) -> None:
        if is_now and not self.table.over:
            # Where the game is now, the heading can say more about it.
            view = self.table.view(viewer)
            text = self.telling.headline(view)
            self.headed[viewer] = self.telling.part(view)
        self.console.say()
        self.console.say(text)

    def show_short_look(self, view: View) -> None:
        """Once in each part of the player's own; its first line may stand above the news."""
        seat, part = view.seat, self.telling.part(view)
        if self.short_shown.get(seat) == part:
            return
        self.short_shown[seat] = part
        lines = self.telling.table(view, short=True)
        if not self.under_heading:
            self.console.say()
        self.show_lines(lines[1:] if self.headed.get(seat) == part else lines)

    def show_lines(self, lines: Sequence[str], indent: int = 0) -> None:
        for line in lines:
            self.console.say(line, indent=indent, hang=2)

    def show_end(self) -> None:
        """Scores, and what anybody needs to check the shuffle."""
        say, words = self.console.say, self.words
        viewer = self.humans[0] if len(self.humans) == 1 else None
        if len(self.humans) > 1:
            self.console.clear()
            self.watched = min(self.seen.values())
        self.show_news(viewer)
        say()
        say(words.say("play-game-over"))
        self.show_lines(self.telling.result(self.table.view(viewer)))
        say()
        say(words.say("play-seed", seed=str(self.table.seed)))
        say(words.say("play-verify", commitment=self.table.commitment))
        if self.save:
            say(
                words.say(
                    "tool-verify-with", command=f"empires verify {shlex.quote(str(self.save))}"
                )
            )

    # --- saving ---------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save if something has happened since, so that what a player saw can't be played anew."""
        if self.save and self.table.moves != self.saved_moves:
            self.save_to(self.save)

    def save_to(self, file: Path) -> bool:
        try:
            self.table.save(file)
        except RecordError as error:
            self.console.say(self.words.say("play-not-saved", file=str(file), reason=error.what))
            return False
        self.saved_moves = self.table.moves
        return True

    def say_how_to_go_on(self) -> None:
        """The last words to somebody who leaves early: nothing is lost silently."""
        if self.save is None:
            self.console.say(self.words.say("play-not-saved-hint"))
            return
        command = ["empires", "play", "--resume", str(self.save), *self.resume_with]
        self.console.say(self.words.say("play-resume-hint", command=shlex.join(command)))

"""The bot that is a program of somebody else's, asked in JSON Lines (docs/outside-bots.md).

The pipes and their deadlines are ``program``'s.
"""

from __future__ import annotations

import shlex
import shutil
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from empires.bots.bot import Bot, BotFailure
from empires.bots.outlook import Outlook
from empires.bots.program import NoAnswer, Program
from empires.bots.specs import BadSpec
from empires.shapes.outside import Correction, Decision, Ending, Greeting, Hello, Over, Question
from empires.table.game import BadMove

PROTOCOL: Final = 1
MOST_TRIES: Final = 3
LONGEST_NAME: Final = 40
SHOWN: Final = 60  # characters of an answer that are quoted
LONGEST_REASON: Final = 200


class WrongAnswer(ValueError):
    """An answer that is no legal move, in one line that says why."""


class OutsideBot(Bot):
    """Starts its program with the first decision and gives it nothing but its seat's views."""

    def __init__(
        self,
        seed: int,
        *,
        command: str,
        time: int = 5000,
        start: int = 10_000,
        log: Path | None = None,
    ) -> None:
        """Times are in milliseconds: for each decision, and for answering the greeting."""
        super().__init__(seed)
        self.words = shlex.split(command)
        if shutil.which(self.words[0]) is None:
            raise BadSpec(f"program:{command}: {self.words[0]} is no program that can be started")
        # People may choose a table's seed, and the bots' seeds come from it: what a program is
        # told must not lead back to it.
        self.seed = int.from_bytes(sha256(f"empires-bot:{seed}".encode()).digest()[:4], "big")
        self.label = command
        self.seconds = time / 1000
        self.start_seconds = start / 1000
        self.log = log
        self.asked = 0
        self.program: Program | None = None
        self.failure: BotFailure | None = None

    def decide(self, outlook: Outlook) -> int:
        if self.failure:
            raise self.failure
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        program = self.program or self.greeted(outlook)
        self.asked += 1
        question = msgspec.json.encode(Question(self.asked, outlook.view))
        deadline = monotonic() + self.seconds
        wrong = ""
        try:
            for _ in range(MOST_TRIES):
                program.send(question)
                try:
                    return self.understood(program.receive(deadline), outlook)
                except WrongAnswer as error:
                    wrong = str(error)
                    program.send(msgspec.json.encode(Correction(wrong, outlook.legal)))
        except NoAnswer as problem:
            limit = f"{self.seconds:g} s"
            if problem.reason == "late":
                raise self.failed("late", f"did not answer within {limit}{self.place}") from None
            raise self.failed(problem.reason, f"{problem}{self.place}") from None
        what = f"gave {MOST_TRIES} wrong answers{self.place}, the last: {wrong}"
        raise self.failed("wrong", what)

    def greeted(self, outlook: Outlook) -> Program:
        """The program, started and introduced to its game."""
        game, options = outlook.game, outlook.game.options(outlook.position)
        greeting = Greeting(
            hello=PROTOCOL,
            game=game.name,
            rules_version=game.rules_version,
            players=outlook.position.players,
            seat=outlook.seat,
            options={name: value for name, value in options.items() if name != "players"},
            seed=self.seed,
        )
        try:
            self.program = program = Program(self.words, self.log)
        except OSError as error:
            place = f"{error.filename}: " if error.filename else ""
            raise self.failed("start", f"can't be started ({place}{error.strerror})") from None
        program.send(msgspec.json.encode(greeting))
        try:
            hello = msgspec.json.decode(
                program.receive(monotonic() + self.start_seconds), type=Hello
            )
        except NoAnswer as problem:
            raise self.failed("start", f"{problem} when greeted") from None
        except (ValueError, RecursionError) as error:
            raise self.failed("start", f"greeted with nonsense ({short(str(error))})") from None
        if hello.hello != PROTOCOL:
            spoken = f"speaks protocol {hello.hello}, expected {PROTOCOL}"
            raise self.failed("start", spoken)
        if hello.name.strip():
            self.label = f"{short(hello.name, LONGEST_NAME)} ({self.label})"
        return program

    def understood(self, line: bytes, outlook: Outlook) -> int:
        """The legal move that an answer means, or ``WrongAnswer``."""
        try:
            answer = msgspec.json.decode(line, type=Decision)
        except (ValueError, RecursionError) as error:
            got = short(line.decode(errors="replace"))
            raise WrongAnswer(f"{short(str(error))} in {got}") from None
        if answer.decide != self.asked:
            raise WrongAnswer(f"expected an answer to {self.asked}, got one to {answer.decide}")
        code = answer.move
        if isinstance(code, dict):
            try:
                code = outlook.game.code(outlook.position, outlook.seat, code)
            except BadMove as error:
                raise WrongAnswer(short(str(error), LONGEST_REASON)) from None
        if code not in outlook.legal:
            got = short(msgspec.json.encode(answer.move).decode())
            raise WrongAnswer(f"the move {got} is not legal here")
        return code

    @property
    def place(self) -> str:
        return f" at decision {self.asked}"

    def failed(self, reason: str, what: str) -> BotFailure:
        """The program plays no more, and nothing of it is left."""
        if self.program:
            self.program.kill()
            self.program = None
        self.failure = BotFailure(self.label, reason, what)
        return self.failure

    def ended(self, scores: list[int], ranking: list[int]) -> None:
        if self.program:
            self.program.send(msgspec.json.encode(Over(Ending(scores, ranking))))

    def close(self) -> None:
        if self.program:
            self.program.leave()
            self.program = None


def short(text: str, most: int = SHOWN) -> str:
    """Foreign text, fit for one line of ours."""
    printable = "".join(c if c.isprintable() else "?" for c in text.strip())
    return printable if len(printable) <= most else printable[: most - 1] + "…"

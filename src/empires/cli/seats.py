"""Who sits where: people and bots, as the command line or a saved game says."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from empires.bots import LEVELS, BadSpec, Bot, bot, check_spec, nets, policies, weights
from empires.bots.advice import Adviser
from empires.bots.search import SearchBot
from empires.bots.specs import Budget
from empires.cli.failures import BadInput
from empires.content.problems import listed
from empires.table import GameError, Table
from empires.text.catalogue import LANGUAGES, words

DEFAULT_LEVEL: Final = "governor"
PROGRAM: Final = "program"
ADVICE_TIME: Final = 1000  # milliseconds a hint may take


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of people, and the spec of the bot on every other seat."""

    humans: list[int]
    specs: dict[int, str]

    @property
    def programs(self) -> str:
        """What ``--bots`` has to say again, because no record does: see ``noted``."""
        named = list(self.specs.values())
        return ",".join(named) if any(noted(spec) == PROGRAM for spec in named) else ""


def seating(table: Table, *, humans: int | None, bots: str | None, level: str | None) -> Seating:
    """What was said, otherwise what the record says, otherwise one person against governors.

    The table's record says it from now on.
    """
    people = people_at(table, humans)
    seats = [seat for seat in range(len(table.names)) if seat not in people]
    if bots is not None and level is not None:
        raise BadInput("--level: leave it out, --bots says already who plays")
    if bots is not None:
        specs = specs_given(bots, seats, table)
    elif level is not None:
        specs = dict.fromkeys(seats, level_named(level))
    else:
        specs = {seat: recorded(table, seat) for seat in seats}
    noting = [noted(specs[seat]) if seat in specs else None for seat in range(len(table.names))]
    try:
        table.seat_bots(noting)
    except GameError as error:
        raise BadInput(f"--{error}") from None
    return Seating(people, specs)


def people_at(table: Table, humans: int | None) -> list[int]:
    players = len(table.names)
    if humans is None and table.bots:
        return [seat for seat, played_by in enumerate(table.bots) if played_by is None]
    many = 1 if humans is None else humans
    if not 0 <= many <= players:
        raise BadInput(f"--humans: expected 0 to {players} for {players} players, got {many}")
    return list(range(many))


def specs_given(text: str, seats: list[int], table: Table) -> dict[int, str]:
    """One spec for all bots, or one for each."""
    given = [spec.strip() for spec in text.split(",")]
    for spec in given:
        if problem := problem_with(spec, table):
            raise BadInput(f"--bots: {problem}")
    if len(given) not in (1, len(seats)):
        right = f"one for all, or {len(seats)}, one for each bot"
        raise BadInput(f"--bots: expected {right}, got {len(given)}")
    return dict(zip(seats, given if len(given) > 1 else given * len(seats), strict=True))


def level_named(name: str) -> str:
    """A level by its name in any language."""
    for level in LEVELS:
        known = {words(lang).say(f"level-{level}").casefold() for lang in LANGUAGES}
        if name.casefold() in known | {level}:
            return level
    raise BadInput(f'--level: no level "{name}", expected {listed(LEVELS)}')


def recorded(table: Table, seat: int) -> str:
    """The bot that a saved game began with, if it says so."""
    spec = (table.bots[seat] if table.bots else None) or DEFAULT_LEVEL
    if spec == PROGRAM:
        who = table.names[seat]
        raise BadInput(f"--bots: {who} was played by a program, say again which: program:COMMAND")
    if problem := problem_with(spec, table):
        raise BadInput(f"the saved game's bots: {problem}; say --bots or --level")
    return spec


def problem_with(spec: str, table: Table) -> str:
    """Why this game can't be played with such a bot; nothing if it can."""
    try:
        _, parameters = check_spec(spec)
        if isinstance(file := parameters.get("file"), Path):
            weights.read(table.game.name, file)
        if isinstance(net := parameters.get("net"), Path):
            nets.learned(table.game, len(table.names), net)
        if isinstance(policy := parameters.get("policy"), Path):
            policies.fitting(table.game, policy)
    except (BadSpec, weights.WeightsError) as error:
        return str(error)
    return ""


def noted(spec: str) -> str:
    """What a record says of a bot.

    Not which program it is: whoever sends you a game must not choose what runs on your machine.
    """
    kind = spec.partition(":")[0]
    return PROGRAM if kind == PROGRAM else spec


def bot_players(table: Table, seats: Seating) -> dict[int, Bot]:
    """A bot for every seat that needs one."""
    try:
        return {seat: bot(spec, seed=bot_seed(table, seat)) for seat, spec in seats.specs.items()}
    except BadSpec as error:
        raise BadInput(f"--bots: {error}") from None


def adviser(table: Table) -> Adviser:
    """Whoever gives hints."""
    return SearchBot(bot_seed(table, len(table.names)), budget=Budget(milliseconds=ADVICE_TIME))


def bot_seed(table: Table, seat: int) -> int:
    """Bots of the same game and moment choose alike, so a seeded game can be shown again."""
    return (table.seed * 1_000_003 + table.ply) * 4 + seat

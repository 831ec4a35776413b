"""What there is to play, in words: games, their cards and places, their numbered rules."""

from __future__ import annotations

from functools import cache

from empires.bots import LEVELS
from empires.lessons import lesson_of
from empires.server.games import Games as Offered
from empires.server.messages import encode
from empires.server.refusals import Refusal
from empires.shapes.http import Content, Games
from empires.shapes.words import Lang
from empires.table.shipped import shipped
from empires.text import film, library
from empires.text.catalogue import words
from empires.text.telling import telling


def games(offered: Offered, *, friends: bool, solo: bool) -> Games:
    told = [library.about(offered.standard(name), offered.packs(name)) for name in offered.names()]
    for game in told:
        lesson = lesson_of(game.name)
        game.bots = offered.house.names(game.name)
        game.lesson = None if lesson is None else dict(lesson.free)
    return Games(games=told, levels=list(LEVELS), friends=friends, solo=solo)


@cache
def content_json(games: Offered, name: str, digest: str, lang: Lang) -> bytes:
    told = telling(name, words(lang), pack=games.find(name, digest).pack)
    return encode(Content(content=digest, things=library.things(told)))


@cache
def rules_json(name: str, lang: Lang) -> bytes:
    return encode(library.rules(name, lang))


def check_worked(games: Offered, name: str, scenario: str) -> None:
    """Whether that game has a scenario of that name to be looked at."""
    games.standard(name)
    found = shipped(name).get(scenario)
    if found is None or not found.names:
        raise Refusal("not_found")


@cache
def worked_json(games: Offered, name: str, scenario: str, lang: Lang) -> bytes:
    return encode(film.worked(shipped(name)[scenario], games.standard(name), words(lang)))

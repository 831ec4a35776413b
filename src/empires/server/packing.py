"""Packs of people's own, however they are asked about: checked, and shown at their tables."""

from __future__ import annotations

from functools import cache

from empires.server.games import Games
from empires.server.live import LiveTable
from empires.server.messages import encode
from empires.server.offering import content_json
from empires.server.refusals import Refusal, invalid
from empires.shapes.http import Content
from empires.shapes.words import Lang
from empires.shapes.workshop import OwnPack, PackEdits, PackSheet
from empires.text import library
from empires.text.catalogue import words
from empires.text.telling import telling
from empires.workshop import offering
from empires.workshop.checking import checked, packs_of
from empires.workshop.editing import BadEdit


@cache
def form_json(games: Games, game: str, lang: Lang) -> bytes:
    games.standard(game)
    found = offering.form(game, lang)
    if found is None:
        raise Refusal("not_found")
    return encode(found)


def sheet(games: Games, game: str, wanted: PackEdits, lang: Lang) -> PackSheet:
    games.standard(game)
    packs = packs_of(game)
    if packs is None:
        raise Refusal("not_found")
    try:
        return checked(game, packs, wanted, lang)
    except BadEdit as error:
        raise invalid(str(error), "the place of a value in the pack") from None


def things(games: Games, live: LiveTable, lang: Lang) -> bytes:
    """Every card and place of the pack that a table is played with."""
    game = live.state.game
    if live.state.setup.pack is None:
        return content_json(games, game.name, game.content, lang)
    told = telling(game.name, words(lang), pack=game.pack)
    return encode(Content(content=game.content, things=library.things(told)))


def own_pack(live: LiveTable, lang: Lang) -> OwnPack:
    if live.state.setup.pack is None:
        raise Refusal("not_found")
    return offering.own_pack(live.state.game, lang)

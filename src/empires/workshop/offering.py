"""What a workshop begins with, and what people at a table are told of a pack of somebody's own."""

from __future__ import annotations

from typing import Any

from empires.content.document import parse_document
from empires.content.packs import LONGEST
from empires.content.sources import SOURCES
from empires.registry import at, declaration
from empires.shapes.workshop import Form, Named, OwnPack
from empires.table import Game
from empires.text.catalogue import words
from empires.workshop.changes import changes
from empires.workshop.checking import FILE, packs_of


def form(game: str, lang: str) -> Form | None:
    """None for a game that says nothing of its packs."""
    place, packs, spoken = declaration(game).form, packs_of(game), words(lang)
    if place is None or packs is None:
        return None
    return Form(
        game=game,
        content=packs.load().digest,
        toml=packs.standard_text(),
        kinds=at(place)(spoken),
        sources=[Named(value=each, name=spoken.say(f"source-{each}")) for each in SOURCES],
        longest=LONGEST,
    )


def own_pack(game: Game[Any], lang: str) -> OwnPack:
    """Of a table that has one."""
    packs = packs_of(game.name)
    assert packs is not None
    assert game.carried is not None
    document = parse_document(game.carried.encode(), FILE)
    return OwnPack(
        name=game.pack.name,
        content=game.content,
        toml=game.carried,
        changes=changes(game.name, packs, document, game.pack, lang),
    )

"""`empires replay --html`: a recorded game as one page that needs nothing else."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from empires.cli.failures import BadInput, refusing
from empires.shapes.film import Eyes, FilmPage
from empires.shapes.lines import Line
from empires.shapes.words import Lang
from empires.table import Game, Record, RecordError
from empires.table.files import write_file
from empires.text.catalogue import Words
from empires.text.film import ALL, film
from empires.text.library import about, rules, things
from empires.text.telling import telling

# The page may load nothing from anywhere: what it shows is in it.
PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy"
 content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/json" id="film">{film}</script>
<script>{script}</script>
</body>
</html>
"""


def write_page(record: Record, game: Game[Any], words: Words, file: Path) -> None:
    """The game as everybody, as each player and as an onlooker saw it."""
    told = telling(game.name, words, names=record.names, pack=game.pack)
    page = PAGE.format(
        lang=cast(Lang, words.lang),
        title=told.title,
        style=built("film.css"),
        film=embedded(brought(record, game, words)),
        script=built("film.js").replace("</script", "<\\/script"),
    )
    with refusing(RecordError):
        write_file(file, page.encode())


def brought(record: Record, game: Game[Any], words: Words) -> FilmPage[Line]:
    seats = range(len(record.names))
    eyes: dict[str, Eyes] = {ALL: ALL, "none": None, **{str(seat): seat for seat in seats}}
    told = telling(game.name, words, pack=game.pack)
    return FilmPage(
        lang=cast(Lang, words.lang),
        game=about(game, []),
        films={key: film(record, game, whose, words) for key, whose in eyes.items()},
        things=things(told),
        rules=rules(game.name, words.lang),
    )


def embedded(data: FilmPage[Line]) -> str:
    """JSON that no tag can end: a name may hold anything."""
    return msgspec.json.encode(data).decode().replace("<", "\\u003c")


def built(name: str) -> str:
    file = resources.files("empires.server").joinpath("static", "film", name)
    if not file.is_file():
        raise BadInput("--html: the browser app is not built; `make play` builds it")
    return file.read_text(encoding="utf-8")

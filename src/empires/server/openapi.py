"""The OpenAPI document: what each route takes and gives, out of the declared shapes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec
from fastapi import FastAPI

from empires.server.refusals import STATUS
from empires.shapes import http, notices, workshop
from empires.shapes.errors import Refused
from empires.shapes.games import game_shapes
from empires.shapes.library import Rules
from empires.shapes.puzzles import PuzzleAnswer, PuzzleList, PuzzleTry
from empires.shapes.review import ReviewTold
from empires.shapes.tables import ChatLine, TableAbout

# JSON of whatever form the standard gives it.
Document: TypeAlias = dict[str, Any]
"""The document, or a piece of it."""

PLACE: Final = "#/components/schemas/{name}"
SHAPES: Final = (
    http.NewTable,
    http.NewScenario,
    http.Named,
    http.Mix,
    http.Beginning,
    http.Play,
    http.TakeBack,
    http.Consent,
    http.Replacement,
    http.Mute,
    http.Change,
    http.Rename,
    http.Seating,
    http.Transfer,
    http.Arrival,
    http.MineAsked,
    notices.NoticesWanted,
    notices.MailCode,
    http.Said,
    http.Created,
    http.Taken,
    http.TableList,
    http.Standing,
    http.Advice,
    http.Lines,
    http.ChatLog,
    http.HappenedLog,
    http.SeatGiven,
    http.TransferCode,
    http.Addresses,
    http.MineList,
    notices.NoticesOn,
    notices.NoticesOffered,
    http.Another,
    http.Verification,
    http.NewRecord,
    http.NewLesson,
    workshop.PackEdits,
    workshop.PackSheet,
    workshop.Measure,
    workshop.Measured,
    workshop.OwnPack,
    http.ReviewWanted,
    ReviewTold,
    PuzzleList,
    PuzzleTry,
    PuzzleAnswer,
    http.Health,
    http.Games,
    http.Content,
    ChatLine,
    Refused,
    Rules,
    TableAbout,
)
MEANINGS: Final = {
    400: "Not even JSON.",
    401: "The seat's token is missing or wrong.",
    403: "Not for you, or not from that page.",
    404: "There is no such thing.",
    405: "Not with this method.",
    409: "Not now; the table stands as it stood.",
    413: "The body is too large.",
    422: "Something is wrong in what was sent; `field` says where.",
    429: "Too many requests; `retry_after` says when to come back.",
    503: "Not at the moment.",
}
ALWAYS: Final = (400, 403, 413, 422, 429, 503)  # refusals that any request can meet

assert set(MEANINGS) | {500} == set(STATUS.values())


def described(
    summary: str,
    *,
    gives: type,
    takes: type | None = None,
    status: int = 200,
    refuses: Iterable[int] = (),
) -> Document:
    """What the decorator of a route says about it; ``refuses`` are statuses of its own refusals."""
    body = None if takes is None else {"required": True, "content": json_of(takes)}
    return {
        "summary": summary,
        "status_code": status,
        "responses": {status: {"content": json_of(gives)}, **refusals(*refuses)},
        "openapi_extra": None if body is None else {"requestBody": body},
    }


def refusals(*statuses: int) -> dict[int | str, Document]:
    return {
        status: {"description": MEANINGS[status], "content": json_of(Refused)}
        for status in sorted({*statuses, *ALWAYS})
    }


def json_of(shape: type) -> Document:
    return {"application/json": {"schema": {"$ref": PLACE.format(name=shape.__name__)}}}


class Described(FastAPI):
    """An application whose document has the shapes that its routes name."""

    def openapi(self) -> Document:
        document = super().openapi()
        parts = document.setdefault("components", {})
        if "schemas" not in parts:  # FastAPI itself knows none
            parts["schemas"] = schemas()
        return document


def schemas() -> Document:
    """Every shape by its name; of what each game has its own, that of any game."""
    updates = [game.update for game in game_shapes().values()]
    films = [game.film for game in game_shapes().values()]
    shapes = (*SHAPES, *updates, *films)
    refs, found = msgspec.json.schema_components(shapes, ref_template=PLACE)
    places = dict(zip(shapes, refs, strict=True))
    assert all(places[shape]["$ref"] == PLACE.format(name=shape.__name__) for shape in SHAPES)
    found["Update"] = {"anyOf": [places[shape] for shape in updates]}
    found["Film"] = {"anyOf": [places[shape] for shape in films]}
    found["NewTable"]["properties"]["game"]["enum"] = list(game_shapes())
    return found

"""What clients are sent: a table's public facts, a seat's view with its events, chat.

Everything a seat or a spectator receives about a game is made here, out of views and filtered
events, never out of the position.
"""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from empires.server.actions import prompt_id
from empires.server.state import TableState
from empires.server.storage.rows import Message
from empires.table import Table, View
from empires.text.catalogue import words
from empires.text.telling import Telling, telling

Json = dict[str, Any]
NOTHING_TOLD: Final = -1

encode = msgspec.json.Encoder().encode


def table_message(state: TableState, here: set[int], watchers: int) -> Json:
    """What everybody may know about a table and who sits at it."""
    deciding = state.deciding()
    over = state.status == "over"
    request = state.request
    return {
        "type": "table",
        "id": state.id,
        "version": state.version,
        "status": state.status,
        "game": state.game.name,
        "rules": state.game.rules_version,
        "content": state.game.content,
        "options": state.table.options if state.table else state.setup.options,
        "commitment": state.commitment,
        "seed": str(state.seed) if over else None,
        "clock": None if state.setup.clock is None else {"seconds": state.setup.clock},
        "listed": state.listed,
        "undo": state.setup.undo,
        "created": state.created,
        "ply": state.ply,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "level": seat.level,
                "name": seat.name,
                "joined": seat.joined,
                "here": number in here,
                "deciding": number in deciding,
                "away": seat.away,
                "conceded": seat.conceded,
                "deadline": state.deadline_of(number),
            }
            for number, seat in enumerate(state.seats)
        ],
        "host": state.host,
        "watchers": watchers,
        "request": None
        if request is None
        else {
            "seat": request.seat,
            "ply": request.ply,
            "agreed": request.agreed,
            "needed": request.needed,
        },
        "result": state.result(),
        "rematch": state.rematch,
        "now": time.time(),
    }


def lasting_part(table: Json) -> Json:
    """A table message without what every update tells too."""
    seats = [{**seat, "deciding": None} for seat in table["seats"]]
    return {**table, "version": None, "ply": None, "now": None, "seats": seats}


def update_message(state: TableState, seat: int | None, lang: str | None, told: int) -> Json:
    """A seat's view, and the events after the ply up to which it was told."""
    assert state.table is not None
    message = moment_message(state.table, seat, lang, told)
    message |= {"version": state.version, "undos": state.undos, "undo": None}
    prompt = message["view"]["prompt"]
    if state.status == "over":
        message["view"]["prompt"] = None
    elif prompt is not None and seat is not None:
        prompt["id"] = prompt_id(state, seat)
    if seat is not None and state.status == "running":
        message["undo"] = undo_json(state, state.table, seat)
    return message


def moment_message(table: Table, seat: int | None, lang: str | None, told: int) -> Json:
    """A table at its ply, as that seat may see it."""
    view = table.view(seat)
    events = table.events(seat, told + 1)
    message: Json = {
        "type": "update",
        "seat": seat,
        "ply": table.ply,
        "from": told,
        "events": events,
        "view": view,
    }
    if lang is not None:
        teller = told_in(table, lang)
        message["question"] = teller.question(view)
        for event in events:
            event["text"] = teller.sentence(event, seat)
        word_prompt(teller, view)
    return message


def word_prompt(teller: Telling, view: View) -> None:
    prompt = view["prompt"]
    if prompt is None:
        return
    prompt["text"] = teller.question(view)
    for choice in prompt["choices"]:
        choice["text"] = teller.choice(choice, view)
        choice["hint"] = teller.effects(choice, view)


def told_in(table: Table, lang: str) -> Telling:
    return telling(table.game.name, words(lang), names=table.names, pack=table.game.pack)


def undo_json(state: TableState, table: Table, seat: int) -> Json:
    """Whether ``undo`` would do something, and otherwise why not."""
    if state.setup.undo == "free":
        to = table.last_choice(seat)
        if to is not None:
            return {"possible": True, "plies": table.ply - to, "reason": None, "seat": None}
    undo = table.undo_state(seat)
    return {
        "possible": undo.possible,
        "plies": undo.plies,
        "reason": undo.reason,
        "seat": undo.seat,
    }


def chat_message(state: TableState, said: Message) -> Json:
    return {
        "type": "chat",
        "number": said.number,
        "seat": said.seat,
        "name": state.seats[said.seat].name,
        "text": said.text,
        "at": said.at,
    }

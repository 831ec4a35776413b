"""Looking at a table and back at its game: what may be shown to whom, however it is asked."""

from __future__ import annotations

from typing import Literal, TypeAlias

from empires.server.aside import Aside
from empires.server.bots.thinking import film_json
from empires.server.games import Games
from empires.server.live import LiveTable
from empires.server.messages import moment_of, told_in
from empires.server.refusals import Refusal, invalid
from empires.server.state import TableState
from empires.shapes.film import Eyes
from empires.shapes.http import Lines, Verification
from empires.shapes.tables import AnyUpdate
from empires.table import Record, Table

FilmOf: TypeAlias = Literal["all", "none", "0", "1", "2", "3", "4"]
"""Whose eyes a film has, as it is asked for."""


async def moment(
    live: LiveTable, own: int | None, ply: int, seat: int | None, lang: str | None
) -> AnyUpdate:
    """The table after so many moves; by another's eyes only once the game is over."""
    async with live.steady() as state:
        table = begun(state)
        if ply > state.ply:
            raise Refusal("no_ply", ply=ply)
        if seat is not None:
            check_seat(state, seat)
        if seat is not None and seat != own and state.status != "over":
            raise Refusal("not_over")
        whose = own if seat is None else seat
        return moment_of(table.at(ply), whose, lang, max(-1, ply - 1))


async def whole_game(
    aside: Aside, games: Games, live: LiveTable, own: int | None, seat: FilmOf | None, lang: str
) -> bytes:
    """The film of the game so far, by the eyes of a seat, of all, or of none."""
    async with live.steady() as state:
        table = begun(state)
        if seat is not None and seat.isdecimal():
            check_seat(state, int(seat))
        if seat not in (None, "none", str(own)) and state.status != "over":
            raise Refusal("not_over")
        record, game = recorded(table), state.game
    eyes: Eyes = (
        own if seat is None else None if seat == "none" else seat if seat == "all" else int(seat)
    )
    return await aside.run(film_json, record, games.source(game), eyes, lang)


async def record_text(live: LiveTable) -> bytes:
    """The record: sealed while the game runs, whole when it is over."""
    async with live.steady() as state:
        return recorded(begun(state), public=state.status != "over").text()


async def verification(live: LiveTable) -> Verification:
    async with live.steady() as state:
        over = state.status == "over"
        return Verification(
            commitment=state.commitment,
            seed=str(state.seed) if over or state.setup.seeded else None,
            nonces=[seat.nonce for seat in state.seats],
            base=str(state.base) if over and state.seed != state.base else None,
            game=state.game.name,
            rules=state.game.rules_version,
            content=state.game.content,
            over=over,
        )


async def text(
    live: LiveTable, eyes: int | None, about: str, seat: int | None, name: str, lang: str
) -> Lines:
    """The table in words, as the terminal tells it."""
    async with live.steady() as state:
        table = begun(state)
        view, teller = table.view(eyes), told_in(table, lang)
        if about == "me":
            if eyes is None:
                raise Refusal("token_needed")
            return Lines(teller.me(view))
        if about == "seat":
            return Lines(teller.seat(view, check_seat(state, seat)))
        if about == "place":
            return Lines(teller.place(view, name))
        if about == "result":
            return Lines(teller.result(view))
        return Lines(teller.table(view))


def begun(state: TableState) -> Table:
    if state.table is None:
        raise Refusal("not_started")
    return state.table


def recorded(table: Table, *, public: bool = False) -> Record:
    if not table.has_record:
        raise Refusal("no_record")
    return table.record(public=public)


def check_seat(state: TableState, seat: int | None) -> int:
    if seat is None or seat >= len(state.seats):
        raise invalid("seat", f"0 to {len(state.seats) - 1}")
    return seat

"""A player's own tables: whose turn it is, and since when."""

from __future__ import annotations

from collections.abc import AsyncIterator

from empires.server.refusals import Refusal
from empires.server.service import seat_for
from empires.server.tables import Tables
from empires.shapes.http import Mine, MineAsked


async def of(tables: Tables, wanted: MineAsked) -> AsyncIterator[Mine]:
    """Those of the tables that are there, and whose seat's secret is right."""
    for each in wanted.seats:
        try:
            live = await tables.current(each.table)
            async with live.steady() as state:
                seat = seat_for(state, each.token)
                waiting = [state.seats[number].turn_since for number in state.deciding()]
            about = await live.about()
        except Refusal:
            continue  # gone, or not theirs any more
        since = min((at for at in waiting if at is not None), default=None)
        yield Mine(table=about, seat=seat, turn=about.seats[seat].deciding, since=since)

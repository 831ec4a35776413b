"""What if: a private table that leaves a finished game at some move. The game stays as it is."""

from __future__ import annotations

import secrets
from typing import Final

from empires.review import can_review
from empires.review.branches import Left
from empires.rules.position import IllegalMove
from empires.server import service
from empires.server.aside import Aside
from empires.server.bots.thinking import branch_chances, branch_played_out
from empires.server.entries import BranchSetup, SeatSetup, Setup
from empires.server.games import Games
from empires.server.limits import Limiter
from empires.server.live import LiveTable
from empires.server.looking import begun, check_seat
from empires.server.receiving import created
from empires.server.refusals import Refusal, invalid
from empires.server.seating import left
from empires.server.state import TableState
from empires.server.tables import Tables
from empires.server.tokens import hashed, new_token
from empires.shapes.http import BranchNow, Created, NewBranch, PlayedOut

LEVEL: Final = "consul"  # plays all other seats
FUTURE_BITS: Final = 48
ALL_GAMES: Final = 100
MOST_GAMES: Final = 5  # that are played out in one go


async def branch(
    tables: Tables, limiter: Limiter, live: LiveTable, wanted: NewBranch, address: str
) -> Created:
    """The table of a new branch, and the secret of the seat."""
    async with live.steady() as state:
        setup, seed, tokens = branch_setup(state, wanted)
        game = state.game
    await service.check_room(tables, limiter, address)
    content = None if setup.pack else game.content
    made = await tables.create(game.name, content, setup, seed=seed, listed=False)
    return await created(made, tokens)


def branch_setup(state: TableState, wanted: NewBranch) -> tuple[Setup, int, dict[int, str]]:
    """The set-up, the seed, and the token of the seat; or a refusal with the field."""
    table = begun(state)
    if state.status != "over":
        raise Refusal("not_over")
    if not table.has_record:
        raise Refusal("no_record")
    if wanted.ply > table.ply:
        raise Refusal("no_ply", ply=wanted.ply)
    own = check_seat(state, wanted.seat)
    found = BranchSetup(
        table=state.id,
        ply=wanted.ply,
        future=future_of(state, wanted),
        moves=tuple(wanted.moves),
    )
    try:
        left(table.at(wanted.ply), found)
    except IllegalMove as error:
        raise invalid("moves", f"legal ones: {error}") from None
    token = new_token()
    seats = tuple(
        SeatSetup(kind="human", name=name, token=hashed(token))
        if seat == own
        else SeatSetup(kind="bot", name=name, level=LEVEL)
        for seat, name in enumerate(table.names)
    )
    setup = Setup(
        seats=seats,
        options=table.options,
        clock=None,
        undo="free",
        seeded=True,  # the game is over: whoever wants to may know it
        pack=state.game.carried if state.setup.pack is not None else None,
        played=tuple((seat, code) for seat, code in table.moves),
        branch=found,
    )
    return setup, state.seed, {own: token}


def future_of(state: TableState, wanted: NewBranch) -> str | None:
    if wanted.same:
        if wanted.future is not None:
            raise invalid("future", "none where the cards come as in the game")
        return None
    if not can_review(state.game):
        raise invalid("same", "true: this game can't draw its future anew")
    return wanted.future or str(secrets.randbits(FUTURE_BITS))


async def now(aside: Aside, games: Games, live: LiveTable) -> BranchNow:
    """How the branch stands, beside the game."""
    async with live.steady() as state:
        table, found = begun(state), left_game(state)
        game, p, moves = state.game, table.position.to_bytes(), table.moves
    chances, there = await aside.run(branch_chances, game.name, games.source(game), found, p)
    return BranchNow(
        ply=len(moves),
        moves=[(seat, code) for seat, code in moves],
        chances=chances,
        game=there,
    )


async def played_out(
    aside: Aside, games: Games, live: LiveTable, first: int, count: int
) -> PlayedOut:
    """So many games from here on, the same ones whenever they are asked for."""
    async with live.steady() as state:
        table, same = begun(state), left_game(state).same
        game, p, ply = state.game, table.position.to_bytes(), table.ply
    args = (game.name, games.source(game), p, same, first, count)
    ends = await aside.run(branch_played_out, *args)
    return PlayedOut(
        ply=ply, scores=[scores for scores, _ in ends], rankings=[ranks for _, ranks in ends]
    )


def left_game(state: TableState) -> Left:
    """The game that a branch has left; or a refusal."""
    branch = state.setup.branch
    if branch is None:
        raise Refusal("no_branch")
    if not can_review(state.game):
        raise Refusal("no_review")
    return Left(
        players=len(state.seats),
        seed=state.seed,
        options=tuple(state.setup.options.items()),
        played=state.setup.played,
        ply=branch.ply,
        same=branch.future is None,
    )

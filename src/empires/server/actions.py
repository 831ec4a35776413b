"""What players can do at a table: it happens, and its entry is to be stored; or a refusal says why.

No rule of a game is in here; whether a move is legal, the table says when it is played.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from empires.bots import LEVELS
from empires.lessons import Walk, answer_to
from empires.rules.position import IllegalMove
from empires.server import entries
from empires.server.entries import AnyAct, Entry
from empires.server.names import check_name, look_alike
from empires.server.refusals import Refusal, invalid
from empires.server.state import TableState
from empires.shapes.asking import AskJoin, AskMove
from empires.shapes.http import Named, Play
from empires.shapes.words import WrittenMove
from empires.table import BadMove, Move, Table
from empires.table.twins import read_move
from empires.table.undo import NOTHING_YET
from empires.text.errors import bad_move_lines, illegal_move_lines

MOST_COPIES: Final = 8  # devices more than that, and the others are let go of


def join(state: TableState, seat: int, wanted: Named | AskJoin, token_hash: str) -> Entry:
    """An invited player comes and says a name; from now on another secret is the seat's."""
    if state.seats[seat].joined:
        raise Refusal("seat_taken")
    if state.status == "over":
        raise Refusal("over")
    check_free_name(state, wanted.name, seat)
    act = entries.Joined(name=wanted.name, token=token_hash, nonce=wanted.nonce)
    return happened(state, seat, act)


def mix(state: TableState, seat: int, nonce: str) -> Entry:
    """A player adds to the shuffle, as long as nothing is shuffled."""
    if state.table is not None:
        raise Refusal("started")
    return happened(state, seat, entries.Mixed(nonce=nonce))


def take(state: TableState, seat: int, wanted: Named, token_hash: str) -> Entry:
    """Somebody takes an open seat."""
    if not 0 <= seat < len(state.seats):
        raise invalid("seat", f"0 to {len(state.seats) - 1}")
    if state.status == "over":
        raise Refusal("over")
    if state.seats[seat].kind != "open":
        raise Refusal("seat_taken")
    check_free_name(state, wanted.name, seat)
    act = entries.Took(name=wanted.name, token=token_hash, nonce=wanted.nonce)
    return happened(state, seat, act)


def start(state: TableState, seat: int, level: str) -> Entry:
    """The host does not wait any longer."""
    if state.table is not None:
        raise Refusal("started")
    if seat != state.host:
        raise Refusal("not_the_host")
    check_level(level)
    return happened(state, seat, entries.Started(level=level))


def move(state: TableState, seat: int, wanted: Play | AskMove) -> Entry:
    """Play one of the choices of the seat's prompt, by its code or by its readable move."""
    if (wanted.code is None) == (wanted.move is None):
        raise invalid("code", "either code or move")
    table = running(state)
    check_playing(state, seat)
    check_current(state, seat, wanted.ply, wanted.prompt)
    if seat not in table.to_move:
        raise Refusal("not_your_turn", ply=state.ply, undos=state.undos)
    code, tried = wanted.code, None
    if wanted.move is not None:
        code, tried = understood(table, seat, wanted.move)
    assert code is not None
    check_asked(state, seat, code)
    try:
        return happened(state, seat, entries.Played(ply=state.ply, code=code))
    except IllegalMove as error:
        raise illegal(table, error, tried) from None


def bot_move(state: TableState, seat: int, prompt: str, code: int) -> Entry:
    """A bot has thought about a question, which must still be open, and still be the bot's."""
    running(state)
    if state.seats[seat].bot is None or prompt != state.prompts.name(seat):
        raise Refusal("conflict", ply=state.ply, undos=state.undos)
    return happened(state, seat, entries.Played(ply=state.ply, code=code))


def undo(state: TableState, seat: int, *, whole: bool = False, ask: bool = False) -> Entry:
    """Take back as far as nothing was revealed; beyond that by consent, or freely where agreed."""
    table = running(state)
    check_playing(state, seat)
    if walk := state.walk():
        return step_back(state, seat, walk)
    possible = table.undo_state(seat)
    if possible.possible and (whole or state.setup.undo == "consent"):
        return happened(state, seat, entries.TookBack(whole=whole))
    to = table.last_choice(seat)
    if to is None:
        raise Refusal("cannot_undo", reason=possible.reason, by=possible.seat)
    if state.setup.undo == "free" or (ask and not state.others_to_agree(seat)):
        return happened(state, seat, entries.TookBack(whole=False, ply=to))
    if not ask:
        raise Refusal("cannot_undo", reason=possible.reason, by=possible.seat)
    if state.request is not None:
        raise Refusal("request_open", by=state.request.seat)
    needed = tuple(state.others_to_agree(seat))
    return happened(state, seat, entries.AskedBack(ply=to, needed=needed))


def step_back(state: TableState, seat: int, walk: Walk) -> Entry:
    """In a lesson: to where the step began, or the one before it."""
    to = walk.back()
    if to is None:
        raise Refusal("cannot_undo", reason=NOTHING_YET)
    return happened(state, seat, entries.TookBack(whole=False, ply=to))


def answer(state: TableState, seat: int, *, agree: bool) -> Entry:
    """Say yes or no to another seat's request to take back."""
    running(state)
    request = state.request
    if request is None or seat not in request.needed or seat in request.agreed:
        raise Refusal("no_request")
    return happened(state, seat, entries.Agreed() if agree else entries.Refused())


def concede(state: TableState, seat: int) -> Entry:
    running(state)
    if state.seats[seat].conceded:
        raise Refusal("conceded")
    return happened(state, seat, entries.Conceded())


def leave(state: TableState, seat: int) -> Entry:
    """A player goes, and may come back; a bot plays on, so that nobody has to wait.

    Before the game the seat is free again; without its host the table could not begin.
    """
    if state.table is None and seat != state.host:
        return happened(state, seat, entries.Replaced(target=seat, by="open"))
    running(state)
    check_playing(state, seat)
    if state.seats[seat].away:
        raise Refusal("away")
    return happened(state, seat, entries.WentAway())


def away(state: TableState, seat: int) -> Entry:
    """The clock of a seat has run out."""
    running(state)
    deadline = state.deadline_of(seat)
    if deadline is None or deadline > time.time():
        raise Refusal("not_your_turn", ply=state.ply, undos=state.undos)
    return happened(state, seat, entries.WentAway(late=True))


def back(state: TableState, seat: int) -> Entry:
    """A player is there again and takes the seat back from the bot."""
    running(state)
    if not state.seats[seat].away:
        raise Refusal("not_away")
    return happened(state, seat, entries.CameBack())


def move_seat(state: TableState, seat: int, token_hash: str, *, keep: bool) -> Entry:
    """A player goes on at another device, or at both."""
    if len(state.seats[seat].copies) >= MOST_COPIES:
        keep = False
    act = entries.Copied(token=token_hash) if keep else entries.Moved(token=token_hash)
    return happened(state, seat, act)


def rematch(state: TableState, seat: int, table: str) -> Entry:
    """The same seats play again, at another table."""
    check_rematch(state)
    return happened(state, seat, entries.PlaysAgain(table=table))


def happened(state: TableState, seat: int, act: AnyAct) -> Entry:
    """Let it happen; the entry that tells it."""
    entry = Entry(number=state.version, at=time.time(), seat=seat, act=act)
    state.apply(entry)
    return entry


# --- what must hold -----------------------------------------------------------------------------


def running(state: TableState) -> Table:
    if state.table is None:
        raise Refusal("not_started")
    if state.status == "over":
        raise Refusal("over")
    return state.table


def check_playing(state: TableState, seat: int) -> None:
    if state.seats[seat].conceded:
        raise Refusal("conceded")


def check_rematch(state: TableState) -> None:
    if state.status != "over":
        raise Refusal("not_over")
    if state.rematch is not None:
        raise Refusal("over")


def check_asked(state: TableState, seat: int, code: int) -> None:
    """In a lesson only what it asks for is played; whatever else is tried is answered."""
    walk = state.walk()
    if walk is None or walk.accepts(code) or code not in walk.table.legal(seat):
        return
    raise Refusal("not_asked", lines=lambda words: [answer_to(walk, code, words)])


def check_current(state: TableState, seat: int, ply: int, prompt: str | None) -> None:
    """The answer must be to the question that is open now."""
    if prompt is not None:
        current = prompt == state.prompts.name(seat)
    else:
        current = state.prompts.since(seat) <= ply <= state.ply
    if not current:
        raise Refusal("conflict", ply=state.ply, undos=state.undos)


def check_level(level: str, others: Sequence[str] = ()) -> None:
    """One of the levels, or one of the house bots that may be chosen beside them."""
    if level not in LEVELS and level not in others:
        raise invalid("level", ", ".join([*LEVELS, *others]))


def check_free_name(state: TableState, name: str, own: int) -> None:
    check_name(name)
    others = [seat.name for number, seat in enumerate(state.seats) if number != own and seat.name]
    if any(look_alike(name, other) for other in others):
        raise Refusal("name_taken", name=name)


# --- moves that cannot be -----------------------------------------------------------------------


def understood(table: Table, seat: int, move: WrittenMove) -> tuple[int, Move]:
    """The code of a readable move, legal or not, and the move itself."""
    try:
        tried = read_move(move, table.game.move_kinds)
        return table.game.code_of(table.position, seat, tried), tried
    except BadMove:
        view = table.view(seat)
        raise Refusal(
            "illegal_move",
            legal=table.legal(seat),
            lines=lambda words: bad_move_lines(
                view, words, names=table.names, pack=table.game.pack
            ),
        ) from None


def illegal(table: Table, error: IllegalMove, tried: Move | None) -> Refusal:
    view = table.view(error.seat)
    return Refusal(
        "illegal_move",
        legal=error.legal,
        lines=lambda words: illegal_move_lines(
            error, view, words, tried=tried, names=table.names, pack=table.game.pack
        ),
    )

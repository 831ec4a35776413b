"""What clients ask of a table over its socket. The same over HTTP is in ``http``."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from empires.shapes.words import (
    MOST_SEATS,
    Code,
    Lang,
    Level,
    Name,
    Nonce,
    Number,
    PromptId,
    Remark,
    Secret,
    WrittenMove,
)

Request: TypeAlias = Literal["takeback", "replace"]
Token: TypeAlias = Annotated[str, Meta(max_length=100)]


class Since(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a client was when it lost its connection."""

    ply: Number
    undos: Number


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What all have: a number that comes back in the answer, and a seat if there are several."""

    id: Number | None = None
    seat: Number | None = None


class Hello(Ask, frozen=True, tag="hello", kw_only=True):
    """The first message: who this is."""

    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    lang: Lang | None = None
    since: Since | None = None
    chat: Number | None = None
    """The number of the last chat message it has."""
    happened: Number | None = None
    """The number of the last happening it has, 0 for none; without it, none are told."""


class AskMove(Ask, frozen=True, tag="move", kw_only=True):
    """Play: by the code of a move or by its readable twin."""

    ply: Number
    prompt: PromptId | None = None
    code: Code | None = None
    move: WrittenMove | None = None


class AskUndo(Ask, frozen=True, tag="undo", kw_only=True):
    whole: bool = False
    ask: bool = False


class AskAnswer(Ask, frozen=True, tag="answer", kw_only=True):
    """Say yes or no to another seat's request."""

    agree: bool
    to: Request = "takeback"


class AskJoin(Ask, frozen=True, tag="join", kw_only=True):
    """Accept an invitation; the answer has the seat's new secret."""

    name: Name
    nonce: Nonce | None = None
    secret: Secret | None = None


class AskMix(Ask, frozen=True, tag="mix", kw_only=True):
    """Add to the shuffle, before the game begins."""

    nonce: Nonce


class AskStart(Ask, frozen=True, tag="start", kw_only=True):
    level: Level = "governor"


class AskConcede(Ask, frozen=True, tag="concede"):
    pass


class AskLeave(Ask, frozen=True, tag="leave"):
    pass


class AskBack(Ask, frozen=True, tag="back"):
    pass


class AskRematch(Ask, frozen=True, tag="rematch"):
    pass


class AskChat(Ask, frozen=True, tag="chat", kw_only=True):
    text: Remark


class AskLook(Ask, frozen=True, tag="look", kw_only=True):
    """Whether somebody sees the table: who does not is told when it is their turn."""

    looking: bool


class Ping(Ask, frozen=True, tag="ping"):
    pass


AnyAsk: TypeAlias = (
    Hello
    | AskMove
    | AskUndo
    | AskAnswer
    | AskJoin
    | AskMix
    | AskStart
    | AskConcede
    | AskLeave
    | AskBack
    | AskRematch
    | AskChat
    | AskLook
    | Ping
)

"""The messages that clients send over a socket, read and checked."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from empires.server.refusals import Refusal

Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Code: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Token: TypeAlias = Annotated[str, Meta(max_length=100)]
CHAT_LENGTH: Final = 500
MOST_SEATS: Final = 5


class Since(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a client was when it lost its connection."""

    ply: Number
    undos: Number


class Frame(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What all have: a number that comes back in the answer."""

    id: Number | None = None
    seat: Number | None = None


class Hello(Frame, frozen=True, tag="hello"):
    tokens: Annotated[list[Token], Meta(max_length=MOST_SEATS)] = []
    lang: Literal["en", "de"] | None = None
    since: Since | None = None
    chat: Number | None = None


class Move(Frame, frozen=True, tag="move"):
    ply: Number
    prompt: Annotated[str, Meta(max_length=40)] | None = None
    code: Code | None = None
    move: dict[str, Any] | None = None


class Undo(Frame, frozen=True, tag="undo"):
    whole: bool = False
    ask: bool = False


class Answer(Frame, frozen=True, tag="answer"):
    agree: bool


class Join(Frame, frozen=True, tag="join"):
    name: Annotated[str, Meta(max_length=100)]


class Start(Frame, frozen=True, tag="start"):
    level: Annotated[str, Meta(max_length=40)] = "governor"


class Concede(Frame, frozen=True, tag="concede"):
    pass


class Leave(Frame, frozen=True, tag="leave"):
    pass


class Back(Frame, frozen=True, tag="back"):
    pass


class Rematch(Frame, frozen=True, tag="rematch"):
    pass


class Chat(Frame, frozen=True, tag="chat"):
    text: str


class Ping(Frame, frozen=True, tag="ping"):
    pass


AnyFrame: TypeAlias = (
    Hello | Move | Undo | Answer | Join | Start | Concede | Leave | Back | Rematch | Chat | Ping
)
_decoder: Final = msgspec.json.Decoder(AnyFrame)


def read_frame(text: str | bytes, most: int) -> AnyFrame:
    """The message; what is wrong with it is a ``Refusal``."""
    size = len(text.encode() if isinstance(text, str) else text)
    if size > most:
        raise Refusal("too_large", most=most)
    try:
        found: AnyFrame = _decoder.decode(text)
        return found
    except msgspec.ValidationError as error:
        raise Refusal("invalid", field="message", expected=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad_request") from None


def checked_chat(text: str) -> str:
    """Chat is one to 500 characters of text, without control characters but line ends."""
    said = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if not said or len(text) > CHAT_LENGTH:
        raise Refusal("invalid", field="text", expected=f"1 to {CHAT_LENGTH} characters")
    return said

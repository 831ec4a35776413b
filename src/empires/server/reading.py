"""What clients send, read and checked: what is wrong with it is a refusal that says where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from empires.content.problems import listed
from empires.server.refusals import Refusal, invalid
from empires.shapes.asking import AnyAsk
from empires.shapes.words import LONGEST_CHAT

T = TypeVar("T")

_asks: Final = msgspec.json.Decoder(AnyAsk)
# What msgspec says about a value that is not of the right shape.
PLACED: Final = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<place>.*)`)?", re.DOTALL)
FIELD: Final = re.compile(
    r"Object (?P<what>missing required|contains unknown) field `(?P<name>.*)`", re.DOTALL
)
AT_BYTE: Final = re.compile(r"\(byte (\d+)\)")
DEEPEST: Final = 100  # far more than anything that is asked
# The end may be missing, so that one pass is enough whatever comes.
STRING: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
BRACKET: Final = re.compile(rb"[\[\]{}]")
STEP: Final = re.compile(r"[a-z_]+|\[")


def read_body(raw: bytes, shape: type[T]) -> T:
    """The body of a request."""
    check_depth(raw, "body")
    try:
        return msgspec.json.decode(raw, type=shape)
    except msgspec.ValidationError as error:
        raise wrong(str(error), "body", shape) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise invalid("body", f"JSON; this is none from character {stop(raw, error)} on") from None


def read_ask(text: str | bytes, most: int) -> AnyAsk:
    """A message of a socket, of at most so many bytes."""
    raw = text.encode() if isinstance(text, str) else text
    if len(raw) > most:
        raise Refusal("too_large", most=most)
    check_depth(raw, "message")
    try:
        found: AnyAsk = _asks.decode(text)
        return found
    except msgspec.ValidationError as error:
        raise wrong(str(error), "message", AnyAsk) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal("bad_request") from None


def check_depth(raw: bytes, whole: str) -> None:
    """Refuse what is nested too deeply, alike in every Python: some give up early, others go on."""
    if raw.count(b"[") + raw.count(b"{") <= DEEPEST:
        return
    depth = 0
    for bracket in BRACKET.findall(STRING.sub(b"", raw)):
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            raise invalid(whole, "JSON that is not nested so deeply")


def checked_chat(text: str) -> str:
    """What is left of something said without control characters but line ends."""
    said = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if not said:
        raise invalid("text", f"1 to {LONGEST_CHAT} characters")
    return said


def wrong(message: str, whole: str, shape: Any) -> Refusal:
    """Which field is wrong, and what would be right there."""
    found = PLACED.fullmatch(message)
    assert found is not None
    what, place = found["what"], found["place"] or ""
    if about := FIELD.fullmatch(what):
        field = f"{place}.{about['name']}" if place else about["name"]
        missing = about["what"] == "missing required"
        return invalid(field, "something, it is missing" if missing else "no such field")
    if what.startswith("Invalid") and (values := values_at(shape, place)):
        return invalid(place, listed(values))
    return invalid(place or whole, what.removeprefix("Expected ").replace("`", ""))


def values_at(shape: Any, place: str) -> list[str]:
    """The words that are possible there, if only some are."""
    found = [inspect.type_info(shape)]
    for step in STEP.findall(place):
        found = [inner for outer in found for inner in inside(outer, step)]
    return [str(value) for kind in found for value in words_of(kind)]


def inside(kind: inspect.Type, step: str) -> Iterator[inspect.Type]:
    """What stands one step further in: in a field of that name, or in a list."""
    match kind:
        case inspect.UnionType(types=types):
            for each in types:
                yield from inside(each, step)
        case inspect.StructType(tag_field=tag_field, tag=tag) if step == tag_field:
            yield inspect.LiteralType((tag,))
        case inspect.StructType(fields=fields):
            yield from (field.type for field in fields if field.encode_name == step)
        case inspect.ListType(item_type=item) if step == "[":
            yield item


def words_of(kind: inspect.Type) -> Iterator[object]:
    match kind:
        case inspect.UnionType(types=types):
            for each in types:
                yield from words_of(each)
        case inspect.LiteralType(values=values):
            yield from values


def stop(raw: bytes, error: Exception) -> int:
    """The number of the character up to which something could have been JSON."""
    at = AT_BYTE.search(str(error))
    return len(raw[: int(at[1]) if at else len(raw)].decode(errors="replace"))

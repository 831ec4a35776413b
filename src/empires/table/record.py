"""A recorded game and its written form: JSON Lines, each chained to the line before it.

Reading it back is ``reading``'s, playing it again ``replay``'s.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from empires.content.packs import LONGEST
from empires.content.problems import expected, shown
from empires.shapes.words import WrittenMove
from empires.table.mistakes import GameError

FORMAT: Final = 1
LONGEST_NAME: Final = 40
LONGEST_BOT: Final = 200
LARGEST_NUMBER: Final = 2**31 - 1  # numbers that any reader in any language can hold

Option: TypeAlias = str | bool | int
# Whatever the file says: it is compared with the game's own, never trusted.
Number: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Points: TypeAlias = Annotated[int, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
# Texts that must have a certain form, and how that form is told to people.
DIGEST: Final = r"\A[0-9a-f]{64}\Z"
SEED: Final = r"\A(0|[1-9][0-9]{0,99})\Z"
MOST_DIGITS: Final = 100
LINK: Final = r"\A[0-9a-f]{16}\Z"
NONCE: Final = r"\A[0-9a-f]{32,128}\Z"
FORMS: Final = {
    DIGEST: "64 hexadecimal digits",
    SEED: f"a whole number of at most {MOST_DIGITS} digits as text",
    LINK: "16 hexadecimal digits",
    NONCE: "32 to 128 hexadecimal digits",
}
Digest: TypeAlias = Annotated[str, Meta(pattern=DIGEST)]
Seed: TypeAlias = Annotated[str, Meta(pattern=SEED)]
Link: TypeAlias = Annotated[str, Meta(pattern=LINK)]
Nonce: TypeAlias = Annotated[str, Meta(pattern=NONCE)]
SEED_BITS: Final = 128
CarriedPack: TypeAlias = Annotated[str, Meta(max_length=LONGEST)]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended, by seat; rank 1 is the best."""

    scores: list[Points]
    ranking: list[Number]


class Header(Struct, forbid_unknown_fields=True, kw_only=True):
    """The first line: which game this is, and everything that decides how it can go."""

    record: Literal[1]
    game: str
    rules: Number
    content: Digest
    names: list[str]
    bots: list[str | None] | UnsetType = UNSET
    options: dict[str, Option]
    commitment: Digest
    seed: Seed | UnsetType = UNSET
    nonces: list[Nonce | None] | UnsetType = UNSET
    base: Seed | UnsetType = UNSET
    pack: CarriedPack | UnsetType = UNSET
    c: Link


class MoveLine(Struct, forbid_unknown_fields=True, kw_only=True):
    """One move; without a code in a sealed record, where it would tell a hand's order."""

    ply: Number
    seat: Number
    code: Number | UnsetType = UNSET
    do: WrittenMove
    c: Link


class ClosingLine(Struct, forbid_unknown_fields=True, kw_only=True):
    """The last line: without it a record is cut off."""

    end: Number
    result: Result | None
    c: Link


Line: TypeAlias = Header | MoveLine | ClosingLine


@dataclass(frozen=True, slots=True)
class Mixing:
    """A seed that several have a part in: what was committed to first, then players' nonces.

    Whoever drew the base did not know the nonces, and no player knew the base: so nobody could
    choose the seed.
    """

    base: int
    nonces: tuple[str | None, ...]
    """By seat; None where nobody gave one."""

    @property
    def seed(self) -> int:
        told = "\n".join([str(self.base), *(nonce or "" for nonce in self.nonces)])
        return int(sha256(told.encode()).hexdigest()[: SEED_BITS // 4], 16)


@dataclass(frozen=True, slots=True)
class RecordedMove:
    seat: int
    code: int | None
    do: WrittenMove


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is written down. State is replay: no position is ever stored."""

    game: str
    rules: int
    content: str
    names: tuple[str, ...]
    options: Mapping[str, Option]
    commitment: str
    seed: int | None
    moves: tuple[RecordedMove, ...]
    result: Result | None
    bots: tuple[str | None, ...] = ()
    nonces: tuple[str | None, ...] = ()
    base: int | None = None
    pack: str | None = None
    """The content pack itself, where it is not the standard one, so that it replays anywhere."""
    file: str = field(default="record", compare=False)  # where it was read, for messages

    @property
    def is_sealed(self) -> bool:
        """Whether this is the public record of a running game: no seed, so no replay yet."""
        return self.seed is None

    @property
    def mixing(self) -> Mixing | None:
        """How the seed came about, where several have a part in it and it is told."""
        return None if self.base is None else Mixing(self.base, self.nonces)

    def text(self) -> bytes:
        """The whole file."""
        lines: list[Line] = [
            Header(
                record=FORMAT,
                game=self.game,
                rules=self.rules,
                content=self.content,
                names=list(self.names),
                bots=list(self.bots) if self.bots else UNSET,
                options=dict(self.options),
                commitment=self.commitment,
                seed=UNSET if self.seed is None else str(self.seed),
                nonces=list(self.nonces) if self.nonces else UNSET,
                base=UNSET if self.base is None else str(self.base),
                pack=UNSET if self.pack is None else self.pack,
                c="",
            )
        ]
        for ply, move in enumerate(self.moves):
            code = UNSET if move.code is None else move.code
            lines.append(MoveLine(ply=ply, seat=move.seat, code=code, do=move.do, c=""))
        lines.append(ClosingLine(end=len(self.moves), result=self.result, c=""))
        previous = ""
        for line in lines:
            previous = line.c = chained(previous, line)
        return b"".join(written(line) + b"\n" for line in lines)


def commitment_to(seed: int) -> str:
    """What a table publishes at the start, so that nobody can choose another seed later."""
    return sha256(str(seed).encode()).hexdigest()


def check_names(names: Sequence[str]) -> None:
    """Names fill one line each and tell the seats apart; otherwise ``GameError``."""
    for seat, name in enumerate(names):
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            right = f"1 to {LONGEST_NAME} printable characters"
            raise GameError(f"names: {expected(right, shown(name))}")
        if name in names[:seat]:
            raise GameError(f"names: {expected('a different name for each seat', shown(name))}")


def check_bots(bots: Sequence[str | None], names: Sequence[str]) -> None:
    """Nothing is said of bots, or something of every seat; otherwise ``GameError``."""
    if bots and len(bots) != len(names):
        right = f"{len(names)}, one for each seat"
        raise GameError(f"bots: {expected(right, str(len(bots)))}")
    for bot in bots:
        if bot is not None and not (0 < len(bot) <= LONGEST_BOT and bot.isprintable()):
            right = f"1 to {LONGEST_BOT} printable characters, or nothing for a person"
            raise GameError(f"bots: {expected(right, shown(bot))}")


def check_seed(seed: int) -> None:
    """Every table can be saved, so its seed must fit into a record; otherwise ``GameError``."""
    if seed >= 10**MOST_DIGITS:
        raise GameError(f"seed: expected a whole number of at most {MOST_DIGITS} digits, got more")


def written(line: Line) -> bytes:
    """The one form a line has in a file."""
    return msgspec.json.encode(line)


def chained(previous: str, line: Line) -> str:
    """The link of a line: it changes with the line and with everything before it."""
    fields = msgspec.to_builtins(line)
    del fields["c"]
    return sha256(previous.encode() + canonical(fields)).hexdigest()[:16]


def canonical(value: object) -> bytes:
    """JSON with sorted keys and no spaces: equal values, equal bytes, and 1 is not true."""
    return msgspec.json.encode(value, order="sorted")


def line_of(ply: int) -> int:
    """The line that holds the move played at that ply; the header is line 1."""
    return ply + 2

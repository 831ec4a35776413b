"""What a server does not do, as it says so: over HTTP and over sockets the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

ErrorCode: TypeAlias = Literal[
    "bad_request",
    "token_needed",
    "wrong_token",
    "origin",
    "not_the_host",
    "invited",
    "no_hints",
    "muted",
    "no_table",
    "no_game",
    "no_ply",
    "not_found",
    "no_code",
    "method",
    "conflict",
    "not_your_turn",
    "not_started",
    "started",
    "over",
    "not_over",
    "seat_taken",
    "no_seat",
    "present",
    "vote_open",
    "name_taken",
    "cannot_undo",
    "request_open",
    "no_request",
    "conceded",
    "away",
    "not_away",
    "other_rules",
    "too_large",
    "invalid",
    "illegal_move",
    "not_asked",
    "no_record",
    "no_review",
    "no_branch",
    "too_many",
    "fault",
    "full",
    "busy",
    "closing",
    "no_database",
    "not_kept",
]


class Error(Struct, kw_only=True, omit_defaults=True):
    """What was wrong: a code for programs, a message for people, and facts that belong to it."""

    code: ErrorCode
    message: str
    field: str | None = None
    """Where something is wrong in what was sent, and what would be right there."""
    expected: str | None = None
    ply: int | None = None
    """Where the table stands, or the ply there is not."""
    undos: int | None = None
    reason: str | None = None
    """What stands in the way of taking back: the name of an event, or what ``UndoState`` says."""
    by: int | None = None
    """The seat that stands in the way."""
    legal: Sequence[int] | None = None
    """The codes that would have been legal."""
    lines: Sequence[str] | None = None
    """Why a move is not possible, in lines: what, why with the rule, how to go on."""
    name: str | None = None
    game: str | None = None
    rules: int | None = None
    most: int | None = None
    """The most bytes that are taken."""
    retry_after: int | None = None
    """Seconds to wait."""


class Refused(Struct):
    """Every answer over HTTP that is no success."""

    error: Error

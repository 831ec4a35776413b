"""What a server does not do, with the reason: a code for programs, words for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import asdict, replace

from empires.shapes.errors import Error, ErrorCode
from empires.text.catalogue import Words

STATUS: Final[dict[ErrorCode, int]] = {
    "bad_request": 400,
    "token_needed": 401,
    "wrong_token": 401,
    "origin": 403,
    "not_the_host": 403,
    "invited": 403,
    "no_hints": 403,
    "muted": 403,
    "no_table": 404,
    "no_game": 404,
    "no_ply": 404,
    "not_found": 404,
    "no_code": 404,
    "method": 405,
    "conflict": 409,
    "not_your_turn": 409,
    "not_started": 409,
    "started": 409,
    "over": 409,
    "not_over": 409,
    "seat_taken": 409,
    "no_seat": 409,
    "present": 409,
    "vote_open": 409,
    "name_taken": 409,
    "cannot_undo": 409,
    "request_open": 409,
    "no_request": 409,
    "conceded": 409,
    "away": 409,
    "not_away": 409,
    "other_rules": 409,
    "not_asked": 409,
    "no_record": 409,
    "no_review": 409,
    "no_branch": 409,
    "too_large": 413,
    "invalid": 422,
    "illegal_move": 422,
    "too_many": 429,
    "fault": 500,
    "full": 503,
    "busy": 503,
    "closing": 503,
    "no_database": 503,
    "not_kept": 503,
}


class Refusal(Exception):
    """Nothing was changed. Its facts go into the answer; they hold nobody's secrets."""

    def __init__(
        self, code: ErrorCode, *, lines: Callable[[Words], list[str]] | None = None, **facts: Any
    ) -> None:
        """``facts`` are fields of ``Error``."""
        super().__init__(code)
        self.code = code
        self.error = Error(code=code, message="", **facts)
        self._lines = lines

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def answer(self, words: Words) -> Error:
        """The refusal in that language."""
        if self._lines:
            lines = self._lines(words)
            return replace(self.error, message=" ".join(lines), lines=lines)
        params = {
            name: value
            for name, value in asdict(self.error).items()
            if isinstance(value, str | int)
        }
        key = f"server-{self.code.replace('_', '-')}"
        if self.code == "invalid" and self.error.field == "name":
            key = "server-invalid-name"  # typed by a person, who need not know what a field is
        return replace(self.error, message=words.say(key, **params))


def invalid(field: str, expected: str) -> Refusal:
    """Input that cannot be; ``expected`` is for developers, so it is in English."""
    return Refusal("invalid", field=field, expected=expected)

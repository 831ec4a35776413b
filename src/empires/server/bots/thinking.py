"""What is done where bots think: choosing, saying why, making films. It knows no tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Protocol, TypeAlias, TypeVar, TypeVarTuple

import msgspec

import empires
from empires.bots import Bot, Outlook, bot
from empires.bots.plan import PlanBot
from empires.review import Part, branches, made
from empires.review.branches import Left
from empires.review.told import review_told
from empires.server.messages import encode
from empires.shapes.film import Eyes
from empires.shapes.reasons import Reasons
from empires.shapes.review import Depth, ReviewState
from empires.table import Game, Record
from empires.text.catalogue import words
from empires.text.film import film

KEPT: Final = 16  # bots of a process that are remembered
OPENED: Final = 32  # games of a process that are remembered, with a pack each

Source: TypeAlias = str | bytes | None
"""The file of a pack, or what stands in it; None: the standard pack."""
Task: TypeAlias = tuple[str, str, Source, int, bytes, str, int]
"""What ``think`` is told: who asks, game, pack, seat, what it imagines, bot and its seed."""
Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class Thinkers(Protocol):
    """Where it is done: in processes, or in a browser's worker."""

    async def run(self, who: str, work: Callable[[*Ts], T], *args: *Ts) -> T: ...

    async def close(self) -> None: ...


def think(
    who: str, name: str, content: Source, seat: int, imagined: bytes, spec: str, seed: int
) -> int:
    """Let a bot choose that was kept, or a new one."""
    player = _kept.pop((who, spec), None) or bot(spec, seed=seed)
    code = player.choose(Outlook(opened(name, content), seat, imagined))
    _kept[who, spec] = player  # the last of all
    if len(_kept) > KEPT:
        _kept.pop(next(iter(_kept))).close()
    return code


def explain(
    _who: str, name: str, content: Source, seat: int, imagined: bytes, spec: str, seed: int
) -> Reasons:
    """What a bot that plans would choose, and why. It is not kept: whoever asks has time."""
    player = bot(spec, seed=seed)
    if not isinstance(player, PlanBot):
        raise TypeError(f"{spec} can't say why")
    return player.explain(Outlook(opened(name, content), seat, imagined))


_kept: dict[tuple[str, str], Bot] = {}
"""The bots of this process, the one that has waited longest first."""


@lru_cache(OPENED)
def opened(name: str, content: Source) -> Game[Any]:
    return empires.game(name, content)


def review_part(record: Record, content: Source, depth: str, parts: list[bytes]) -> bytes:
    """The next part of a review, ready to be kept."""
    found = [msgspec.json.decode(part, type=Part) for part in parts]
    return encode(made(record, opened(record.game, content), depth, found))


def review_json(
    record: Record,
    content: Source,
    depth: Depth,
    parts: list[bytes],
    since: int,
    state: ReviewState,
    lang: str,
) -> bytes:
    """A review as far as it has come, ready to be sent."""
    game = opened(record.game, content)
    found = [msgspec.json.decode(part, type=Part) for part in parts]
    return encode(review_told(record, game, depth, found, since, state, words(lang)))


def branch_chances(
    name: str, content: Source, left: Left, position: bytes
) -> tuple[list[float], list[float]]:
    """Everybody's chances in a branch, and in the game that it has left."""
    game = opened(name, content)
    return branches.chances(game, left, game.from_bytes(position))


def branch_played_out(
    name: str, content: Source, position: bytes, same: bool, first: int, count: int
) -> list[tuple[list[int], list[int]]]:
    """Games that bots play from there to the end."""
    game = opened(name, content)
    return branches.played_out(game, game.from_bytes(position), same, first, count)


def film_json(record: Record, content: Source, eyes: Eyes, lang: str) -> bytes:
    """The film of a game, ready to be sent."""
    return encode(film(record, opened(record.game, content), eyes, words(lang)))

"""Games of bots as a table to learn from: one row for each decision, written to Parquet."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from empires.bots import bot, check_spec
from empires.envs.setting import Setting
from empires.rules.position import Position
from empires.table.game import GameError

GROUP: Final = 4096  # rows that are kept in memory before they are written
# Each column has a type of its own, which the schema says.
Row: TypeAlias = dict[str, Any]
"""One decision, by column."""
SEATS_APART: Final = 8  # seeds of bots: more than there are seats


def write(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    seed: int,
    file: Path,
    progress: Callable[[], None] = lambda: None,
) -> int:
    """Play games with the seeds from ``seed`` on, and write their decisions; how many there were.

    The bots move up by one seat from game to game, so that each sits everywhere equally often.
    """
    specs = line_up(setting, bots)
    schema = schema_of(setting, specs)
    rows: list[Row] = []
    written = 0
    with pq.ParquetWriter(file, schema, compression="zstd") as out:
        for number in range(games):
            at = number % setting.players
            rows += played(setting, specs[at:] + specs[:at], number, seed + number)
            progress()
            if len(rows) >= GROUP or number == games - 1:
                out.write_table(table_of(rows, schema))
                written += len(rows)
                rows = []
    return written


def line_up(setting: Setting, bots: Sequence[str]) -> list[str]:
    """A bot for every seat: one for all, or one for each."""
    for spec in bots:
        check_spec(spec)
    if len(bots) not in (1, setting.players):
        raise GameError(f"bots: expected one, or {setting.players}, got {len(bots)}")
    return list(bots) * (setting.players if len(bots) == 1 else 1)


def played(setting: Setting, specs: list[str], number: int, seed: int) -> list[Row]:
    """The decisions of one game, with how it ended for whoever made them."""
    p = setting.new(seed)
    rows = list(decisions(setting, p, specs, seed))
    scores, ranks = p.scores(), p.ranking()
    for row in rows:
        seat = row["seat"]
        best = max(scores[:seat] + scores[seat + 1 :])
        row |= {
            "game": number,
            "seed": seed,
            "score": scores[seat],
            "rank": ranks[seat],
            "margin": scores[seat] - best,
        }
    return rows


def decisions(setting: Setting, p: Position, specs: list[str], seed: int) -> Iterator[Row]:
    """Every choice among several legal moves; what is forced is played, and left out."""
    game = setting.game
    with ExitStack() as closing:
        players = [bot(spec, seed=seed * SEATS_APART + i) for i, spec in enumerate(specs)]
        for player in players:
            closing.callback(player.close)
        number = 0
        while not p.over:
            seat = p.next_seat()
            legal = p.legal(seat)
            if len(legal) == 1:
                p.play(seat, legal[0])
                continue
            code = players[seat].choose(players[seat].look(game, p, seat))
            yield {
                "decision": number,
                "seat": seat,
                "bot": specs[seat],
                "observation": setting.observe(p, seat),
                "mask": setting.mask(p, seat),
                "move": code,
            }
            p.play(seat, code)
            number += 1


def schema_of(setting: Setting, specs: list[str]) -> pa.Schema:
    """The columns, and in the file's metadata all that is needed to make it again and read it."""
    game = setting.game
    about = {
        "game": game.name,
        "rules_version": game.rules_version,
        "content": game.content,
        "players": setting.players,
        "options": setting.options,
        "bots": specs,
        "fields": {
            field.name: [field.start, field.length, field.top]
            for field in game.layout.fields.values()
        },
    }
    columns = [
        ("game", pa.int32()),
        ("seed", pa.uint64()),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int8(), pa.string())),
        ("observation", pa.list_(pa.uint8(), setting.size)),
        ("mask", pa.list_(pa.int8(), setting.codes)),
        ("move", pa.int16()),
        ("score", pa.int16()),
        ("rank", pa.int8()),
        ("margin", pa.int16()),
    ]
    return pa.schema(columns, metadata={"empires": json.dumps(about)})


def table_of(rows: list[Row], schema: pa.Schema) -> pa.Table:
    columns = []
    for field in schema:
        values = [row[field.name] for row in rows]
        if pa.types.is_fixed_size_list(field.type):
            flat = pa.array(np.concatenate(values))
            columns.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
        else:
            columns.append(pa.array(values, field.type))
    return pa.table(columns, schema=schema)

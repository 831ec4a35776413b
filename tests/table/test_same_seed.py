"""The same seed is the same game in every process, however Python orders its hashes."""

from __future__ import annotations

import os
import subprocess
import sys

PLAY = """
import hashlib, random
import empires, msgspec
from empires.table import Table

log = hashlib.sha256()
for seed in range(4):
    for options in ({}, {"variant": "blitz"}, {"ruleset": "manual"}):
        names = ["Aurelia", "Marcus", "Livia", "Gaius"][: 2 + seed % 3]
        table = Table.new(empires.game("empires-end"), names=names, seed=seed, **options)
        dice = random.Random(seed)
        while not table.over:
            seat = dice.choice(table.to_move)
            table.play(seat, dice.choice(table.legal(seat)))
        for viewer in (None, 0, 1):
            log.update(msgspec.json.encode(table.lines(viewer)))
            log.update(msgspec.json.encode(table.view(viewer)))
        log.update(table.record().text())
print(log.hexdigest())
"""


def test_processes_with_different_hash_seeds_play_and_tell_the_same_games() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1", "4711")
    ]
    assert len(told[0]) == 65
    assert told[0] == told[1] == told[2]

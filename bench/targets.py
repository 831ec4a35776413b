"""How many times as fast our games mean to be, and beside whom."""

from __future__ import annotations

from typing import NamedTuple

from goal_tables import Row

OURS = "empires"


class Target(NamedTuple):
    """Our slower game beside one peer; where the peer has several games, its faster one."""

    name: str
    least: float
    what: str  # of ours
    peer: str
    peer_what: str
    of: str = ""  # what the peer's game is called; empty for any
    ours: str = ""  # a part of what our figure is called

    def ratio(self, rows: list[Row]) -> float | None:
        """How many times as fast, or as cheap; None if one side was not measured."""
        mine = [
            row.figure["median"]
            for row in rows
            if row.program == OURS and row.what == self.what and self.ours in row.of
        ]
        theirs = [
            row.figure["median"]
            for row in rows
            if row.program == self.peer and row.what == self.peer_what and self.of in row.of
        ]
        if not mine or not theirs:
            return None
        if self.what == "copy":
            return min(theirs) / max(mine)
        return min(mine) / max(theirs)


TARGETS = (
    Target("Catanatron, driven from Python", 15, "python", "Catanatron", "python"),
    Target("Catanatron, inside the rules", 30, "inside", "Catanatron", "python"),
    Target("Catanatron, copy", 30, "copy", "Catanatron", "copy"),
    Target(
        "OpenSpiel's goofspiel with 4 players, driven from Python",
        3,
        "python",
        "OpenSpiel",
        "python",
        "goofspiel",
    ),
    Target(
        "OpenSpiel's goofspiel, copy of Empire's End",
        1,
        "copy",
        "OpenSpiel",
        "copy",
        "goofspiel",
        ours="empires-end",
    ),
    Target(
        "PettingZoo's texas_holdem_v4, AEC steps",
        15,
        "aec",
        "PettingZoo",
        "aec",
        "texas_holdem_v4",
    ),
    Target("RLCard's Uno, AEC steps", 2, "aec", "RLCard", "aec", "uno"),
    Target("Pgx's backgammon, batched", 12, "batch", "Pgx", "batch", "backgammon", "full"),
    Target("EnvPool's backgammon, batched", 8, "batch", "EnvPool", "batch", "backgammon", "full"),
    Target("EnvPool's Leduc hold'em, batched", 3, "batch", "EnvPool", "batch", "Leduc", "full"),
    *(
        Target(
            f"one process, two workers, {name}",
            1.8,
            "workers",
            OURS,
            "workers",
            f"{name}, one process",
            f"{name}, two workers",
        )
        for name in ("empires-end", "first-empires")
    ),
    Target(
        "OpenSpiel's tree search in C++, random playouts",
        10,
        "search",
        "OpenSpiel",
        "search",
        ours="random playouts",
    ),
)

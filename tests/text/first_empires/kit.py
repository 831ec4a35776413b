"""One table of First Empires in mid-game, about to move explorers."""

from typing import Any

from empires.rules.first_empires.game import FirstEmpires
from empires.shapes.first_empires.views import FirstEmpiresView
from empires.table.first_empires.game import FirstEmpiresGame

GAME = FirstEmpiresGame()
NAMES = ["Marcus", "Livia", "Aurelia"]
# Marcus holds Scythia, Albion and Indus; Livia holds Rus with 2; Aurelia is still at home.
POSITION: dict[str, Any] = {
    "players": 3,
    "round": 4,
    "starting_player": 1,
    "turn": 0,
    "phase": "movement",
    "dice": ["green", "purple", "sword"],
    "movement": 4,
    "seats": [
        {
            "civilization": "huaxia",
            "levels": {"dice": 1, "movement": 2, "cards": 1, "explorers": 1},
            "explorers": {"scythia": 2, "albion": 2, "indus": 1},
            "tiles": {"start": {"at": 1}, "movement": {"at": "scythia"}},
            "hand": ["gansu-road", "voyage-of-zhu-ying"],
            "scored": ["rites-of-zhou"],
        },
        {
            "civilization": "karthadst",
            "explorers": {"rus": 2, "huaxia": 2},
            "discarded": ["cothon-harbour"],
        },
        {"civilization": "mupata"},
    ],
}


def view_of(seat: int | None = 0, **changes: Any) -> FirstEmpiresView:
    """What a seat sees of that table, with some of it changed."""
    return seen(GAME.position({**POSITION, **changes}), seat)


def seen(p: FirstEmpires, seat: int | None) -> FirstEmpiresView:
    """What a seat sees, with the names at the table."""
    view = GAME.view(p, seat)
    view.names = NAMES
    return view

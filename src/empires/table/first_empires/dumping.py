"""A position written down in full: the form that scenarios use, with nothing left out."""

from __future__ import annotations

from mypy_extensions import i64

from empires.rules.columns import vec
from empires.rules.first_empires import terms
from empires.rules.first_empires.game import FirstEmpires
from empires.shapes.first_empires.words import Face
from empires.table.first_empires.names import FACE_NAMES, TILES, TRACK, Names
from empires.table.first_empires.stages import STAGE
from empires.table.game import Options, Written


def options(p: FirstEmpires) -> Options:
    return {
        "players": p.players,
        "choose_civilizations": p.choose_civilizations,
        "open_tiles": p.open_tiles,
        "short": p.short,
    }


def dump(p: FirstEmpires, names: Names) -> Written:
    """Everything, secrets included. ``reading.position`` reads it back."""
    return {
        **options(p),
        "over": p.over,
        "round": p.round,
        "starting_player": p.starting_player,
        "turn": None if p.turn == terms.NOBODY else p.turn,
        "dice": faces(p),
        "dice_used": [i + 1 for i in range(5) if p.dice_used >> i & 1],
        "regions_used": [r for i, r in enumerate(names.regions.names) if p.regions_used >> i & 1],
        "rerolls": p.rerolls,
        "movement": p.movement,
        "conquests": p.conquests,
        "advanced": {TRACK[t]: p.advanced[t] for t in range(5) if p.advanced[t]},
        "has_stepped": p.has_stepped,
        "cities_due": [TRACK[t] for t in range(5) if p.cities_due >> t & 1],
        "explorers_due": p.explorers_due,
        "chosen": p.chosen,
        "target": None if p.target == terms.NOTHING else names.regions[p.target],
        "gathered": counts(p.gathered, 0, names),
        "retreat_from": None if p.retreat_from == terms.NOTHING else names.regions[p.retreat_from],
        "retreating": p.retreating,
        "seats": [dump_seat(p, names, seat) for seat in range(p.players)],
        "random": p.random.words(),
    }


def faces(p: FirstEmpires) -> list[Face]:
    """What the dice of the turn show."""
    return [FACE_NAMES[p.dice[i]] for i in range(5) if p.dice[i] != terms.NOTHING]


def counts(column: vec[i64], base: int, names: Names) -> dict[str, int]:
    """What stands in each space, empty ones left out."""
    return {
        names.space(space): column[base + space]
        for space in range(int(terms.SPACES))
        if column[base + space]
    }


def cards_where(p: FirstEmpires, names: Names, seat: int, where: int) -> list[str]:
    if p.civilization[seat] == terms.NOTHING:
        return []
    cards = names.cards[p.civilization[seat]]
    return [cards[c] for c in range(len(cards)) if p.card_at[seat * 9 + c] == where]


def dump_seat(p: FirstEmpires, names: Names, seat: int) -> Written:
    civilization = p.civilization[seat]
    chosen = civilization != terms.NOTHING
    return {
        "civilization": names.civilizations[civilization] if chosen else None,
        "levels": {TRACK[t]: p.level[seat * 5 + t] for t in range(5)},
        "explorers": counts(p.explorers, seat * int(terms.SPACES), names),
        "tiles": {name: tile(p, names, seat, i) for i, name in enumerate(TILES)},
        "hand": cards_where(p, names, seat, terms.IN_HAND),
        "scored": cards_where(p, names, seat, terms.SCORED),
        "discarded": cards_where(p, names, seat, terms.DISCARDED),
        "deck": [
            names.cards[civilization][p.deck[seat * 9 + i]]
            for i in reversed(range(p.deck_count[seat]))
        ],
        "stage": STAGE[p.stage[seat]],
    }


def tile(p: FirstEmpires, names: Names, seat: int, number: int) -> Written:
    """One city tile: its value, and where it is: a region, above its track, or captured."""
    where = p.tile_at[seat * 6 + number]
    if where >= 0:
        at: str | int = names.regions[where]
    elif where == terms.ABOVE:
        at = "above"
    else:
        at = int(terms.CAPTURED) - where
    return {"value": p.tile_value[seat * 6 + number], "at": at}

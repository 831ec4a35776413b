"""What is declared is what is sent: each shape of each game, and each of its fields.

A field that is not declared can't be sent; this finds what is declared and never sent, and what
does not come back from JSON as the declared type.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, Final

import msgspec
import pytest
from msgspec import NODEFAULT, Struct, inspect
from msgspec.structs import FieldInfo, fields

import empires
from empires.rules.position import Position
from empires.rules.random import Random, seeded
from empires.shapes.games import game_shapes
from empires.table import Game, Table
from empires.text.catalogue import LANGUAGES, words
from empires.text.telling import telling

NAMES: Final = ["Zyx", "Qorv", "Wuxim", "Vraqt", "Yolph"]
GAMES: Final = 4  # of each number of players with each mix of options
CLOSE_LOOK: Final = 10  # one game in so many is looked at from every seat, in words
BACK_AND_FORTH: Final = 7  # one view in so many is decoded again
# Kinds that random games do not bring, and why.
TOO_RARE: Final = {
    "NoDisaster": "it needs every single card in a hand or an empire at once",
}
# Fields that only somebody else fills in.
LATER: Final = {
    ("Prompt", "id"): "a served table names its questions",
}


class Sent:
    """All that was sent in many games of one kind: which shapes, and which of their fields."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.shapes: set[type[Struct]] = set()
        self.fields: set[tuple[type[Struct], str]] = set()
        self.back: list[tuple[bytes, bytes]] = []
        """As it was sent, and as it is sent again once it was read as the declared type."""
        self.played: Counter[str] = Counter()
        """How often each kind of move was chosen, so that the rare ones are."""

    def note(self, value: object) -> None:
        if isinstance(value, Struct):
            self.shapes.add(type(value))
            for name, default, pair in parts(type(value)):
                found = getattr(value, name)
                if found is not None and found != default:
                    self.fields.add(pair)
                    self.note(found)
        elif isinstance(value, Mapping):
            for entry in value.values():
                self.note(entry)
        elif isinstance(value, list | tuple):
            for entry in value:
                self.note(entry)

    def send(self, value: Struct, declared: type[Struct]) -> None:
        data = msgspec.json.encode(value)
        self.back.append((data, msgspec.json.encode(msgspec.json.decode(data, type=declared))))


@cache
def parts(kind: type[Struct]) -> list[tuple[str, object, tuple[type[Struct], str]]]:
    """Each field of a shape: its name, what it usually is, and who declares it."""
    return [(f.name, usual(f), (owner(kind, f.name), f.name)) for f in fields(kind)]


def usual(field: FieldInfo) -> object:
    """What a field is where nobody says anything else."""
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return field.default


def owner(kind: type[Struct], field: str) -> type[Struct]:
    """The shape that declares a field first: the kinds made of it need not all use it."""
    return [
        base
        for base in kind.__mro__
        if issubclass(base, Struct) and field in getattr(base, "__struct_fields__", ())
    ][-1]


@cache
def sent(name: str) -> Sent:
    """Many games, some looked at closely."""
    found = Sent(name)
    game = empires.game(name)
    random = seeded([1, 2, 3])
    values = game.option_values
    mixes = product(range(GAMES), game.seats, product(*values.values()))
    for number, (seed, players, options) in enumerate(mixes):
        given = dict(zip(values, options, strict=True))
        if number % CLOSE_LOOK:
            hurry(game, game.new(players=players, seed=seed, journal=True, **given), found, random)
        else:
            look_closely(Table.new(game, names=NAMES[:players], seed=seed, **given), found, random)
    return found


def hurry(game: Game[Any], p: Position, found: Sent, random: Random) -> None:
    """Play a whole game, and look only where a kind of move is offered for the first time."""
    while not p.over:
        seat = p.to_move[random.below(len(p.to_move))]
        legal = p.legal(seat)
        if not {type(game.move(p, seat, code)) for code in legal} <= found.shapes:
            found.note(game.view(p, seat))
        p.play(seat, legal[random.below(len(legal))])
    found.note(game.events(p.journal or ()))


def look_closely(table: Table, found: Sent, random: Random) -> None:
    """Play a whole game, seeing and hearing what a server would send."""
    teller = telling(table.game.name, words(LANGUAGES[table.seed % 2]), names=table.names)
    declared_view, declared_line = game_shapes()[table.game.name]
    while not table.over:
        seat = table.to_move[random.below(len(table.to_move))]
        view = table.view(seat)
        teller.word_prompt(view)
        found.note(view.prompt)
        if (table.ply + table.seed) % BACK_AND_FORTH == 0:
            for looker in (*range(len(table.names)), None):
                seen = view if looker == seat else table.view(looker)
                found.note(seen)
                found.send(seen, declared_view)
        assert view.prompt is not None
        choices = view.prompt.choices
        chosen = choices[random.below(len(choices))]
        if random.below(2):
            chosen = min(choices, key=lambda choice: found.played[choice.move.do])
        found.played[chosen.move.do] += 1
        table.play(seat, chosen.id)
    for looker in (*range(len(table.names)), None):
        view = table.view(looker)
        found.note(view)
        found.send(view, declared_view)
        for line in table.lines(looker):
            teller.word_line(line, looker)
            found.note(line)
            found.send(line, declared_line)


def declared(name: str) -> set[type[Struct]]:
    """Every shape that a view or a line of that game can hold."""
    found: set[type[Struct]] = set()
    for kind in game_shapes()[name]:
        reach(inspect.type_info(kind), found)
    return found


def reach(kind: Any, found: set[type[Struct]]) -> None:
    match kind:
        case inspect.StructType():
            if kind.cls not in found:
                found.add(kind.cls)
                for field in kind.fields:
                    reach(field.type, found)
        case inspect.UnionType():
            for one in kind.types:
                reach(one, found)
        case inspect.CollectionType():
            reach(kind.item_type, found)
        case inspect.TupleType():
            for one in kind.item_types:
                reach(one, found)
        case inspect.DictType():
            reach(kind.value_type, found)


def is_common(shape: type[Struct]) -> bool:
    """Whether several games use it, as `empires.shapes.parts`."""
    return shape.__module__.rpartition(".")[0] == "empires.shapes"


def unsent(shapes: set[type[Struct]], told: list[Sent]) -> Iterator[str]:
    """What none of them sent, by name."""
    kinds = {kind for each in told for kind in each.shapes}
    used = {pair for each in told for pair in each.fields}
    for shape in sorted(shapes, key=lambda shape: shape.__name__):
        if shape.__name__ in TOO_RARE:
            continue
        if not any(issubclass(shape, kind) or issubclass(kind, shape) for kind in kinds):
            yield shape.__name__
        for field in fields(shape):
            first = owner(shape, field.name)
            if is_common(first) != is_common(shape) or (first.__name__, field.name) in LATER:
                continue
            if (first, field.name) not in used:
                yield f"{first.__name__}.{field.name}"


@pytest.mark.parametrize("name", empires.games())
def test_everything_a_game_declares_is_sent(name: str) -> None:
    own = {shape for shape in declared(name) if not is_common(shape)}
    assert own
    assert list(unsent(own, [sent(name)])) == []


def test_everything_that_games_share_is_sent_by_one_of_them() -> None:
    shared = {
        base
        for name in empires.games()
        for shape in declared(name)
        for base in shape.__mro__
        if issubclass(base, Struct) and base is not Struct and is_common(base)
    }
    assert len(shared) > 10
    assert list(unsent(shared, [sent(name) for name in empires.games()])) == []


@pytest.mark.parametrize("name", empires.games())
def test_all_that_is_sent_comes_back_as_it_was_declared(name: str) -> None:
    back = sent(name).back
    assert len(back) > 100
    for data, again in back:
        assert again == data

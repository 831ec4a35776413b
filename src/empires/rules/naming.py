"""Names for numbered constants, taken from the constants, so that a list of them is kept once.

Whoever adds a stage, an event or a kind writes one line: the constant with the next number.
"""

from __future__ import annotations

from collections.abc import Mapping


def names_since(first: str, constants: Mapping[str, object]) -> tuple[str, ...]:
    """What the numbers are called that a module has defined from this one on, in lower case.

    They count up from 0, so that each name is found at its number.

    >>> names_since("IDLE", {"PLAYERS": 4, "IDLE": 0, "MOVE": 1})
    ('idle', 'move')
    """
    defined = list(constants)
    found = defined[defined.index(first) :]
    for number, name in enumerate(found):
        if constants[name] != number:
            raise ValueError(f"{name}: expected the number {number}, got {constants[name]!r}")
    return tuple([name.lower() for name in found])


def rules_since(first: str, constants: Mapping[str, object], game: str) -> tuple[str, ...]:
    """The ids of the rules that a module has numbered from this one on.

    >>> rules_since("SET_4", {"SET_4": 0, "FLOW_1": 1}, "EE")
    ('EE-SET-4', 'EE-FLOW-1')
    """
    names = names_since(first, constants)
    return tuple([f"{game}-{name.replace('_', '-').upper()}" for name in names])

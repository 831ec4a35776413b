"""Positions out of written ones: a whole dump, or only the parts that matter to a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from empires.rules.first_empires import flow, terms
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.position import put, rounds, value
from empires.rules.first_empires.printed import Printed
from empires.rules.position import MoveList
from empires.rules.random import Random, seeded
from empires.table.fields import entries, flag, one_of, possible, table, whole, words
from empires.table.first_empires.names import FACE, TILES, TRACK, Names
from empires.table.first_empires.stages import STAGE
from empires.table.game import GameError

KEYS: Final = (
    "players", "choose_civilizations", "open_tiles", "short", "over", "round", "starting_player",
    "turn", "phase", "dice", "dice_used", "regions_used", "rerolls", "movement", "conquests",
    "advanced", "has_stepped", "cities_due", "explorers_due", "chosen", "target", "gathered",
    "retreat_from", "retreating", "seats", "random",
)  # fmt: skip
SEAT_KEYS: Final = (
    "civilization", "levels", "explorers", "tiles", "hand", "scored", "discarded", "deck", "stage",
)  # fmt: skip
PHASES: Final = ("dice", "movement", "progress")
FIRST_STAGES: Final = {"movement": terms.MOVE, "progress": terms.PROGRESS}


class Reader:
    """Reads one written position, saying where it is wrong.

    What is left out keeps a sensible default: the first civilizations for this number of
    players, markers at the bottom, all explorers at home, empty hands, every other card in the
    deck in order, the first seat about to roll.
    """

    def __init__(
        self, written: Mapping[str, Any], players: int, printed: Printed, names: Names
    ) -> None:
        self.written = table(written, "position", KEYS)
        self.players = players
        self.printed = printed
        self.names = names

    def read(self) -> FirstEmpires:
        written = self.written
        seats = entries(written.get("seats", []), "seats")
        if len(seats) > self.players:
            raise GameError(
                f"seats: {len(seats)} are written, but there are {self.players} players"
            )
        random = seeded([0, 0, 0])
        if "random" in written:
            random = Random(*words(written["random"]))
        p = FirstEmpires(self.printed, self.players, random, MoveList(), None)
        p.choose_civilizations = flag(
            written.get("choose_civilizations", False), "choose_civilizations"
        )
        p.open_tiles = flag(written.get("open_tiles", False), "open_tiles")
        p.short = flag(written.get("short", False), "short")
        p.starting_player = self.number("starting_player", 0, self.players - 1)
        self.read_civilizations(p, seats)
        # While civilizations are being chosen nothing lies on the table yet.
        if all(p.civilization[seat] != terms.NOTHING for seat in range(self.players)):
            for seat in range(self.players):
                self.read_seat(p, seat, seats[seat] if seat < len(seats) else {})
        self.read_turn(p)
        self.begin(p, seats)
        return possible(p)

    def number(self, key: str, low: int, high: int, default: int = 0) -> int:
        return whole(self.written.get(key, default), key, low, high)

    def read_civilizations(self, p: FirstEmpires, seats: list[Any]) -> None:
        playable = [self.printed.playable[i] for i in range(len(self.printed.playable))]
        named = [table(seat, f"seats.{i}", SEAT_KEYS) for i, seat in enumerate(seats)]
        taken = []
        for i, given in enumerate(named):
            if given.get("civilization") is not None:
                number = self.names.civilizations.number(given["civilization"])
                where = f"seats.{i}.civilization"
                if number not in playable:
                    raise GameError(
                        f"{where}: {given['civilization']} is not in a game of {self.players}"
                    )
                if number in taken:
                    raise GameError(f"{where}: {given['civilization']} is already taken")
                taken.append(number)
                p.civilization[i] = number
        free = [number for number in playable if number not in taken]
        for seat in range(self.players):
            left_open = seat < len(named) and "civilization" in named[seat]
            if p.civilization[seat] == terms.NOTHING and not left_open:
                p.civilization[seat] = free.pop(0)

    def read_seat(self, p: FirstEmpires, seat: int, given: Mapping[str, Any]) -> None:
        where = f"seats.{seat}"
        levels = table(given.get("levels", {}), f"{where}.levels", TRACK.names)
        for t, name in enumerate(TRACK.names):
            p.level[seat * 5 + t] = whole(levels.get(name, 0), f"{where}.levels.{name}", 0, 4)
        home = self.names.regions[self.printed.home[p.civilization[seat]]]
        explorers = given.get("explorers", {home: value(p, seat, terms.YELLOW)})
        for name, count in self.spaces(explorers, f"{where}.explorers").items():
            put(p, seat, self.names.space_number(name), count)
        self.read_tiles(p, seat, where, given, home)
        self.read_cards(p, seat, where, given)

    def spaces(self, value: object, where: str) -> dict[str, int]:
        given = table(value, where, self.names.regions.names + self.names.oceans.names)
        return {name: whole(count, f"{where}.{name}", 0, 10) for name, count in given.items()}

    def read_tiles(
        self, p: FirstEmpires, seat: int, where: str, given: Mapping[str, Any], home: str
    ) -> None:
        tiles = table(given.get("tiles", {}), f"{where}.tiles", TILES)
        for i, name in enumerate(TILES):
            spot = f"{where}.tiles.{name}"
            entry = table(tiles.get(name, {}), spot, ("value", "at"))
            default = self.printed.tiles[i]
            p.tile_value[seat * 6 + i] = whole(entry.get("value", default), f"{spot}.value", 0, 99)
            at = entry.get("at", "above" if i else home)
            if at == "above":
                p.tile_at[seat * 6 + i] = terms.ABOVE
            elif isinstance(at, int):
                taker = whole(at, f"{spot}.at", 0, self.players - 1)
                p.tile_at[seat * 6 + i] = terms.CAPTURED - taker
            else:
                p.tile_at[seat * 6 + i] = self.names.regions.number(at)

    def read_cards(self, p: FirstEmpires, seat: int, where: str, given: Mapping[str, Any]) -> None:
        names = self.names.cards[p.civilization[seat]]
        seen: dict[int, str] = {}
        lists: dict[str, list[int]] = {}
        for key in ("hand", "scored", "discarded", "deck"):
            lists[key] = []
            for name in entries(given.get(key, []), f"{where}.{key}"):
                card = names.number(name)
                if card in seen:
                    raise GameError(f"{where}.{key}: {name} is already in {seen[card]}")
                seen[card] = key
                lists[key].append(card)
        for key, state in (
            ("hand", terms.IN_HAND),
            ("scored", terms.SCORED),
            ("discarded", terms.DISCARDED),
        ):
            for card in lists[key]:
                p.card_at[seat * 9 + card] = state
        deck = lists["deck"] + [card for card in range(len(names)) if card not in seen]
        for i, card in enumerate(reversed(deck)):
            p.deck[seat * 9 + i] = card
        p.deck_count[seat] = len(deck)

    def read_turn(self, p: FirstEmpires) -> None:
        written = self.written
        p.over = flag(written.get("over", False), "over")
        p.round = self.number("round", 0, rounds(p), default=1)
        turn = written.get("turn", None if p.over else p.starting_player)
        p.turn = terms.NOBODY if turn is None else whole(turn, "turn", 0, self.players - 1)
        dice = entries(written.get("dice", []), "dice")
        if len(dice) > terms.MOST_DICE:
            raise GameError(f"dice: at most 5, got {len(dice)}")
        for i, face in enumerate(dice):
            p.dice[i] = FACE.number(face)
        for die in entries(written.get("dice_used", []), "dice_used"):
            p.dice_used |= 1 << (whole(die, "dice_used", 1, 5) - 1)
        for name in entries(written.get("regions_used", []), "regions_used"):
            p.regions_used |= 1 << self.names.regions.number(name)
        for name in entries(written.get("cities_due", []), "cities_due"):
            p.cities_due |= 1 << TRACK.number(name)
        advanced = table(written.get("advanced", {}), "advanced", TRACK.names)
        for name, steps in advanced.items():
            p.advanced[TRACK.number(name)] = whole(steps, f"advanced.{name}", 0, 5)
        p.conquests = self.number("conquests", 0, 99)
        p.has_stepped = flag(written.get("has_stepped", False), "has_stepped")
        p.explorers_due = self.number("explorers_due", 0, 10)
        p.chosen = self.number("chosen", -1, 99, default=-1)
        p.retreating = self.number("retreating", 0, 10)
        for key in ("target", "retreat_from"):
            if written.get(key) is not None:
                setattr(p, key, self.names.regions.number(written[key]))
        for name, count in self.spaces(written.get("gathered", {}), "gathered").items():
            p.gathered[self.names.space_number(name)] = count

    def begin(self, p: FirstEmpires, seats: list[Any]) -> None:
        """Put the seats in their stages, or let the phase begin that is asked for."""
        for seat, given in enumerate(seats):
            if "stage" in given:
                stage = one_of(given["stage"], f"seats.{seat}.stage", STAGE)
                p.stage[seat] = STAGE.index(stage)
        p.rerolls = self.number("rerolls", 0, 9)
        p.movement = self.number("movement", 0, 99)
        if p.over or any(p.decides(seat) for seat in range(self.players)):
            return
        phase = one_of(self.written.get("phase", "dice"), "phase", PHASES)
        if phase == "dice" and "dice" not in self.written:
            flow.begin_turn(p, p.turn)
            return
        if "movement" not in self.written and phase != "progress":
            p.movement = value(p, p.turn, terms.PURPLE)
        if phase in FIRST_STAGES:
            p.stage[p.turn] = FIRST_STAGES[phase]
            return
        if "rerolls" not in self.written:
            p.rerolls = value(p, p.turn, terms.BLUE)
        if p.rerolls:
            p.stage[p.turn] = terms.REROLL
        else:
            flow.begin_swords(p, p.turn)

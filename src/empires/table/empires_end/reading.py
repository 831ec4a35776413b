"""Positions out of written ones: a whole dump, or only the parts that matter to a scenario.

People write them by hand, so a value may be anything until it has been read from its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from empires.content.empires_end import RESOURCES
from empires.rules.empires_end import flow, terms
from empires.rules.empires_end.cards import take_up
from empires.rules.empires_end.disaster import begin_turn
from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.empires_end.innovations import attach
from empires.rules.empires_end.printed import Printed
from empires.rules.position import MoveList
from empires.rules.random import Random, seeded
from empires.table.empires_end.dumping import RULESETS
from empires.table.empires_end.names import PHASES, Names
from empires.table.empires_end.stages import STAGE_NAMES
from empires.table.fields import entries, flag, one_of, possible, table, whole, words
from empires.table.game import GameError

KEYS: Final = (
    "players", "variant", "ruleset", "open_resources", "over", "space", "phase", "first_player",
    "turn", "seats", "disasters", "decided", "deck", "discards", "conflict", "bids_opened",
    "conflict_deck", "conflict_discards", "draws", "returned", "random",
)  # fmt: skip
SEAT_KEYS: Final = (
    "score", "resources", "hand", "order", "destroyed", "innovations", "exhausted", "used",
    "deciding",
)  # fmt: skip
DECIDING_KEYS: Final = (
    "stage", "chosen", "second", "cards_used", "has_rebuilt", "other_half", "declared", "axes",
    "coins", "won", "refreshes", "last_draw",
)  # fmt: skip


def position(written: Mapping[str, Any], printed: Printed, names: Names) -> EmpiresEnd:
    """The position written down. What is left out keeps a sensible default:

    two players, two of each resource, the pack's order of locations, all healthy, empty hands,
    all other cards in the deck in order, the marker on the first disaster.
    """
    return Reader(written, printed, names).read()


class Reader:
    """Reads one written position, saying where it is wrong."""

    def __init__(self, written: Mapping[str, Any], printed: Printed, names: Names) -> None:
        self.written = table(written, "position", KEYS)
        self.printed = printed
        self.names = names
        self.placed: dict[int, str] = {}

    def read(self) -> EmpiresEnd:
        written = self.written
        seats = entries(written.get("seats", []), "seats")
        players = whole(written.get("players", max(len(seats), 2)), "players", 2, 4)
        if len(seats) > players:
            raise GameError(f"seats: {len(seats)} are written, but there are {players} players")
        random = seeded([0, 0, 0])
        if "random" in written:
            random = Random(*words(written["random"]))
        p = EmpiresEnd(self.printed, players, random, MoveList(), None)
        p.ruleset = RULESETS.index(one_of(written.get("ruleset", "rulebook"), "ruleset", RULESETS))
        p.blitz = (
            one_of(written.get("variant", "normal"), "variant", ("normal", "blitz")) == "blitz"
        )
        p.open_resources = flag(written.get("open_resources", False), "open_resources")
        p.hand_size = terms.BLITZ_HAND if p.blitz else terms.MOST_HELD_CARDS
        p.first_player = whole(written.get("first_player", 0), "first_player", 0, players - 1)
        for seat in range(players):
            self.read_seat(p, seat, seats[seat] if seat < len(seats) else {})
        revealed = self.read_disasters(p)
        self.read_decks(p, revealed)
        self.read_moment(p, revealed)
        return possible(p)

    def read_seat(self, p: EmpiresEnd, seat: int, given: object) -> None:
        where = f"seats.{seat}"
        given = table(given, where, SEAT_KEYS)
        p.score[seat] = whole(given.get("score", 0), f"{where}.score", -999, 999)
        held = table(given.get("resources", {}), f"{where}.resources", RESOURCES)
        for i, name in enumerate(RESOURCES):
            p.held[seat * 4 + i] = whole(held.get(name, 2), f"{where}.resources.{name}", 0, 999)
        order = entries(given.get("order", self.names.locations.names), f"{where}.order")
        if sorted(map(str, order)) != sorted(self.names.locations.names):
            raise GameError(
                f"{where}.order: expected each of {', '.join(self.names.locations.names)} once"
            )
        for place, slug in enumerate(order):
            p.location[seat * 11 + place] = self.names.locations.number(slug)
        for place in entries(given.get("destroyed", []), f"{where}.destroyed"):
            p.healthy[seat * 11 + whole(place, f"{where}.destroyed", 1, 11) - 1] = 0
        self.read_innovations(p, seat, where, given)
        hand = entries(given.get("hand", []), f"{where}.hand")
        if len(hand) > terms.MOST_HELD_CARDS:
            raise GameError(f"{where}.hand: at most 4 cards, got {len(hand)}")
        for slug in hand:
            take_up(p, seat, self.claim(slug, f"{where}.hand"))
        p.last_draw[seat] = 1
        if "deciding" in given:
            self.read_deciding(
                p, seat, table(given["deciding"], f"{where}.deciding", DECIDING_KEYS)
            )

    def read_innovations(
        self, p: EmpiresEnd, seat: int, where: str, given: Mapping[str, Any]
    ) -> None:
        for place in range(11):
            known = tuple(str(i + 1) for i in range(11))
            placed = table(given.get("innovations", {}), f"{where}.innovations", known)
            spot = f"{where}.innovations.{place + 1}"
            for slug in entries(placed.get(str(place + 1), []), spot):
                attach(p, seat, self.claim(slug, spot), place)
        for slug in entries(given.get("exhausted", []), f"{where}.exhausted"):
            card = self.names.cards.number(slug)
            if not 0 <= p.at[card] - seat * 11 < 11:
                raise GameError(f"{where}.exhausted: {slug} is no innovation of this seat")
            if p.printed.phase[terms.CARD_ABILITY + card] != terms.DISASTER:
                raise GameError(f"{where}.exhausted: {slug} has no ability that can be exhausted")
            p.exhausted[card] = 1
        used = table(
            given.get("used", {}),
            f"{where}.used",
            self.names.cards.names + self.names.locations.names,
        )
        for slug, uses in used.items():
            count = whole(uses, f"{where}.used.{slug}", -99, 99)
            if slug in self.names.cards.names:
                p.used[self.names.cards.number(slug)] = count
            else:
                location = self.names.locations.number(slug)
                for at in range(seat * 11, seat * 11 + 11):
                    if p.location[at] == location:
                        p.used_at[at] = count

    def read_deciding(self, p: EmpiresEnd, seat: int, given: Mapping[str, Any]) -> None:
        where = f"seats.{seat}.deciding"
        stage = one_of(given.get("stage", "idle"), f"{where}.stage", STAGE_NAMES)
        p.stage[seat] = STAGE_NAMES.index(stage)
        for key in DECIDING_KEYS[1:]:
            column = getattr(p, key)
            column[seat] = whole(given.get(key, column[seat]), f"{where}.{key}", -1, 99999)

    def claim(self, slug: object, where: str) -> int:
        """A card for one place; a second place is an error."""
        card = self.names.cards.number(slug)
        if card in self.placed:
            raise GameError(f"{where}: {slug} is already in {self.placed[card]}")
        self.placed[card] = where
        return card

    def read_disasters(self, p: EmpiresEnd) -> list[int]:
        revealed = []
        for i, entry in enumerate(entries(self.written.get("disasters", []), "disasters")):
            where = f"disasters.{i}"
            given = table(entry, where, ("disaster", "card", "pot"))
            slot = whole(given.get("disaster", i), f"{where}.disaster", 0, 1)
            card = self.claim(given.get("card"), f"{where}.card")
            pot = table(given.get("pot", {}), f"{where}.pot", RESOURCES)
            for r, name in enumerate(RESOURCES):
                p.pot[slot * 4 + r] = whole(pot.get(name, 0), f"{where}.pot.{name}", 0, 999)
            p.revealed[slot] = card
            p.at[card] = terms.REVEALED
            revealed.append(card)
        return revealed

    def read_decks(self, p: EmpiresEnd, revealed: list[int]) -> None:
        for slug in entries(self.written.get("discards", []), "discards"):
            p.at[self.claim(slug, "discards")] = terms.IN_DISCARDS
        top = [self.claim(slug, "deck") for slug in entries(self.written.get("deck", []), "deck")]
        in_play = terms.MANUAL_CARDS if p.ruleset == terms.MANUAL else terms.CARDS
        for card in range(in_play, terms.CARDS):
            if card in self.placed:
                raise GameError(
                    f"{self.placed[card]}: {self.names.cards[card]} is not in this game"
                )
            p.at[card] = terms.OUT
        taken = {p.chosen[s] for s in range(p.players)} | {p.second[s] for s in range(p.players)}
        waiting = [] if "deck" not in self.written or "random" not in self.written else taken
        for card in range(in_play):
            if card not in self.placed and card in waiting:
                p.at[card] = terms.REVEALED  # taken, and about to be placed
        rest = [c for c in range(in_play) if c not in self.placed and c not in waiting]
        deck = top if "random" in self.written else top + rest
        for i, card in enumerate(reversed(deck)):
            p.deck[i] = card
        p.deck_count = len(deck)
        p.draws = whole(self.written.get("draws", 1), "draws", 0, 99999)
        for slug, draws in table(
            self.written.get("returned", {}), "returned", self.names.cards.names
        ).items():
            p.returned[self.names.cards.number(slug)] = whole(draws, f"returned.{slug}", 0, 99999)
        self.read_conflicts(p)

    def read_conflicts(self, p: EmpiresEnd) -> None:
        names = self.names
        spent = [
            names.conflicts.number(s)
            for s in entries(self.written.get("conflict_discards", []), "conflict_discards")
        ]
        deck = [
            names.conflicts.number(s)
            for s in entries(self.written.get("conflict_deck", []), "conflict_deck")
        ]
        given = self.written.get("conflict")
        if given is not None:
            p.conflict = names.conflicts.number(given)
            spent.insert(0, p.conflict)
        known = spent + deck
        if len(set(known)) != len(known):
            raise GameError("conflict_deck: a conflict card is written twice")
        deck += [c for c in range(terms.CONFLICTS) if c not in known]
        p.conflict_count = len(deck)
        for i, card in enumerate(list(reversed(deck)) + spent):
            p.conflict_deck[i] = card

    def read_moment(self, p: EmpiresEnd, revealed: list[int]) -> None:
        """Put the marker where it belongs, and let the phase begin unless it is under way."""
        written = self.written
        track = [
            PHASES[p.printed.track(p.players)[i]] for i in range(len(p.printed.track(p.players)))
        ]
        p.over = flag(written.get("over", False), "over")
        p.bids_opened = flag(written.get("bids_opened", False), "bids_opened")
        decided = entries(written.get("decided", [0, 0]), "decided")
        if len(decided) != terms.SLOTS:
            raise GameError(f"decided: expected two numbers, got {len(decided)}")
        for slot, value in enumerate(decided):
            p.decided[slot] = whole(value, "decided", 0, 1)
        default = "conflict" if p.conflict != terms.NOTHING else "disaster"
        if len(revealed) == 2:
            default = "double_disaster"
        phase = one_of(written.get("phase", default), "phase", PHASES)
        if "space" in written:
            p.space = whole(written["space"], "space", 0, len(track) + 1) - 1
            if "phase" in written and (p.space >= len(track) or track[p.space] != phase):
                raise GameError(f"space: space {p.space + 1} of this track is no {phase} phase")
        elif phase not in track:
            raise GameError(f"phase: the track for {p.players} players has no {phase} phase")
        else:
            p.space = track.index(phase)
        if p.over or not flow.nobody_decides(p):
            return
        if revealed:
            turn = whole(written.get("turn", p.first_player), "turn", 0, p.players - 1)
            begin_turn(p, turn)
        elif p.conflict != terms.NOTHING:
            for seat in range(p.players):
                p.stage[seat] = terms.BID_AXES
        else:
            p.space -= 1
            flow.settle(p)

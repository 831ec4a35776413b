"""The rules of Sealed Chests, by their numbers: who decides what, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from msgspec import field

from empires.rules import plain
from empires.rules.adapter import PlainPosition
from empires.rules.naming import names_since, rules_since
from empires.rules.random import Random
from sealed_chests.pack import HIGHEST, Pack

# Moves: a card of that value less one, or what to do with a chest.
KEEP: Final = HIGHEST
SHAKE: Final = HIGHEST + 1
MOVES: Final = HIGHEST + 2

# What can happen.
DEALT: Final = 0
TURNED: Final = 1
LAID: Final = 2
SHOWN: Final = 3
TOOK: Final = 4
LOST: Final = 5
KEPT: Final = 6
ROLLED: Final = 7
DOUBLED: Final = 8
BROKE: Final = 9
RANKED: Final = 10
EVENTS: Final = names_since("DEALT", globals())

# Why.
SET_1: Final = 0
SET_2: Final = 1
BID_1: Final = 2
BID_2: Final = 3
BID_3: Final = 4
LUCK_1: Final = 5
LUCK_2: Final = 6
END_1: Final = 7
RULES: Final = rules_since("SET_1", globals(), "SC")

NOBODY: Final = -1
NOTHING: Final = 0


class Board(plain.Board):
    """The table. Cards and chests are their values."""

    round: int = 0
    chest: int = NOTHING  # the one that is bid for
    chests: list[int] = field(default_factory=list)  # face down, the top is the last
    deck: list[int] = field(default_factory=list)  # cards that nobody was dealt
    hands: list[list[int]] = field(default_factory=list)  # [seat], ascending
    laid: list[int] = field(default_factory=list)  # [seat] -> face down before it
    shown: list[int] = field(default_factory=list)  # [seat] -> of the round before
    out: list[int] = field(default_factory=list)  # cards that were shown, ascending
    taker: int = NOBODY  # who has taken the chest and decides about it
    points: list[int] = field(default_factory=list)  # [seat]
    taken: list[int] = field(default_factory=list)  # [seat] -> chests


class SealedChests(plain.PlainRules[Board]):
    tag: ClassVar[bytes] = b"SC1"
    board = Board

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.digest = pack.digest

    def set_up(self, b: Board, p: PlainPosition) -> None:
        """SC-SET."""
        b.laid, b.shown = [NOTHING] * b.players, [NOTHING] * b.players
        b.points, b.taken = [0] * b.players, [0] * b.players
        b.chests = shuffled(self.pack.chests, p.random)
        b.deck = shuffled(self.pack.cards, p.random)
        for seat in range(b.players):
            b.hands.append(sorted(b.deck.pop() for _ in range(self.pack.hand)))
            for card in b.hands[seat]:
                note(p, DEALT, SET_2, seat, card)
        self.next_round(b, p)

    def next_round(self, b: Board, p: PlainPosition) -> None:
        """SC-BID-1, or SC-END-1."""
        b.chest, b.taker = NOTHING, NOBODY
        if b.round == self.pack.hand:
            b.over = True
            for seat in sorted(range(b.players), key=lambda seat: self.place(b, seat)):
                note(p, RANKED, END_1, seat, self.place(b, seat))
            return
        b.round += 1
        b.chest = b.chests.pop()
        note(p, TURNED, BID_1, NOBODY, b.round, b.chest)

    def decides(self, b: Board, seat: int) -> bool:
        if b.over:
            return False
        return b.laid[seat] == NOTHING if b.taker == NOBODY else seat == b.taker

    def first_to_ask(self, b: Board) -> int:
        return (b.round - 1) % b.players if b.round else 0

    def legal(self, b: Board, seat: int) -> Iterable[int]:
        if b.taker == NOBODY:
            return sorted({card - 1 for card in b.hands[seat]})
        return (KEEP, SHAKE)

    def apply(self, b: Board, p: PlainPosition, seat: int, move: int) -> None:
        if move == KEEP:
            self.keep(b, p, seat)
        elif move == SHAKE:
            self.shake(b, p, seat)
        else:
            self.lay(b, p, seat, move + 1)

    def lay(self, b: Board, p: PlainPosition, seat: int, card: int) -> None:
        """SC-BID-1."""
        b.hands[seat].remove(card)
        b.laid[seat] = card
        note(p, LAID, BID_1, seat, card)
        if all(b.laid):
            self.show(b, p)

    def show(self, b: Board, p: PlainPosition) -> None:
        """SC-BID-2 and SC-BID-3: the highest card that nobody else has laid, too."""
        b.shown, b.laid = b.laid, [NOTHING] * b.players
        b.out = sorted(b.out + b.shown)
        for seat, card in enumerate(b.shown):
            note(p, SHOWN, BID_2, seat, card)
        single = [card for card in b.shown if b.shown.count(card) == 1]
        if not single:
            note(p, LOST, BID_3, NOBODY, b.chest)
            self.next_round(b, p)
            return
        b.taker = b.shown.index(max(single))
        b.taken[b.taker] += 1
        note(p, TOOK, BID_2 if max(single) == max(b.shown) else BID_3, b.taker, b.chest)

    def keep(self, b: Board, p: PlainPosition, seat: int) -> None:
        """SC-LUCK-1."""
        b.points[seat] += b.chest
        note(p, KEPT, LUCK_1, seat, b.chest)
        self.next_round(b, p)

    def shake(self, b: Board, p: PlainPosition, seat: int) -> None:
        """SC-LUCK-2."""
        roll = p.random.below(6) + 1
        note(p, ROLLED, LUCK_2, seat, roll)
        if roll <= self.pack.breaks:
            note(p, BROKE, LUCK_2, seat, b.chest)
        else:
            b.points[seat] += 2 * b.chest
            note(p, DOUBLED, LUCK_2, seat, 2 * b.chest)
        self.next_round(b, p)

    def score(self, b: Board, seat: int) -> int:
        return b.points[seat]

    def beats(self, b: Board, one: int, other: int) -> bool:
        """SC-END-1: more points, and among equals fewer chests."""
        return (b.points[one], -b.taken[one]) > (b.points[other], -b.taken[other])

    def place(self, b: Board, seat: int) -> int:
        return 1 + sum(self.beats(b, other, seat) for other in range(b.players))

    def redraw(self, b: Board, seat: int, random: Random) -> None:
        """SC-SET-2: hidden are the chests face down, the deck, other hands and what they laid."""
        b.chests = shuffled(b.chests, random)
        others = [other for other in range(b.players) if other != seat]
        pool = list(b.deck)
        if not b.options["open_hands"]:
            for other in others:
                pool += held(b, other)
        b.deck = shuffled(sorted(pool), random)
        for other in others:
            cards = held(b, other)
            if not b.options["open_hands"]:
                cards = [b.deck.pop() for _ in cards]
            if b.laid[other]:
                b.laid[other] = cards.pop(random.below(len(cards)))
            b.hands[other] = sorted(cards)

    def reopen(self, b: Board, seat: int) -> None:
        for other in range(b.players):
            if other != seat and b.laid[other]:
                b.hands[other] = held(b, other)
                b.laid[other] = NOTHING

    def seen(self, b: Board, seat: int, with_hand: bool) -> Iterable[int]:
        yield from (b.over, b.round, b.chest, b.taker, len(b.chests), len(b.out), *b.out)
        yield from (*b.shown, *b.points, *b.taken)
        for other in range(b.players):
            yield len(b.hands[other])
            if b.options["open_hands"] or (with_hand and other == seat):
                yield from held(b, other)
            yield b.laid[other] if with_hand and other == seat else int(b.laid[other] > 0)

    def observed(self, b: Board, seat: int) -> list[int]:
        stage = 0 if not self.decides(b, seat) else 1 if b.taker == NOBODY else 2
        row = [int(b.players == n) for n in (2, 3)]
        row += [int(bool(b.options["open_hands"])), b.round, b.chest, len(b.chests), stage]
        row += counted(b.out) + counted(b.hands[seat]) + [b.laid[seat]]
        for turn in range(b.players):
            other = (seat + turn) % b.players
            row += [1, b.points[other], b.taken[other], len(b.hands[other])]
            row += [int(b.laid[other] > 0), b.shown[other], int(b.taker == other)]
            row += counted(held(b, other) if b.options["open_hands"] else [])
        return row

    def copy(self, b: Board) -> Board:
        return Board(
            b.players,
            b.options,
            b.over,
            b.round,
            b.chest,
            b.chests[:],
            b.deck[:],
            [hand[:] for hand in b.hands],
            b.laid[:],
            b.shown[:],
            b.out[:],
            b.taker,
            b.points[:],
            b.taken[:],
        )

    def fault(self, b: Board) -> str:
        seats = (b.hands, b.laid, b.shown, b.points, b.taken)
        if any(len(each) != b.players for each in seats) or b.players not in (2, 3):
            return "the seats are not those of the players"
        if list(b.options) != ["open_hands"] or type(b.options["open_hands"]) is not bool:
            return "the options are not those of the game"
        every = [*b.deck, *b.out, *(card for seat in range(b.players) for card in held(b, seat))]
        if sorted(every) != list(self.pack.cards):
            return "the cards are not those of the pack"
        if any(hand != sorted(hand) for hand in b.hands) or b.out != sorted(b.out):
            return "the cards are not in order"
        if not 0 <= b.round <= self.pack.hand or not NOBODY <= b.taker < b.players:
            return "there is no such round or taker"
        if any(chest not in self.pack.chests for chest in b.chests + [b.chest] * (not b.over)):
            return "there is no such chest"
        if b.over != (b.chest == NOTHING) or (b.over and b.round < self.pack.hand):
            return "without a chest the game is over, and with one it is not"
        if b.taker != NOBODY and any(b.laid):
            return "who has taken the chest decides before anybody lays a card"
        left = [len(held(b, seat)) for seat in range(b.players)]
        if len(set(left)) > 1 or (not b.over and b.taker == NOBODY and (0 in left or all(b.laid))):
            return "the hands are not as large as the round leaves them"
        return ""


def held(b: Board, seat: int) -> list[int]:
    """The cards of a seat, the one that lies face down before it among them."""
    return sorted([*b.hands[seat], *([b.laid[seat]] if b.laid[seat] else [])])


def counted(cards: list[int]) -> list[int]:
    """How many there are of each value."""
    return [cards.count(value) for value in range(1, HIGHEST + 1)]


def shuffled(cards: Iterable[int], random: Random) -> list[int]:
    found = list(cards)
    for last in range(len(found) - 1, 0, -1):
        other = random.below(last + 1)
        found[last], found[other] = found[other], found[last]
    return found


def note(p: PlainPosition, event: int, rule: int, seat: int, a: int, b: int = 0) -> None:
    p.note(event, rule, seat, a, b, 0, 0, 0)

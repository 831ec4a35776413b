"""Sealed Chests behind the seam: readable moves, events, views and prompts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final

from empires.rules.adapter import PlainPosition
from empires.rules.position import Note
from empires.shapes.events import Event
from empires.shapes.moves import Move
from empires.shapes.prompts import Target
from empires.table.events import Events
from empires.table.game import BadMove
from empires.table.layout import Layout, laid_out
from empires.table.plain import PlainGame
from empires.table.prompts import Prompter
from empires.table.stages import Stage, stages
from empires.table.twins import kinds_of
from sealed_chests import rules, shapes
from sealed_chests.pack import HIGHEST, load
from sealed_chests.rules import KEEP, NOBODY, NOTHING, SHAKE, Board, SealedChests, held

CARDS: Final = [f"card-{value}" for value in range(1, HIGHEST + 1)]
STAGES: Final = stages(
    ("wait", "bid", "open"),
    {"wait": ("", ""), "bid": ("bid", "SC-BID-1"), "open": ("open", "SC-LUCK-1")},
)
LAYOUT: Final = laid_out(
    {
        "PLAYERS": 0,
        "OPTIONS": 2,
        "ROUND": 3,
        "CHEST": 4,
        "LEFT": 5,
        "STAGE": 6,
        "OUT": 7,
        "HAND": 7 + HIGHEST,
        "LAID": 7 + 2 * HIGHEST,
        "SEATS": 8 + 2 * HIGHEST,
        "PRESENT": 0,
        "POINTS": 1,
        "TAKEN": 2,
        "HAND_SIZE": 3,
        "HAS_LAID": 4,
        "SHOWN": 5,
        "TAKER": 6,
        "OPEN_HAND": 7,
        "SEAT_SIZE": 7 + HIGHEST,
        "SIZE": 8 + 2 * HIGHEST + 3 * (7 + HIGHEST),
    },
    table={
        "players": (1, "one of: 2, 3 players"),
        "options": (1, "hands are open"),
        "round": (5, "the round, from 1"),
        "chest": (8, "what the chest is worth that is bid for"),
        "left": (5, "chests face down"),
        "stage": (2, "what the seat decides; 0: nothing"),
        "out": (2, "for each value of a card: how many were shown"),
        "hand": (2, "for each value: how many are in one's own hand"),
        "laid": (9, "one's own card face down"),
    },
    seat={
        "present": (1, "somebody plays here"),
        "points": (20, "points"),
        "taken": (5, "chests taken"),
        "hand_size": (5, "cards in hand"),
        "has_laid": (1, "a card lies face down"),
        "shown": (9, "the card of the round before"),
        "taker": (1, "decides about the chest"),
        "open_hand": (2, "for each value: how many it holds, if hands are open"),
    },
)


class SealedChestsGame(PlainGame):
    """Sealed Chests with one pack."""

    name: ClassVar[str] = "sealed-chests"
    rules_version: ClassVar[int] = 1
    moves: ClassVar[int] = rules.MOVES
    layout: ClassVar[Layout] = LAYOUT
    seats: ClassVar[range] = range(2, 4)
    option_values: ClassVar[Mapping[str, tuple[str | bool | int, ...]]] = {
        "open_hands": (False, True)
    }
    move_kinds: ClassVar[Mapping[str, type[Move]]] = kinds_of(shapes.Lay, shapes.Keep, shapes.Shake)

    def __init__(self, content: str | Path | None = None) -> None:
        self.pack = load(content)
        self.content = self.pack.digest
        self.rules = SealedChests(self.pack)
        self._events = Journal()
        self._prompter = Asking(self)

    def move(self, p: PlainPosition, seat: int, code: int) -> Move:
        if code == KEEP:
            return shapes.Keep()
        return shapes.Shake() if code == SHAKE else shapes.Lay(card=CARDS[code])

    def code_of(self, p: PlainPosition, seat: int, move: Move) -> int:
        if isinstance(move, shapes.Lay):
            if move.card not in CARDS:
                raise BadMove(f"lay: there is no {move.card}; the cards are {', '.join(CARDS)}")
            return CARDS.index(move.card)
        return KEEP if isinstance(move, shapes.Keep) else SHAKE

    def view(self, p: PlainPosition, seat: int | None) -> shapes.SealedChestsView:
        b: Board = p.board
        return shapes.SealedChestsView(
            seat=seat,
            players=b.players,
            over=b.over,
            phase="end" if b.over else "bidding" if b.taker == NOBODY else "opening",
            to_move=p.to_move,
            seats=[self.player(p, other, seat) for other in range(b.players)],
            scores=p.scores() if b.over else None,
            ranking=p.ranking() if b.over else None,
            prompt=self._prompter.prompt(p, seat),
            open_hands=bool(b.options["open_hands"]),
            round=b.round,
            rounds=self.pack.hand,
            chest=b.chest or None,
            chests_left=len(b.chests),
            out=[CARDS[card - 1] for card in b.out],
            taker=None if b.taker == NOBODY else b.taker,
        )

    def player(self, p: PlainPosition, seat: int, viewer: int | None) -> shapes.Player:
        b: Board = p.board
        mine = seat == viewer
        cards = [CARDS[card - 1] for card in held(b, seat)]
        return shapes.Player(
            seat=seat,
            deciding=p.decides(seat),
            hand=cards if mine or b.options["open_hands"] else None,
            hand_size=len(cards),
            has_laid=b.laid[seat] != NOTHING,
            laid=CARDS[b.laid[seat] - 1] if mine and b.laid[seat] else None,
            shown=CARDS[b.shown[seat] - 1] if b.shown[seat] else None,
            points=b.points[seat],
            chests=b.taken[seat],
        )


class Asking(Prompter[PlainPosition, shapes.Choice, shapes.AnyPrompt]):
    """What a seat is asked."""

    def __init__(self, game: SealedChestsGame) -> None:
        super().__init__(game, STAGES, shapes.Choice)
        self.pack = game.pack

    def stage(self, p: PlainPosition, seat: int) -> int:
        return 1 if p.board.taker == NOBODY else 2

    def asked(
        self, p: PlainPosition, seat: int, stage: Stage, choices: list[shapes.Choice]
    ) -> shapes.AnyPrompt:
        b: Board = p.board
        if stage.kind == "bid":
            return shapes.Bid(seat=seat, rule=stage.rule, choices=choices, chest=b.chest)
        breaks = self.pack.breaks
        return shapes.Open(
            seat=seat, rule=stage.rule, choices=choices, chest=b.chest, breaks=breaks
        )

    def rule(self, p: PlainPosition, move: Move, rule: str) -> str:
        return "SC-LUCK-2" if isinstance(move, shapes.Shake) else rule

    def targets(self, p: PlainPosition, seat: int, move: Move) -> Sequence[Target]:
        return [shapes.HandTarget(move.card)] if isinstance(move, shapes.Lay) else []

    def forecast(self, foreseen: PlainPosition, seat: int, events: list[Event]) -> int | None:
        if any(isinstance(event, shapes.Rolled) for event in events):
            return None
        points: int = foreseen.board.points[seat]
        return points

    def icon(self, move: Move) -> str:
        return {"lay": "cards", "keep": "check", "shake": "dice"}[move.do]


class Journal(Events):
    """What notes say."""

    def __init__(self) -> None:
        kinds = (shapes.Turned, shapes.Shown, shapes.Rolled)
        super().__init__(kinds, ("turned", "shown", "rolled"))

    def event(self, note: Note) -> Event:
        kind, number, seat, a, b, *_ = note
        rule = rules.RULES[number]
        match kind:
            case rules.DEALT:
                return shapes.Dealt(rule, seat, CARDS[a - 1])
            case rules.TURNED:
                return shapes.Turned(rule, a, b)
            case rules.LAID:
                return shapes.Laid(rule, seat, CARDS[a - 1])
            case rules.SHOWN:
                return shapes.Shown(rule, seat, CARDS[a - 1])
            case rules.TOOK:
                return shapes.Took(rule, seat, a)
            case rules.LOST:
                return shapes.Lost(rule, a)
            case rules.KEPT:
                return shapes.Kept(rule, seat, a)
            case rules.ROLLED:
                return shapes.Rolled(rule, seat, a)
            case rules.DOUBLED:
                return shapes.Doubled(rule, seat, a)
            case rules.BROKE:
                return shapes.Broke(rule, seat, a)
        return shapes.Ranked(rule, seat, a)

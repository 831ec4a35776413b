"""What a seat of First Empires is asked, and what can be said of each choice beside its effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from empires.rules.first_empires import conquest, movement, scoring, terms
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.position import held, swords
from empires.shapes.events import Event
from empires.shapes.first_empires.moves import (
    Assault,
    Choose,
    Discard,
    Done,
    Gather,
    MoveExplorer,
    PlaceCity,
    PlaceExplorer,
    Reroll,
    Retreat,
    Score,
    Step,
    Strike,
    Tile,
    Turn,
)
from empires.shapes.first_empires.prompts import (
    AnyPrompt,
    AnyTarget,
    Choice,
    ChooseCivilization,
    ChooseTile,
    ConvertDie,
    DieTarget,
    GatherPrompt,
    HandTarget,
    MoveExplorers,
    PlaceCityPrompt,
    PlaceExplorers,
    Progress,
    RerollPrompt,
    RetreatPrompt,
    ScoreCard,
    SpaceTarget,
    Swords,
    TrackTarget,
)
from empires.shapes.first_empires.words import Track
from empires.shapes.moves import Move
from empires.table.first_empires.dumping import counts
from empires.table.first_empires.journeys import conquests, journeys
from empires.table.first_empires.names import TRACK, TRACK_NAMES, Names
from empires.table.first_empires.stages import STAGES
from empires.table.prompts import LAST, Prompter
from empires.table.stages import Stage

if TYPE_CHECKING:
    from empires.table.first_empires.game import FirstEmpiresGame

FIRST: Final = -2  # leaves a rank for what a front puts before single steps
# Rules behind choices that are not those of the prompt.
CHOICE_RULES: Final[Mapping[type[Move], str]] = {
    Score: "FE-ACH-1",
    Assault: "FE-CON-1",
    Strike: "FE-CON-1",
    Gather: "FE-MOV-5",
    MoveExplorer: "FE-MOV-1",
}
ICONS: Final[Mapping[type[Move], str]] = {
    Done: "check",
    Strike: "sword",
    Assault: "sword",
    Retreat: "arrow",
    PlaceExplorer: "plus",
    PlaceCity: "citytile",
    Score: "star",
    Discard: "check",
    Turn: "dice",
    Reroll: "dice",
    Gather: "plus",
    Choose: "check",
    MoveExplorer: "arrow",
}
# A track has the symbol of its colour.
TRACK_ICONS: Final[Mapping[Track, str]] = {
    "dice": "gear",
    "rerolls": "cross",
    "movement": "horse",
    "cards": "mountain",
    "explorers": "stalk",
}


class FirstEmpiresPrompter(Prompter[FirstEmpires, Choice, AnyPrompt]):
    """Makes prompts with the names of one pack and map."""

    def __init__(self, game: FirstEmpiresGame, names: Names) -> None:
        super().__init__(game, STAGES, Choice)
        self.names = names

    def stage(self, p: FirstEmpires, seat: int) -> int:
        return p.stage[seat]

    def asked(self, p: FirstEmpires, seat: int, stage: Stage, choices: list[Choice]) -> AnyPrompt:
        rule = stage.rule
        match p.stage[seat]:
            case terms.CHOOSE_CIVILIZATION:
                return ChooseCivilization(seat=seat, rule=rule, choices=choices)
            case terms.REROLL:
                return RerollPrompt(seat=seat, rule=rule, choices=choices, rerolls=p.rerolls)
            case terms.SWORDS:
                return Swords(seat=seat, rule=rule, choices=choices)
            case terms.TURN_TO_SWORD | terms.TURN_DIE:
                card = self.names.cards[p.civilization[seat]][p.chosen]
                return ConvertDie(seat=seat, rule=rule, choices=choices, card=card)
            case terms.MOVE:
                return MoveExplorers(
                    seat=seat,
                    rule=rule,
                    choices=choices,
                    movement=p.movement,
                    swords=swords(p),
                    journeys=journeys(p, seat, self.names),
                    conquests=conquests(p, seat, self.names),
                )
            case terms.GATHER:
                return GatherPrompt(
                    seat=seat,
                    rule=rule,
                    choices=choices,
                    region=self.names.regions[p.target],
                    gathered=counts(p.gathered, 0, self.names),
                    arrivals=conquest.ready(p),
                    swords=swords(p),
                    needed=movement.needed(p, p.target),
                )
            case terms.RETREAT:
                region = self.names.regions[p.retreat_from]
                return RetreatPrompt(
                    seat=seat, rule=rule, choices=choices, region=region, explorers=p.retreating
                )
            case terms.PROGRESS:
                return Progress(seat=seat, rule=rule, choices=choices)
            case terms.PLACE_EXPLORER:
                return PlaceExplorers(seat=seat, rule=rule, choices=choices, left=p.explorers_due)
            case terms.CHOOSE_TILE:
                return ChooseTile(seat=seat, rule=rule, choices=choices)
            case terms.PLACE_CITY:
                track = TRACK_NAMES[p.chosen]
                return PlaceCityPrompt(seat=seat, rule=rule, choices=choices, track=track)
            case terms.LAST_CHANCE:
                return ScoreCard(seat=seat, rule=rule, choices=choices)
        raise AssertionError(f"nobody is asked anything in the stage {stage.name}")

    def rule(self, p: FirstEmpires, move: Move, rule: str) -> str:
        return CHOICE_RULES.get(type(move), rule)

    def forecast(self, foreseen: FirstEmpires, seat: int, events: list[Event]) -> int | None:
        """Hidden cities are left out, as everywhere; at the end they would come in."""
        p = foreseen
        if p.civilization[seat] == terms.NOTHING or (p.over and not p.open_tiles):
            return None
        cities = scoring.city_points(p, seat) + scoring.captured_points(p, seat)
        points: int = scoring.track_points(p, seat) + scoring.card_points(p, seat)
        return points + cities if p.open_tiles else points

    def icon(self, move: Move) -> str:
        if isinstance(move, Step | Tile):
            return TRACK_ICONS[move.track]
        return ICONS[type(move)]

    def rank(self, move: Move) -> int:
        """Scoring first, rerolls of one die before those of two, a card given away almost last."""
        match move:
            case Score():
                return FIRST
            case Reroll():
                return len(move.dice)
            case Discard():
                return LAST - 1
        return super().rank(move)

    def targets(self, p: FirstEmpires, seat: int, move: Move) -> list[AnyTarget]:
        match move:
            case Assault() | Retreat() | PlaceExplorer() | PlaceCity():
                return [SpaceTarget(move.region)]
            case MoveExplorer():
                return [SpaceTarget(move.from_), SpaceTarget(move.to)]
            case Gather():
                return [SpaceTarget(move.from_)]
            case Score() | Discard():
                return [HandTarget(move.card)]
            case Turn():
                return [DieTarget(move.die)]
            case Reroll():
                return [DieTarget(die) for die in move.dice]
            case Tile():
                return [TrackTarget(move.track)]
            case Step():
                return [TrackTarget(move.track), *self.pairs(p, seat, TRACK.number(move.track))]
        return []

    def pairs(self, p: FirstEmpires, seat: int, colour: int) -> list[AnyTarget]:
        """FE-PRO-2: the dice and the regions of a colour that make a step; any two are a pair."""
        dice = [i for i in range(5) if p.dice[i] == colour and not p.dice_used >> i & 1]
        regions = held(p, seat) & p.printed.of_colour[colour] & ~p.regions_used
        spaces = [name for i, name in enumerate(self.names.regions.names) if regions >> i & 1]
        return [*(DieTarget(die + 1) for die in dice), *(SpaceTarget(space) for space in spaces)]

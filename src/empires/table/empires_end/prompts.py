"""The decision a seat of Empire's End owes: what is asked, and what each choice is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypedDict

from empires.rules.empires_end import building, rebuilding, terms
from empires.rules.empires_end.conflict import strength_at_home
from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.empires_end.position import holds_in_all
from empires.shapes.empires_end import moves
from empires.shapes.empires_end import prompts as asks
from empires.shapes.empires_end.events import Gained, OpenedBid, Refreshed, Scored, Used
from empires.shapes.empires_end.prompts import AnyPrompt, AnyTarget, Choice
from empires.shapes.events import Event
from empires.shapes.moves import Move
from empires.shapes.prompts import Group
from empires.table.empires_end.names import Names
from empires.table.empires_end.stages import STAGES
from empires.table.prompts import Prompter
from empires.table.stages import Stage

if TYPE_CHECKING:
    from empires.table.empires_end.game import EmpiresEndGame

# Rules behind choices that are not those of the prompt.
CHOICE_RULES: Final[dict[type[Move], str]] = {
    moves.Take: "EE-DIS-5",
    moves.BuyCoin: "EE-DIS-8",
    moves.Sell: "EE-IND-4",
    moves.Build: "EE-IND-2",
    moves.Rebuild: "EE-IND-6",
}
USE_RULES: Final = {
    terms.FREE_BID: "EE-DIS-9",
    terms.REPLACE: "EE-DIS-10",
    terms.EXCHANGE: "EE-ECO-4",
    terms.REPEAT: "EE-ECO-5",
    terms.REFRESH_ADJACENT: "EE-ECO-3",
    terms.GAIN_PER_ADJACENT: "EE-ECO-6",
    terms.POINTS_PER_ADJACENT_DESTROYED: "EE-ECO-6",
    terms.POINTS: "EE-ECO-6",
    terms.SWAP: "EE-IND-8",
    terms.MOVE_INNOVATION: "EE-IND-9",
}
# Pictures of choices that do not show a resource, a card or a location.
ICONS: Final[dict[type[Move], str]] = {
    moves.Place: "plus",
    moves.Rebuild: "hammer",
    moves.Sell: "coin",
    moves.BuyCoin: "coin",
    moves.BidAxes: "axe",
    moves.BidCoins: "coin",
    moves.Pay: "hammer",
    moves.Swap: "restart",
    moves.Burn: "fire",
    moves.EconomyFirst: "p-economy",
    moves.IndustryFirst: "p-industry",
}
OTHER_ICON: Final = "check"
# What an ability that costs nothing and asks nothing does.
GAINS: Final = (Gained, Scored, Refreshed)


class Common(TypedDict):
    """What every question has."""

    seat: int
    rule: str
    choices: list[Choice]
    groups: list[Group]


class Asker(Prompter[EmpiresEnd, Choice, AnyPrompt]):
    """Makes prompts with the names of one pack."""

    def __init__(self, game: EmpiresEndGame, names: Names) -> None:
        super().__init__(game, STAGES, Choice)
        self.names = names

    def stage(self, p: EmpiresEnd, seat: int) -> int:
        return p.stage[seat]

    def asked(self, p: EmpiresEnd, seat: int, stage: Stage, choices: list[Choice]) -> AnyPrompt:
        common = Common(seat=seat, rule=stage.rule, choices=choices, groups=groups_of(choices))
        hand = seat * 4
        match p.stage[seat]:
            case terms.DECIDE:
                return asks.AvertOrTake(**common)
            case terms.AIM:
                return asks.AimPrompt(**common, card=self.card_about(p, seat))
            case terms.BURN | terms.BURN_SECOND:
                return asks.PickLocation(**common, card=self.card_about(p, seat))
            case terms.LOW:
                return asks.LowResources(**common, held=holds_in_all(p, seat))
            case terms.ECONOMIZE:
                return asks.Economy(**common)
            case terms.CHOOSE_EXCHANGE:
                return asks.ExchangePrompt(**common, by=self.names.ability(p.chosen[seat]))
            case terms.CHOOSE_REPEAT:
                return asks.RepeatPrompt(**common, by=self.card_about(p, seat))
            case terms.INDUSTRIALIZE:
                return asks.Industry(
                    **common, cards_used=p.cards_used[seat], rebuilt=p.has_rebuilt[seat] == 1
                )
            case terms.PAY_BUILD:
                cost = building.cost_being_paid(p, seat)
                card = self.card_about(p, seat)
                return asks.PayPrompt(**common, cost=cost, card=card, location=None)
            case terms.PAY_REBUILD:
                cost = rebuilding.cost_to_rebuild(p, seat, p.chosen[seat])
                location = self.names.locations[p.location[seat * 11 + p.chosen[seat]]]
                return asks.PayPrompt(**common, cost=cost, card=None, location=location)
            case terms.REST_OF_HAND:
                return asks.RestOfHand(**common)
            case terms.CHOOSE_SWAP:
                return asks.SwapLocations(**common, by=self.names.ability(p.chosen[seat]))
            case terms.CHOOSE_LIFT:
                return asks.LiftInnovation(**common, by=self.card_about(p, seat))
            case terms.ORDER:
                return asks.Order(**common)
            case terms.BID_AXES:
                return asks.BidAxesPrompt(
                    **common,
                    strength=strength_at_home(p, seat),
                    axes=p.held[hand + terms.AXE],
                    coins=p.held[hand + terms.COIN],
                )
            case terms.BID_COINS:
                return asks.BidCoinsPrompt(
                    **common,
                    strength=strength_at_home(p, seat),
                    axes=p.axes[seat],
                    coins=p.held[hand + terms.COIN],
                )
            case terms.CHOOSE_REFRESH:
                return asks.RefreshPrompt(**common, left=p.refreshes[seat])
            case terms.DECIDE_MULLIGAN:
                return asks.MulliganPrompt(**common)
            case terms.TAKE_FIRST:
                return asks.TakeTwo(**common, taken=None)
            case terms.TAKE_SECOND:
                return asks.TakeTwo(**common, taken=self.card_about(p, seat))
        return asks.PlaceInnovation(**common, card=self.card_about(p, seat))

    def card_about(self, p: EmpiresEnd, seat: int) -> str:
        """The card that the question is about."""
        match p.stage[seat]:
            case terms.BURN_SECOND | terms.PLACE_MOVED:
                return self.names.cards[p.second[seat]]
            case terms.PLACE_BUILT | terms.PAY_BUILD | terms.TAKE_SECOND:
                return self.names.cards[p.hand[seat * 4 + p.chosen[seat]]]
        return self.names.cards[p.chosen[seat]]

    def rule(self, p: EmpiresEnd, move: Move, rule: str) -> str:
        if not isinstance(move, moves.Use):
            return CHOICE_RULES.get(type(move), rule)
        if move.card is not None:
            ability = terms.CARD_ABILITY + self.names.cards.number(move.card)
        else:
            ability = self.names.locations.number(move.location)
        if p.printed.phase[ability] == terms.INDUSTRY and p.printed.kind[ability] != terms.SWAP:
            return "EE-IND-9"
        return USE_RULES.get(p.printed.kind[ability], rule)

    def targets(self, p: EmpiresEnd, seat: int, move: Move) -> list[AnyTarget]:
        """Where on the table a choice can be pointed at."""
        match move:
            case moves.Bid() | moves.Take() | moves.Aim():
                return [asks.DisasterTarget(move.disaster)]
            case moves.Burn() | moves.Place() | moves.Rebuild():
                return [asks.LocationTarget(seat, move.position)]
            case moves.Swap():
                return [asks.LocationTarget(seat, position) for position in move.positions]
            case moves.Ability(location=str(slug)):
                location = self.names.locations.number(slug)
                return [
                    asks.LocationTarget(seat, place + 1)
                    for place in range(11)
                    if p.location[seat * 11 + place] == location
                ]
            case moves.Sell() | moves.Build() | moves.TakeCard():
                return [asks.HandTarget(move.card)]
            case moves.Lift(card=card) | moves.Refresh(card=card) | moves.Ability(card=str(card)):
                return [asks.CardTarget(card)]
        return []

    def forecast(self, foreseen: EmpiresEnd, seat: int, events: list[Event]) -> int | None:
        """Only opened bids bring points that depend on what others keep secret."""
        if any(isinstance(event, OpenedBid) for event in events):
            return None
        points: int = foreseen.total(seat)
        return points

    def icon(self, move: Move) -> str:
        if isinstance(move, moves.Bid):
            return move.resource
        if type(move) in ICONS:
            return ICONS[type(move)]
        match move:
            case moves.Ability():
                return family(move.slug)
            case moves.Build() | moves.TakeCard() | moves.Lift() | moves.Refresh():
                return family(move.card)
        return OTHER_ICON

    def cost(self, p: EmpiresEnd, seat: int, move: Move) -> int | None:
        """With the discounts that hold now; payment may be asked for later."""
        match move:
            case moves.Build():
                card = self.names.cards.number(move.card)
                return int(building.cost_to_build(p, seat, card))
            case moves.Rebuild():
                return int(rebuilding.cost_to_rebuild(p, seat, move.position - 1))
        return None

    def group(self, p: EmpiresEnd, move: Move) -> str | None:
        """Of two open disasters, which one a choice is about."""
        if terms.NOTHING in (p.revealed[0], p.revealed[1]):
            return None
        if isinstance(move, moves.Bid | moves.Take | moves.Aim):
            return f"disaster:{move.disaster}"
        return None

    def only_gains(self, p: EmpiresEnd, seat: int, move: Move, certain: Sequence[Event]) -> bool:
        """An ability of the economy that brings something at once."""
        if p.stage[seat] != terms.ECONOMIZE or not isinstance(move, moves.Use):
            return False
        brought = [event for event in certain if not isinstance(event, Used)]
        return bool(brought) and all(isinstance(event, GAINS) for event in brought)


def groups_of(choices: list[Choice]) -> list[Group]:
    """The groups that there are choices of, by disaster."""
    return [Group(key) for key in sorted({c.group for c in choices if c.group is not None})]


def family(slug: str) -> str:
    """What a card or a location is one of: "fire" for Fire 9."""
    return slug.partition("-")[0]

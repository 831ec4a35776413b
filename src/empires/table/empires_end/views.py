"""EE-VIS: what a seat may see of a position, the decision it owes and what each choice does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from empires.content.empires_end import RESOURCES
from empires.rules.empires_end import building, rebuilding, terms
from empires.rules.empires_end.conflict import strength_at_home
from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.empires_end.position import healthy_locations, holds_in_all
from empires.rules.empires_end.scoring import ability_points, counts_resources, location_points
from empires.table.empires_end.dumping import innovations_at, options, pot
from empires.table.empires_end.names import PHASES, Names, amounts, holdings
from empires.table.empires_end.stages import STAGES
from empires.table.game import Event, Move, View
from empires.table.prompts import Prompter

if TYPE_CHECKING:
    from empires.table.empires_end.game import EmpiresEndGame

SPACES: Final = ("D", "DD", "E", "I", "C", "EI")
# Rules behind choices that are not those of the prompt.
CHOICE_RULES: Final = {
    "take": "EE-DIS-5",
    "buy_coin": "EE-DIS-8",
    "sell": "EE-IND-4",
    "build": "EE-IND-2",
    "rebuild": "EE-IND-6",
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


class Viewer(Prompter[EmpiresEnd]):
    """Makes views with the names of one pack."""

    def __init__(self, game: EmpiresEndGame, names: Names) -> None:
        super().__init__(game, STAGES)
        self.pack = game.pack
        self.names = names

    def view(self, p: EmpiresEnd, seat: int | None) -> View:
        names = self.names
        track = p.tables.track(p.players)
        return {
            "game": "empires-end",
            "seat": seat,
            **options(p),
            "over": p.over,
            "space": min(p.space + 1, len(track)),
            "track": [SPACES[track[i]] for i in range(len(track))],
            "phase": phase(p),
            "first_player": p.first_player,
            "to_move": p.to_move,
            "seats": [self.empire(p, other, seat) for other in range(p.players)],
            "disasters": self.disasters(p),
            "conflict": None if p.conflict == terms.NOTHING else names.conflicts[p.conflict],
            "deck": p.deck_count,
            "discards": [
                slug for c, slug in enumerate(names.cards.names) if p.at[c] == terms.IN_DISCARDS
            ],
            "conflict_deck": p.conflict_count,
            "conflict_discards": sorted(
                (
                    names.conflicts[p.conflict_deck[i]]
                    for i in range(p.conflict_count, terms.CONFLICTS)
                    if p.conflict_deck[i] != p.conflict
                ),
                key=names.conflicts.number,
            ),
            "scores": p.scores() if p.over else None,
            "ranking": p.ranking() if p.over else None,
            "prompt": self.prompt(p, seat),
        }

    def empire(self, p: EmpiresEnd, seat: int, viewer: int | None) -> dict[str, Any]:
        """One empire. Resources and hand only for their owner (EE-VIS-2)."""
        mine = seat == viewer
        # The final count lays all resources open.
        knows = mine or p.open_resources or p.over
        track, locations = p.score[seat], location_points(p, seat)
        abilities = ability_points(p, seat, knows)
        held = holdings([p.held[seat * 4 + i] for i in range(4)])
        hand = [self.names.cards[p.hand[seat * 4 + i]] for i in range(p.hand_count[seat])]
        return {
            "seat": seat,
            "score": track,
            "resources": held if knows else None,
            "hand": hand if mine else None,
            "hand_size": p.hand_count[seat],
            "healthy": healthy_locations(p, seat),
            "strength": strength_at_home(p, seat),
            "forecast": {
                "track": track,
                "locations": locations,
                "abilities": abilities,
                "total": track + locations + abilities,
                "exact": knows or not depends_on_resources(p, seat),
            },
            "row": [self.place(p, seat, place) for place in range(11)],
            "deciding": p.decides(seat),
        }

    def place(self, p: EmpiresEnd, seat: int, place: int) -> dict[str, Any]:
        at = seat * 11 + place
        location = self.pack.locations[p.location[at]]
        return {
            "position": place + 1,
            "location": location.slug,
            "kind": location.kind,
            "value": location.value,
            "rebuild": location.rebuild,
            "healthy": p.healthy[at] == 1,
            "threatened": [
                slot
                for slot in range(2)
                if p.revealed[slot] != terms.NOTHING
                and p.tables.number[p.revealed[slot]] == place + 1
            ],
            "innovations": [
                {"card": self.names.cards[card], "exhausted": p.exhausted[card] == 1}
                for card in innovations_at(p, at)
            ],
        }

    def disasters(self, p: EmpiresEnd) -> list[dict[str, Any]]:
        found = []
        for slot in range(2):
            if p.revealed[slot] == terms.NOTHING:
                continue
            card = self.pack.disasters[p.revealed[slot]]
            found.append(
                {
                    "disaster": slot,
                    "card": card.slug,
                    "position": card.number,
                    "bids": [RESOURCES[r] for r in sorted(card.bids)],
                    "pot": amounts(pot(p, slot)),
                }
            )
        return found

    def stage(self, p: EmpiresEnd, seat: int) -> int:
        return p.stage[seat]

    def choice(self, p: EmpiresEnd, seat: int, code: int, rule: str) -> dict[str, Any]:
        """With what it costs, discounts that hold now included; payment may be asked for later."""
        choice = super().choice(p, seat, code, rule)
        move = choice["move"]
        if move["do"] == "build":
            card = self.names.cards.number(move["card"])
            choice["cost"] = building.cost_to_build(p, seat, card)
        elif move["do"] == "rebuild":
            choice["cost"] = rebuilding.cost_to_rebuild(p, seat, move["position"] - 1)
        return choice

    def forecast(self, foreseen: EmpiresEnd, seat: int, events: list[Event]) -> int | None:
        """Only opened bids bring points that depend on what others keep secret."""
        if any(event["event"] == "opened_bid" for event in events):
            return None
        points: int = foreseen.total(seat)
        return points

    def rule(self, p: EmpiresEnd, move: Move, rule: str) -> str:
        if move["do"] != "use":
            return CHOICE_RULES.get(move["do"], rule)
        if "card" in move:
            ability = terms.CARD_ABILITY + self.names.cards.number(move["card"])
        else:
            ability = self.names.locations.number(move["location"])
        if p.tables.phase[ability] == terms.INDUSTRY and p.tables.kind[ability] != terms.SWAP:
            return "EE-IND-9"
        return USE_RULES.get(p.tables.kind[ability], rule)

    def targets(self, p: EmpiresEnd, seat: int, move: Move) -> list[dict[str, Any]]:
        """Where on the table a choice can be pointed at."""
        found: list[dict[str, Any]] = []
        if "disaster" in move:
            found.append({"zone": "disaster", "disaster": move["disaster"]})
        positions = move.get("positions", [])
        if "position" in move:
            positions = [move["position"]]
        if "location" in move:
            location = self.names.locations.number(move["location"])
            positions = [i + 1 for i in range(11) if p.location[seat * 11 + i] == location]
        found += [{"zone": "location", "seat": seat, "position": at} for at in positions]
        if "card" in move:
            zone = "hand" if move["do"] in ("sell", "build", "take_card") else "card"
            found.append({"zone": zone, "card": move["card"]})
        return found

    def context(self, p: EmpiresEnd, seat: int) -> dict[str, Any]:
        """What the question is about, beyond what the table shows."""
        stage = p.stage[seat]
        cards = self.names.cards
        chosen = p.chosen[seat]
        hand = seat * 4
        if stage in (
            terms.AIM,
            terms.BURN,
            terms.PLACE_TAKEN,
            terms.PLACE_FIRST,
            terms.PLACE_SECOND,
        ):
            return {"card": cards[chosen]}
        if stage == terms.BURN_SECOND:
            return {"card": cards[p.second[seat]]}
        if stage == terms.PLACE_BUILT:
            return {"card": cards[p.hand[hand + chosen]]}
        if stage == terms.PLACE_MOVED:
            return {"card": cards[p.second[seat]]}
        if stage == terms.PAY_BUILD:
            cost = building.cost_being_paid(p, seat)
            return {"cost": cost, "card": cards[p.hand[hand + chosen]]}
        if stage == terms.PAY_REBUILD:
            location = self.names.locations[p.location[seat * 11 + chosen]]
            return {"cost": rebuilding.cost_to_rebuild(p, seat, chosen), "location": location}
        if stage in (terms.CHOOSE_EXCHANGE, terms.CHOOSE_SWAP):
            return {"by": self.names.ability(chosen)}
        if stage in (terms.CHOOSE_REPEAT, terms.CHOOSE_LIFT):
            return {"by": cards[chosen]}
        if stage == terms.LOW:
            return {"held": holds_in_all(p, seat)}
        if stage == terms.INDUSTRIALIZE:
            return {"cards_used": p.cards_used[seat], "rebuilt": p.has_rebuilt[seat] == 1}
        if stage == terms.CHOOSE_REFRESH:
            return {"left": p.refreshes[seat]}
        if stage in (terms.BID_AXES, terms.BID_COINS):
            return {
                "strength": strength_at_home(p, seat),
                "axes": p.axes[seat] if stage == terms.BID_COINS else p.held[hand + terms.AXE],
                "coins": p.held[hand + terms.COIN],
            }
        if stage in (terms.TAKE_FIRST, terms.TAKE_SECOND):
            taken = cards[p.hand[hand + chosen]] if stage == terms.TAKE_SECOND else None
            return {"taken": taken}
        return {}


def phase(p: EmpiresEnd) -> str:
    if p.over:
        return "end"
    if any(
        terms.DECIDE_MULLIGAN <= p.stage[seat] <= terms.PLACE_SECOND for seat in range(p.players)
    ):
        return "setup"
    return PHASES[p.tables.track(p.players)[p.space]]


def depends_on_resources(p: EmpiresEnd, seat: int) -> bool:
    """Whether a working end-of-game ability counts what the seat holds."""
    return any(
        counts_resources(p, card)
        for at in range(seat * 11, seat * 11 + 11)
        if p.healthy[at]
        for card in innovations_at(p, at)
    )

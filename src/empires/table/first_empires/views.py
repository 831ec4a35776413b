"""FE-VIS: what a seat may see of a position, the decision it owes and what each choice does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from empires.content.first_empires import COLOURS
from empires.rules.first_empires import achievements, conquest, movement, scoring, terms
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.position import (
    captured,
    explorers_in,
    held,
    holder,
    in_hand,
    size,
    swords,
    value,
)
from empires.table.first_empires.dumping import cards_where, counts, faces, options
from empires.table.first_empires.journeys import conquests, journeys
from empires.table.first_empires.names import OCEAN, TRACK, Names
from empires.table.first_empires.stages import STAGES
from empires.table.game import Event, Move, View
from empires.table.prompts import Prompter

if TYPE_CHECKING:
    from empires.table.first_empires.game import FirstEmpiresGame

SPACES: Final = 24
# Rules behind choices that are not those of the prompt.
CHOICE_RULES: Final = {
    "score": "FE-ACH-1",
    "assault": "FE-CON-1",
    "strike": "FE-CON-1",
    "gather": "FE-MOV-5",
    "move": "FE-MOV-1",
}
PHASE_OF: Final = {
    terms.CHOOSE_CIVILIZATION: "setup",
    terms.REROLL: "dice",
    terms.SWORDS: "dice",
    terms.TURN_TO_SWORD: "dice",
    terms.MOVE: "movement",
    terms.GATHER: "movement",
    terms.RETREAT: "movement",
}


class Viewer(Prompter[FirstEmpires]):
    """Makes views with the names of one pack and map."""

    def __init__(self, game: FirstEmpiresGame, names: Names, players: int) -> None:
        super().__init__(game, STAGES)
        self.pack = game.pack
        self.names = names
        self.map = game.pack.map_for(players)

    def view(self, p: FirstEmpires, seat: int | None) -> View:
        return {
            "game": "first-empires",
            "seat": seat,
            **options(p),
            "over": p.over,
            "round": p.round,
            "rounds": p.tables.rounds,
            "phase": phase(p),
            "starting_player": p.starting_player,
            "turn": None if p.turn == terms.NOBODY else p.turn,
            "to_move": p.to_move,
            "dice": self.dice(p),
            "rerolls": p.rerolls,
            "movement": p.movement,
            "swords": swords(p),
            "conquests": p.conquests,
            "explorers_due": p.explorers_due,
            "map": self.map.name,
            "regions": self.regions(p),
            "oceans": self.oceans(p),
            "seats": [self.seat(p, other, seat) for other in range(p.players)],
            "scores": p.scores() if p.over else None,
            "ranking": p.ranking() if p.over else None,
            "prompt": self.prompt(p, seat),
        }

    def dice(self, p: FirstEmpires) -> list[dict[str, Any]]:
        return [
            {"die": i + 1, "face": face, "used": p.dice_used >> i & 1 == 1}
            for i, face in enumerate(faces(p))
        ]

    def regions(self, p: FirstEmpires) -> list[dict[str, Any]]:
        """The regions in play, with what borders them and what stands there."""
        found = []
        for number, region in enumerate(self.map.regions):
            if not p.tables.in_play >> number & 1:
                continue
            seat = holder(p, number)
            found.append(
                {
                    "region": region.name,
                    "colour": COLOURS[region.colour],
                    "continent": region.continent,
                    "borders": self.around(p, number),
                    "holder": None if seat == terms.NOBODY else seat,
                    "explorers": 0 if seat == terms.NOBODY else explorers_in(p, seat, number),
                    "needed": self.needed(p, number),
                    "cities": self.cities(p, number),
                    "used": p.regions_used >> number & 1 == 1,
                }
            )
        return found

    def needed(self, p: FirstEmpires, region: int) -> int | None:
        """Explorers that a conquest by the player of the turn needs; None if there can be none."""
        seat = holder(p, region)
        if p.turn == terms.NOBODY or seat in (terms.NOBODY, p.turn):
            return None
        return movement.needed(p, region) if movement.may_be_taken(p, region) else None

    def oceans(self, p: FirstEmpires) -> list[dict[str, Any]]:
        return [
            {
                "ocean": name,
                "borders": self.around(p, OCEAN + i),
                "explorers": 0 if p.turn == terms.NOBODY else explorers_in(p, p.turn, OCEAN + i),
            }
            for i, name in enumerate(self.map.oceans)
        ]

    def around(self, p: FirstEmpires, space: int) -> list[str]:
        near = p.tables.neighbours[space]
        return [self.names.space(i) for i in range(SPACES) if near >> i & 1]

    def cities(self, p: FirstEmpires, region: int) -> list[dict[str, Any]]:
        """Whose tiles lie there; FE-VIS-3: their values only if tiles are open, or at the end."""
        shown = p.open_tiles or p.over
        return [
            {"owner": i // 6, "value": p.tile_value[i] if shown else None}
            for i in range(p.players * 6)
            if p.tile_at[i] == region
        ]

    def seat(self, p: FirstEmpires, seat: int, viewer: int | None) -> dict[str, Any]:
        civilization = p.civilization[seat]
        if civilization == terms.NOTHING:
            return {"seat": seat, "civilization": None, "deciding": p.decides(seat)}
        mine = seat == viewer
        shown = p.open_tiles or p.over
        tracks, cards = scoring.track_points(p, seat), scoring.card_points(p, seat)
        own, taken = scoring.city_points(p, seat), scoring.captured_points(p, seat)
        return {
            "seat": seat,
            "civilization": self.names.civilizations[civilization],
            "tracks": [self.track(p, seat, t) for t in range(5)],
            "explorers": counts(p.explorers, seat * SPACES, self.names),
            "regions": size(held(p, seat)),
            "hand": self.hand(p, seat) if mine else None,
            "hand_size": in_hand(p, seat),
            "deck": p.deck_count[seat],
            "scored": cards_where(p, self.names, seat, terms.SCORED),
            "discarded": cards_where(p, self.names, seat, terms.DISCARDED),
            "cities": achievements.own_cities(p, seat),
            "captured": captured(p, seat),
            "captured_values": sorted(
                p.tile_value[i]
                for i in range(p.players * 6)
                if p.tile_at[i] == terms.CAPTURED - seat
            )
            if shown
            else None,
            "forecast": {
                "tracks": tracks,
                "cards": cards,
                "cities": own + taken if shown else None,
                "total": tracks + cards + (own + taken if shown else 0),
                "exact": shown,
            },
            "deciding": p.decides(seat),
        }

    def track(self, p: FirstEmpires, seat: int, track: int) -> dict[str, Any]:
        civilization = self.pack.civilizations[p.civilization[seat]]
        level = p.level[seat * 5 + track]
        ladder = civilization.tracks[track]
        waits = p.tile_at[seat * 6 + 1 + track] == terms.ABOVE
        shown = waits and (p.open_tiles or p.over)
        return {
            "track": TRACK[track],
            "colour": COLOURS[track],
            "level": level,
            "value": value(p, seat, track),
            "values": list(ladder.values),
            "points": list(ladder.points),
            "city": ladder.city,
            "tile": waits,
            "tile_value": p.tile_value[seat * 6 + 1 + track] if shown else None,
            "steps": p.advanced[track] if seat == p.turn else 0,
        }

    def hand(self, p: FirstEmpires, seat: int) -> list[dict[str, Any]]:
        """The owner's cards, with how far each has come."""
        found = []
        for card in range(9):
            if p.card_at[seat * 9 + card] != terms.IN_HAND:
                continue
            row = p.civilization[seat] * 9 + card
            found.append(
                {
                    "card": self.names.cards[p.civilization[seat]][card],
                    "progress": achievements.progress(p, seat, row) if seat == p.turn else 0,
                    "count": p.tables.condition_count[row],
                    "points": p.tables.card_points[row],
                }
            )
        return found

    def stage(self, p: FirstEmpires, seat: int) -> int:
        return p.stage[seat]

    def forecast(self, foreseen: FirstEmpires, seat: int, events: list[Event]) -> int | None:
        """Hidden cities are left out, as everywhere; at the end they would come in."""
        p = foreseen
        if p.civilization[seat] == terms.NOTHING or (p.over and not p.open_tiles):
            return None
        cities = scoring.city_points(p, seat) + scoring.captured_points(p, seat)
        points: int = scoring.track_points(p, seat) + scoring.card_points(p, seat)
        return points + cities if p.open_tiles else points

    def rule(self, p: FirstEmpires, move: Move, rule: str) -> str:
        return CHOICE_RULES.get(move["do"], rule)

    def context(self, p: FirstEmpires, seat: int) -> dict[str, Any]:
        """What the question is about, beyond what the table shows."""
        stage = p.stage[seat]
        if stage in (terms.TURN_TO_SWORD, terms.TURN_DIE):
            return {"card": self.names.cards[p.civilization[seat]][p.chosen]}
        if stage == terms.PLACE_CITY:
            return {"track": TRACK[p.chosen]}
        if stage == terms.PLACE_EXPLORER:
            return {"left": p.explorers_due}
        if stage == terms.GATHER:
            return {
                "region": self.names.regions[p.target],
                "gathered": counts(p.gathered, 0, self.names),
                "arrivals": conquest.ready(p),
                "swords": swords(p),
                "needed": movement.needed(p, p.target),
            }
        if stage == terms.RETREAT:
            return {"region": self.names.regions[p.retreat_from], "explorers": p.retreating}
        if stage == terms.MOVE:
            return {
                "movement": p.movement,
                "swords": swords(p),
                "journeys": journeys(p, seat, self.names),
                "conquests": conquests(p, seat, self.names),
            }
        if stage == terms.REROLL:
            return {"rerolls": p.rerolls}
        return {}

    def targets(self, p: FirstEmpires, seat: int, move: Move) -> list[dict[str, Any]]:
        """Where on the table a choice can be pointed at."""
        found: list[dict[str, Any]] = []
        for key in ("region", "from", "to"):
            if key in move:
                found.append({"zone": "space", "space": move[key]})
        if "card" in move:
            found.append({"zone": "hand", "card": move["card"]})
        if "track" in move:
            found.append({"zone": "track", "track": move["track"]})
        dice = move.get("dice", [move["die"]] if "die" in move else [])
        found += [{"zone": "die", "die": die} for die in dice]
        if move["do"] == "step":
            found += self.pairs(p, seat, TRACK.number(move["track"]))
        return found

    def pairs(self, p: FirstEmpires, seat: int, colour: int) -> list[dict[str, Any]]:
        """FE-PRO-2: the dice and the regions of a colour that make a step; any two are a pair."""
        dice = [i for i in range(5) if p.dice[i] == colour and not p.dice_used >> i & 1]
        regions = held(p, seat) & p.tables.of_colour[colour] & ~p.regions_used
        spaces = [name for i, name in enumerate(self.names.regions.names) if regions >> i & 1]
        return [
            *({"zone": "die", "die": die + 1} for die in dice),
            *({"zone": "space", "space": space} for space in spaces),
        ]


def phase(p: FirstEmpires) -> str:
    if p.over:
        return "end"
    seat = p.to_move[0]
    return PHASE_OF.get(p.stage[seat], "progress")

"""FE-VIS: what a seat may see of a position. The decision it owes is made in ``prompts``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from empires.rules.first_empires import achievements, movement, scoring, terms
from empires.rules.first_empires.game import FirstEmpires
from empires.rules.first_empires.position import (
    captured,
    explorers_in,
    held,
    holder,
    in_hand,
    rounds,
    size,
    swords,
    value,
)
from empires.rules.first_empires.terms import OCEAN, SPACES
from empires.shapes.first_empires.views import (
    City,
    Civilization,
    Die,
    FirstEmpiresView,
    Forecast,
    HandCard,
    Ocean,
    Region,
    TrackState,
)
from empires.shapes.first_empires.words import Phase
from empires.table.first_empires.counting import counted
from empires.table.first_empires.dumping import cards_where, counts, faces
from empires.table.first_empires.names import COLOUR_NAMES, TRACK_NAMES, Names
from empires.table.first_empires.prices import prices
from empires.table.first_empires.prompts import FirstEmpiresPrompter

if TYPE_CHECKING:
    from empires.table.first_empires.game import FirstEmpiresGame

PHASE_OF: Final[Mapping[int, Phase]] = {
    terms.CHOOSE_CIVILIZATION: "setup",
    terms.REROLL: "dice",
    terms.SWORDS: "dice",
    terms.TURN_TO_SWORD: "dice",
    terms.MOVE: "movement",
    terms.GATHER: "movement",
    terms.RETREAT: "movement",
}


class Viewer:
    """Makes views with the names of one pack and map."""

    def __init__(self, game: FirstEmpiresGame, names: Names, players: int) -> None:
        self.pack = game.pack
        self.names = names
        self.map = game.pack.map_for(players)
        self.prompter = FirstEmpiresPrompter(game, names)
        self._around: dict[int, list[str]] = {}

    def view(self, p: FirstEmpires, seat: int | None) -> FirstEmpiresView:
        return FirstEmpiresView(
            seat=seat,
            players=p.players,
            choose_civilizations=p.choose_civilizations,
            open_tiles=p.open_tiles,
            short=p.short,
            over=p.over,
            round=p.round,
            rounds=rounds(p),
            phase=phase(p),
            starting_player=p.starting_player,
            turn=None if p.turn == terms.NOBODY else p.turn,
            to_move=p.to_move,
            dice=self.dice(p),
            rerolls=p.rerolls,
            movement=p.movement,
            swords=swords(p),
            conquests=p.conquests,
            explorers_due=p.explorers_due,
            map=self.map.name,
            regions=self.regions(p),
            oceans=self.oceans(p),
            seats=[self.seat(p, other, seat) for other in range(p.players)],
            scores=p.scores() if p.over else None,
            ranking=p.ranking() if p.over else None,
            prompt=self.prompter.prompt(p, seat),
        )

    def dice(self, p: FirstEmpires) -> list[Die]:
        return [Die(i + 1, face, p.dice_used >> i & 1 == 1) for i, face in enumerate(faces(p))]

    def regions(self, p: FirstEmpires) -> list[Region]:
        """The regions in play, with what borders them and what stands there."""
        found = []
        price = prices(p)
        for number, region in enumerate(self.map.regions):
            if not p.printed.in_play >> number & 1:
                continue
            seat = holder(p, number)
            found.append(
                Region(
                    region=region.name,
                    colour=COLOUR_NAMES[region.colour],
                    continent=region.continent,
                    borders=self.around(p, number),
                    holder=None if seat == terms.NOBODY else seat,
                    explorers=0 if seat == terms.NOBODY else explorers_in(p, seat, number),
                    needed=self.needed(p, number),
                    points=price.get(number),
                    cities=self.cities(p, number),
                    used=p.regions_used >> number & 1 == 1,
                )
            )
        return found

    def needed(self, p: FirstEmpires, region: int) -> int | None:
        """Explorers that a conquest by the player of the turn needs; None if there can be none."""
        seat = holder(p, region)
        if p.turn == terms.NOBODY or seat in (terms.NOBODY, p.turn):
            return None
        return movement.needed(p, region) if movement.may_be_taken(p, region) else None

    def oceans(self, p: FirstEmpires) -> list[Ocean]:
        return [
            Ocean(
                name,
                self.around(p, OCEAN + i),
                0 if p.turn == terms.NOBODY else explorers_in(p, p.turn, OCEAN + i),
            )
            for i, name in enumerate(self.map.oceans)
        ]

    def around(self, p: FirstEmpires, space: int) -> list[str]:
        """What borders a space: the same at every look, so it is found once."""
        found = self._around.get(space)
        if found is None:
            near = p.printed.neighbours[space]
            found = [self.names.space(i) for i in range(SPACES) if near >> i & 1]
            self._around[space] = found
        return found

    def cities(self, p: FirstEmpires, region: int) -> list[City]:
        """Whose tiles lie there; FE-VIS-3: their values only if tiles are open, or at the end."""
        shown = p.open_tiles or p.over
        return [
            City(i // 6, p.tile_value[i] if shown else None)
            for i in range(p.players * 6)
            if p.tile_at[i] == region
        ]

    def seat(self, p: FirstEmpires, seat: int, viewer: int | None) -> Civilization:
        civilization = p.civilization[seat]
        deciding = p.decides(seat)
        if civilization == terms.NOTHING:
            return Civilization(seat=seat, civilization=None, deciding=deciding)
        shown = p.open_tiles or p.over
        return Civilization(
            seat=seat,
            civilization=self.names.civilizations[civilization],
            tracks=[self.track(p, seat, t) for t in range(5)],
            explorers=counts(p.explorers, seat * SPACES, self.names),
            regions=size(held(p, seat)),
            hand=self.hand(p, seat) if seat == viewer else None,
            hand_size=in_hand(p, seat),
            deck=p.deck_count[seat],
            scored=cards_where(p, self.names, seat, terms.SCORED),
            discarded=cards_where(p, self.names, seat, terms.DISCARDED),
            cities=achievements.own_cities(p, seat),
            captured=captured(p, seat),
            captured_values=captured_values(p, seat) if shown else None,
            forecast=forecast(p, seat, shown),
            deciding=deciding,
        )

    def track(self, p: FirstEmpires, seat: int, track: int) -> TrackState:
        civilization = self.pack.civilizations[p.civilization[seat]]
        ladder = civilization.tracks[track]
        waits = p.tile_at[seat * 6 + 1 + track] == terms.ABOVE
        shown = waits and (p.open_tiles or p.over)
        return TrackState(
            track=TRACK_NAMES[track],
            colour=COLOUR_NAMES[track],
            level=p.level[seat * 5 + track],
            value=value(p, seat, track),
            values=list(ladder.values),
            points=list(ladder.points),
            city=ladder.city,
            tile=waits,
            tile_value=p.tile_value[seat * 6 + 1 + track] if shown else None,
            steps=p.advanced[track] if seat == p.turn else 0,
        )

    def hand(self, p: FirstEmpires, seat: int) -> list[HandCard]:
        """The owner's cards, with how far each has come."""
        found = []
        for card in range(9):
            if p.card_at[seat * 9 + card] != terms.IN_HAND:
                continue
            row = p.civilization[seat] * 9 + card
            regions = counted(p, seat, row) if seat == p.turn else []
            found.append(
                HandCard(
                    self.names.cards[p.civilization[seat]][card],
                    achievements.progress(p, seat, row) if seat == p.turn else 0,
                    p.printed.condition_count[row],
                    p.printed.card_points[row],
                    [self.names.regions[region] for region in regions],
                )
            )
        return found


def captured_values(p: FirstEmpires, seat: int) -> list[int]:
    taken = terms.CAPTURED - seat
    return sorted(p.tile_value[i] for i in range(p.players * 6) if p.tile_at[i] == taken)


def forecast(p: FirstEmpires, seat: int, shown: bool) -> Forecast:
    """What the seat would score now; cities count where they are shown."""
    tracks, cards = scoring.track_points(p, seat), scoring.card_points(p, seat)
    cities = scoring.city_points(p, seat) + scoring.captured_points(p, seat) if shown else None
    return Forecast(
        tracks=tracks,
        cards=cards,
        cities=cities,
        total=tracks + cards + (cities or 0),
        exact=shown,
    )


def phase(p: FirstEmpires) -> Phase:
    if p.over:
        return "end"
    seat = p.to_move[0]
    return PHASE_OF.get(p.stage[seat], "progress")

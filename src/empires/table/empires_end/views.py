"""EE-VIS: what a seat may see of a position; ``prompts`` makes the decision it owes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from empires.rules.empires_end import terms
from empires.rules.empires_end.conflict import strength_at_home
from empires.rules.empires_end.game import EmpiresEnd
from empires.rules.empires_end.position import healthy_locations
from empires.rules.empires_end.scoring import ability_points, counts_resources, location_points
from empires.shapes.empires_end.views import (
    Disaster,
    Empire,
    EmpiresEndView,
    Forecast,
    Innovation,
    Place,
    ViewPhase,
)
from empires.table.empires_end.dumping import RULESETS, innovations_at, pot
from empires.table.empires_end.names import (
    KINDS,
    PHASES,
    RESOURCES,
    SPACES,
    Names,
    amounts,
    holdings,
)
from empires.table.empires_end.prompts import Asker

if TYPE_CHECKING:
    from empires.table.empires_end.game import EmpiresEndGame


class Viewer:
    """Makes views with the names of one pack."""

    def __init__(self, game: EmpiresEndGame, names: Names) -> None:
        self.pack = game.pack
        self.names = names
        self.kinds = [KINDS[KINDS.index(location.kind)] for location in self.pack.locations]
        self.asker = Asker(game, names)

    def view(self, p: EmpiresEnd, seat: int | None) -> EmpiresEndView:
        names = self.names
        track = p.printed.track(p.players)
        return EmpiresEndView(
            seat=seat,
            players=p.players,
            variant="blitz" if p.blitz else "normal",
            ruleset=RULESETS[p.ruleset],
            open_resources=p.open_resources,
            over=p.over,
            space=min(p.space + 1, len(track)),
            track=[SPACES[track[i]] for i in range(len(track))],
            phase=phase(p),
            first_player=p.first_player,
            to_move=p.to_move,
            seats=[self.empire(p, other, seat) for other in range(p.players)],
            disasters=self.disasters(p),
            conflict=None if p.conflict == terms.NOTHING else names.conflicts[p.conflict],
            deck=p.deck_count,
            discards=[
                slug for c, slug in enumerate(names.cards.names) if p.at[c] == terms.IN_DISCARDS
            ],
            conflict_deck=p.conflict_count,
            conflict_discards=sorted(
                (
                    names.conflicts[p.conflict_deck[i]]
                    for i in range(p.conflict_count, terms.CONFLICTS)
                    if p.conflict_deck[i] != p.conflict
                ),
                key=names.conflicts.number,
            ),
            scores=p.scores() if p.over else None,
            ranking=p.ranking() if p.over else None,
            prompt=self.asker.prompt(p, seat),
        )

    def empire(self, p: EmpiresEnd, seat: int, viewer: int | None) -> Empire:
        """One empire. Resources and hand only for their owner (EE-VIS-2)."""
        mine = seat == viewer
        # The final count lays all resources open.
        knows = mine or p.open_resources or p.over
        track, locations = p.score[seat], location_points(p, seat)
        abilities = ability_points(p, seat, knows)
        held = holdings([p.held[seat * 4 + i] for i in range(4)])
        hand = [self.names.cards[p.hand[seat * 4 + i]] for i in range(p.hand_count[seat])]
        return Empire(
            seat=seat,
            score=track,
            resources=held if knows else None,
            hand=hand if mine else None,
            hand_size=p.hand_count[seat],
            healthy=healthy_locations(p, seat),
            strength=strength_at_home(p, seat),
            forecast=Forecast(
                track=track,
                locations=locations,
                abilities=abilities,
                total=track + locations + abilities,
                exact=knows or not depends_on_resources(p, seat),
            ),
            row=[self.place(p, seat, place) for place in range(11)],
            deciding=p.decides(seat),
        )

    def place(self, p: EmpiresEnd, seat: int, place: int) -> Place:
        at = seat * 11 + place
        location = self.pack.locations[p.location[at]]
        return Place(
            position=place + 1,
            location=location.slug,
            kind=self.kinds[p.location[at]],
            value=location.value,
            rebuild=location.rebuild,
            healthy=p.healthy[at] == 1,
            threatened=[
                slot
                for slot in range(2)
                if p.revealed[slot] != terms.NOTHING
                and p.printed.number[p.revealed[slot]] == place + 1
            ],
            innovations=[
                Innovation(self.names.cards[card], p.exhausted[card] == 1)
                for card in innovations_at(p, at)
            ],
        )

    def disasters(self, p: EmpiresEnd) -> list[Disaster]:
        found = []
        for slot in range(2):
            if p.revealed[slot] == terms.NOTHING:
                continue
            card = self.pack.disasters[p.revealed[slot]]
            found.append(
                Disaster(
                    disaster=slot,
                    card=card.slug,
                    position=card.number,
                    bids=[RESOURCES[r] for r in sorted(card.bids)],
                    pot=amounts(pot(p, slot)),
                )
            )
        return found


def phase(p: EmpiresEnd) -> ViewPhase:
    if p.over:
        return "end"
    if any(
        terms.DECIDE_MULLIGAN <= p.stage[seat] <= terms.PLACE_SECOND for seat in range(p.players)
    ):
        return "setup"
    return PHASES[p.printed.track(p.players)[p.space]]


def depends_on_resources(p: EmpiresEnd, seat: int) -> bool:
    """Whether a working end-of-game ability counts what the seat holds."""
    return any(
        counts_resources(p, card)
        for at in range(seat * 11, seat * 11 + 11)
        if p.healthy[at]
        for card in innovations_at(p, at)
    )

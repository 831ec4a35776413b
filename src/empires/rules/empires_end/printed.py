"""The values of a content pack as columns: read by every position, changed by none."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from empires.content.empires_end import LOCATION_KINDS, Ability, Pack, Reward
from empires.rules.columns import vec
from empires.rules.empires_end.terms import KINDS, PHASES, RESOURCES

ACTING: Final = (*PHASES, "destroyed", "end")  # when an ability acts
SPACES: Final = ("D", "DD", "E", "I", "C", "EI")
MOST_OPTIONS: Final[i64] = 4  # alternatives of one exchange
BANDS: Final[i64] = 4  # low, middle, high, victory


@final
class Printed:
    """A pack, flattened. Columns are indexed by location, card, ability or conflict card."""

    def __init__(self, pack: Pack) -> None:
        self.digest: str = pack.digest
        self.value: vec[i64] = vec[i64]([x.value for x in pack.locations])
        self.rebuild_cost: vec[i64] = vec[i64]([x.rebuild for x in pack.locations])
        self.kind_of: vec[i64] = vec[i64]([LOCATION_KINDS.index(x.kind) for x in pack.locations])
        self.number: vec[i64] = vec[i64]([x.number for x in pack.disasters])
        self.bids: vec[i64] = vec[i64]([sum(1 << r for r in x.bids) for x in pack.disasters])
        self.build_cost: vec[i64] = vec[i64]([x.cost for x in pack.disasters])

        abilities: list[Ability] = [x.ability for x in pack.locations]
        abilities += [x.ability for x in pack.disasters]
        self.kind: vec[i64] = vec[i64]([KINDS.index(a.kind) for a in abilities])
        self.phase: vec[i64] = vec[i64]([ACTING.index(a.phase) for a in abilities])
        self.amount: vec[i64] = vec[i64]([a.points + a.strength + a.hammers for a in abilities])
        self.resource: vec[i64] = vec[i64]([max(a.resource, a.pay) for a in abilities])
        self.beside: vec[i64] = vec[i64]([a.location for a in abilities])
        self.times: vec[i64] = vec[i64]([a.times for a in abilities])
        self.gain: vec[i64] = vec[i64]([n for a in abilities for n in a.gain])
        self.options: vec[i64] = vec[i64]([len(a.options) for a in abilities])
        self.option_gain: vec[i64] = vec[i64]([n for a in abilities for n in padded(a)])

        rewards = [r for c in pack.conflicts for r in (c.low, c.middle, c.high, c.victory)]
        self.low_to: vec[i64] = vec[i64]([c.low_to for c in pack.conflicts])
        self.high_from: vec[i64] = vec[i64]([c.high_from for c in pack.conflicts])
        self.reward_points: vec[i64] = vec[i64]([r.points for r in rewards])
        self.reward_gain: vec[i64] = vec[i64]([n for r in rewards for n in gains(r)])
        self.reward_refresh: vec[i64] = vec[i64]([r.refresh for r in rewards])
        self.rank: vec[i64] = vec[i64]([c.upheaval_rank for c in pack.conflicts])
        self.position: vec[i64] = vec[i64]([c.upheaval_position for c in pack.conflicts])

        self.track_two: vec[i64] = vec[i64]([SPACES.index(s) for s in pack.track_two])
        self.track_more: vec[i64] = vec[i64]([SPACES.index(s) for s in pack.track_more])
        self.lightning: i64 = pack.lightning

    def track(self, players: i64) -> vec[i64]:
        """EE-SET-1: the spaces for this number of players."""
        return self.track_two if players == 2 else self.track_more


def gains(reward: Reward) -> list[int]:
    return list(reward.gain)


def padded(ability: Ability) -> list[int]:
    """The outputs of an exchange, filled up so that all abilities have equal room."""
    out: list[int] = []
    for option in ability.options:
        out.extend(option)
    return out + [0] * (int(MOST_OPTIONS * RESOURCES) - len(out))

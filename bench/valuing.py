"""How long it takes to value a position for all seats, by the evaluation and by a net.

    python bench/valuing.py first-empires --players 2

The positions are those at which a bot values its choices, in the order in which it does: each
choice of a decision in a few imagined positions, played on until nothing is open. A net adds up
only what differs from the position before, so the order counts.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator

import empires
from empires.bots import Outlook, bot, nets
from empires.bots.foresee import ALL, ForeseeBot
from empires.rules.position import Position
from empires.thinking.foretelling import Foretold
from empires.thinking.plan import Plan
from empires.thinking.search import Search

DECISIONS = 40
EACH = 5  # one in so many decisions
WORLDS = 4


def valued(outlook: Outlook, player: ForeseeBot) -> list[Position]:
    """What a decision leads to."""
    evaluation = nets.learned(outlook.game, outlook.position.players)
    search = Search(player.tuning, evaluation, player.random)
    search.think_about(outlook.position, outlook.seat)
    plan = Plan(search, ALL, player.first)
    found = []
    for _ in range(WORLDS):
        imagined = outlook.imagine(player.imagination)
        imagined.reopen(outlook.seat)
        for edge in plan.edges:
            p = imagined.copy()
            search.try_out(p, edge, False)
            if not p.over:
                found.append(p)
    return found


def decisions(name: str, players: int) -> Iterator[Outlook]:
    """Of a game that somebody plays well."""
    game = empires.game(name)
    p: Position = game.new(players=players, seed=1)
    player = bot("foresee:worlds=2", seed=1)
    number = 0
    while not p.over:
        outlook = player.look(game, p, p.to_move[0])
        if len(outlook.legal) > 1:
            number += 1
            if number % EACH == 0:
                yield outlook
        p.play(outlook.seat, player.choose(outlook))


def least(work: Callable[[], None], rounds: int) -> float:
    """The seconds of the round that the machine's other work disturbed least."""
    found = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        found.append(time.perf_counter() - begun)
    return min(found)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=empires.games())
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--rounds", type=int, default=15)
    given = reader.parse_args()
    evaluation = nets.learned(empires.game(given.game), given.players)
    net = evaluation.net
    if net is None:
        raise SystemExit(f"{given.game}: there is no net for {given.players}")
    player = ForeseeBot(1)
    count, by_net, by_evaluation = 0, 0.0, 0.0
    for _, outlook in zip(range(DECISIONS), decisions(given.game, given.players), strict=False):
        found = valued(outlook, player)
        seat = outlook.seat

        def ask_the_net(found: list[Position] = found, seat: int = seat) -> None:
            for p in found:
                Foretold(p, seat, evaluation, net)

        def evaluate(found: list[Position] = found) -> None:
            for p in found:
                for each in range(given.players):
                    evaluation.worth(p, each)

        count += len(found)
        by_net += least(ask_the_net, given.rounds)
        by_evaluation += least(evaluate, given.rounds)
    print(f"{count} positions, all seats of each:")
    print(f"by the net {1e6 * by_net / count:.2f} µs")
    print(f"by the evaluation {1e6 * by_evaluation / count:.2f} µs")


if __name__ == "__main__":
    main()

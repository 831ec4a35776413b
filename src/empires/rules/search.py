"""Information-set Monte Carlo tree search over any position, compiled with the rules.

Every iteration imagines anew what the searching seat cannot know, walks down the tree, where each
seat chooses for its own result, and values the position it ends in. A node is what the deciding
seat sees there; for the other seats their hands are left out, since those are only imagined, and
a node for every imagined hand would never be met twice.

Where several seats decide at once, each one's node holds nothing of what the others have decided
and not yet shown, and sealed decisions of others are made anew by the same search (``reopen``).
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from empires.rules.column import column
from empires.rules.columns import vec
from empires.rules.greedy import appraise, outcome
from empires.rules.position import Position, Seat
from empires.rules.random import Random
from empires.rules.tree import NOTHING, Tree

ONE: Final[i64] = 1_000_000  # a sure win, in millionths
SURE: Final = 1e6
EVEN: Final = 5e5
MOST_DEPTH: Final[i64] = 200
MOST_NODES: Final[i64] = 400_000  # then the tree no longer grows

# How a position at the end of a walk is valued.
NO_PLAYOUT: Final[i64] = 0  # by the evaluation, as it stands
RANDOM_PLAYOUT: Final[i64] = 1  # by random play first
GREEDY_PLAYOUT: Final[i64] = 2  # by greedy play first


@final
class Settings:
    """What can be tuned in a search; the defaults are in ``empires.bots.search``."""

    def __init__(
        self, explore: i64, trust: i64, scale: i64, win: i64, playout: i64, depth: i64, steps: i64
    ) -> None:
        self.explore: float = float(explore) / 100.0
        self.trust: i64 = trust
        """Hundredths of a point by which an appraisal must be worse to halve the interest in it;
        0: appraisals are not asked for, and every choice is as interesting as the others."""
        self.scale: i64 = scale
        """Hundredths of a point of margin that are half way from even to a sure win."""
        self.win: i64 = win
        """How much of a result is winning, in hundredths; the rest is the margin."""
        self.playout: i64 = playout
        self.depth: i64 = depth
        """Decisions of a playout before the evaluation; 0: to the end of the game."""
        self.steps: i64 = steps
        """How far an appraisal follows a choice that has only begun."""


@final
class Search:
    """One seat thinking about one game, from decision to decision."""

    def __init__(self, settings: Settings, weights: vec[i64], random: Random) -> None:
        self.settings: Settings = settings
        self.weights: vec[i64] = weights
        self.random: Random = random
        self.tree: Tree = Tree()
        self.root: Position | None = None
        self.seat: Seat = 0
        self.key: i64 = 0  # of the root
        self.iterations: i64 = 0
        # The walk of the iteration under way.
        self.walked: i64 = 0
        self.walk_node: vec[i64] = column(MOST_DEPTH, 0)
        self.walk_edge: vec[i64] = column(MOST_DEPTH, 0)
        self.walk_seat: vec[i64] = column(MOST_DEPTH, 0)

    def think_about(self, root: Position, seat: Seat) -> None:
        """Begin with a new decision. What was learnt before is kept and found again."""
        if self.tree.nodes * 2 > MOST_NODES:
            self.tree = Tree()
        self.root = root
        self.seat = seat
        reopened = root.copy()
        reopened.reopen(seat)
        self.key = reopened.sight(seat, True)
        self.iterations = 0

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        root = self.root
        assert root is not None
        p = root.imagined(self.seat, self.random)
        p.reopen(self.seat)
        self.walk(p)
        value_all(self, p)

    def walk(self, p: Position) -> None:
        """Down the tree to a position that it does not hold yet, and add that one."""
        tree = self.tree
        self.walked = 0
        seat = self.seat
        while not p.over and self.walked < MOST_DEPTH:
            p.fill(seat)
            codes = p.moves.codes[: p.moves.count]
            if len(codes) == 1:
                p.apply(seat, codes[0])
            else:
                key = p.sight(seat, seat == self.seat)
                node = tree.find(key)
                if node == NOTHING:
                    if tree.nodes < MOST_NODES:
                        tree.add_node(key)
                    return
                edge = choose(self, p, seat, node, codes)
                self.walk_node[self.walked] = node
                self.walk_edge[self.walked] = edge
                self.walk_seat[self.walked] = seat
                self.walked += 1
                p.apply(seat, tree.code[edge])
            # Who decides together with others goes on to the end of its own decisions.
            if not p.over and not p.decides(seat):
                seat = p.next_seat()

    def best(self) -> i64:
        """The code of the choice to make, or -1 before any was tried."""
        node = self.tree.find(self.key)
        if node == NOTHING:
            return NOTHING
        edge = self.tree.chosen(node)
        return NOTHING if edge == NOTHING else self.tree.code[edge]

    def options(self) -> list[tuple[int, int, int, int]]:
        """Code, tries, sum of results in millionths, sum of scores in hundredths of each choice."""
        found: list[tuple[int, int, int, int]] = []
        node = self.tree.find(self.key)
        tree = self.tree
        edge = NOTHING if node == NOTHING else tree.first[node]
        while edge != NOTHING:
            found.append((tree.code[edge], tree.tries[edge], tree.result[edge], tree.score[edge]))
            edge = tree.next[edge]
        return found

    def line(self, least: i64) -> list[tuple[int, int]]:
        """Seats and codes of the play it expects, as long as it was tried at least so often."""
        root = self.root
        assert root is not None
        found: list[tuple[int, int]] = []
        p = root.imagined(self.seat, self.random)
        p.reopen(self.seat)
        seat = self.seat
        tree = self.tree
        while not p.over and len(found) < 12:
            p.fill(seat)
            code = p.moves.codes[0]
            if p.moves.count > 1:
                node = tree.find(p.sight(seat, seat == self.seat))
                edge = NOTHING if node == NOTHING else tree.most_tried(node)
                if edge == NOTHING or tree.tries[edge] < least:
                    break
                code = tree.code[edge]
                if not p.moves.holds(code):
                    break
            found.append((seat, code))
            p.apply(seat, code)
            if not p.over and not p.decides(seat):
                seat = p.next_seat()
        return found


def choose(s: Search, p: Position, seat: Seat, node: i64, codes: vec[i64]) -> i64:
    """The edge to walk on: promising, or little tried for how promising it looks at first sight."""
    tree = s.tree
    if tree.first[node] == NOTHING:
        open_node(s, p, seat, node, codes)
    found: i64 = NOTHING
    found_value = 0.0
    before: i64 = NOTHING
    edge = tree.first[node]
    weight = float(tree.weight[node])
    for i in range(len(codes)):
        while edge != NOTHING and tree.code[edge] < codes[i]:
            before = edge
            edge = tree.next[edge]
        if edge == NOTHING or tree.code[edge] != codes[i]:
            edge = tree.add_edge(node, before, codes[i])
            set_prior(s, node, edge, first_look(s, p, seat, codes[i]))
            weight = float(tree.weight[node])
        tree.chances[edge] += 1
        tries = tree.tries[edge]
        mean = float(tree.result[edge]) / float(tries) if tries > 0 else untried(s, node, edge)
        share = float(tree.prior[edge]) / weight
        interest = share * sqrt(float(tree.chances[edge])) / float(tries + 1)
        value = mean + s.settings.explore * SURE * interest
        if found == NOTHING or value > found_value:
            found = edge
            found_value = value
        before = edge
        edge = tree.next[edge]
    return found


def untried(s: Search, node: i64, edge: i64) -> float:
    """What a choice that was never tried is taken for: as good as the others, less what it lacks
    at first sight."""
    tree = s.tree
    visits = tree.visits[node]
    others = float(tree.sum[node]) / float(visits) if visits > 0 else EVEN
    return others - SURE * float(tree.worse[edge]) / float(4 * s.settings.scale)


def open_node(s: Search, p: Position, seat: Seat, node: i64, codes: vec[i64]) -> None:
    """At the second visit a node gets its edges, each with what it looks like at first sight."""
    tree = s.tree
    count: i64 = len(codes)
    looks = (
        appraise(p, seat, s.weights, s.settings.steps) if s.settings.trust > 0 else column(count, 0)
    )
    best = looks[0]
    for i in range(count):
        best = max(best, looks[i])
    tree.best[node] = best
    after: i64 = NOTHING
    for i in range(count):
        after = tree.add_edge(node, after, codes[i])
        set_prior(s, node, after, looks[i])


def set_prior(s: Search, node: i64, edge: i64, look: i64) -> None:
    worse = max(0, s.tree.best[node] - look)
    s.tree.worse[edge] = worse
    prior = ONE
    if s.settings.trust > 0:
        prior = ONE * s.settings.trust // (s.settings.trust + worse)
        prior = prior * prior // ONE + 1
    s.tree.prior[edge] = prior
    s.tree.weight[node] += prior


def first_look(s: Search, p: Position, seat: Seat, code: i64) -> i64:
    """The appraisal of one choice, where others of the same node have been appraised before."""
    if s.settings.trust == 0:
        return 0
    after = p.copy()
    after.apply(seat, code)
    return outcome(after, seat, s.weights, s.settings.steps)


def value_all(s: Search, p: Position) -> None:
    """Value the position for every seat, and remember it along the walk."""
    play_on(s, p)
    complete(s, p)
    players = p.players
    worths = column(players, 0)
    for seat in range(players):
        worths[seat] = p.worth(seat, s.weights)
    results = column(players, 0)
    winners: i64 = 0
    if p.over:
        for seat in range(players):
            if p.rank(seat) == 1:
                winners += 1
    for seat in range(players):
        others: i64 = -1_000_000_000
        for other in range(players):
            if other != seat:
                others = max(others, worths[other])
        margin = worths[seat] - others
        size = margin if margin > 0 else -margin
        result = ONE // 2 + ONE * margin // (2 * (size + s.settings.scale))
        if p.over:
            won = ONE // winners if p.rank(seat) == 1 else 0
            result = (won * s.settings.win + result * (100 - s.settings.win)) // 100
        results[seat] = result
    tree = s.tree
    for i in range(s.walked):
        edge = s.walk_edge[i]
        seat = s.walk_seat[i]
        tree.visits[s.walk_node[i]] += 1
        tree.sum[s.walk_node[i]] += results[seat]
        tree.tries[edge] += 1
        tree.result[edge] += results[seat]
        tree.score[edge] += worths[seat]


def play_on(s: Search, p: Position) -> None:
    """Play from the end of the walk as the settings say."""
    if s.settings.playout == NO_PLAYOUT:
        return
    left = s.settings.depth
    moves = p.moves
    while not p.over:
        seat = p.next_seat()
        moves.clear()
        p.offer(seat, moves)
        code = moves.codes[0]
        if moves.count > 1:
            if s.settings.playout == RANDOM_PLAYOUT:
                code = moves.codes[s.random.below(moves.count)]
            else:
                code = greedy_code(s, p, seat)
        p.apply(seat, code)
        left -= 1
        if left == 0:
            return


def complete(s: Search, p: Position) -> None:
    """Complete a choice that has only begun: until then it looks as if nothing had changed."""
    for seat in range(p.players):
        while not p.over and p.midway(seat):
            p.apply(seat, greedy_code(s, p, seat))


def greedy_code(s: Search, p: Position, seat: Seat) -> i64:
    """What greedy play would do in this very position; the first among equals."""
    looks = appraise(p, seat, s.weights, s.settings.steps)
    best: i64 = 0
    for i in range(1, len(looks)):
        if looks[i] > looks[best]:
            best = i
    p.fill(seat)
    return p.moves.codes[best]

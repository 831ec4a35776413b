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
from empires.rules.position import Position, Seat
from empires.rules.random import Random
from empires.thinking.evaluation import Evaluation
from empires.thinking.greedy import MOST_STEPS, appraise, at_its_best
from empires.thinking.leaf import DUEL, ONE, Leaf, Tuning, greedy_code
from empires.thinking.tree import NOTHING, Tree

SURE: Final = 1e6  # a sure win, in millionths
EVEN: Final = 5e5
MOST_DEPTH: Final[i64] = 200
LONGEST_LINE: Final = 12
NEARLY: Final[i64] = 3  # a third of the most tries is nearly as often
MOST_NODES: Final[i64] = 400_000  # then the tree no longer grows


@final
class Search:
    """One seat thinking about one game, from decision to decision."""

    def __init__(self, tuning: Tuning, evaluation: Evaluation, random: Random) -> None:
        self.tuning: Tuning = tuning
        self.evaluation: Evaluation = evaluation
        self.random: Random = random
        self.tree: Tree = Tree()
        self.root: Position | None = None
        self.seat: Seat = 0
        self.key: i64 = 0  # of the root
        self.since: i64 = 0  # the root's period
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
        self.since = self.evaluation.period(root)
        self.seat = seat
        reopened = root.copy()
        reopened.reopen(seat)
        self.key = reopened.sight(seat, True)
        if self.tree.find(self.key) == NOTHING:
            self.tree.add_node(self.key)
        if self.tuning.trust > 0:
            appraise_root(self, reopened)
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
        self.learn_from(p)

    def try_out(self, p: Position, edge: i64, deep: bool) -> i64:
        """One walk that begins with a choice of the root, in a position that is used up by it.

        It goes on through the tree, unless it is to end where the choice leads. The result for the
        searching seat, in millionths.
        """
        tree = self.tree
        self.walk_node[0] = tree.find(self.key)
        self.walk_edge[0] = edge
        self.walk_seat[0] = self.seat
        self.walked = 1
        tree.chances[edge] += 1
        p.apply(self.seat, tree.code[edge])
        if deep and not p.over:
            self.walk_on(p, self.seat if p.decides(self.seat) else p.next_seat())
        self.iterations += 1
        return self.learn_from(p)

    def learn_from(self, p: Position) -> i64:
        """Value where a walk has led to, and tell everything on its way."""
        leaf = Leaf(p, self.seat, self.since, self.tuning, self.evaluation, self.random)
        tree = self.tree
        for i in range(self.walked):
            edge = self.walk_edge[i]
            seat = self.walk_seat[i]
            tree.remember(self.walk_node[i], edge, leaf.results[seat], leaf.worths[seat])
        return leaf.results[self.seat]

    def walk(self, p: Position) -> None:
        """Down the tree to a position that it does not hold yet, and add that one."""
        self.walked = 0
        self.walk_on(p, self.seat)

    def walk_on(self, p: Position, seat: Seat) -> None:
        tree = self.tree
        while not p.over and self.walked < MOST_DEPTH:
            p.fill(seat)
            codes = p.moves.codes[: p.moves.count]
            if len(codes) == 1:
                p.apply(seat, codes[0])
            elif self.tuning.alone and seat != self.seat:
                if self.evaluation.settled(p, self.since):
                    return
                p.apply(seat, greedy_code(p, seat, self.tuning, self.evaluation))
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
        """The code of the choice to make, once the search has run.

        That is the one with the best result among those tried nearly as often as any. Where
        choices differ little, the search divides its tries among them, and the most tried is only
        the one that looked best at first.
        """
        tree = self.tree
        node = tree.find(self.key)
        found = tree.most_tried(node)
        most = tree.tries[found]
        edge = tree.first[node]
        while edge != NOTHING:
            near = tree.tries[edge] * NEARLY >= most
            if near and mean_result(self, node, edge) > mean_result(self, node, found):
                found = edge
            edge = tree.next[edge]
        return tree.code[found]

    def options(self) -> list[tuple[int, int, int, int]]:
        """Code, tries, sum of results in millionths, sum of scores in hundredths of each choice."""
        found: list[tuple[int, int, int, int]] = []
        tree = self.tree
        edge = tree.first[tree.find(self.key)]
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
        while not p.over and len(found) < LONGEST_LINE:
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
            set_prior(s, node, edge, appraise_one(s, p, seat, codes[i]))
            weight = float(tree.weight[node])
        tree.chances[edge] += 1
        tries = tree.tries[edge]
        share = float(tree.prior[edge]) / weight
        interest = share * sqrt(float(tree.chances[edge])) / float(tries + 1)
        value = mean_result(s, node, edge) + s.tuning.explore * SURE * interest
        if found == NOTHING or value > found_value:
            found = edge
            found_value = value
        before = edge
        edge = tree.next[edge]
    return found


def mean_result(s: Search, node: i64, edge: i64) -> float:
    """The mean result of a choice, to which its appraisal counts like a few tries."""
    tries = s.tree.tries[edge]
    faith = s.tuning.faith
    if tries == 0:
        return untried(s, node, edge)
    result = float(s.tree.result[edge]) + float(faith) * untried(s, node, edge)
    return result / float(tries + faith)


def untried(s: Search, node: i64, edge: i64) -> float:
    """What an untried choice is taken for: the others' mean, less what it lacks at first sight."""
    tree = s.tree
    visits = tree.visits[node]
    others = float(tree.sum[node]) / float(visits) if visits > 0 else EVEN
    return others - SURE * float(tree.worse[edge]) / float(4 * s.tuning.scale)


def appraise_root(s: Search, p: Position) -> None:
    """Give the root's edges what they look like on average over some imagined positions.

    For other nodes one position has to do. But here luck in it, as in dice thrown again, would
    turn the whole search to a choice.
    """
    root = s.root
    assert root is not None
    node = s.tree.find(s.key)
    p.fill(s.seat)
    codes = p.moves.codes[: p.moves.count]
    count: i64 = len(codes)
    appraisals = column(count, 0)
    for _ in range(s.tuning.worlds):
        imagined = root.imagined(s.seat, s.random)
        imagined.reopen(s.seat)
        found = appraise(imagined, s.seat, s.evaluation, MOST_STEPS, True)
        for i in range(count):
            appraisals[i] += found[i]
    for i in range(count):
        appraisals[i] //= s.tuning.worlds
    set_appraisals(s, node, codes, appraisals)


def open_node(s: Search, p: Position, seat: Seat, node: i64, codes: vec[i64]) -> None:
    """At the second visit a node gets its edges, each with what it looks like at first sight."""
    appraisals = (
        appraise(p, seat, s.evaluation, s.tuning.steps, p.players == DUEL)
        if s.tuning.trust > 0
        else column(len(codes), 0)
    )
    set_appraisals(s, node, codes, appraisals)


def set_appraisals(s: Search, node: i64, codes: vec[i64], appraisals: vec[i64]) -> None:
    """Give a node's edges, which are made if need be, what they look like at first sight."""
    tree = s.tree
    best = appraisals[0]
    for i in range(1, len(appraisals)):
        best = max(best, appraisals[i])
    tree.best[node] = best
    tree.weight[node] = 0
    before: i64 = NOTHING
    edge = tree.first[node]
    for i in range(len(codes)):
        if edge == NOTHING or tree.code[edge] != codes[i]:
            edge = tree.add_edge(node, before, codes[i])
        set_prior(s, node, edge, appraisals[i])
        before = edge
        edge = tree.next[edge]


def set_prior(s: Search, node: i64, edge: i64, appraisal: i64) -> None:
    worse = max(0, s.tree.best[node] - appraisal)
    s.tree.worse[edge] = worse
    prior = ONE
    if s.tuning.trust > 0:
        prior = ONE * s.tuning.trust // (s.tuning.trust + worse)
        prior = prior * prior // ONE + 1
    s.tree.prior[edge] = prior
    s.tree.weight[node] += prior


def appraise_one(s: Search, p: Position, seat: Seat, code: i64) -> i64:
    """The appraisal of one choice, where others of the same node have been appraised before."""
    if s.tuning.trust == 0:
        return 0
    after = p.copy()
    after.apply(seat, code)
    return at_its_best(after, seat, s.evaluation, s.tuning.steps, p.players == DUEL)

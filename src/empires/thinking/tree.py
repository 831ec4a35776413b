"""What a search has learnt: for each information set, how often each choice was tried and how well.

An information set is found by what the deciding seat sees (``Position.sight``), so one that can
be reached in several ways is one node, and it can be found again when the game has gone on.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from empires.rules.column import column
from empires.rules.columns import vec
from empires.rules.position import Code

NOTHING: Final[i64] = -1
FIRST_SIZE: Final[i64] = 1 << 10  # nodes there is room for at first


@final
class Tree:
    """Columns of nodes, and columns of edges: the choices tried at a node, by ascending code."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.key: vec[i64] = column(FIRST_SIZE, 0)  # [node] -> what the seat sees there
        self.first: vec[i64] = column(FIRST_SIZE, NOTHING)  # [node] -> edge
        self.visits: vec[i64] = column(FIRST_SIZE, 0)  # [node] -> walks that went on from it
        self.sum: vec[i64] = column(FIRST_SIZE, 0)  # [node] -> of their results, in millionths
        self.best: vec[i64] = column(FIRST_SIZE, 0)  # [node] -> appraisal of its best edge
        self.weight: vec[i64] = column(FIRST_SIZE, 0)  # [node] -> sum of its edges' priors
        # A hash table with open addressing, at most half full. [slot] -> node
        self.slots: vec[i64] = column(FIRST_SIZE * 2, NOTHING)

        self.edges: i64 = 0
        self.code: vec[i64] = column(FIRST_SIZE * 4, 0)  # [edge]
        self.next: vec[i64] = column(FIRST_SIZE * 4, NOTHING)  # [edge] -> edge of a higher code
        self.tries: vec[i64] = column(FIRST_SIZE * 4, 0)  # [edge]
        self.chances: vec[i64] = column(FIRST_SIZE * 4, 0)  # [edge] -> how often it was legal
        self.worse: vec[i64] = column(FIRST_SIZE * 4, 0)  # [edge] -> than the best, appraised
        self.prior: vec[i64] = column(FIRST_SIZE * 4, 0)  # [edge] -> in millionths
        self.result: vec[i64] = column(FIRST_SIZE * 4, 0)  # [edge] -> sum, in millionths
        self.score: vec[i64] = column(FIRST_SIZE * 4, 0)  # [edge] -> sum, in hundredths

    def find(self, key: i64) -> i64:
        """The node of a key, or -1."""
        mask: i64 = len(self.slots) - 1
        slot = (key ^ (key >> 31)) & mask
        while self.slots[slot] != NOTHING:
            if self.key[self.slots[slot]] == key:
                return self.slots[slot]
            slot = (slot + 1) & mask
        return NOTHING

    def add_node(self, key: i64) -> None:
        """A new node for a key that has none."""
        if self.nodes == len(self.key):
            self.grow_nodes()
        node = self.nodes
        self.nodes += 1
        self.key[node] = key
        self.enter(node)

    def enter(self, node: i64) -> None:
        mask: i64 = len(self.slots) - 1
        key = self.key[node]
        slot = (key ^ (key >> 31)) & mask
        while self.slots[slot] != NOTHING:
            slot = (slot + 1) & mask
        self.slots[slot] = node

    def grow_nodes(self) -> None:
        self.key = twice(self.key, 0)
        self.first = twice(self.first, NOTHING)
        self.visits = twice(self.visits, 0)
        self.sum = twice(self.sum, 0)
        self.best = twice(self.best, 0)
        self.weight = twice(self.weight, 0)
        self.slots = column(len(self.slots) * 2, NOTHING)
        for node in range(self.nodes):
            self.enter(node)

    def add_edge(self, node: i64, after: i64, code: Code) -> i64:
        """A new edge of a node, behind the edge ``after`` (-1: the first of all)."""
        if self.edges == len(self.code):
            self.grow_edges()
        edge = self.edges
        self.edges += 1
        self.code[edge] = code
        if after == NOTHING:
            self.next[edge] = self.first[node]
            self.first[node] = edge
        else:
            self.next[edge] = self.next[after]
            self.next[after] = edge
        return edge

    def grow_edges(self) -> None:
        self.code = twice(self.code, 0)
        self.next = twice(self.next, NOTHING)
        self.tries = twice(self.tries, 0)
        self.chances = twice(self.chances, 0)
        self.worse = twice(self.worse, 0)
        self.prior = twice(self.prior, 0)
        self.result = twice(self.result, 0)
        self.score = twice(self.score, 0)

    def remember(self, node: i64, edge: i64, result: i64, score: i64) -> None:
        """One more walk that went through an edge of a node."""
        self.visits[node] += 1
        self.sum[node] += result
        self.tries[edge] += 1
        self.result[edge] += result
        self.score[edge] += score

    def most_tried(self, node: i64) -> i64:
        """The edge of a node that was tried most often, or -1."""
        found: i64 = NOTHING
        edge = self.first[node]
        while edge != NOTHING:
            if found == NOTHING or self.tries[edge] > self.tries[found]:
                found = edge
            edge = self.next[edge]
        return found


def twice(old: vec[i64], value: i64) -> vec[i64]:
    """A column of twice the length that begins like the old one."""
    new = column(len(old) * 2, value)
    for i in range(len(old)):
        new[i] = old[i]
    return new

"""A dataset of bots' games, and what can be asked of it: which moves do winners choose more often?

empires dataset empires-end --bots greedy,random --games 50 --out games.parquet
python examples/dataset.py games.parquet
"""

import sys

import polars as pl

import empires

decisions = pl.read_parquet(sys.argv[1])
print(decisions.select("game", "decision", "seat", "bot", "move", "score", "rank"))
wins = decisions.unique(["game", "seat"]).group_by("bot").agg((pl.col("rank") == 1).mean())
print(wins.sort("bot"))

# Observations and masks are matrices with a row for each decision.
observations = decisions["observation"].to_numpy()
legal = decisions["mask"].to_numpy()
layout = empires.game("empires-end").layout
score = layout.fields["seat0.score"].start
print("points of the seat to decide:", observations[:, score].mean() - 50)
print("legal moves in a decision:", legal.sum(axis=1).mean())

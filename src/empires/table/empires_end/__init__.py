"""Empire's End for the fronts: its moves, events, views and positions as plain JSON."""

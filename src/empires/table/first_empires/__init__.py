"""First Empires for the fronts: its moves, events, views and positions as plain JSON."""

"""Tables without a server: the same answers, given inside the player's own browser."""

"""How the bots think: what positions are worth, greedy play and search; compiled like the rules."""

"""Play in a terminal: lines in, lines out, readable aloud."""

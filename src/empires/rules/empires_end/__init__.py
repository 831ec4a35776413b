"""The rules of Empire's End: a chapter of the rulebook is a file."""

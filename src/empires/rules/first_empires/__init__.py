"""The rules of First Empires: a chapter of the rulebook is a file."""

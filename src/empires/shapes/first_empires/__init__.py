"""First Empires as it crosses borders."""

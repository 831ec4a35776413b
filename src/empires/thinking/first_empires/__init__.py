"""What positions of First Empires are worth."""

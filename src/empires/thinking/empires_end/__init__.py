"""What positions of Empire's End are worth."""

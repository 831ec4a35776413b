"""Telling absent players that it is their turn: by web push, by mail, by webhook."""

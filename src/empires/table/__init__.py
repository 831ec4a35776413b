"""A game being played: records, events, views, undo, replay and verification."""

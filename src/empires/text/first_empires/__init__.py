"""First Empires in words: names, card texts, events, prompts and the whole table as text."""

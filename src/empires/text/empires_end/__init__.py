"""Empire's End in words: names, card texts, events, prompts and the whole table as text."""

"""All words a player reads, in English and German, by message key."""

"""Content packs: what is printed on tiles, cards and tracks, as data; the rules give it meaning."""

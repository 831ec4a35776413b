"""Empire's End as it crosses borders."""

"""PettingZoo: both games, each as a module with ``env`` and ``raw_env``."""
